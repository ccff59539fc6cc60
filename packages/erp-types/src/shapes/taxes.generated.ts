// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A tax rate between two countries.
 * @see observed
 */
export interface TaxRate {
  /** Country of departure, ISO code. */
  departureCountryISO?: string;
  /** Rate, in percent. */
  rate?: number;
  /** Country of arrival, ISO code. */
  shipmentCountryISO?: string;
  taxClassId?: string;
}
