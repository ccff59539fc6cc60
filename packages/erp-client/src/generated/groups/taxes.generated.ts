// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { TaxRate } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeTaxRate } from "../decoders/taxes.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface TaxGetClassRateParameters {
  taxClassId: string;
  /** The company that sells. */
  companyId: string;
  /** Country of departure, ISO code. */
  departureCountryISO: string;
  /** Country of arrival, ISO code. */
  shipmentCountryISO: string;
  /** Tax number of the buyer. */
  taxNumber?: string | undefined;
  /** Country of the invoice, ISO code. */
  invoiceCountryISO?: string | undefined;
  /** State of the invoice, ISO code. */
  invoiceCountryStateISO?: string | undefined;
  /** State of arrival, ISO code. */
  shipmentCountryStateISO?: string | undefined;
}

export interface TaxGetItemRateParameters {
  itemId: string;
  /** The company that sells. */
  companyId: string;
  /** Country of departure, ISO code. */
  departureCountryISO: string;
  /** Country of arrival, ISO code. */
  shipmentCountryISO: string;
  /** Tax number of the buyer. */
  taxNumber?: string | undefined;
  /** Country of the invoice, ISO code. */
  invoiceCountryISO?: string | undefined;
  /** State of the invoice, ISO code. */
  invoiceCountryStateISO?: string | undefined;
  /** State of arrival, ISO code. */
  shipmentCountryStateISO?: string | undefined;
}

/** Operations on `taxes`. Every method throws an {@link ErpError}. */
export interface TaxesGroup {
  /**
   * Get the tax rate of a tax class. `GET /v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}`, scope `taxes.read`. Maturity: stable.
   * Returns the rate at which items of a tax class are taxed between two countries.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see observed
   */
  getClassRate(params: TaxGetClassRateParameters, options?: CallOptions): Promise<TaxRate>;
  /**
   * Get the tax rate of an item. `GET /v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}`, scope `taxes.read`. Maturity: stable.
   * Returns the rate at which an item is taxed between two countries.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  getItemRate(params: TaxGetItemRateParameters, options?: CallOptions): Promise<TaxRate>;
}

/** The methods of `taxes` alone, without the rest of the client. */
export function taxes(core: ErpCore): TaxesGroup {
  return buildGroup<TaxesGroup>(core, "erp.taxes", {
    getClassRate: ["GET /v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO} Tax_GetClassRate params", { query: ["taxNumber","invoiceCountryISO","invoiceCountryStateISO","shipmentCountryStateISO"], decode: decodeTaxRate }],
    getItemRate: ["GET /v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO} Tax_GetItemRate params", { query: ["taxNumber","invoiceCountryISO","invoiceCountryStateISO","shipmentCountryStateISO"], decode: decodeTaxRate }],
  });
}
