// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnReason } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeReturnReason } from "../decoders/return-reasons.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `returnReasons`. Every method throws an {@link ErpError}. */
export interface ReturnReasonsGroup {
  /**
   * List return reasons. `GET /v2/returnReasons`, scope `returns.read`. Maturity: Planned.
   * Lists the reasons for which goods come back, with texts by language. The lines of a return name one of them.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ReturnReason[]>;
}

/** The methods of `returnReasons` alone, without the rest of the client. */
export function returnReasons(core: ErpCore): ReturnReasonsGroup {
  return buildGroup<ReturnReasonsGroup>(core, "erp.returnReasons", {
    list: ["GET /v2/returnReasons ReturnReason_QueryReturnReasons", { decode: /* @__PURE__ */ list(decodeReturnReason) }],
  });
}
