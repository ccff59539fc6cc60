import { PlatformError } from "@kontor/http";
import type { TokenSource } from "@kontor/auth";

/** Why a session token was refused. */
export type SessionTokenReason =
  /** Not a JWT: parts, encoding or JSON are wrong. */
  | "malformed"
  | "too-large"
  /** Its header names another algorithm than the pinned one. */
  | "algorithm"
  /** The key is not in the key set, also after it was fetched again. */
  | "unknown-key"
  | "signature"
  | "no-expiry"
  | "expired"
  | "not-yet-valid"
  | "issuer"
  | "audience"
  | "app-id"
  /** It names no tenant, a tenant that is not a UUID, or another tenant than expected. */
  | "tenant"
  /** The key set cannot be fetched, so the token can be neither accepted nor refused. Try again. */
  | "keys-unavailable";

const rules: Record<SessionTokenReason, string> = {
  malformed: "it must be a JWT",
  "too-large": "it must have at most 8,192 characters",
  algorithm: "its algorithm must be the pinned one",
  "unknown-key": "its key must be in the key set",
  signature: "its signature must be valid",
  "no-expiry": "it must have an expiry time",
  expired: "it must not have expired",
  "not-yet-valid": "it must be valid already",
  issuer: "its issuer must be the configured one",
  audience: "its audience must be this app",
  "app-id": "its app id must be the id of this app",
  tenant: "it must name the tenant",
  "keys-unavailable": "the key set cannot be fetched",
};

/** A session token that was refused. The token itself is in no message. */
export class SessionTokenError extends PlatformError {
  override readonly name = "SessionTokenError";
  readonly code = "ERR_PLATFORM_SESSION";
  readonly reason: SessionTokenReason;

  constructor(reason: SessionTokenReason, cause?: unknown) {
    super(`Cannot accept the session token as ${rules[reason]}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

/** The facts of a generation of tokens. `sessionTokens()` and `appTokens()` give one. */
export interface TokenGeneration {
  algorithm: "EdDSA" | "RS256";
  keySetUrl: URL;
  /** Source of the access tokens that the key set requires. */
  tokens?: TokenSource | undefined;
  issuer?: string | undefined;
  audience?: string | undefined;
  /** The app id that the token must have, if it names one. */
  appId?: string | undefined;
  tenantClaim: string;
  userClaim: string;
}
