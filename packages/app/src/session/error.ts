import { PlatformError } from "@kontor/http";

/** Why a session token was refused. */
export type SessionTokenReason =
  /** Not a JWT: parts, encoding or JSON are wrong. */
  | "malformed"
  | "too-large"
  /** Its header names another algorithm than the one that is pinned. */
  | "algorithm"
  /** No key of the key set is meant, also after it was fetched anew. */
  | "unknown-key"
  | "signature"
  | "no-expiry"
  | "expired"
  | "not-yet-valid"
  | "issuer"
  | "audience"
  | "app-id"
  /** There is no tenant in it, or it is no UUID, or another one than expected. */
  | "tenant"
  /** The key set cannot be had: nobody can say whether the token is good. Try again. */
  | "keys-unavailable";

const said: Record<SessionTokenReason, string> = {
  malformed: "it must be a JWT",
  "too-large": "it must have at most 8,192 characters",
  algorithm: "its algorithm must be the pinned one",
  "unknown-key": "its key must be in the key set",
  signature: "its signature must fit",
  "no-expiry": "it must say when it ends",
  expired: "it must not be over",
  "not-yet-valid": "it must be valid by now",
  issuer: "its issuer must be the configured one",
  audience: "its audience must be this app",
  "app-id": "its app id must be this app's",
  tenant: "it must name the tenant",
  "keys-unavailable": "the key set cannot be fetched",
};

/** A session token that is not accepted. The token itself is in no message. */
export class SessionTokenError extends PlatformError {
  override readonly name = "SessionTokenError";
  readonly code = "ERR_PLATFORM_SESSION";
  readonly reason: SessionTokenReason;

  constructor(reason: SessionTokenReason, cause?: unknown) {
    super(`Cannot accept the session token as ${said[reason]}`, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}
