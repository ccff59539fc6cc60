import { expect, test } from "vitest";
import { stopWorkers } from "./stop-worker.ts";

test(
  "6 of 6 consumers that are told to stop do so in time, and leave nothing leased",
  { timeout: 600_000 },
  async () => {
    const { slowestMs, ...report } = await stopWorkers({ runs: 6, seed: 3 });

    expect(report).toEqual({ runs: 6, clean: 6, leftLeased: 0, abandoned: 0 });
    expect(slowestMs).toBeLessThan(60_000); // it does not wait for what hangs; how fast it is, `pnpm bench crash` says
  },
);
