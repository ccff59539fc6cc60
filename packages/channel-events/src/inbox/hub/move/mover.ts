import type { Clock } from "@kontor/http";
import { createTimeoutSignal, raceAbort } from "@kontor/http/internal";
import { isRefusal } from "../../../consumer/lifecycle.ts";
import { StoreError } from "../../store-error.ts";
import type { HubChannel } from "../session.ts";
import { advanceMove, type MoveState } from "./advance.ts";
import { buildEntityCopy } from "./copy-events.ts";
import { createTrouble } from "./trouble.ts";

const AGAIN_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Moves the events of a channel into the hub while its consumer runs. */
export interface Mover {
  /**
   * Begins, and goes on until everything has moved or the returned function is called.
   * @param onProblem Called with the error when nothing has moved for some seconds because of it, and with `undefined` when it goes on.
   * @throws {StoreError} If nothing can be moved from there.
   */
  start(onProblem?: (error: unknown) => void): Promise<() => void>;
  /** Whether all events are known here, so that new ones may be fetched. */
  isCopied(): Promise<boolean>;
  /** Waits until all events are known. @throws {StoreError} If that takes longer than half a minute. */
  waitForCopy(): Promise<void>;
  /** Copies which event of an entity was the newest, because workers of the source may have handled a newer one since all were copied. */
  copyEntity(key: string): Promise<void>;
}

export function createMover(own: HubChannel, source: string, clock: Clock): Mover {
  const { session, id } = own;
  const trouble = createTrouble(clock);
  let state: MoveState = "new";
  let after = "";
  let users = 0;
  let isAtIt = false;

  async function step(): Promise<boolean> {
    const done = await advanceMove(own, source, after);
    after = done.after;
    if (done.state === "new" && done.isWaiting) return false; // Another process is at it.
    state = done.state;
    trouble.end();
    return !done.isWaiting;
  }

  async function work(): Promise<void> {
    if (isAtIt) return;
    isAtIt = true;
    while (users > 0 && state !== "moved") {
      const isFurther = await step().catch((error: unknown) => {
        trouble.note(error);
        return false;
      });
      if (!isFurther) await rest();
    }
    isAtIt = false;
  }

  /** The wait keeps no process alive. */
  async function rest(): Promise<void> {
    const never = new Promise<never>(() => {});
    await raceAbort(() => never, createTimeoutSignal(AGAIN_MS, clock)).catch(() => {});
  }

  async function isCopied(): Promise<boolean> {
    if (state === "moving" || state === "moved") return true;
    const text = `SELECT state FROM ${session.schema}.move WHERE channel = $1 AND state IN ('moving', 'moved')`;
    const rows = await session.query("read", text, [await id()]);
    return rows.length > 0;
  }

  return {
    async start(onProblem = () => {}) {
      await step().catch((error: unknown) => {
        if (isRefusal(error)) throw error; // All other errors are tried again.
        trouble.note(error);
      });
      users += 1;
      const stopTelling = trouble.tell(onProblem);
      void work();
      let isOver = false;
      return () => {
        if (!isOver) users -= 1;
        isOver = true;
        stopTelling();
      };
    },
    isCopied,
    async waitForCopy() {
      for (const until = clock.monotonicMs() + LONGEST_WAIT_MS; !(await isCopied());) {
        if (clock.monotonicMs() > until)
          throw new StoreError(`store events in the hub ${session.schema}`, `those of ${source} must be copied first`, {
            cause: new Error("They are being copied"),
          });
        await rest();
      }
    },
    async copyEntity(key) {
      if (state === "moved") return;
      const isUnfinished = `EXISTS (SELECT FROM ${session.schema}.move WHERE channel = $1 AND state <> 'moved')`;
      const text = buildEntityCopy(session.schema, source, `key = $2 AND ${isUnfinished}`);
      await session.query("compare entities", text, [await id(), key]);
    },
  };
}
