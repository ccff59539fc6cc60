import { TokenError } from "../tokens/error.ts";
import type { StoredToken } from "./store.ts";
import type { GrantIdentity } from "../tokens/token.ts";

const LONGEST = 200; // Characters of a message.
const SHOWN = 8; // This many first characters count as the secret, because a message may be cut.

/**
 * Turns an error of a store into a `TokenError`. Anybody may write a store, so its message is repeated only where it holds no secret that the
 * store may know. Otherwise only its code or name is shown.
 *
 * @param tokens All tokens that the store received or returned.
 */
export function buildStoreError(
  cause: unknown,
  identity: GrantIdentity,
  tokens: (StoredToken | undefined)[],
): TokenError {
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
