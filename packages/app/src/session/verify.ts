import { ArgumentError, type Clock, type Fetch } from "@kontor/http";
import { checkTimeout, hideText, readOptions, runtimeFetch, systemClock } from "@kontor/http/internal";
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { createKeySet } from "./key-set.ts";
import { SessionTokenError, type SessionTokenReason } from "./error.ts";
import type { TokenGeneration } from "./tokens.ts";

/** The merchant at the page, and the tenant. */
export interface MerchantSession {
  tenantId: string;
  /** Absent in an app token. */
  userId: string | undefined;
  expiresAt: Date;
  /** All claims, unchanged. */
  claims: Readonly<Record<string, unknown>>;
}

/** Options of `sessionVerifier()`: the tolerance of clocks, and how the key set is fetched. */
export interface VerifierOptions {
  /** The difference of two clocks that is tolerated, in ms. Default 60 000. */
  toleranceMs?: number | undefined;
  /** How long the key set is kept, in ms. Default 86 400 000: a day (observed). */
  keepKeysMs?: number | undefined;
  /** How long kept keys go on being used after `keepKeysMs` while the key set cannot be fetched, in ms. A key that was withdrawn is accepted for so long. Default 86 400 000: a day. 0: not at all. */
  outageKeysMs?: number | undefined;
  /** Shortest time between two fetches for unknown keys, in ms, so that a stranger cannot cause a fetch with every token. Default 30 000. */
  keysCooldownMs?: number | undefined;
  /** Longest wait for the key set, in ms. Default 5 000. */
  timeoutMs?: number | undefined;
  /** Fetches the key set. Default `globalThis.fetch`. */
  fetch?: Fetch | undefined;
  /** Tells time. Default: the clock of this machine. */
  clock?: Clock | undefined;
}

/** Options of one check. */
export interface VerifyOptions {
  /** The tenant that the token must name, if the page belongs to one already. Default: any tenant. */
  tenantId?: string | undefined;
}

/**
 * Checks a session token and returns the merchant and the tenant that it names.
 *
 * @throws {SessionTokenError} With the reason.
 */
export type SessionVerifier = (token: string, options?: VerifyOptions) => Promise<MerchantSession>;

const MADE_BY = "be made by sessionTokens() or appTokens()";
const MOST_CHARACTERS = 8_192; // ten times what the documented claims take
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Creates a verifier of the tokens with which a page proves who the merchant is. The algorithm is fixed, whatever the token says. The
 * key is found by the `kid` of the header, or else of the payload (documented). The key set is kept, and fetched again once if a key
 * is unknown. The package `jose` does the cryptography. Without an issuer and an audience it accepts tokens for other apps too, and warns once.
 *
 * @param generation What `sessionTokens()` or `appTokens()` gives.
 * @throws {ArgumentError} If the generation is not valid, or an option is out of range.
 * @see given spec §1, §6.2
 */
export function sessionVerifier(generation: TokenGeneration, options: VerifierOptions = {}): SessionVerifier {
  const { toleranceMs, ...settings } = readOptions("verify session tokens", options, {
    toleranceMs: 60_000,
    keepKeysMs: 86_400_000,
    outageKeysMs: 86_400_000,
    keysCooldownMs: 30_000,
    timeoutMs: 5_000,
    fetch: runtimeFetch,
    clock: systemClock,
  });
  const { keepKeysMs, outageKeysMs, keysCooldownMs, timeoutMs, clock } = settings;
  for (const [name, value] of Object.entries({ toleranceMs, keepKeysMs, outageKeysMs, keysCooldownMs }))
    if (!(Number.isFinite(value) && value >= 0))
      throw new ArgumentError("verify session tokens", name, "be a number >= 0", value);
  checkTimeout("verify session tokens", timeoutMs);
  if (!(Object(generation).keySetUrl instanceof URL))
    throw new ArgumentError("verify session tokens", "generation", MADE_BY, hideText(generation));
  const { algorithm, issuer, audience, appId, tenantClaim, userClaim } = generation;
  const keys = createKeySet(generation, settings);
  if (issuer === undefined && audience === undefined) warnOnce();

  return async (token, { tenantId } = {}) => {
    if (typeof token !== "string") throw new SessionTokenError("malformed");
    if (token.length > MOST_CHARACTERS) throw new SessionTokenError("too-large");
    if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) throw new SessionTokenError("malformed");
    const { header, payload } = parseToken(token);
    if (header.alg !== algorithm) throw new SessionTokenError("algorithm");
    const kid = header.kid ?? (typeof payload["kid"] === "string" ? payload["kid"] : undefined);
    const claims = await verifySignature(token, kid);
    const expiresAt = new Date(claims.exp! * 1000);
    if (Number.isNaN(expiresAt.getTime())) throw new SessionTokenError("no-expiry"); // the time is out of the range of dates
    const tenant = claims[tenantClaim];
    if (typeof tenant !== "string" || !UUID.test(tenant)) throw new SessionTokenError("tenant");
    if (tenantId !== undefined && tenant.toLowerCase() !== tenantId.toLowerCase())
      throw new SessionTokenError("tenant");
    const named = claims["urn:jtl:app_id"];
    if (appId !== undefined && named !== undefined && named !== appId) throw new SessionTokenError("app-id");
    const user = claims[userClaim];
    const userId = typeof user === "string" ? user : undefined;
    return { tenantId: tenant.toLowerCase(), userId, expiresAt, claims };
  };

  async function verifySignature(token: string, kid: string | undefined): Promise<JWTPayload> {
    const checks = {
      algorithms: [algorithm],
      clockTolerance: toleranceMs / 1000,
      requiredClaims: ["exp"],
      currentDate: new Date(clock.now()),
      ...(issuer !== undefined && { issuer }),
      ...(audience !== undefined && { audience }),
    };
    const candidates: CryptoKey[] = [];
    const keyOf: JWTVerifyGetKey = async (header, jws) => {
      try {
        return await keys({ ...header, alg: algorithm, ...(kid !== undefined && { kid }) }, jws);
      } catch (error) {
        if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
        for await (const key of error) candidates.push(key); // the token has no kid, and the set has two keys during a rotation
        return candidates.pop()!;
      }
    };
    try {
      return (await jwtVerify(token, keyOf, checks)).payload;
    } catch (error) {
      for (const key of candidates) {
        const found = await jwtVerify(token, key, checks).catch(() => undefined);
        if (found) return found.payload;
      }
      const reason = findReason(error);
      throw new SessionTokenError(reason, reason === "keys-unavailable" ? new Error(describeCause(error)) : undefined);
    }
  }
}

let isWarned = false;

function warnOnce(): void {
  if (isWarned) return;
  isWarned = true;
  (globalThis.process as Partial<NodeJS.Process> | undefined)?.emitWarning?.(
    "Session tokens for other apps are accepted too, because sessionTokens() has neither audience nor issuer: set them to those of your tokens",
    { code: "KONTOR_SESSION_AUDIENCE" },
  );
}

/** Describes an error without the values that it carries, as they may hold a secret. */
function describeCause(error: unknown): string {
  const { name, code, cause, message } = (error ?? {}) as Partial<Error> & { code?: string; cause?: { code?: string } };
  const own = message?.startsWith("it ") ? message : undefined; // messages of `createKeySetFetch()` begin with "it "
  return `The key set cannot be fetched: ${[own ?? name, code, cause?.code].filter(Boolean).join(", ")}`;
}

function parseToken(token: string) {
  try {
    return { header: decodeProtectedHeader(token), payload: decodeJwt(token) };
  } catch (error) {
    throw new SessionTokenError("malformed", new Error((error as Error).message));
  }
}

/** The reasons by the codes of `jose`. */
const reasons: Record<string, SessionTokenReason> = {
  ERR_JWT_EXPIRED: "expired",
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: "signature",
  ERR_JOSE_ALG_NOT_ALLOWED: "algorithm",
  ERR_JWKS_NO_MATCHING_KEY: "unknown-key",
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: "unknown-key",
  ERR_JWS_INVALID: "malformed",
  ERR_JWT_INVALID: "malformed",
  ERR_JOSE_NOT_SUPPORTED: "malformed",
};
const claimReasons: Record<string, SessionTokenReason> = { nbf: "not-yet-valid", iss: "issuer", aud: "audience" };

function findReason(error: unknown): SessionTokenReason {
  if (!(error instanceof errors.JWTClaimValidationFailed))
    return reasons[(error as Partial<errors.JOSEError>).code ?? ""] ?? "keys-unavailable";
  if (error.claim === "exp" && error.reason === "missing") return "no-expiry";
  return claimReasons[error.claim] ?? "malformed";
}
