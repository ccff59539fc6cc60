import { createChannelConsumer } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { Logger, makeWorkerUtils, run } from "graphile-worker";
import { Pool } from "pg";
import { PgBoss } from "pg-boss";

/** An event of the benchmark. */
export interface Work {
  id: string;
  seller: string;
  text: string;
}

/** A store of events in PostgreSQL, with its way to handle them. */
interface Contender {
  /** Makes its tables, and stores pages from then on, in the process that polls. */
  openFeeder(url: string): Promise<{ store(page: readonly Work[]): Promise<unknown>; close(): Promise<void> }>;
  /** Handles events, those of one seller one after the other. Resolves when it is ready, with a function that ends it. */
  startWorker(url: string, handle: (work: Work) => void): Promise<() => Promise<void>>;
}

/** Opens a pool whose connections may break while nobody uses them, as those of a database that is dropped do. */
export function openPool(url: string, max: number): Pool {
  const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  pool.on("error", () => {});
  pool.on("connect", (connection) => connection.on("error", () => {}));
  return pool;
}

/** Kontor with its defaults. It stores with `synchronous_commit` on, and claims and records results with it off: a power cut then only repeats work. */
const kontor: Contender = {
  async openFeeder(url) {
    const pool = openPool(url, 4);
    const inbox = postgresInbox({ pool });
    await inbox.countWaiting();
    return {
      async store(page) {
        const createdAt = "2026-02-11T08:00:00Z";
        await inbox.accept(
          page.map((event) => {
            const stored = { id: event.id, type: "Seller:Load" };
            return { ...stored, lane: event.seller, raw: JSON.stringify({ ...stored, createdAt, event }) };
          }),
        );
        await inbox.markAcknowledged(await inbox.pendingAcknowledgements(100));
      },
      close: () => pool.end(),
    };
  },
  async startWorker(url, handle) {
    const pool = openPool(url, 4);
    const consumer = createChannelConsumer({
      channel: { events: { list: async () => ({ eventList: [] }), acknowledge: async () => {} } } as never,
      inbox: postgresInbox({ pool }),
      handlers: { "*": ({ event }) => handle(event as unknown as Work) },
      logger: { info: () => {}, warn: () => {}, error: () => {} },
    });
    await consumer.start();
    return async () => {
      await consumer.stop();
      await pool.end();
    };
  },
};

/** graphile-worker as its documentation advises for speed: a local queue, and a queue of jobs for each seller. */
const logger = new Logger(() => () => {});
const graphile: Contender = {
  async openFeeder(url) {
    const pgPool = openPool(url, 4);
    const utils = await makeWorkerUtils({ pgPool, logger });
    await utils.migrate();
    return {
      store: (page) =>
        utils.addJobs(page.map((work) => ({ identifier: "work", payload: work, queueName: work.seller }))),
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

/** pg-boss with the policy that keeps the order of each seller, and its shortest poll. */
const boss: Contender = {
  async openFeeder(url) {
    const feeder = new PgBoss({ connectionString: url, max: 4 });
    feeder.on("error", () => {});
    await feeder.start();
    await feeder.createQueue("work", { policy: "key_strict_fifo" });
    return {
      store: (page) =>
        feeder.insert(
          "work",
          page.map((data) => ({ data, singletonKey: data.seller })),
        ),
      close: () => feeder.stop({ graceful: false }),
    };
  },
  async startWorker(url, handle) {
    const worker = new PgBoss({ connectionString: url, max: 10, supervise: false, schedule: false });
    worker.on("error", () => {});
    await worker.start();
    await worker.work<Work>("work", { batchSize: 64, pollingIntervalSeconds: 0.5 }, async (jobs) => {
      for (const { data } of jobs) handle(data);
    });
    return () => worker.stop({ graceful: true, timeout: 5_000 });
  },
};

export const contenders = { kontor, "graphile-worker": graphile, "pg-boss": boss };

export type ContenderName = keyof typeof contenders;
