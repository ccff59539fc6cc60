// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorList } from "@kontor/channel-types";
import { ApiError, decodeOrUndefined } from "@kontor/http/internal";
import { decodeErrorList } from "./decoders/shared.generated.ts";

/**
 * The Marketplace channel interface answered outside 2xx.
 *
 * `details` is the platform's error body, as far as it can be read: a number becomes text where text is declared, a single value
 * becomes a list of one, and a field that cannot be read is `undefined`. It is `undefined` where no JSON object came. `body` is
 * whatever came. Neither is printed with the error.
 *
 * @see given spec §7
 */
export class ChannelError extends ApiError {
  override readonly name = "ChannelError";

  get details(): ErrorList | undefined {
    return decodeOrUndefined(decodeErrorList, this.body);
  }
}
