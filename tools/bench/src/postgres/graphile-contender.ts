import { Logger, makeWorkerUtils, run } from "graphile-worker";
import type { Contender, Work } from "./contender.ts";
import { openPool } from "./open-pool.ts";

const logger = new Logger(() => () => {});

/** graphile-worker as its documentation advises for speed: a local queue, and a queue of jobs for each seller. */
export const graphileContender: Contender = {
  async openFeeder(url) {
    const pgPool = openPool(url, 4);
    const utils = await makeWorkerUtils({ pgPool, logger });
    await utils.migrate();
    return {
      async store(page) {
        await utils.addJobs(page.map((work) => ({ identifier: "work", payload: work, queueName: work.seller })));
      },
      async close() {
        await utils.release();
        await pgPool.end();
      },
    };
  },
  async startWorker(url, handle) {
    const pgPool = openPool(url, 18);
    const runner = await run({
      pgPool,
      logger,
      noHandleSignals: true,
      preset: { worker: { concurrentJobs: 16, localQueue: { size: 64 }, pollInterval: 1_000 } },
      taskList: { work: async (work) => handle(work as Work) },
    });
    return async () => {
      await runner.stop();
      await pgPool.end();
    };
  },
};
