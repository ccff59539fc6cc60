import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

test("a loop that never waits hears of a stop", async () => {
  const stopping = new AbortController();
  setImmediate(() => stopping.abort(new Error("Stopped")));
  const rest = takeTurns(stopping.signal);

  const loop = async () => {
    for (;;) await rest();
  };

  await expect(loop()).rejects.toThrow("Stopped");
});
