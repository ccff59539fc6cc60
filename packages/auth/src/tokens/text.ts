import { Secret } from "@kontor/http";
import { TokenError } from "./error.ts";

/**
 * An access token as it arrived.
 *
 * @throws {TokenError} If it could not be sent in a header: the runtime's own error would quote it.
 */
export function readTokenText(grant: string, text: string): Secret {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new TokenError(grant, "the token that came cannot be sent in a header");
  return new Secret(text);
}
