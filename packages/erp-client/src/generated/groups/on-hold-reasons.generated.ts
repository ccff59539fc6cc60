// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { OnHoldReason } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeOnHoldReason } from "../decoders/on-hold-reasons.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `onHoldReasons`. Every method throws an {@link ErpError}. */
export interface OnHoldReasonsGroup {
  /**
   * List on-hold reasons. `GET /v2/onHoldReasons`, scope `orders.read`, `invoices.read`. Maturity: stable.
   * Lists the reasons for which sales orders are held back, and whether such orders can be merged. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<OnHoldReason[]>;
}

/** The methods of `onHoldReasons` alone, without the rest of the client. */
export function onHoldReasons(core: ErpCore): OnHoldReasonsGroup {
  return buildGroup<OnHoldReasonsGroup>(core, "erp.onHoldReasons", {
    list: ["GET /v2/onHoldReasons OnHoldReason_QueryOnHoldReasons", { decode: /* @__PURE__ */ list(decodeOnHoldReason) }],
  });
}
