// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccountingDocumentType, AccountingTransaction, AccountingTransactionPage, CompanyKey } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeAccountingTransactionPage } from "../decoders/accounting-data.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface AccountingDataQueryAccountingDataParameters {
  /** Beginning of the period. */
  from?: string | undefined;
  /** End of the period. */
  to?: string | undefined;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey | undefined;
  /** An open set: other values may come. Values: 0 sales invoice, 1 sales credit, 2 sales invoice correction, 3 sales invoice cancellation, 4 sales credit cancellation, 5 sales invoice correction cancellation, 6 sales liquidation, 7 sales liquidation cancellation. */
  type?: AccountingDocumentType | undefined;
  /** Whether amounts come in the currency of the country of departure. */
  exportCurrencyInDepartureCountry?: boolean | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

/** Operations on `accountingData`. Every method throws an {@link ErpError}. */
export interface AccountingDataGroup {
  /**
   * List accounting transactions. `GET /v2/accountingData`, scope `accountings.read`. Maturity: Planned.
   * Lists finalised accounting transactions. Filters by period, company and kind of document. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: AccountingDataQueryAccountingDataParameters, options?: CallOptions): Promise<AccountingTransactionPage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/accountingData`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<AccountingDataQueryAccountingDataParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<AccountingTransaction, void, void>;
}

/** The methods of `accountingData` alone, without the rest of the client. */
export function accountingData(core: ErpCore): AccountingDataGroup {
  const methods: AccountingDataGroup = buildGroup<AccountingDataGroup>(core, "erp.accountingData", {
    list: ["GET /v2/accountingData AccountingData_QueryAccountingData params", { query: ["from","to","companyId","type","exportCurrencyInDepartureCountry","pageNumber","pageSize"], decode: decodeAccountingTransactionPage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
  });
  return methods;
}
