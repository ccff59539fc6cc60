import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSecretList } from "../terminal/secrets.ts";
import { findProfilePlace, readPlace } from "./place.ts";

const URL_TEXT = "postgres://user:c4n4ry@host/db";

test.each<[Parameters<typeof readPlace>[0], Record<string, string>, object]>([
  [{ file: "events.db" }, { KONTOR_INBOX: URL_TEXT }, { kind: "file", path: "events.db" }],
  [{}, { KONTOR_INBOX: "events.db" }, { kind: "file", path: "events.db" }],
  [{}, { KONTOR_INBOX: URL_TEXT }, { kind: "postgres" }],
  [{ channel: "a" }, { KONTOR_INBOX: URL_TEXT }, { kind: "postgres", channel: "a" }],
])("%j with %j is %j", (options, env, expected) => {
  const place = readPlace(options, env);

  expect(place).toMatchObject(expected);
  if (place.kind !== "file") expect(place.url.reveal()).toBe(URL_TEXT);
  expect(JSON.stringify(place)).not.toContain("c4n4ry");
});

test("an address by a flag wins over the environment", () => {
  const url = "postgres://user@host/db";

  expect(readPlace({ postgres: url, schema: "s", channel: "a" }, { KONTOR_INBOX: "events.db" })).toMatchObject({
    kind: "postgres",
    schema: "s",
    channel: "a",
  });
});

test.each([
  "postgres://user:c4n4ry@host/db",
  "postgres://host/db?user=u&password=c4n4ry",
  "postgres://host/db?sslpassword=c4n4ry",
])("a flag with a password is refused with the places where it belongs: %s", (url) => {
  expect(() => readPlace({ postgres: url }, {})).toThrow(
    /must hold no password.*PGPASSWORD.*\.pgpass.*KONTOR_INBOX.*profile/,
  );
});

test("a profile is the last to be asked, and its channel and schema belong to its address", () => {
  const profile = { text: "postgres://u:pw@host/db", source: "inbox of the profile shop", channel: "a", schema: "s" };

  expect(readPlace({}, {}, { profile })).toMatchObject({ kind: "postgres", channel: "a", schema: "s" });
  expect(readPlace({ channel: "b" }, {}, { profile })).toMatchObject({ kind: "postgres", channel: "b" });
  expect(readPlace({}, { KONTOR_INBOX: "events.db" }, { profile })).toEqual({ kind: "file", path: "events.db" });
  expect(() =>
    readPlace({}, {}, { profile: { text: "mysql://u:c4n4ry@h/d", source: "inbox of the profile shop" } }),
  ).toThrow(/^Cannot open an inbox as inbox of the profile shop must be a path or begin with postgres:\/\/$/);
});

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
