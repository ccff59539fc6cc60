import { expect, test } from "vitest";
import { secureUrl, trimSlashes } from "./secure-url.ts";

test.each([
  ["https://auth.test", "https://auth.test/oauth2/token"],
  ["https://auth.test/prefix/", "https://auth.test/prefix/oauth2/token"],
  ["http://localhost:1", "http://localhost:1/oauth2/token"],
  ["http://127.0.0.1:1", "http://127.0.0.1:1/oauth2/token"],
  ["http://[::1]:1", "http://[::1]:1/oauth2/token"],
])("secureUrl() takes %s and keeps its prefix", (base, expected) => {
  expect(secureUrl("sign in", "authUrl", base, "/oauth2/token").href).toBe(expected);
});

test.each([
  "http://auth.test",
  "http://127.0.0.1.evil.test",
  "http://10.0.0.1",
  "ftp://localhost",
  "auth.test",
  "",
  undefined as unknown as string,
])("secureUrl() refuses %j", (base) => {
  expect(() => secureUrl("sign in", "authUrl", base)).toThrow(
    "Cannot sign in as authUrl must be an https address (http only to this machine)",
  );
});

test("an address with a password in it is not shown", () => {
  expect(() => secureUrl("sign in", "authUrl", "http://user:hunter2@auth.test")).toThrow(/got text of 29 characters$/);
});

test.each([
  ["https://user:hunter2@auth.test", "text of 30 characters"],
  ["https://hunter2@auth.test/a", "text of 27 characters"],
  ["https://auth.test?key=hunter2", "text of 29 characters"],
  ["https://auth.test/a/#hunter2", "text of 28 characters"],
])("secureUrl() refuses %s and does not show what is secret in it", (base, shown) => {
  expect(() => secureUrl("sign in", "authUrl", base)).toThrow(
    `Cannot sign in as authUrl must be an address without a user, a query or a fragment: got ${shown}`,
  );
});

test("an address of a megabyte of slashes takes no longer than any other of its length", () => {
  const slashes = "/".repeat(1_000_000);

  // looking back from each slash in turn would take an hour
  expect(secureUrl("sign in", "authUrl", `https://auth.test/a${slashes}`, "/b").href).toBe("https://auth.test/a/b");
  expect(secureUrl("sign in", "authUrl", `https://auth.test/${slashes}x`).pathname).toHaveLength(1_000_002);
  expect(() => secureUrl("sign in", "authUrl", `http://auth.test${slashes}@x`)).toThrow("must be an https address");
  expect(trimSlashes(`a${slashes}`)).toBe("a");
  expect(trimSlashes(slashes)).toBe("");
});

test.each([
  ["https://user:pa/ss@auth.test:x", "text of 30 characters"],
  ["ftp://hunter2@auth.test?a@b", "text of 27 characters"],
])("what is secret in %s is not shown, wherever the address breaks", (base, shown) => {
  expect(() => secureUrl("sign in", "authUrl", base)).toThrow(`got ${shown}`);
});
