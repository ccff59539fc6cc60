import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSecretList } from "../terminal/secret-list.ts";
import { findProfilePlace } from "./profile-place.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-place-"));
afterAll(() => rmSync(folder, { recursive: true }));
const secrets = createSecretList([], {});
const { signal } = new AbortController();

/** Finds the place that a profile says. */
function find(values: object, options: object = {}, env: Record<string, string> = {}) {
  const profileFile = join(folder, "profiles.json");
  writeFileSync(profileFile, JSON.stringify({ default: values }));
  chmodSync(profileFile, 0o600);
  return findProfilePlace({ options: { profileFile, ...options }, env, signal, secrets });
}

test("a path of a profile is meant from its folder, and an address is hidden from then on", async () => {
  expect(await find({ inbox: "events.db" })).toMatchObject({
    text: join(folder, "events.db"),
    source: "inbox of the profile default",
  });

  const url = "postgres://user:c4n4ry%40w@host/db";
  writeFileSync(join(folder, "url.txt"), url);
  expect(await find({ inboxFile: "url.txt", inboxChannel: "a", inboxSchema: "s" })).toMatchObject({
    text: url,
    channel: "a",
    schema: "s",
  });
  expect(await find({ inboxCommand: `echo ${url}` })).toMatchObject({ text: url });
  expect(secrets.hide(`${url} c4n4ry@w`)).toBe("[secret] [secret]");
});

test("a profile is not looked at where a flag or the environment says the place", async () => {
  writeFileSync(join(folder, "broken.json"), "{");
  const profileFile = join(folder, "broken.json");

  expect(await find({ inbox: "a" }, { file: "b", profileFile })).toBeUndefined();
  expect(await find({ inbox: "a" }, { profileFile }, { KONTOR_INBOX: "b" })).toBeUndefined();
  expect(await find({})).toBeUndefined();
});
