import { PgBoss } from "pg-boss";
import type { Contender, Work } from "./contender.ts";

const QUEUE = "work";

/** pg-boss with the policy that keeps the order of each seller, and its shortest poll. */
export const bossContender: Contender = {
  async openFeeder(url) {
    const boss = new PgBoss({ connectionString: url, max: 4 });
    boss.on("error", () => {});
    await boss.start();
    await boss.createQueue(QUEUE, { policy: "key_strict_fifo" });
    return {
      store: async (page) =>
        void (await boss.insert(
          QUEUE,
          page.map((work) => ({ data: work, singletonKey: work.seller })),
        )),
      close: () => boss.stop({ graceful: false }),
    };
  },
  async startWorker(url, handle) {
    const boss = new PgBoss({ connectionString: url, max: 10, supervise: false, schedule: false });
    boss.on("error", () => {});
    await boss.start();
    await boss.work<Work>(QUEUE, { batchSize: 64, pollingIntervalSeconds: 0.5 }, async (jobs) => {
      for (const { data } of jobs) handle(data);
    });
    return () => boss.stop({ graceful: true, timeout: 5_000 });
  },
};
