import type { TokenSource } from "@kontor/auth";

/** What a generation of tokens is like. `sessionTokens()` and `appTokens()` give one. */
export interface TokenGeneration {
  algorithm: "EdDSA" | "RS256";
  keySetUrl: URL;
  /** Where the access token comes from that the key set wants. */
  tokens?: TokenSource | undefined;
  issuer?: string | undefined;
  audience?: string | undefined;
  /** Must be that of the token, where it names one. */
  appId?: string | undefined;
  tenantClaim: string;
  userClaim: string;
}
