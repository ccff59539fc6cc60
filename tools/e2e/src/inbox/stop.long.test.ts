import { expect, test } from "vitest";
import { stopWorkers } from "./stop-worker.ts";

test("40 of 40 consumers that are told to stop do so in time, and leave nothing leased", async () => {
  const { slowestMs, ...report } = await stopWorkers({ runs: 40, seed: 3 });

  expect(report).toEqual({ runs: 40, clean: 40, leftLeased: 0, abandoned: 0 });
  expect(slowestMs).toBeLessThan(30_000); // it does not wait for what hangs
});
