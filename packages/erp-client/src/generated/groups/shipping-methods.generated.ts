// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ShippingMethod } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeShippingMethod } from "../decoders/shipping-methods.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `shippingMethods`. Every method throws an {@link ErpError}. */
export interface ShippingMethodsGroup {
  /**
   * List shipping methods. `GET /v2/shippingMethods`, scope `deliveries.read`. Maturity: stable.
   * Lists the shipping methods with gross price, extra weight and priority. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ShippingMethod[]>;
}

/** The methods of `shippingMethods` alone, without the rest of the client. */
export function shippingMethods(core: ErpCore): ShippingMethodsGroup {
  return buildGroup<ShippingMethodsGroup>(core, "erp.shippingMethods", {
    list: ["GET /v2/shippingMethods ShippingMethod_QueryShippingMethods", { decode: /* @__PURE__ */ list(decodeShippingMethod) }],
  });
}
