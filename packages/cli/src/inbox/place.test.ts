import { expect, test } from "vitest";
import { readPlace } from "./place.ts";

const URL_TEXT = "postgres://user:c4n4ry@host/db";

test.each<[Parameters<typeof readPlace>[0], Record<string, string>, object]>([
  [{ file: "events.db" }, { KONTOR_INBOX: URL_TEXT }, { kind: "file", path: "events.db" }],
  [{}, { KONTOR_INBOX: "events.db" }, { kind: "file", path: "events.db" }],
  [{}, { KONTOR_INBOX: URL_TEXT }, { kind: "postgres" }],
  [{ channel: "a" }, { KONTOR_INBOX: URL_TEXT }, { kind: "hub", channel: "a" }],
  [{ postgres: URL_TEXT, schema: "s" }, {}, { kind: "postgres", schema: "s" }],
  [{ hub: URL_TEXT, channel: "a" }, { KONTOR_INBOX: "events.db" }, { kind: "hub", channel: "a" }],
])("%j with %j is %j", (options, env, expected) => {
  const place = readPlace(options, env);

  expect(place).toMatchObject(expected);
  if (place.kind !== "file") expect(place.url.reveal()).toBe(URL_TEXT);
  expect(JSON.stringify(place)).not.toContain("c4n4ry");
});
