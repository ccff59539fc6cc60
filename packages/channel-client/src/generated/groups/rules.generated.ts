// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PaymentRules, ShippingRules } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `rules`. Every method throws a {@link ChannelError}. */
export interface RulesGroup {
  /**
   * Replace the payment rules. `PUT /v1/channel/payment-rules`. Maturity: stable.
   * Replaces how buyers of the channel can pay.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replacePayment(body: PaymentRules, options?: CallOptions): Promise<void>;
  /**
   * Replace the shipping rules. `PUT /v1/channel/shipping-rules`. Maturity: stable.
   * Replaces which carriers the channel knows.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replaceShipping(body: ShippingRules, options?: CallOptions): Promise<void>;
}

/** The methods of `rules` alone, without the rest of the client. */
export function rules(core: ChannelCore): RulesGroup {
  return buildGroup<RulesGroup>(core, "channel.rules", {
    replacePayment: ["PUT /v1/channel/payment-rules Rules_ReplacePayment body", { bodyFields: "paymentMethodId supportedPaymentMethodList", answer: "none" }],
    replaceShipping: ["PUT /v1/channel/shipping-rules Rules_ReplaceShipping body", { bodyFields: "carrierId", answer: "none" }],
  });
}
