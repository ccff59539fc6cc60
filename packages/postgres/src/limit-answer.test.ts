import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { limitAnswer, NoAnswerError } from "./limit-answer.ts";

test("an answer that comes in time is given, and no wait stays behind", async () => {
  const clock = createVirtualClock();

  expect(await limitAnswer(Promise.resolve("rows"), 1_000, clock)).toBe("rows");
  await expect(limitAnswer(Promise.reject(new Error("no table")), 1_000, clock)).rejects.toThrow("no table");

  expect(clock.waits()).toBe(0);
});

test("an answer that does not come is given up at its time, and not before", async () => {
  const clock = createVirtualClock();
  let problem: unknown;
  void limitAnswer(new Promise(() => {}), 10_000, clock).catch((error: unknown) => (problem = error));

  await clock.advance(9_999);
  expect(problem).toBeUndefined();
  await clock.advance(1);

  expect(problem).toBeInstanceOf(NoAnswerError);
  expect(String(problem)).toContain("PostgreSQL gave no answer within 10 s");
});
