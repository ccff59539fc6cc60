import { expect, test } from "vitest";
import { checkTimeout } from "./check-timeout.ts";

test.each([1, 2 ** 31 - 1])("a time limit of %s ms can be waited for", (ms) => {
  expect(() => checkTimeout("send", ms)).not.toThrow();
});

test.each([0, -1, 1.5, 2 ** 31, Number.NaN, "5" as unknown as number])("a time limit of %s ms is refused", (ms) => {
  expect(() => checkTimeout("send", ms)).toThrow(
    `Cannot send as timeoutMs must be a whole number from 1 to 2147483647: got ${ms}`,
  );
});
