import { expect, test } from "vitest";
import { secureUrl } from "./secure-url.ts";

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

test("an address with a password in it is shown without", () => {
  expect(() => secureUrl("sign in", "authUrl", "http://user:hunter2@auth.test")).toThrow(
    /got http:\/\/\[secret\]@auth\.test$/,
  );
});

test.each([
  ["https://user:hunter2@auth.test", "https://[secret]@auth.test"],
  ["https://hunter2@auth.test/a", "https://[secret]@auth.test/a"],
  ["https://auth.test?key=hunter2", "https://auth.test?[secret]"],
  ["https://auth.test/a/#hunter2", "https://auth.test/a/#[secret]"],
])("secureUrl() refuses %s and does not show what is secret in it", (base, shown) => {
  expect(() => secureUrl("sign in", "authUrl", base)).toThrow(
    `Cannot sign in as authUrl must be an address without a user, a query or a fragment: got ${shown}`,
  );
});
