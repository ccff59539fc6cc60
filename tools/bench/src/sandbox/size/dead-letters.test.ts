import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { measureDeadLetters } from "./dead-letters.ts";

const url = "https://sandbox.test";

test("measureDeadLetters() plays an event to its end in each run, and gives a time for each", async () => {
  const sandbox = createSandbox();

  const taken = await measureDeadLetters(url, sandbox, { fetch: sandbox.fetch, runs: 3 });

  expect(taken).toHaveLength(3);
  expect(taken.every((ms) => ms > 0)).toBe(true);
  expect(sandbox.events().map(({ state }) => state)).toEqual(["dead-letter"]);
});

test("measureDeadLetters() refuses a sandbox in which the event is not delivered ten times", async () => {
  const sandbox = createSandbox();
  const still = { ...sandbox, advance: () => undefined };

  await expect(measureDeadLetters(url, still as typeof sandbox, { fetch: sandbox.fetch, runs: 1 })).rejects.toThrow(
    "Cannot measure as an event must be dead after ten deliveries: got 1, delivered",
  );
});
