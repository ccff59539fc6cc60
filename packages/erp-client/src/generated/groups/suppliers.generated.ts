// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Supplier, SupplierPage } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeSupplierPage } from "../decoders/suppliers.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface SupplierQuerySuppliersParameters {
  /** Changed at this instant or after it. */
  lastChangedSince?: string | undefined;
  /** Changed at this instant or before it. */
  lastChangedUntil?: string | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

/** Operations on `suppliers`. Every method throws an {@link ErpError}. */
export interface SuppliersGroup {
  /**
   * List suppliers. `GET /v2/suppliers`, scope `suppliers.read`. Maturity: stable.
   * Lists the suppliers, on request only those that changed in a period. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: SupplierQuerySuppliersParameters, options?: CallOptions): Promise<SupplierPage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/suppliers`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<SupplierQuerySuppliersParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<Supplier, void, void>;
}

/** The methods of `suppliers` alone, without the rest of the client. */
export function suppliers(core: ErpCore): SuppliersGroup {
  const methods: SuppliersGroup = buildGroup<SuppliersGroup>(core, "erp.suppliers", {
    list: ["GET /v2/suppliers Supplier_QuerySuppliers params", { query: ["lastChangedSince","lastChangedUntil","pageNumber","pageSize"], decode: decodeSupplierPage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
  });
  return methods;
}
