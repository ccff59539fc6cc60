// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PaymentMethod } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodePaymentMethod } from "../decoders/payment-methods.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `paymentMethods`. Every method throws an {@link ErpError}. */
export interface PaymentMethodsGroup {
  /**
   * List payment methods. `GET /v2/paymentMethods`, scope `orders.read`, `invoices.read`. Maturity: stable.
   * Lists the payment methods, which is the standard one and which are active. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<PaymentMethod[]>;
}

/** The methods of `paymentMethods` alone, without the rest of the client. */
export function paymentMethods(core: ErpCore): PaymentMethodsGroup {
  return buildGroup<PaymentMethodsGroup>(core, "erp.paymentMethods", {
    list: ["GET /v2/paymentMethods PaymentMethod_QueryPaymentMethods", { decode: /* @__PURE__ */ list(decodePaymentMethod) }],
  });
}
