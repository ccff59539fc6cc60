import { expect, test } from "vitest";
import { readRunSettings } from "./read-run-settings.ts";

const given = { programs: "4", timeout: "15m", every: "60s", drain: "20s" };

test("readRunSettings() reads numbers and times", () => {
  expect(readRunSettings({ ...given, maxAttempts: "3" })).toEqual({
    programs: 4,
    timeoutMs: 900_000,
    maxAttempts: 3,
    intervalMs: 60_000,
    drainMs: 20_000,
  });
});

test.each([
  [{ programs: "0" }, "--programs must be a whole number from 1 to 256: got 0"],
  [{ programs: "1e2" }, "--programs must be a whole number from 1 to 256: got 1e2"],
  [{ maxAttempts: "-1" }, "--max-attempts must be a whole number from 1 to 1000000: got -1"],
  [{ timeout: "5" }, "--timeout must be a time such as 90s, 30m, 2h or 7d: got 5"],
  [{ timeout: "90d" }, "--timeout must be between 1ms and 24d: got 90d"],
  [{ every: "0s" }, "--every must be between 1ms and 24d: got 0s"],
  [{ drain: "soon" }, "--drain must be a time such as 90s, 30m, 2h or 7d: got soon"],
])("readRunSettings() refuses %j", (flags, message) => {
  expect(() => readRunSettings({ ...given, ...flags })).toThrow(
    expect.objectContaining({ exitCode: 2, message: `Cannot run events as ${message}` }),
  );
});
