import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSecretList } from "../terminal/secrets.ts";
import { findPlace, type PlaceOptions } from "./place.ts";

const URL_TEXT = "postgres://user:c4n4ry@host/db";
const folder = mkdtempSync(join(tmpdir(), "kontor-cli-place-"));
afterAll(() => rmSync(folder, { recursive: true }));
const secrets = createSecretList([], {});
const { signal } = new AbortController();

/** Finds the place that flags, variables and a profile say. */
function find(options: PlaceOptions, env: Record<string, string> = {}, profile?: object) {
  const profileFile = join(folder, "profiles.json");
  if (profile) writeFileSync(profileFile, JSON.stringify({ default: profile }));
  if (profile) chmodSync(profileFile, 0o600);
  const given = { ...(profile && { profileFile }), ...options };
  return findPlace({ options: given, env: { XDG_CONFIG_HOME: "/nowhere", ...env }, signal, secrets });
}

test.each<[PlaceOptions, Record<string, string>, object]>([
  [{ file: "events.db" }, { KONTOR_INBOX: URL_TEXT }, { kind: "file", path: "events.db" }],
  [{}, { KONTOR_INBOX: "events.db" }, { kind: "file", path: "events.db" }],
  [{}, { KONTOR_INBOX: URL_TEXT }, { kind: "postgres" }],
  [{ channel: "a" }, { KONTOR_INBOX: URL_TEXT }, { kind: "postgres", channel: "a" }],
  [{ postgres: "postgresql://user@host/db" }, {}, { kind: "postgres" }],
  [{ postgres: "Postgres://user@host/db" }, {}, { kind: "postgres" }],
  [
    { channel: "a" },
    { KONTOR_INBOX: URL_TEXT, KONTOR_INBOX_CHANNEL: "b", KONTOR_INBOX_SCHEMA: "s" },
    { kind: "postgres", channel: "a", schema: "s" },
  ],
  [{}, { KONTOR_INBOX: `\ufeff${URL_TEXT}\r\n`, KONTOR_INBOX_CHANNEL: "b\n" }, { kind: "postgres", channel: "b" }],
  [{}, { KONTOR_INBOX: " events.db\n", KONTOR_INBOX_SCHEMA: " \r" }, { kind: "file", path: "events.db" }],
  [{ file: "events.db\u00a0" }, {}, { kind: "file", path: "events.db" }],
])("%j with %j is %j", async (options, env, expected) => {
  const place = await find(options, env);

  expect(place).toMatchObject(expected);
  if (place?.kind === "postgres") expect(place.url.reveal()).toBe(options.postgres ?? URL_TEXT);
  expect(JSON.stringify(place)).not.toContain("c4n4ry");
});

test("an address by a flag wins over the environment", async () => {
  const postgres = "postgres://user@host/db";

  expect(await find({ postgres, schema: "s", channel: "a" }, { KONTOR_INBOX: "events.db" })).toMatchObject({
    kind: "postgres",
    schema: "s",
    channel: "a",
  });
});

test.each([
  "postgres://user:c4n4ry@host/db",
  "postgres://host/db?user=u&password=c4n4ry",
  "postgres://host/db?sslpassword=c4n4ry",
  "postgres://host/db?PASSWORD=c4n4ry",
  "postgresql://user:c4n4ry@host/db",
  "POSTGRES://user:c4n4ry@host/db",
])("a flag with a password is refused with the places where it belongs: %s", async (postgres) => {
  await expect(find({ postgres })).rejects.toThrow(
    /must hold no password.*PGPASSWORD.*\.pgpass.*KONTOR_INBOX.*profile/,
  );
});

test("a profile is the last to be asked, and its channel and schema belong to its address", async () => {
  const profile = { inbox: "postgres://u:pw@host/db", inboxChannel: "a", inboxSchema: "s" };

  expect(await find({}, {}, profile)).toMatchObject({ kind: "postgres", channel: "a", schema: "s" });
  expect(await find({ channel: "b" }, {}, profile)).toMatchObject({ kind: "postgres", channel: "b" });
  expect(await find({}, { KONTOR_INBOX: "events.db" }, profile)).toEqual({ kind: "file", path: "events.db" });
  await expect(find({}, {}, { inbox: "mysql://u:c4n4ry@h/d" })).rejects.toThrow(
    /^Cannot open an inbox as inbox of the profile default must be a path or begin with postgres:\/\/$/,
  );
});

test("a path of a profile is meant from its folder, and an address is hidden from then on", async () => {
  expect(await find({}, {}, { inbox: "events.db" })).toEqual({ kind: "file", path: join(folder, "events.db") });
  expect(await find({}, {}, { inbox: "/var/events.db" })).toEqual({ kind: "file", path: "/var/events.db" });

  const url = "postgres://user:c4n4ry%40w@host/db";
  writeFileSync(join(folder, "url.txt"), url);
  const ofFile = await find({}, {}, { inboxFile: "url.txt", inboxChannel: "a", inboxSchema: "s" });
  expect(ofFile).toMatchObject({ kind: "postgres", channel: "a", schema: "s" });
  expect(await find({}, {}, { inboxCommand: `echo ${url}` })).toMatchObject({ kind: "postgres" });
  expect(secrets.hide(`${url} c4n4ry@w c4n4ry%40w`)).toBe("[secret] [secret] [secret]");
});

test("a profile is not looked at where a flag or the environment says the place", async () => {
  writeFileSync(join(folder, "broken.json"), "{");
  const profileFile = join(folder, "broken.json");

  expect(await find({ file: "b", profileFile })).toEqual({ kind: "file", path: "b" });
  expect(await find({ profileFile }, { KONTOR_INBOX: "b" })).toEqual({ kind: "file", path: "b" });
  expect(await find({}, {}, {})).toBeUndefined();
});

test("with a sandbox a flag alone says the place", async () => {
  const profile = { inbox: "events.db" };

  expect(await find({ sandbox: true }, { KONTOR_INBOX: "b" }, profile)).toBeUndefined();
  expect(await find({ sandbox: true, file: "own.db" }, {}, profile)).toEqual({ kind: "file", path: "own.db" });
  const postgres = "postgres://shop.test/events";
  expect(await find({ sandbox: true, postgres, schema: "s" })).toMatchObject({ kind: "postgres", schema: "s" });
});

test.each(["KONTOR_INBOX", "KONTOR_INBOX_CHANNEL"])("%s in quotes is refused without its value", async (name) => {
  const finding = find({}, { KONTOR_INBOX: "events.db", [name]: `"${URL_TEXT}"` });

  await expect(finding).rejects.toThrow(`Cannot use ${name} as its value must not be in quotes`);
  await expect(finding).rejects.not.toThrow("c4n4ry");
});
