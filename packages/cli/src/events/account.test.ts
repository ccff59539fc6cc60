import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, expect, test } from "vitest";
import { readSettings, type SettingOptions } from "../settings/read.ts";
import { createSecretList } from "../terminal/secret-list.ts";
import { findAccount } from "./account.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-account-"));
afterAll(() => rmSync(folder, { recursive: true }));
const profileFile = join(folder, "profiles.json");
const profile = { channelUrl: "https://of-profile.example", refreshTokenCommand: "echo c4n4ry-of-profile" };
writeFileSync(profileFile, JSON.stringify({ default: profile }));
chmodSync(profileFile, 0o600);
writeFileSync(join(folder, "token"), "c4n4ry-of-file\n");

const env = { KONTOR_CHANNEL_URL: "https://channel.example", KONTOR_REFRESH_TOKEN: " c4n4ry\n" };
const secrets = createSecretList([], {});
const find = async (options: SettingOptions, around: Record<string, string>) =>
  findAccount(
    "run events",
    await readSettings({
      options,
      env: { XDG_CONFIG_HOME: folder, ...around },
      secrets,
      signal: new AbortController().signal,
    }),
  );

test.each([
  [{}, env, "https://channel.example", "c4n4ry"],
  [{ channelUrl: "https://other.example/path" }, env, "https://other.example/path", "c4n4ry"],
  [{ refreshTokenFile: join(folder, "token") }, env, "https://channel.example", "c4n4ry-of-file"],
  [{ profileFile }, {}, "https://of-profile.example", "c4n4ry-of-profile"],
  [{ sandbox: "http://127.0.0.1:9" }, env, "http://127.0.0.1:9", "refresh-token-of-the-sandbox"],
])("findAccount() with %j and %j finds the channel, and shows no token", async (options, around, url, token) => {
  const account = await find(options, around);

  expect([account.url, account.refreshToken.reveal()]).toEqual([url, token]);
  expect(inspect(account)).not.toContain(token);
});

test.each([
  [
    { KONTOR_REFRESH_TOKEN: "" },
    "the refresh token of the channel interface is missing: give it by KONTOR_REFRESH_TOKEN, --",
  ],
  [{ KONTOR_CHANNEL_URL: "" }, "the base address of the channel interface is missing: give it by --channel-url"],
  [{ KONTOR_CHANNEL_URL: "channel.example" }, "must be like https://host.example/path"],
  [{ KONTOR_CHANNEL_URL: "https://user:c4n4ry@channel.example" }, "without user, query and #"],
])("findAccount() refuses %j", async (wrong, message) => {
  const failure = await find({}, { ...env, ...wrong }).catch((error: unknown) => error);

  expect(failure).toMatchObject({ exitCode: 2, message: expect.stringContaining(message) });
  expect((failure as Error).message).not.toContain("c4n4ry");
});
