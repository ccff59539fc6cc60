import { ArgumentError } from "@kontor/http";
import { systemClock } from "@kontor/http/parts";
import { findEndpoint, learnEndpoint } from "./endpoint-memory.ts";
import { findErrorName } from "../exchange/error-name.ts";
import { computeGrantKey } from "./grant-key.ts";
import { judgeToken } from "./judge-token.ts";
import { buildStoreError } from "../stores/error.ts";
import { encodeStored, decodeStored } from "../stores/stored-token.ts";
import { REUSE_MARGIN_MS, createTokenCache, type CachedOptions, type Renewal } from "../source/token-cache.ts";
import { isGoingOn, findRefreshToken, TokenError } from "../tokens/error.ts";
import type { StoredToken, TokenStore } from "../stores/store.ts";
import type { TokenGrant, Token, TokenSource } from "../tokens/token.ts";

const SAVE_AGAIN_MS = 1_000;
const SHORTEST_WAIT_MS = 5_000; // for another process; a store needs time too
const STORE_MS = 120_000; // a process that stands still is taken over from within a minute: a store that takes so long hangs

export interface SharedOptions extends CachedOptions {
  /** Where the processes find each other's tokens. */
  store: TokenStore;
}

/** A token that the store could not keep. */
interface Unsaved {
  stored: StoredToken;
  /** What it takes the place of. */
  over: StoredToken | undefined;
}

/** One renewal: what it waits for, and whether nobody waits for it any more. */
interface Update {
  done: Promise<Token>;
  /** Rejects when the token call takes too long for its callers. It goes on, and nobody else makes another one. */
  told: Promise<never>;
  tell(error: TokenError): void;
  /** The store's answer, its turn among the processes, or the token call. */
  waitsFor: "store" | "turn" | "call";
  isGivenUp: boolean;
}

/**
 * What `cached()` does, for several processes: they make one token call together, keep the quota of the endpoint together, and
 * a refresh token that works only once is used once by all of them; a process that is killed between an answer and its being
 * stored can lose the session. While the endpoint fails or hangs, every process is served the
 * token that lives, to its end; a call without a token waits for another process for at most `maxWaitMs`, or 5 s if that is more.
 *
 * Where the store cannot keep a token, it stays in memory, and each call tries to keep it once more, at most once a second.
 * What is newest wins; with the process it is lost. A store that gives no answer is given up after two minutes, the time of the
 * token call not counted, and asked anew by the next call.
 *
 * A token call of `refreshGrant()` that takes too long is told to who waits; the key stays locked until its answer is stored, up to
 * 55 s, so that no refresh token is used twice.
 *
 * What a store throws comes as a `TokenError` that is not final and says so.
 *
 * @throws {ArgumentError} If an option is out of range, the store is none, or the grant has no identity.
 * @see given spec §5.2, rules 4 (reuse) and 5 (never once per request)
 */
export function shared(grant: TokenGrant, { store, ...options }: SharedOptions = {} as SharedOptions): TokenSource {
  const action = "share tokens";
  const { clock = systemClock, maxWaitMs = 10_000, reuseMarginMs = REUSE_MARGIN_MS } = options;
  const identity = grant?.identity;
  // whatever it is, it may be a credential that was given by mistake
  if (typeof identity !== "function")
    throw new ArgumentError(
      action,
      "grant",
      "have an identity, which tells its tokens from those of others",
      typeof grant,
    );
  if (typeof store?.update !== "function") throw new ArgumentError(action, "store", "be a token store", typeof store);
  let knownKey: Promise<string> | undefined;
  const keyOf = () => (knownKey ??= computeGrantKey(identity()));
  let unsaved: Unsaved | undefined;
  let saving: Promise<void> | undefined;
  let savedAt = Number.NEGATIVE_INFINITY;
  let updating: Update | undefined;

  const tokens = createTokenCache(grant, renewBy, options);
  return {
    async get() {
      if (unsaved && clock.monotonicMs() - savedAt >= SAVE_AGAIN_MS) save();
      return tokens.get();
    },
    discard: tokens.discard,
  };

  async function renewBy(renewal: Renewal): Promise<Token> {
    // one that goes on since its caller gave up is waited for, and not begun a second time
    const mine = (updating ??= begin(renewal));
    const stop = new AbortController();
    const waitMs = Math.max(maxWaitMs, SHORTEST_WAIT_MS);
    const late = clock.sleep(waitMs, stop).then(async () => {
      if (mine.waitsFor === "call") return mine.done; // the grant ends by itself
      throw new TokenError(
        "any grant",
        mine.waitsFor === "store"
          ? `the token store has given no answer within ${waitMs} ms`
          : `another process has not ended its own call within ${waitMs} ms, or the token store hangs`,
      );
    });
    return Promise.race([mine.done, mine.told, late]).finally(() => stop.abort());
  }

  function begin(renewal: Renewal): Update {
    const { promise: told, reject: tell } = Promise.withResolvers<never>();
    told.catch(() => {});
    const own: Update = { done: undefined!, told, tell, waitsFor: "store", isGivenUp: false };
    own.done = update(renewal, own).finally(() => (updating = undefined));
    own.done.catch(() => {}); // whoever waited for it may be gone
    return own;
  }

  async function update(renewal: Renewal, own: Update): Promise<Token> {
    const { hold, waitMs, budget } = renewal;
    const { isGood, isBetter } = judgeToken(renewal, clock, reuseMarginMs);
    const key = await keyOf();
    const seen = [unsaved?.stored];
    const failed = (error: unknown) => buildStoreError(error, identity!(), seen);
    const found = await answered(() => store.get(key), own).catch((error: unknown) => {
      throw failed(error);
    });
    seen.push(found);
    if (found && newest(found) === found && isGood(decodeStored(found))) return decodeStored(found);
    if (found && isBetter(decodeStored(found))) hold(decodeStored(found));
    const outcome: { fresh?: Token; next?: Unsaved; failure?: { error: unknown } } = {};
    own.waitsFor = "turn";
    const renew = async (written: StoredToken | undefined) => {
      // whoever gave it up may have begun another one: a refresh token that works once would be used twice
      if (own.isGivenUp) throw new Error("it was given up");
      const current = newest(written);
      seen.push(written);
      learnEndpoint(budget, current?.endpoint, clock);
      // also one that lives for less than the margin, if it came while this one waited: it is for those who wait
      if (current && isGood(decodeStored(current), current.value === found?.value ? undefined : 0)) return current;
      const wait = waitMs();
      if (wait > 0) {
        outcome.failure = { error: leftAlone(current, wait) };
        return current ?? nothing();
      }
      own.waitsFor = "call";
      try {
        // it is held before it is stored: a store that hangs then keeps it from nobody
        const fresh = (outcome.fresh = hold(await callToItsEnd(renewal, own, current)));
        const stored = { ...encodeStored(fresh, current, clock.now()), endpoint: findEndpoint(budget, clock) };
        outcome.next = { stored, over: written };
        return stored;
      } catch (error) {
        outcome.failure = { error };
        const refreshToken = findRefreshToken(error)?.reveal();
        const stored = { ...(current ?? nothing()), endpoint: findEndpoint(budget, clock, error) };
        if (refreshToken === undefined) return stored;
        outcome.next = { stored: { ...stored, refreshToken }, over: written };
        return outcome.next.stored;
      } finally {
        own.waitsFor = "store";
      }
    };
    const kept = await answered(() => store.update(key, renew), own).catch((error: unknown) => {
      own.isGivenUp = true;
      if (!outcome.next && !outcome.failure) throw failed(error);
      unsaved = outcome.next ?? unsaved;
      return undefined;
    });
    if (kept && (outcome.next || !outcome.failure)) unsaved = undefined;
    if (outcome.failure) throw outcome.failure.error;
    if (!kept) save();
    return outcome.fresh ?? decodeStored(kept!);
  }

  /** One token call. Where it takes too long, whoever waits is told, and the key stays locked until its answer is there. */
  async function callToItsEnd({ call, budget }: Renewal, own: Update, current = nothing()): Promise<Token> {
    const { refreshToken } = decodeStored(current);
    const first = await call(refreshToken).catch((error: unknown) => {
      if (!isGoingOn(error)) throw error;
      own.tell(error);
    });
    if (first) return first;
    for (;;) {
      try {
        const token = await grant({ refreshToken }); // joins the call that goes on
        budget.succeeded(clock.monotonicMs(), token.quota);
        return token;
      } catch (error) {
        if (isGoingOn(error)) continue;
        const { retryAfterMs, quota, status } = error as TokenError;
        budget.failed(clock.monotonicMs(), { retryAfterMs, quota, isPutOff: status === 429 });
        throw error;
      }
    }
  }

  /** What the store gives, if it gives it in time; a token call in between takes what it takes. */
  async function answered<T>(ask: () => Promise<T>, own?: Update): Promise<T> {
    const stop = new AbortController();
    const late = async () => {
      do await clock.sleep(STORE_MS, stop);
      while (own?.waitsFor === "call");
      throw new Error(`it gave no answer within ${STORE_MS} ms`);
    };
    return Promise.race([(async () => ask())(), late()]).finally(() => stop.abort());
  }

  /** Ours, where the store could not keep it and has nothing newer; a refresh token is in memory or in the store, never lost. */
  function newest(written: StoredToken | undefined): StoredToken | undefined {
    return unsaved && (!written || isSame(written, unsaved.over)) ? unsaved.stored : written;
  }

  function save(): void {
    savedAt = clock.monotonicMs();
    saving ??= (async () => {
      const key = await keyOf();
      await answered(() => store.update(key, async (written) => newest(written) ?? nothing()));
      unsaved = undefined;
    })()
      .catch(() => {}) // the next call tries again
      .finally(() => (saving = undefined));
  }
}

/** A row without a token, such as that of a refusal, is as good as none. */
function isSame(one: StoredToken, other = nothing()): boolean {
  return one.value === other.value && one.refreshToken === other.refreshToken;
}

function nothing(): StoredToken {
  return { value: "", expiresAt: 0 };
}

/** What another process has learned counts for this one too. */
function leftAlone(current: StoredToken | undefined, retryAfterMs: number): TokenError {
  const { status = 429, error: said } = current?.endpoint ?? {};
  const error = findErrorName(said);
  const problem = `the token endpoint is left alone since it answered ${status} ${error ?? ""}`.trimEnd();
  return new TokenError("any grant", problem, { status, error, retryAfterMs });
}
