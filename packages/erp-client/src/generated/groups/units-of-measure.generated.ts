// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateUnitOfMeasurement, UnitOfMeasurement, UnitOfMeasurementPage, UpdateUnitOfMeasurement } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeUnitOfMeasurement, decodeUnitOfMeasurementPage } from "../decoders/units-of-measure.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface UnitsOfMeasureDeleteUnitOfMeasurementParameters {
  unitId: number;
}

export interface UnitsOfMeasureGetUnitOfMeasurementParameters {
  unitId: number;
}

export interface UnitsOfMeasureQueryUnitsOfMeasurementParameters {
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface UnitsOfMeasureUpdateUnitOfMeasurementParameters {
  unitId: number;
}

/** Operations on `unitsOfMeasure`. Every method throws an {@link ErpError}. */
export interface UnitsOfMeasureGroup {
  /**
   * Create a unit of measurement. `POST /v2/unitsOfMeasure/unitsOfMeasurement`, scope `items.write`. Maturity: Development.
   * Creates a unit of measurement with its code and names by language, and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateUnitOfMeasurement, options?: CallOptions): Promise<UnitOfMeasurement>;
  /**
   * Delete a unit of measurement. `DELETE /v2/unitsOfMeasure/unitsOfMeasurement/{unitId}`, scope `items.write`. Maturity: Development.
   * Deletes a unit of measurement. The path takes an int32 id, though the record has a uuid.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: UnitsOfMeasureDeleteUnitOfMeasurementParameters, options?: CallOptions): Promise<void>;
  /**
   * Get a unit of measurement. `GET /v2/unitsOfMeasure/unitsOfMeasurement/{unitId}`, scope `items.read`. Maturity: Development.
   * Returns one unit of measurement with its code and names by language. The path takes an int32 id, though the record has a uuid.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: UnitsOfMeasureGetUnitOfMeasurementParameters, options?: CallOptions): Promise<UnitOfMeasurement>;
  /**
   * List units of measurement. `GET /v2/unitsOfMeasure/unitsOfMeasurement`, scope `items.read`. Maturity: Development.
   * Lists the units in which content is measured, such as for base prices, with code and names by language. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: UnitsOfMeasureQueryUnitsOfMeasurementParameters, options?: CallOptions): Promise<UnitOfMeasurementPage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/unitsOfMeasure/unitsOfMeasurement`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<UnitsOfMeasureQueryUnitsOfMeasurementParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<UnitOfMeasurement, void, void>;
  /**
   * Update a unit of measurement. `PATCH /v2/unitsOfMeasure/unitsOfMeasurement/{unitId}`, scope `items.write`. Maturity: Development.
   * Changes code and names of a unit of measurement and answers it. The path takes an int32 id, though the record has a uuid.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: UnitsOfMeasureUpdateUnitOfMeasurementParameters, body: UpdateUnitOfMeasurement, options?: CallOptions): Promise<UnitOfMeasurement>;
}

/** The methods of `unitsOfMeasure` alone, without the rest of the client. */
export function unitsOfMeasure(core: ErpCore): UnitsOfMeasureGroup {
  const methods: UnitsOfMeasureGroup = buildGroup<UnitsOfMeasureGroup>(core, "erp.unitsOfMeasure", {
    create: ["POST /v2/unitsOfMeasure/unitsOfMeasurement UnitsOfMeasure_CreateUnitOfMeasurement body", { bodyFields: "displayCode languageIso name translations", decode: decodeUnitOfMeasurement }],
    delete: ["DELETE /v2/unitsOfMeasure/unitsOfMeasurement/{unitId} UnitsOfMeasure_DeleteUnitOfMeasurement params", { answer: "none" }],
    get: ["GET /v2/unitsOfMeasure/unitsOfMeasurement/{unitId} UnitsOfMeasure_GetUnitOfMeasurement params", { decode: decodeUnitOfMeasurement }],
    list: ["GET /v2/unitsOfMeasure/unitsOfMeasurement UnitsOfMeasure_QueryUnitsOfMeasurement params", { query: ["pageNumber","pageSize"], decode: decodeUnitOfMeasurementPage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    update: ["PATCH /v2/unitsOfMeasure/unitsOfMeasurement/{unitId} UnitsOfMeasure_UpdateUnitOfMeasurement params body", { bodyFields: "displayCode languageIso name translations", decode: decodeUnitOfMeasurement }],
  });
  return methods;
}
