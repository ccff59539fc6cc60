import { ArgumentError } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { computeGrantKey } from "./grant-key.ts";
import { renewShared, type Update } from "./renewal.ts";
import { createUnsavedToken } from "./unsaved-token.ts";
import { REUSE_MARGIN_MS, createTokenCache, type CachedOptions, type Renewal } from "../source/token-cache.ts";
import type { TokenStore } from "../stores/store.ts";
import { TokenError } from "../tokens/error.ts";
import type { TokenGrant, Token, TokenSource } from "../tokens/token.ts";

const SHORTEST_WAIT_MS = 5_000; // A wait for another process includes the time of the store.

/** Options of `shared()`: those of `cached()`, and the store. */
export interface SharedOptions extends CachedOptions {
  /** The place where the processes find each other's tokens. */
  store: TokenStore;
}

/**
 * Does the same as `cached()`, for several processes. They make one token call together and keep the quota of the endpoint together. A
 * refresh token that works only once is used once by all of them. A process that is killed after an answer and before it is stored can
 * lose the session. While the endpoint fails or hangs, every process uses the living token to its end. A call without a token waits for
 * another process for at most `maxWaitMs`, or for 5 s if that is more.
 *
 * A token that the store cannot keep stays in memory. Each call tries again to save it, at most once a second. The newest token wins; it
 * is lost when the process ends. A store that does not answer is given up after two minutes, not counting the token call, and the next
 * call asks it again.
 *
 * When a token call of `refreshGrant()` takes too long, its callers get an error. The key stays locked until the answer is stored, for up
 * to 55 s, so that no refresh token is used twice.
 *
 * An error of the store comes as a `TokenError` that is not final and names the store.
 *
 * @throws {ArgumentError} If an option is out of range, the store is missing, or the grant has no identity.
 * @see given spec §5.2, rules 4 (reuse) and 5 (never once per request)
 */
export function shared(grant: TokenGrant, options: SharedOptions): TokenSource {
  const action = "share tokens";
  const { store, telemetry, ...rest } = { ...options };
  const { clock = systemClock, maxWaitMs = 10_000, reuseMarginMs = REUSE_MARGIN_MS } = rest;
  const identity = grant?.identity;
  // The value may be a credential that was given by mistake, so only its type is shown.
  if (typeof identity !== "function")
    throw new ArgumentError(
      action,
      "grant",
      "have an identity, which tells its tokens from those of others",
      typeof grant,
    );
  if (typeof store?.update !== "function") throw new ArgumentError(action, "store", "be a token store", typeof store);
  let knownKey: Promise<string> | undefined;
  const getKey = () => (knownKey ??= computeGrantKey(identity()));
  const unsaved = createUnsavedToken(store, getKey, clock);
  const observed = telemetry?.tokenRefresh(grant) ?? grant; // It also observes the calls that join a slow one.
  const share = { grant: observed, identity, store, clock, reuseMarginMs, getKey, unsaved };
  let updating: Update | undefined;

  const tokens = createTokenCache(observed, renewBy, rest);
  return {
    async get() {
      unsaved.saveIfDue();
      return tokens.get();
    },
    discard: tokens.discard,
  };

  async function renewBy(renewal: Renewal): Promise<Token> {
    // An update may still run after its caller gave up. It is joined, and no second one begins.
    const mine = (updating ??= start(renewal));
    const stop = new AbortController();
    const waitMs = Math.max(maxWaitMs, SHORTEST_WAIT_MS);
    const late = clock.sleep(waitMs, stop).then(async () => {
      if (mine.waitsFor === "call") return mine.done; // The grant limits its own time.
      throw new TokenError(
        "any grant",
        mine.waitsFor === "store"
          ? `the token store has given no answer within ${waitMs} ms`
          : `another process has not ended its own call within ${waitMs} ms, or the token store hangs`,
      );
    });
    return Promise.race([mine.done, mine.late, late]).finally(() => stop.abort());
  }

  function start(renewal: Renewal): Update {
    const { promise: late, reject: rejectLate } = Promise.withResolvers<never>();
    const update: Update = { done: late, late, rejectLate, waitsFor: "store", isGivenUp: false };
    update.done = renewShared(share, renewal, update).finally(() => (updating = undefined));
    // These handlers prevent an unhandled rejection when no caller waits any more.
    late.catch(() => {});
    update.done.catch(() => {});
    return update;
  }
}
