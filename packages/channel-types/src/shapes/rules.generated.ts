// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * How buyers of a channel pay.
 * @see observed
 */
export interface PaymentRules {
  /** Payment methods the channel takes. */
  supportedPaymentMethodList: SupportedPaymentMethod[];
}

/**
 * How a channel ships.
 * @see observed
 */
export interface ShippingRules {
  /** Carriers the channel knows. */
  supportedCarrierList: SupportedCarrier[];
}

/**
 * A carrier.
 * @see observed
 */
export interface SupportedCarrier {
  /** Id that the channel gives the carrier. */
  carrierId: string;
  /** Name shown to people. */
  displayName?: string;
}

/**
 * A payment method.
 * @see observed
 */
export interface SupportedPaymentMethod {
  /** Name shown to people. */
  displayName?: string;
  /** Id that the channel gives the payment method. */
  paymentMethodId: string;
}
