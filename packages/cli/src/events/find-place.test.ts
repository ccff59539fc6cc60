import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSecretList } from "../terminal/secrets.ts";
import { findPlace, type RunFlags } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-cli-place-"));
const profiles = join(folder, "profiles.json");
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(profiles, JSON.stringify({ default: { inbox: "of-profile.db" }, bare: {} }), { mode: 0o600 });

const find = (options: object, env: Record<string, string> = {}, sandboxUrl?: string) =>
  findPlace(
    {
      options: options as RunFlags,
      env: { XDG_CONFIG_HOME: "/nowhere", ...env },
      signal: new AbortController().signal,
      secrets: createSecretList([], {}),
    },
    { sandboxUrl },
  );
const SANDBOX = "http://127.0.0.1:7070";
const real = { KONTOR_INBOX: "/var/real.db", KONTOR_PROFILE_FILE: profiles };

test.each<[string, object, Record<string, string>, string]>([
  ["nothing", {}, {}, "events.db"],
  ["an empty variable", {}, { KONTOR_INBOX: "" }, "events.db"],
  ["a profile without an inbox", { profile: "bare" }, { KONTOR_PROFILE_FILE: profiles }, "events.db"],
  ["a profile", {}, { KONTOR_PROFILE_FILE: profiles }, join(folder, "of-profile.db")],
  ["a variable", {}, real, "/var/real.db"],
  ["a flag", { file: "own.db" }, real, "own.db"],
])("without a sandbox events are kept where it is said by %s", async (_, options, env, path) => {
  expect(await find(options, env)).toEqual({ kind: "file", path });
});

test.each<[string, object, Record<string, string>, string]>([
  ["a file of its own", {}, {}, "sandbox-events.db"],
  ["a file of its own beside a real inbox, whatever names that", {}, real, "sandbox-events.db"],
  ["the file of a flag", { file: "own.db" }, real, "own.db"],
])("events of a sandbox are kept in %s", async (_, options, env, path) => {
  expect(await find(options, env, SANDBOX)).toEqual({ kind: "file", path });
});

test("events of a sandbox go to PostgreSQL only if a flag says so", async () => {
  const address = "postgres://shop.test/events";

  expect(await find({}, { KONTOR_INBOX: address }, SANDBOX)).toEqual({ kind: "file", path: "sandbox-events.db" });
  expect(await find({ postgres: address, schema: "s" }, {}, SANDBOX)).toMatchObject({ kind: "postgres", schema: "s" });
  expect(await find({}, { KONTOR_INBOX: address })).toMatchObject({ kind: "postgres" });
});
