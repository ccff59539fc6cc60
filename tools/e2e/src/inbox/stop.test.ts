import { expect, test } from "vitest";
import { stopWorkers } from "./stop-worker.ts";

test(
  "10 of 10 consumers that are told to stop do so in time, and leave nothing leased",
  { timeout: 60_000 },
  async () => {
    const { slowestMs, ...report } = await stopWorkers({ runs: 10, seed: 3 });

    expect(report).toEqual({ runs: 10, clean: 10, leftLeased: 0, abandoned: 0 });
    expect(slowestMs).toBeLessThan(30_000); // it does not wait for what hangs; how fast it is, `pnpm bench crash` says
  },
);
