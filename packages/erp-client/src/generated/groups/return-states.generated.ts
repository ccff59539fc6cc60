// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnState } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeReturnState } from "../decoders/return-states.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `returnStates`. Every method throws an {@link ErpError}. */
export interface ReturnStatesGroup {
  /**
   * List return states. `GET /v2/returnStates`, scope `returns.read`. Maturity: Planned.
   * Lists the states that a return can have, with texts by language, and whether each is active. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ReturnState[]>;
}

/** The methods of `returnStates` alone, without the rest of the client. */
export function returnStates(core: ErpCore): ReturnStatesGroup {
  return buildGroup<ReturnStatesGroup>(core, "erp.returnStates", {
    list: ["GET /v2/returnStates ReturnState_QueryReturnStates", { decode: /* @__PURE__ */ list(decodeReturnState) }],
  });
}
