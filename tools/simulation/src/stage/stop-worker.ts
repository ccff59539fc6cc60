import type { ChannelConsumer } from "@kontor/channel-events";
import type { Life } from "../time/life.ts";
import type { Scheduler } from "../time/scheduler.ts";
import type { Book } from "../watch/book.ts";

const LAST_WORDS_MS = 1_000;

export interface StopWorkerOptions {
  life: Life;
  consumer: ChannelConsumer;
  drainMs: number;
  scheduler: Scheduler;
  book: Book;
  onStopped(): void;
}

/** Stops a worker as an operator does, and checks that it ends in its time. A process that stood still cannot. */
export function stopWorker({ life, consumer, drainMs, scheduler, book, onStopped }: StopWorkerOptions): void {
  const askedAt = scheduler.now();
  const mayTakeMs = drainMs + LAST_WORDS_MS;
  book.note(`Worker ${life.name} is told to stop within ${drainMs} ms`, "worker");
  void consumer.stop({ drainTimeoutMs: drainMs }).then(() => {
    if (life.isOver()) return;
    const tookMs = Math.round(scheduler.now() - askedAt);
    if (tookMs > mayTakeMs && !life.hasStalled())
      book.fail("a stop ends in time", `The stop of worker ${life.name} takes ${tookMs} ms, and may take ${mayTakeMs}`);
    onStopped();
  });
  scheduler.schedule(10 * mayTakeMs, () => {
    if (!life.isOver() && !life.hasStalled())
      book.fail("a stop ends in time", `The stop of worker ${life.name} does not end`);
  });
}
