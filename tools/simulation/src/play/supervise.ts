import type { ChannelConsumer } from "@kontor/channel-events";
import type { Scheduler } from "../time/scheduler.ts";
import { createLife, type Life } from "../time/life.ts";
import type { Book } from "../watch/book.ts";
import type { RunWatch } from "../watch/runs.ts";

/** Keeps the processes of the integration alive, as an orchestrator does. */
export interface Supervisor {
  start(): void;
  life(worker: number): Life | undefined;
  /** Cuts a process after so many points. */
  crash(worker: number, points: number, downMs: number): void;
  /** Cuts all processes and the power after so many points of the first that lives. */
  cutPower(points: number, downMs: number): void;
  stop(worker: number, drainMs: number, downMs: number): void;
}

export interface SuperviseOptions {
  workers: number;
  scheduler: Scheduler;
  book: Book;
  runs: RunWatch;
  disturb(): void;
  /** How often something went wrong. */
  epoch(): number;
  /** Opens a process. `endProcess` is for a handler that ends it. */
  open(life: Life, endProcess: () => void): ChannelConsumer;
  /** The process has ended: what it holds of the machine is free. */
  close(process: string): void;
  machine: { prepareCut(): void; cutPower(): void };
  /** The power is back: what do the stores hold? */
  onPowerBack(): Promise<void>;
}

interface Slot {
  life: Life;
  consumer: ChannelConsumer | undefined;
  downMs: number;
}

const PATIENCE_MS = 20 * 60_000; // A process that does little is cut after this.
const RESTART_MS = 5_000;
const LAST_WORDS_MS = 1_000;

export function createSupervisor(options: SuperviseOptions): Supervisor {
  const { workers, scheduler, book, runs, disturb, close, machine } = options;
  const slots = new Map<number, Slot>();
  const lives = new Map<number, number>();
  let powerFails: { downMs: number } | undefined;
  let isDark = false;

  function open(worker: number): void {
    if (isDark || slots.has(worker)) return;
    const number = (lives.get(worker) ?? 0) + 1;
    lives.set(worker, number);
    const life = createLife(`${worker}.${number}`, scheduler, () => endLife(worker, slot, "is cut"));
    const slot: Slot = { life, consumer: undefined, downMs: RESTART_MS };
    slots.set(worker, slot);
    book.note(`Worker ${life.name} starts`, "worker");
    disturb();
    const epoch = options.epoch();
    const giveUp = (how: string) => {
      if (options.epoch() === epoch) book.fail("a worker starts", `Worker ${life.name} ${how}, although nothing went wrong`);
      endLife(worker, slot, how);
    };
    const endProcess = () => {
      if (!life.isOver()) endLife(worker, slot, "is ended by its handler");
    };
    try {
      slot.consumer = options.open(life, endProcess);
      slot.consumer.start().catch((error: unknown) => {
        if (!life.isOver()) giveUp(`does not start: ${(error as Error).message}`);
      });
    } catch (error) {
      giveUp(`cannot be opened: ${(error as Error).message}`);
    }
  }

  /** The process is gone. Where the power failed, all are. */
  function endLife(worker: number, slot: Slot, how: string): void {
    slot.life.end();
    if (slots.get(worker) !== slot) return;
    book.note(`Worker ${slot.life.name} ${how}`, "worker");
    free(worker, slot);
    if (powerFails) failPower(powerFails.downMs);
    else scheduler.schedule(slot.downMs, () => open(worker));
  }

  function free(worker: number, slot: Slot): void {
    slots.delete(worker);
    slot.life.end();
    runs.cut(slot.life.name);
    close(slot.life.name);
    disturb();
  }

  function failPower(downMs: number): void {
    powerFails = undefined;
    isDark = true;
    for (const [worker, slot] of slots) free(worker, slot);
    machine.cutPower();
    book.note("The power fails: what was not flushed is lost", "worker");
    scheduler.schedule(downMs, () => {
      void options.onPowerBack().then(() => {
        isDark = false;
        for (let worker = 1; worker <= workers; worker += 1) open(worker);
      });
    });
  }

  function cutSoon(worker: number, points: number): void {
    const slot = slots.get(worker);
    slot?.life.cutAfter(points);
    scheduler.schedule(PATIENCE_MS, () => {
      if (slot && slots.get(worker) === slot) endLife(worker, slot, "is cut");
    });
  }

  return {
    start() {
      for (let worker = 1; worker <= workers; worker += 1) open(worker);
    },
    life: (worker) => slots.get(worker)?.life,
    crash(worker, points, downMs) {
      const slot = slots.get(worker);
      if (slot) slot.downMs = downMs;
      cutSoon(worker, points);
    },
    cutPower(points, downMs) {
      const [worker] = slots.keys();
      if (worker === undefined || powerFails || isDark) return;
      powerFails = { downMs };
      machine.prepareCut();
      cutSoon(worker, points);
    },
    stop(worker, drainMs, downMs) {
      const slot = slots.get(worker);
      if (!slot?.consumer) return;
      slot.downMs = downMs;
      const askedAt = scheduler.now();
      const epoch = slot.life;
      book.note(`Worker ${slot.life.name} is told to stop within ${drainMs} ms`, "worker");
      disturb();
      void slot.consumer.stop({ drainTimeoutMs: drainMs }).then(() => {
        if (epoch.isOver()) return;
        const tookMs = scheduler.now() - askedAt;
        if (tookMs > drainMs + LAST_WORDS_MS && !slot.life.hasStalled())
          book.fail(
            "a stop ends in time",
            `The stop of worker ${slot.life.name} takes ${Math.round(tookMs)} ms, and may take ${drainMs + LAST_WORDS_MS}`,
          );
        endLife(worker, slot, "has stopped");
      });
      scheduler.schedule(drainMs + 10 * LAST_WORDS_MS, () => {
        if (slots.get(worker) === slot && !slot.life.isOver() && !slot.life.hasStalled())
          book.fail("a stop ends in time", `The stop of worker ${slot.life.name} does not end`);
      });
    },
  };
}
