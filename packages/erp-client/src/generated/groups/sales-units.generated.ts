// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateSalesUnit, SalesUnit, SalesUnitPage, UpdateSalesUnit } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeSalesUnit, decodeSalesUnitPage } from "../decoders/sales-units.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface UnitsOfMeasureDeleteSalesUnitParameters {
  salesUnitId: number;
}

export interface UnitsOfMeasureGetSalesUnitParameters {
  salesUnitId: number;
}

export interface UnitsOfMeasureQuerySalesUnitsParameters {
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface UnitsOfMeasureUpdateSalesUnitParameters {
  salesUnitId: number;
}

/** Operations on `salesUnits`. Every method throws an {@link ErpError}. */
export interface SalesUnitsGroup {
  /**
   * Create a sales unit. `POST /v2/unitsOfMeasure/salesUnits`, scope `items.write`. Maturity: Development.
   * Creates a unit in which items are sold, with names by language, and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateSalesUnit, options?: CallOptions): Promise<SalesUnit>;
  /**
   * Delete a sales unit. `DELETE /v2/unitsOfMeasure/salesUnits/{salesUnitId}`, scope `items.write`. Maturity: Development.
   * Deletes a sales unit. The path takes an int32 id, though the record has a uuid.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: UnitsOfMeasureDeleteSalesUnitParameters, options?: CallOptions): Promise<void>;
  /**
   * Get a sales unit. `GET /v2/unitsOfMeasure/salesUnits/{salesUnitId}`, scope `items.read`. Maturity: Development.
   * Returns one sales unit with its names by language. The path takes an int32 id, though the record has a uuid.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: UnitsOfMeasureGetSalesUnitParameters, options?: CallOptions): Promise<SalesUnit>;
  /**
   * List sales units. `GET /v2/unitsOfMeasure/salesUnits`, scope `items.read`. Maturity: Development.
   * Lists the units in which items are sold, with names by language. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: UnitsOfMeasureQuerySalesUnitsParameters, options?: CallOptions): Promise<SalesUnitPage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/unitsOfMeasure/salesUnits`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<UnitsOfMeasureQuerySalesUnitsParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<SalesUnit, void, void>;
  /**
   * Update a sales unit. `PATCH /v2/unitsOfMeasure/salesUnits/{salesUnitId}`, scope `items.write`. Maturity: Development.
   * Changes the names of a sales unit and answers it. The path takes an int32 id, though the record has a uuid.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: UnitsOfMeasureUpdateSalesUnitParameters, body: UpdateSalesUnit, options?: CallOptions): Promise<SalesUnit>;
}

/** The methods of `salesUnits` alone, without the rest of the client. */
export function salesUnits(core: ErpCore): SalesUnitsGroup {
  const methods: SalesUnitsGroup = buildGroup<SalesUnitsGroup>(core, "erp.salesUnits", {
    create: ["POST /v2/unitsOfMeasure/salesUnits UnitsOfMeasure_CreateSalesUnit body", { bodyFields: "languageIso name translations", decode: decodeSalesUnit }],
    delete: ["DELETE /v2/unitsOfMeasure/salesUnits/{salesUnitId} UnitsOfMeasure_DeleteSalesUnit params", { answer: "none" }],
    get: ["GET /v2/unitsOfMeasure/salesUnits/{salesUnitId} UnitsOfMeasure_GetSalesUnit params", { decode: decodeSalesUnit }],
    list: ["GET /v2/unitsOfMeasure/salesUnits UnitsOfMeasure_QuerySalesUnits params", { query: ["pageNumber","pageSize"], decode: decodeSalesUnitPage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    update: ["PATCH /v2/unitsOfMeasure/salesUnits/{salesUnitId} UnitsOfMeasure_UpdateSalesUnit params body", { bodyFields: "languageIso name translations", decode: decodeSalesUnit }],
  });
  return methods;
}
