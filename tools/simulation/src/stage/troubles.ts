import { StoreError } from "@kontor/channel-events";
import type { Fault } from "../plan/fault.ts";
import type { CallName, Trouble } from "../platform/network.ts";
import type { Scheduler } from "../time/scheduler.ts";

type StoreFault = Extract<Fault, { is: "store" }>;
type StoreTrouble = Pick<StoreFault, "trouble" | "ms">;

/** Troubles that the next calls meet. */
export interface Troubles {
  add(fault: Extract<Fault, { is: "call" | "store" | "token store" }>): void;
  clear(): void;
  takeCall(call: CallName): Trouble | undefined;
  /** Does a call of the inbox, as far as its trouble lets it. */
  callStore<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** The same for the token store. `isLate` if the work is done and only to be saved. */
  troubleTokens(isLate: boolean): Promise<void> | undefined;
}

/**
 * @param disturb Called whenever a call meets its trouble.
 * @param breakCommits Makes the store fail at the end of each transaction, or not any more.
 */
export function createTroubles(
  scheduler: Scheduler,
  disturb: () => void,
  breakCommits: (isBroken: boolean) => void,
): Troubles {
  const calls: Record<CallName, Trouble[]> = { list: [], acknowledge: [], token: [], shop: [] };
  const store: (StoreTrouble & Pick<StoreFault, "call">)[] = [];
  const tokens: StoreTrouble[] = [];
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      scheduler.schedule(ms, () => {
        disturb();
        resolve();
      });
    });
  const fail = () => {
    disturb();
    throw new StoreError("use the store", "the disk does not answer");
  };
  async function callInTrouble<T>({ trouble, ms }: StoreTrouble, run: () => Promise<T>): Promise<T> {
    disturb();
    if (trouble === "fails before") return fail();
    if (trouble === "fails within") return callWithBrokenCommit(run);
    if (trouble === "slow") await wait(ms);
    const result = await run();
    return trouble === "fails after" ? fail() : result;
  }

  /** A call of a file does its transaction before it gives its promise, so no other call meets the trouble. */
  async function callWithBrokenCommit<T>(run: () => Promise<T>): Promise<T> {
    breakCommits(true);
    try {
      return run();
    } finally {
      breakCommits(false);
    }
  }

  return {
    add(fault) {
      const { ms } = fault;
      for (let count = 0; count < fault.times; count += 1)
        if (fault.is === "call") calls[fault.call].push({ trouble: fault.trouble, ms });
        else if (fault.is === "store") store.push({ call: fault.call, trouble: fault.trouble, ms });
        else tokens.push({ trouble: fault.trouble, ms });
    },
    clear() {
      for (const each of [...Object.values(calls), store, tokens]) each.length = 0;
    },
    takeCall(call) {
      const taken = calls[call].shift();
      if (taken) disturb();
      return taken;
    },
    callStore(name, run) {
      const index = store.length === 0 ? -1 : store.findIndex(({ call }) => call === "any" || call === name);
      return index === -1 ? run() : callInTrouble(store.splice(index, 1)[0]!, run);
    },
    troubleTokens(isLate) {
      const [next] = tokens;
      if (!next || (next.trouble === "fails after") !== isLate) return undefined;
      tokens.shift();
      disturb();
      return next.trouble === "slow" ? wait(next.ms) : Promise.resolve().then(fail);
    },
  };
}
