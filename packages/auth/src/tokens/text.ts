import { Secret } from "@kontor/http";
import { TokenError } from "./error.ts";

/**
 * Checks an access token that arrived, and hides it.
 *
 * @throws {TokenError} If a header cannot carry it. The error of the runtime would quote it.
 */
export function readTokenText(grant: string, text: string): Secret {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new TokenError(grant, "the token that came cannot be sent in a header");
  return new Secret(text);
}
