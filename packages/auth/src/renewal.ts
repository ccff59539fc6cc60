import type { Clock } from "@kontor/http";
import { buildPauseError, toStoredEndpoint, learnEndpoint } from "./budget.ts";
import { findRefreshToken, TokenError, isGoingOn } from "./error.ts";
import { type StoredToken, type TokenStore, createEmptyToken, decodeStored, encodeStored } from "./token-store.ts";
import { type Renewal, computeMargin, callEndpoint } from "./token-cache.ts";
import type { GrantIdentity, Token, TokenGrant } from "./token.ts";
import { waitForStore, type Unsaved, type UnsavedToken } from "./unsaved-token.ts";

/** The parts that all renewals of one source with a store use. */
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
 * @throws {TokenError} If the endpoint must not be called, or the store fails. What the grant itself throws comes through unchanged.
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
    turn.failure = { error: buildPauseError(renewal.budget, clock, waitMs) };
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

type Rows = Record<"written" | "current", StoredToken | undefined>;

/** Makes the token call while the key is locked, and gives the row for the store. */
async function callInTurn(share: Share, renewal: Renewal, update: Update, turn: Turn, { written, current }: Rows) {
  const { clock } = share;
  const { hold, budget } = renewal;
  update.waitsFor = "call";
  try {
    const { refreshToken } = decodeStored(current ?? createEmptyToken());
    // The token is held before it is stored, so that a store that hangs keeps it from no caller.
    const fresh = (turn.fresh = hold(await callToEnd(share, renewal, update, refreshToken)));
    const stored = { ...encodeStored(fresh, current, clock.now()), endpoint: toStoredEndpoint(budget, clock) };
    turn.next = { stored, over: written };
    return stored;
  } catch (error) {
    turn.failure = { error };
    const refreshToken = findRefreshToken(error)?.reveal();
    const stored = { ...(current ?? createEmptyToken()), endpoint: toStoredEndpoint(budget, clock) };
    if (refreshToken === undefined) return stored;
    turn.next = { stored: { ...stored, refreshToken }, over: written };
    return turn.next.stored;
  } finally {
    update.waitsFor = "store";
  }
}

/** Decides whether a token of a store is of use. @param reuseMarginMs In ms. @see given spec §5.2, rules 4 and 5 */
export function createTokenJudge({ now }: Pick<Renewal, "now">, clock: Clock, reuseMarginMs: number) {
  const endsIn = (token: Token) => token.expiresAt.getTime() - clock.now();
  const isNew = (token: Token) => {
    const { held, refused } = now();
    return ![held?.token, refused].some((each) => each?.value.reveal() === token.value.reveal());
  };
  return {
    /** Whether it is new and lives longer than `livesMs`, by default the margin. */
    isGood: (token: Token, livesMs = computeMargin(token.lifeMs ?? Number.POSITIVE_INFINITY, reuseMarginMs)) =>
      isNew(token) && endsIn(token) > livesMs,
    /** Whether it is new and lives longer than the held token. It is then used until there is a better one. */
    isBetter(token: Token) {
      const { held, isOut } = now();
      return isNew(token) && endsIn(token) > (isOut ? 0 : Math.max(0, held?.lifeMs() ?? 0));
    },
  };
}

/**
 * Makes one token call and waits for its answer, so that the key stays locked until then. If the call takes too long for its callers, they
 * are rejected, and the wait goes on.
 */
async function callToEnd(
  { grant, clock }: Share,
  renewal: Renewal,
  update: Update,
  refreshToken?: Token["refreshToken"],
) {
  try {
    return await renewal.call(refreshToken);
  } catch (error) {
    if (!isGoingOn(error)) throw error;
    update.rejectLate(error);
  }
  return callEndpoint(renewal.budget, clock, async () => {
    for (;;) {
      try {
        return await grant({ refreshToken }); // It joins the call that goes on.
      } catch (error) {
        if (!isGoingOn(error)) throw error;
      }
    }
  });
}

const LONGEST = 500; // Characters of a message.
const SHOWN = 8; // This many first characters count as the secret, because a message may be cut.

/**
 * Turns an error of a store into a `TokenError`. Anybody may write a store, so its message is repeated only where it holds no secret that the
 * store may know. Otherwise only its code or name is shown.
 *
 * @param tokens All tokens that the store received or returned.
 */
export function buildStoreError(cause: unknown, identity: GrantIdentity, tokens: (StoredToken | undefined)[]) {
  const { code, name, message } = Object(cause) as { code?: unknown; name?: unknown; message?: unknown };
  const words = typeof message === "string" ? message : "";
  const secrets = [...secretsOf(identity), ...tokens.flatMap((each) => [each?.value, each?.refreshToken])];
  const isSecret = secrets.some((each) => each && words.toLowerCase().includes(each.slice(0, SHOWN).toLowerCase()));
  const known = [code, name].find((each) => typeof each === "string" && /^\w{1,60}$/.test(each)) as string | undefined;
  const why = isSecret || words === "" ? (known ?? "it did not say why") : words.split("\n", 1)[0]!.slice(0, LONGEST);
  return new TokenError("any grant", `the token store failed: ${why}`, { cause });
}

function secretsOf(identity: GrantIdentity): string[] {
  return identity.flatMap((part) =>
    typeof part === "string" ? [] : "reveal" in part ? [part.reveal()] : secretsOf(part),
  );
}
