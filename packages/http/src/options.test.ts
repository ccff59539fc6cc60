import { expect, test } from "vitest";
import { checkOptionNames, checkTimeout } from "./options.ts";

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

test.each([1, 2 ** 31 - 1])("a time limit of %s ms can be waited for", (ms) => {
  expect(() => checkTimeout("send", ms)).not.toThrow();
});

test.each([0, -1, 1.5, 2 ** 31, Number.NaN, "5" as unknown as number])("a time limit of %s ms is refused", (ms) => {
  expect(() => checkTimeout("send", ms)).toThrow(
    `Cannot send as timeoutMs must be a whole number from 1 to 2147483647: got ${ms}`,
  );
});
