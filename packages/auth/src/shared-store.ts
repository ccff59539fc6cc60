import { ArgumentError, hideText } from "@kontor/http/internal";
import { TokenError } from "./error.ts";
import { renewShared, type Update } from "./renewal.ts";
import { createTokenCache, type Renewal } from "./token-cache.ts";
import type { CacheSettings, GrantIdentity, Token, TokenGrant, TokenSource } from "./token.ts";
import { createUnsavedToken } from "./unsaved-token.ts";
import { runInTurn, type StoredToken, type TokenStore } from "./token-store.ts";

const SHORTEST_WAIT_MS = 5_000; // A wait for another process includes the time of the store.

/**
 * A store that `cached()` takes. It brings the code that shares tokens, so that a program without a store does not contain it.
 */
export interface SharedTokenStore extends TokenStore {
  /** Internal: `cached()` calls it. */
  share(grant: TokenGrant, identity: () => GrantIdentity, settings: CacheSettings): TokenSource;
}

/**
 * Makes a store of your own ready for `cached()`.
 *
 * @throws {ArgumentError} If it has no `get()` and `update()`.
 */
export function customTokenStore(store: TokenStore): SharedTokenStore {
  if (typeof store?.get !== "function" || typeof store.update !== "function")
    throw new ArgumentError("share tokens", "the store", "have get() and update()", hideText(store));
  return {
    get: async (key) => store.get(key),
    update: async (key, renew) => store.update(key, renew),
    share(...given) {
      return shareTokens(this, ...given); // A copy with another get() or update() uses its own.
    },
  };
}

/** Keeps tokens in this process, for tests and for several sources of one credential. */
export function memoryTokenStore(): SharedTokenStore {
  const tokens = new Map<string, StoredToken>();
  const turn = runInTurn();
  return customTokenStore({
    get: async (key) => tokens.get(key),
    update: async (key, renew) =>
      turn(key, async () => {
        const next = await renew(tokens.get(key));
        tokens.set(key, next);
        return next;
      }),
  });
}

/** A cache whose renewals go through a store. */
function shareTokens(store: TokenStore, grant: TokenGrant, identity: () => GrantIdentity, settings: CacheSettings) {
  const { clock, maxWaitMs, reuseMarginMs } = settings;
  let knownKey: Promise<string> | undefined;
  const getKey = () => (knownKey ??= computeGrantKey(identity()));
  const unsaved = createUnsavedToken(store, getKey, clock);
  const share = { grant, identity, store, clock, reuseMarginMs, getKey, unsaved };
  let updating: Update | undefined;

  const tokens = createTokenCache(grant, renewBy, settings);
  const get = async () => {
    unsaved.saveIfDue();
    return tokens.get();
  };
  return { get, discard: tokens.discard };

  async function renewBy(renewal: Renewal): Promise<Token> {
    // An update may still run after its caller gave up. It is joined, and no second one begins.
    const mine = (updating ??= start(renewal));
    const stop = new AbortController();
    const waitMs = Math.max(maxWaitMs, SHORTEST_WAIT_MS);
    const late = clock.sleep(waitMs, stop).then(async () => {
      if (mine.waitsFor === "call") return mine.done; // The grant limits its own time.
      const silent = `the token store did not answer within ${waitMs} ms`;
      const busy = `another process has not ended its own call within ${waitMs} ms, or the token store hangs`;
      throw new TokenError("any grant", mine.waitsFor === "store" ? silent : busy);
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

/**
 * The key of the tokens of one credential in a store: a SHA-256 over address, credential, scopes and app. It does not show any of them.
 */
export async function computeGrantKey(identity: GrantIdentity): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(revealed(identity)));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function revealed(identity: GrantIdentity): unknown[] {
  return identity.map((part) => (typeof part === "string" ? part : "reveal" in part ? part.reveal() : revealed(part)));
}
