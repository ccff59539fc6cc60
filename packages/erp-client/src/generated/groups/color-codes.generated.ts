// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ColorCode } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeColorCode } from "../decoders/color-codes.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `colorCodes`. Every method throws an {@link ErpError}. */
export interface ColorCodesGroup {
  /**
   * List colour codes of sales orders. `GET /v2/colorCodes`, scope `orders.read`. Maturity: stable.
   * Lists the colours that mark sales orders, each with its id, name and code. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ColorCode[]>;
}

/** The methods of `colorCodes` alone, without the rest of the client. */
export function colorCodes(core: ErpCore): ColorCodesGroup {
  return buildGroup<ColorCodesGroup>(core, "erp.colorCodes", {
    list: ["GET /v2/colorCodes ColorCode_QueryColorCodes", { decode: /* @__PURE__ */ list(decodeColorCode) }],
  });
}
