import type { TokenSource } from "@kontor/auth";

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
