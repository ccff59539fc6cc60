import { isDeepStrictEqual } from "node:util";
import type { LaneClaim } from "../../claim.ts";
import type { Inbox } from "../../inbox.ts";
import { createModel, openLane, isHeld, type InboxModel } from "./model.ts";

/** Commands by their names; each does one thing on the store and on the model. */
export type Commands = Record<string, (inbox: Inbox) => Promise<void>>;

/** The state of a play, which its commands share. */
export interface PlayState {
  model: InboxModel;
  step: number;
  lanes: readonly string[];
  /** Claims that a command may still use, also after another worker took the lane. */
  claims: LaneClaim[];
  /** A random whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** A random member of the list. */
  pick<Value>(list: readonly Value[]): Value;
  /**
   * A random claim that still holds, or that another worker has taken over. A claim whose lease ran out is left out, because stores may
   * notice that at different times.
   */
  pickClaim(): LaneClaim | undefined;
  /** @throws {Error} If the store and the model differ. */
  checkSame(what: string, got: unknown, expected: unknown): void;
}

export function createPlayState(seed: number): PlayState {
  let random = (seed * 2_654_435_761) % 2_147_483_647 || 1;
  const state: PlayState = {
    model: createModel(),
    step: 0,
    lanes: ["a", "b", "c", "", "\0odd\ud800"],
    claims: [],
    below(limit) {
      random = (random * 48_271) % 2_147_483_647;
      return Math.floor((random / 2_147_483_647) * limit);
    },
    pick: (list) => list[state.below(list.length)]!,
    pickClaim() {
      const { model, claims } = state;
      const some = claims.filter((claim) => !isHeld(model, claim) || openLane(model, claim.lane).heldUntil > model.now);
      return some.length > 0 ? state.pick(some) : undefined;
    },
    checkSame(what, got, expected) {
      if (isDeepStrictEqual(got, expected)) return;
      const difference = `${what} must be ${JSON.stringify(expected)}: got ${JSON.stringify(got)}`;
      throw new Error(`seed ${seed}, step ${state.step}: ${difference}`);
    },
  };
  return state;
}
