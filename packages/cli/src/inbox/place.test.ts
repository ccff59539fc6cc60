import { expect, test } from "vitest";
import { readPlace } from "./place.ts";

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
