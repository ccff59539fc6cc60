import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isPlainPath, readAddress } from "./read-address.ts";

const read = (url: string, host?: string) =>
  readAddress({ url, headers: host === undefined ? {} : { host } } as IncomingMessage).href;

test.each([
  ["/a?b=\\", "x:7070", "http://x:7070/a?b=\\"],
  ["/a/../b", "x", "http://x/b"],
  ["/a", "[::1]:7070", "http://[::1]:7070/a"],
  ["/a", "LOCALHOST", "http://localhost/a"],
  ["http://other.test/a", "x", "http://other.test/a"],
  ["http://other.test/a", undefined, "http://other.test/a"],
])("%s at %s is %s", (target, host, address) => {
  expect(read(target, host)).toBe(address);
});

test.each([
  ["/a", undefined, "Missing host header"],
  ["/a", "", "Missing host header"],
  ["*", "x", "Invalid URL"],
  ["/a\\b", "x", "Backslash in request path"],
  ["/a", "x:99999", "Invalid URL"],
  ["/a", "x/y", "Invalid host header"],
  ["/a", "user@x", "Invalid host header"],
  ["http://[/", "x", "Invalid absolute URL"],
])("%s at %s cannot be read: %s", (target, host, words) => {
  expect(() => read(target, host)).toThrow(words);
});

test.each([
  ["/v1/auth", true],
  ["/a%20b", true],
  ["/a/..", false],
  ["/a/.b", false],
  ["/%2e%2e", false],
  ["/\\a", false],
  ["/a b", false],
  ["*", false],
  ["", false],
])("%j means what it says: %s", (path, expected) => {
  expect(isPlainPath(path)).toBe(expected);
});
