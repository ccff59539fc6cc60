import { PlatformError } from "@kontor/http";

const rules = {
  malformed: "it must be a JWT",
  "too-large": "it must have at most 8,192 characters",
  algorithm: "its algorithm must be the pinned one",
  /** Also after the key set was fetched again. */
  "unknown-key": "its key must be in the key set",
  signature: "its signature must be valid",
  "no-expiry": "it must have an expiry time",
  expired: "it must not have expired",
  "not-yet-valid": "it must already be valid",
  issuer: "its issuer must be the configured one",
  audience: "its audience must be this app",
  "app-id": "its app id must be the id of this app",
  /** It names no tenant, a tenant that is not a UUID, or another tenant than expected. */
  tenant: "it must name the tenant",
  /** The token can be neither accepted nor refused. Try again. */
  "keys-unavailable": "the key set cannot be fetched",
};

/** Why a session token was refused. */
export type SessionTokenReason = keyof typeof rules;

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
