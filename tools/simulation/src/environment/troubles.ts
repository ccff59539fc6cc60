import { StoreError } from "@kontor/channel-events";
import type { Fault } from "../plan/fault.ts";
import type { CallName, Trouble } from "../platform/network.ts";
import type { Scheduler } from "../time/scheduler.ts";

type StoreFault = Extract<Fault, { is: "store" }>;
type StoreTrouble = Pick<StoreFault, "trouble" | "ms">;
export type Troubles = ReturnType<typeof createTroubles>;

/**
 * Troubles that the next calls meet.
 *
 * @param disturb Called whenever a call meets its trouble.
 * @param breakCommits Makes the store fail at the end of each transaction, or not any more.
 */
export function createTroubles(scheduler: Scheduler, disturb: () => void, breakCommits: (isBroken: boolean) => void) {
  const calls: Record<CallName, Trouble[]> = { list: [], acknowledge: [], token: [], shop: [] };
  const store: (StoreTrouble & Pick<StoreFault, "call">)[] = [];
  const tokens: StoreTrouble[] = [];
  const wait = async (ms: number) => {
    await new Promise<void>((resolve) => scheduler.schedule(ms, resolve));
    disturb();
  };
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
    add(fault: Extract<Fault, { is: "call" | "store" | "token store" }>): void {
      const { ms } = fault;
      for (let count = 0; count < fault.times; count += 1)
        if (fault.is === "call") calls[fault.call].push({ trouble: fault.trouble, ms });
        else if (fault.is === "store") store.push({ call: fault.call, trouble: fault.trouble, ms });
        else tokens.push({ trouble: fault.trouble, ms });
    },
    clear(): void {
      for (const each of [...Object.values(calls), store, tokens]) each.length = 0;
    },
    takeCall(call: CallName): Trouble | undefined {
      const taken = calls[call].shift();
      if (taken) disturb();
      return taken;
    },
    /** Does a call of the inbox, as far as its trouble lets it. */
    callStore<T>(name: string, run: () => Promise<T>): Promise<T> {
      const index = store.length === 0 ? -1 : store.findIndex(({ call }) => call === "any" || call === name);
      return index === -1 ? run() : callInTrouble(store.splice(index, 1)[0]!, run);
    },
    /** The same for the token store. `isLate` if the work is done and only to be saved. */
    troubleTokens(isLate: boolean): Promise<void> | undefined {
      const [next] = tokens;
      if (!next || (next.trouble === "fails after") !== isLate) return undefined;
      tokens.shift();
      disturb();
      return next.trouble === "slow" ? wait(next.ms) : Promise.resolve().then(fail);
    },
  };
}
