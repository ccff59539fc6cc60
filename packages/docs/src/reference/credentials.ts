import type { Operation, SecurityScheme, Spec } from "./read/document.ts";
import { resolveOperation } from "./read/raw-operation.ts";

/** One way to authorize a call. Where an operation has several, each is enough. */
export interface Credential {
  /** The name may hold `code`. */
  name: string;
  scopes: string[];
  description: string;
  source: string;
}

const NAMES: Record<string, string> = {
  authorizationCode: "OAuth 2.0, authorization code",
  clientCredentials: "OAuth 2.0, client credentials",
  accessToken: "Access token",
};

/** Operations of the Seller family act for a seller's account. We assume that they take no other token (`channel-scope-semantics`). */
const ofSeller: Credential = {
  name: "Access token of a seller's account",
  scopes: [],
  description:
    "The `authToken` of `POST /v1/auth` for the refresh token of a seller's account, not the one for the refresh token of a channel. Reuse it while it lives for more than 60 seconds.",
  source: "assumed",
};

/** Lists the credentials that an operation accepts. The list is empty for an operation that needs no token. */
export function listCredentials(spec: Spec, operation: Operation): Credential[] {
  if (isOfSeller(operation)) return [ofSeller];
  const schemes = (spec.document.components.securitySchemes ?? {}) as Record<string, SecurityScheme>;
  return (resolveOperation(spec, operation).security ?? []).flatMap((way) =>
    Object.entries(way).map(([key, scopes]) => ({
      name: NAMES[key] ?? `Header \`${schemes[key]?.name}\``,
      scopes,
      description: describeScheme(key, scopes, schemes[key]),
      source: schemes[key]?.["x-source"] ?? "assumed",
    })),
  );
}

/** Describes a scheme where its name and its scopes do not say all. */
function describeScheme(key: string, scopes: string[], scheme: SecurityScheme | undefined): string {
  if (NAMES[key]?.startsWith("OAuth")) return scopes.length > 0 ? "" : "No scope is stated.";
  return NAMES[key] && scopes.length > 0 ? "" : (scheme?.description ?? "");
}

/** Whether an operation is of the Seller family, and asks for a token. */
export function isOfSeller({ path, open }: Operation): boolean {
  return !open && /^\/v\d\/seller\//.test(path);
}
