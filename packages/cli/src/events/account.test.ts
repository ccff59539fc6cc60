import { inspect } from "node:util";
import { expect, test } from "vitest";
import { readAccount } from "./account.ts";

const env = { KONTOR_CHANNEL_URL: "https://channel.example", KONTOR_REFRESH_TOKEN: " c4n4ry\n" };

test("readAccount() takes the flag before the environment, and the token from the environment alone", () => {
  const account = readAccount("run events", { url: "https://other.example/path" }, env);

  expect(account.url).toBe("https://other.example/path");
  expect(account.refreshToken.reveal()).toBe("c4n4ry");
  expect(inspect(account)).not.toContain("c4n4ry");
});

test.each([
  [{ KONTOR_REFRESH_TOKEN: "" }, "the variable KONTOR_REFRESH_TOKEN must hold"],
  [{ KONTOR_CHANNEL_URL: "" }, "--url or the variable KONTOR_CHANNEL_URL must say"],
  [{ KONTOR_CHANNEL_URL: "channel.example" }, "must be like https://host.example/path"],
  [{ KONTOR_CHANNEL_URL: "https://user:c4n4ry@channel.example" }, "without user, query and #"],
])("readAccount() refuses %j", (wrong, message) => {
  expect(() => readAccount("run events", {}, { ...env, ...wrong })).toThrow(message);
  expect(() => readAccount("run events", {}, { ...env, ...wrong })).not.toThrow("c4n4ry");
});
