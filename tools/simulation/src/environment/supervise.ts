import type { ChannelConsumer } from "@kontor/channel-events";
import { createProcess, type Process } from "../time/process.ts";
import type { Scheduler } from "../time/scheduler.ts";
import type { Trace } from "../watch/trace.ts";
import type { RunWatch } from "../watch/runs.ts";

export type Supervisor = ReturnType<typeof createSupervisor>;

interface SuperviseOptions {
  workers: number;
  scheduler: Scheduler;
  trace: Trace;
  runs: RunWatch;
  disturb(): void;
  /** Opens a process. `endProcess` is for a handler that ends it. */
  open(process: Process, endProcess: () => void): ChannelConsumer;
  machine: { close(process: string): void; prepareCut(): void; cutPower(): void };
  /** The power is back, and nothing runs yet. */
  onPowerBack(): Promise<void>;
}

interface Slot {
  worker: number;
  process: Process;
  consumer: ChannelConsumer | undefined;
  downMs: number;
}

interface Supervision extends SuperviseOptions {
  slots: Map<number, Slot>;
  /** How often each worker was started. */
  starts: Map<number, number>;
  /** How many starts of each worker failed, in a row. */
  failures: Map<number, number>;
  /** The power fails with the next process that is cut. */
  cut: { downMs: number } | undefined;
  isDark: boolean;
}

const PATIENCE_MS = 20 * 60_000; // A process that does little is cut after this.
const RESTART_MS = 5_000;
const LAST_WORDS_MS = 1_000;
const MOST_FAILURES = 300; // The token endpoint may be left alone for minutes after a failure, and a start is refused meanwhile.

/** Keeps the processes of the integration alive, as an orchestrator does. */
export function createSupervisor(options: SuperviseOptions) {
  const maps = { slots: new Map(), starts: new Map(), failures: new Map() };
  const all: Supervision = { ...options, ...maps, cut: undefined, isDark: false };
  const { slots, disturb, machine } = all;
  return {
    start: () => openAll(all),
    process: (worker: number) => slots.get(worker)?.process,
    /** Cuts a process after so many points. */
    crash(worker: number, points: number, downMs: number): void {
      const slot = slots.get(worker);
      if (slot) cutSoon(all, Object.assign(slot, { downMs }), points);
    },
    /** Cuts all processes and the power after so many points of the first that lives. */
    cutPower(points: number, downMs: number): void {
      const [slot] = slots.values();
      if (!slot || all.cut || all.isDark) return;
      all.cut = { downMs };
      machine.prepareCut();
      cutSoon(all, slot, points);
    },
    stop(worker: number, drainMs: number, downMs: number): void {
      const slot = slots.get(worker);
      if (!slot?.consumer) return;
      slot.downMs = downMs;
      stopWorker(all, slot, slot.consumer, drainMs);
      disturb();
    },
  };
}

function openAll(all: Supervision): void {
  for (let worker = 1; worker <= all.workers; worker += 1) openOne(all, worker);
}

function openOne(all: Supervision, worker: number): void {
  const { slots, starts, failures, scheduler, trace, disturb } = all;
  if (all.isDark || slots.has(worker)) return;
  const number = (starts.get(worker) ?? 0) + 1;
  starts.set(worker, number);
  const process = createProcess(`${worker}.${number}`, scheduler, {
    onCut: () => endSlot(all, slot, "is cut"),
    onStall: disturb,
  });
  const slot: Slot = { worker, process, consumer: undefined, downMs: RESTART_MS };
  slots.set(worker, slot);
  trace.note(`Worker ${process.name} starts`, "worker");
  disturb();
  const giveUp = (error: unknown) => {
    if (process.isOver()) return;
    const how = `does not start: ${(error as Error).message}`;
    const inARow = (failures.get(worker) ?? 0) + 1;
    failures.set(worker, inARow);
    if (inARow === MOST_FAILURES)
      trace.fail("a worker starts", `Worker ${process.name} ${how}, like ${inARow - 1} before it`, "worker");
    endSlot(all, slot, how);
  };
  try {
    slot.consumer = all.open(process, () => endSlot(all, slot, "is ended by its handler"));
    slot.consumer.start().then(() => failures.delete(worker), giveUp);
  } catch (error) {
    giveUp(error);
  }
}

/** The process is gone. Where the power fails with it, all are. */
function endSlot(all: Supervision, slot: Slot, how: string): void {
  const { slots, trace, scheduler } = all;
  const { worker, process, downMs } = slot;
  process.end();
  if (slots.get(worker) !== slot) return;
  trace.note(`Worker ${process.name} ${how}`, "worker");
  freeSlot(all, slot);
  if (all.cut) failPower(all, all.cut.downMs);
  else scheduler.schedule(downMs, () => openOne(all, worker));
}

function freeSlot({ slots, runs, machine, disturb }: Supervision, { worker, process }: Slot): void {
  slots.delete(worker);
  process.end();
  runs.cut(process.name);
  machine.close(process.name);
  disturb();
}

function failPower(all: Supervision, downMs: number): void {
  all.cut = undefined;
  all.isDark = true;
  for (const slot of all.slots.values()) freeSlot(all, slot);
  all.machine.cutPower();
  all.trace.note("The power fails: what was not flushed is lost", "worker");
  all.scheduler.schedule(downMs, () => {
    void all.onPowerBack().then(() => {
      all.isDark = false;
      openAll(all);
    });
  });
}

function cutSoon(all: Supervision, slot: Slot, points: number): void {
  slot.process.cutAfter(points);
  all.scheduler.schedule(PATIENCE_MS, () => {
    if (all.slots.get(slot.worker) === slot) endSlot(all, slot, "is cut");
  });
}

/** Stops a worker as an operator does, and checks that it ends in its time. A process that stood still cannot. */
function stopWorker(all: Supervision, slot: Slot, consumer: ChannelConsumer, drainMs: number): void {
  const { scheduler, trace } = all;
  const { process } = slot;
  const askedAt = scheduler.now();
  const mayTakeMs = drainMs + LAST_WORDS_MS;
  const fail = (how: string) => trace.fail("a stop ends in time", `The stop of worker ${process.name} ${how}`);
  trace.note(`Worker ${process.name} is told to stop within ${drainMs} ms`, "worker");
  void consumer.stop({ drainTimeoutMs: drainMs }).then(() => {
    if (process.isOver()) return;
    const tookMs = Math.round(scheduler.now() - askedAt);
    if (tookMs > mayTakeMs && !process.hasStalled()) fail(`takes ${tookMs} ms, and may take ${mayTakeMs}`);
    endSlot(all, slot, "has stopped");
  });
  scheduler.schedule(10 * mayTakeMs, () => {
    if (!process.isOver() && !process.hasStalled()) fail("does not end");
  });
}
