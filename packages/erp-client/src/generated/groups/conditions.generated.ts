// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Condition } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCondition } from "../decoders/conditions.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `conditions`. Every method throws an {@link ErpError}. */
export interface ConditionsGroup {
  /**
   * List item conditions. `GET /v2/conditions`, scope `items.read`. Maturity: stable.
   * Lists the conditions that an item can be in, such as those a return reports, with names by language. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<Condition[]>;
}

/** The methods of `conditions` alone, without the rest of the client. */
export function conditions(core: ErpCore): ConditionsGroup {
  return buildGroup<ConditionsGroup>(core, "erp.conditions", {
    list: ["GET /v2/conditions Condition_QueryConditions", { decode: /* @__PURE__ */ list(decodeCondition) }],
  });
}
