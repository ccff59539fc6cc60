import { AsyncLocalStorage } from "node:async_hooks";

/** A piece of work during which a virtual clock stands still. Work that begins inside of other work counts for both. */
interface Work {
  within: Work | undefined;
  /** How many of its waits on the clock are underway. */
  waits: number;
  isAbandoned: boolean;
  name: string | undefined;
  /** Longest real time to wait for it without any progress, in ms. */
  patienceMs: number;
  /** The rest of that time, in ms. */
  leftMs: number;
}

/** Knows which work is underway, so that a virtual clock can stand still for it. */
export interface WorkWatch {
  /** Runs work, and counts it as underway until it ends. */
  run<T>(work: () => Promise<T> | T, name?: string): Promise<T>;
  /** Says that the current work waits on the clock, and so needs no real time. The result ends that wait. */
  startWait(): () => void;
  /** Waits until some work has ended or waits on the clock, or has used up its patience. @returns Whether there was any work. */
  waitForWork(): Promise<boolean>;
}

/** @param patienceMs Longest real time that one piece of work gets without any progress, in ms. */
export function createWorkWatch(patienceMs: number): WorkWatch {
  const underway = new Set<Work>();
  const current = new AsyncLocalStorage<Work>();
  const timesAbandoned = new Map<string, number>(); // by the name of the work
  let reportProgress = () => {};

  return {
    async run(start, name) {
      const times = (name !== undefined && timesAbandoned.get(name)) || 0;
      const ownMs = patienceMs / 4 ** times;
      const within = current.getStore();
      const work: Work = { within, waits: 0, isAbandoned: false, name, patienceMs: ownMs, leftMs: ownMs };
      underway.add(work);
      try {
        const value = await current.run(work, start);
        if (name !== undefined) timesAbandoned.delete(name);
        return value;
      } finally {
        underway.delete(work);
        reportProgress();
      }
    },
    startWait() {
      const asleep: Work[] = [];
      for (let work = current.getStore(); work; work = work.within) asleep.push(work);
      for (const work of asleep) work.waits += 1;
      reportProgress();
      return () => {
        for (const work of asleep) work.waits -= 1;
      };
    },
    async waitForWork() {
      const working = [...underway].filter((work) => work.waits === 0 && !work.isAbandoned);
      if (working.length === 0) return false;
      const leastMs = Math.min(...working.map((work) => work.leftMs));
      const hasProgress = await waitForProgress(leastMs);
      for (const work of working) {
        work.leftMs = hasProgress ? work.patienceMs : work.leftMs - leastMs; // Progress of one may be what the others wait for.
        if (work.leftMs <= 0) abandon(work);
      }
      return true;
    },
  };

  async function waitForProgress(ms: number): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const progress = new Promise<boolean>((resolve) => (reportProgress = () => resolve(true)));
    const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, ms, false)));
    return Promise.race([progress, late]).finally(() => clearTimeout(timer));
  }

  function abandon(work: Work): void {
    work.isAbandoned = true;
    if (work.name !== undefined) timesAbandoned.set(work.name, (timesAbandoned.get(work.name) ?? 0) + 1);
  }
}
