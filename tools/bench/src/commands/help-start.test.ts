import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findBin, measureStarts } from "./help-start.ts";

test("measureStarts() gives a median for each, and refuses a command that fails", async () => {
  const measured = await measureStarts({ one: ["-e", ""], two: ["-e", "0"] }, 2);

  expect(Object.keys(measured)).toEqual(["one", "two"]);
  expect(Object.values(measured).every((ms) => ms > 0)).toBe(true);
  await expect(measureStarts({ bad: ["-e", "process.exit(3)"] }, 1)).rejects.toThrow(
    "Cannot measure bad as it must end with 0: got 3",
  );
});

test("the peers are installed", () => {
  for (const name of ["@redocly/cli", "@stoplight/prism-cli"]) expect(existsSync(findBin(name))).toBe(true);
});
