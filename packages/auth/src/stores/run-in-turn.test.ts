import { expect, test } from "vitest";
import { runInTurn } from "./run-in-turn.ts";

test("work for one key runs in the order of the calls, also after a failure, and other keys do not wait", async () => {
  const run = runInTurn();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();

  const first = run("a", async () => {
    await gate.promise;
    seen.push("first");
    throw new Error("broken");
  });
  const second = run("a", async () => void seen.push("second"));
  await run("b", async () => void seen.push("other"));
  gate.resolve();

  await expect(first).rejects.toThrow("broken");
  await second;
  expect(seen).toEqual(["other", "first", "second"]);
});
