import { expect, test } from "vitest";
import { checkOptionNames } from "./check-option-names.ts";

interface Options {
  baseUrl: string;
  timeoutMs?: number;
  retries?: number;
  refreshToken?: string;
}
const known = { baseUrl: 1, timeoutMs: 1, retries: 1, refreshToken: 1 } as const;
const check = (given: unknown) => checkOptionNames<Options>("make it", given as Options, known);

test.each([
  ["timeout", "timeoutMs"],
  ["timeoutMS", "timeoutMs"],
  ["baseURL", "baseUrl"],
  ["url", "baseUrl"],
  ["retry", "retries"],
  ["maxRetries", "retries"],
  ["refresh_token", "refreshToken"],
  ["token", "refreshToken"],
  ["constructor", "refreshToken"],
])("%s is refused, and the nearest option is %s", (name, nearest) => {
  expect(() => check({ baseUrl: "", [name]: "canary" })).toThrow(
    `Cannot make it as ${name} must be a known option (the nearest is ${nearest}): got text`,
  );
});

test("known options and what is undefined are let through", () => {
  expect(() => check({ baseUrl: "", timeoutMs: 1, other: undefined })).not.toThrow();
  expect(() => check(undefined)).not.toThrow();
});
