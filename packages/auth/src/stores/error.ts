import { TokenError } from "../tokens/error.ts";
import type { StoredToken } from "./store.ts";
import type { GrantIdentity } from "../tokens/token.ts";

const TOLD = 200; // characters of a message
const SHOWN = 8; // so many characters of a secret, at its start, are too many: a message may be cut

/**
 * What a store threw, as an error of tokens. A store is anybody's code: its words are told unless they repeat a secret that it may
 * know; then, as for every cause, its code or name alone.
 *
 * @param tokens All that the store was told or gave.
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
  const why = isSecret || words === "" ? (known ?? "it did not say why") : words.split("\n", 1)[0]!.slice(0, TOLD);
  return new TokenError("any grant", `the token store failed: ${why}`, { cause });
}

function secretsOf(identity: GrantIdentity): string[] {
  return identity.flatMap((part) =>
    typeof part === "string" ? [] : "reveal" in part ? [part.reveal()] : secretsOf(part),
  );
}
