// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ErrorResponse } from "@kontor/erp-types";
import { ApiError, decodeOrUndefined } from "@kontor/http/internal";
import { decodeErrorResponse } from "./decoders/shared.generated.ts";

/**
 * The ERP cloud API answered outside 2xx, or 2xx with an error body and nothing else (assumed).
 *
 * `details` is the platform's error body, as far as it can be read: a number becomes text where text is declared, a single value
 * becomes a list of one, and a field that cannot be read is `undefined`. It is `undefined` where no JSON object came. `body` is
 * whatever came. Neither is printed with the error.
 *
 * @see given spec §2.3
 */
export class ErpError extends ApiError {
  override readonly name = "ErpError";

  get details(): ErrorResponse | undefined {
    return decodeOrUndefined(decodeErrorResponse, this.body);
  }
}
