import type { Table } from "./store.ts";

/** The state of the sandbox's time: it runs ahead of the real time, or it stands still. */
export interface ClockRow {
  /** How far it is ahead of the real time, in ms. */
  aheadMs: number;
  /** The instant at which it stands, in ms since the epoch; absent while it runs. */
  frozenAt?: number;
}

/** No later instant can be written as the wire has it: its year would have five digits. */
export const LAST_INSTANT = 253_402_300_799_000;

/** Tells a sandbox the time, and waits where a fault asks for it. Any clock of `@kontor/http` fits. */
export interface SandboxClock {
  /** Current time, in ms since the epoch. */
  now(): number;
  /** Waits the given time, in ms, or until the signal fires. */
  sleep(ms: number, options: { signal: AbortSignal }): Promise<void>;
}

/** The clock of this machine. An endless wait keeps no process alive. */
export const realClock: SandboxClock = {
  now: () => Date.now(),
  sleep: (ms, { signal }) =>
    new Promise((resolve, reject) => {
      const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(resolve, ms);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      };
      if (signal.aborted) stop();
      else signal.addEventListener("abort", stop, { once: true });
    }),
};

/** Waits for work, and aborts it with a `TimeoutError` when its time is over. */
export async function limitTime<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new DOMException("The time is over", "TimeoutError")), ms);
  return work(stop.signal).finally(() => clearTimeout(timer));
}

interface ClockOptions {
  /** Keeps the state of the clock. */
  rows: Table<ClockRow>;
  real: SandboxClock;
  /** The instant at which it starts, standing still. Default: the real time, running. */
  startAt?: Date | undefined;
  /** Called after every move, so that events whose time has come are moved at once. */
  onMove(): void;
}

export function createClock({ rows, real, startAt, onMove }: ClockOptions) {
  if (!rows.has("clock")) rows.set("clock", startAt ? { aheadMs: 0, frozenAt: readDate(startAt) } : { aheadMs: 0 });
  const row = () => rows.get("clock")!;
  const now = () => row().frozenAt ?? real.now() + row().aheadMs;
  const moveTo = (at: number) => {
    if (at > LAST_INSTANT) throw new RangeError("Cannot move the clock as it must stay within the year 9999");
    rows.set("clock", row().frozenAt === undefined ? { aheadMs: at - real.now() } : { aheadMs: 0, frozenAt: at });
    onMove();
  };
  return {
    now,
    advance(ms: number): void {
      if (!Number.isFinite(ms) || ms < 0)
        throw new RangeError(`Cannot move the clock as ms must be a number >= 0: got ${ms}`);
      moveTo(now() + ms);
    },
    set(at: Date): void {
      const target = readDate(at);
      if (target < now())
        throw new RangeError(
          `Cannot set the clock as it must not go back from ${new Date(now()).toISOString()}: got ${at.toISOString()}`,
        );
      moveTo(target);
    },
    freeze: (): void => rows.set("clock", { aheadMs: 0, frozenAt: now() }),
    resume: (): void => rows.set("clock", { aheadMs: now() - real.now() }),
    isFrozen: (): boolean => row().frozenAt !== undefined,
  };
}

function readDate(at: Date): number {
  const ms = at instanceof Date ? at.getTime() : Number.NaN;
  if (Number.isNaN(ms)) throw new RangeError(`Cannot set the clock as at must be a valid Date: got ${String(at)}`);
  return ms;
}
