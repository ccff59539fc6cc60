import type { Clock } from "@kontor/http";
import { waitForStore } from "./wait-for-store.ts";
import { callToEnd } from "./call-to-end.ts";
import { toStoredEndpoint, learnEndpoint } from "./endpoint-memory.ts";
import { createTokenJudge } from "./token-judge.ts";
import type { Unsaved, UnsavedToken } from "./unsaved-token.ts";
import { findErrorName } from "../exchange/error-name.ts";
import type { Renewal } from "../source/token-cache.ts";
import { buildStoreError } from "../stores/error.ts";
import type { StoredToken, TokenStore } from "../stores/store.ts";
import { createEmptyToken, decodeStored, encodeStored } from "../stores/stored-token.ts";
import { findRefreshToken, TokenError } from "../tokens/error.ts";
import type { GrantIdentity, Token, TokenGrant } from "../tokens/token.ts";

/** The parts that all renewals of one `shared()` use. */
export interface Share {
  grant: TokenGrant;
  identity: () => GrantIdentity;
  store: TokenStore;
  clock: Clock;
  reuseMarginMs: number;
  getKey: () => Promise<string>;
  unsaved: UnsavedToken;
}

/** One renewal: its current wait, and whether its callers have given up. */
export interface Update {
  done: Promise<Token>;
  /** Rejects when the token call takes too long for its callers. The call itself goes on, and no second one begins. */
  late: Promise<never>;
  rejectLate(error: TokenError): void;
  /** The renewal waits for the store, for its turn among the processes, or for the token call. */
  waitsFor: "store" | "turn" | "call";
  isGivenUp: boolean;
}

/** The result of a turn at the store: a new token, a row that must be kept, or a failure. */
interface Turn {
  fresh?: Token;
  next?: Unsaved;
  failure?: { error: unknown };
}

/**
 * Gets a token that is good enough: from the store, or by a token call that only one process makes at a time.
 *
 * @throws {TokenError} If the call fails, the endpoint must not be called, or the store fails.
 */
export async function renewShared(share: Share, renewal: Renewal, update: Update): Promise<Token> {
  const { identity, store, clock, reuseMarginMs, getKey, unsaved } = share;
  const { isGood, isBetter } = createTokenJudge(renewal, clock, reuseMarginMs);
  const key = await getKey();
  const seen = [unsaved.find()];
  const fail = (error: unknown) => buildStoreError(error, identity(), seen);
  const ask = <T>(run: () => Promise<T>) => waitForStore(clock, run, () => update.waitsFor === "call");
  const found = await ask(() => store.get(key)).catch((error: unknown) => {
    throw fail(error);
  });
  seen.push(found);
  if (found) {
    const token = decodeStored(found);
    if (unsaved.choose(found) === found && isGood(token)) return token;
    if (isBetter(token)) renewal.hold(token);
  }
  const turn: Turn = {};
  update.waitsFor = "turn";
  const takeTurn = async (written: StoredToken | undefined) => {
    // The callers gave up, so another renewal may have begun. A refresh token that works once would be used twice.
    if (update.isGivenUp) throw new Error("it was given up");
    const current = unsaved.choose(written);
    seen.push(written);
    learnEndpoint(renewal.budget, current?.endpoint, clock);
    // A token that came during the wait is used even if it lives shorter than the margin, because callers wait for it.
    if (current && isGood(decodeStored(current), current.value === found?.value ? undefined : 0)) return current;
    const waitMs = renewal.waitMs();
    if (waitMs <= 0) return callInTurn(share, renewal, update, turn, { written, current });
    turn.failure = { error: buildPauseError(current, waitMs) };
    return current ?? createEmptyToken();
  };
  const kept = await ask(() => store.update(key, takeTurn)).catch((error: unknown) => {
    update.isGivenUp = true;
    if (!turn.next && !turn.failure) throw fail(error);
    if (turn.next) unsaved.set(turn.next);
    return undefined;
  });
  if (kept && (turn.next || !turn.failure)) unsaved.set(undefined);
  if (turn.failure) throw turn.failure.error;
  if (!kept) unsaved.save();
  return turn.fresh ?? decodeStored(kept!);
}

/** Makes the token call while the key is locked, and gives the row for the store. */
async function callInTurn(
  { grant, clock }: Share,
  renewal: Renewal,
  update: Update,
  turn: Turn,
  { written, current }: { written: StoredToken | undefined; current: StoredToken | undefined },
): Promise<StoredToken> {
  const { hold, budget } = renewal;
  update.waitsFor = "call";
  try {
    const { refreshToken } = decodeStored(current ?? createEmptyToken());
    // The token is held before it is stored, so that a store that hangs keeps it from no caller.
    const fresh = (turn.fresh = hold(await callToEnd({ grant, clock, renewal, update, refreshToken })));
    const stored = { ...encodeStored(fresh, current, clock.now()), endpoint: toStoredEndpoint(budget, clock) };
    turn.next = { stored, over: written };
    return stored;
  } catch (error) {
    turn.failure = { error };
    const refreshToken = findRefreshToken(error)?.reveal();
    const stored = { ...(current ?? createEmptyToken()), endpoint: toStoredEndpoint(budget, clock, error) };
    if (refreshToken === undefined) return stored;
    turn.next = { stored: { ...stored, refreshToken }, over: written };
    return turn.next.stored;
  } finally {
    update.waitsFor = "store";
  }
}

/** The endpoint must not be called. The reason may be a refusal that another process received. */
function buildPauseError(current: StoredToken | undefined, retryAfterMs: number): TokenError {
  const { status = 429, error: said } = current?.endpoint ?? {};
  const error = findErrorName(said);
  const problem = `the token endpoint is left alone since it answered ${status} ${error ?? ""}`.trimEnd();
  return new TokenError("any grant", problem, { status, error, retryAfterMs });
}
