import { expect, test } from "vitest";
import { stopWorkers } from "./stop-worker.ts";

test(
  "20 of 20 consumers that are told to stop do so in time, and leave nothing leased",
  { timeout: 60_000 },
  async () => {
    const { slowestMs, ...report } = await stopWorkers({ runs: 20, seed: 3 });

    expect(report).toEqual({ runs: 20, clean: 20, leftLeased: 0, abandoned: 0 });
    expect(slowestMs).toBeLessThan(2_000); // the drain time of a second, and one more
  },
);
