// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChangeReservation, CreatePickList, PickList, PickListKey, PickListPage, PickListPosition, PickListPositionKey, PickListTemplate, PickListTemplatePage, UpdateChangeReservation, UpdatePickPosition, WarehouseKey } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeChangeReservation, decodePickList, decodePickListPage, decodePickListPosition, decodePickListTemplatePage } from "../decoders/wms.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface WMSCreatePickListParameters {
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
}

export interface WMSDeletePickListPositionParameters {
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
  /** Key of a pick list. `WMS_QueryPickListPosition` answers it with each position. */
  picklistId: PickListKey;
  /** Key of a position of a pick list. `WMS_QueryPickListPosition` lists the positions with it. */
  picklistPositionId: PickListPositionKey;
}

export interface WMSQueryPickListPositionParameters {
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
  /** Key of a pick list. `WMS_QueryPickListPosition` answers it with each position. */
  picklistId: PickListKey;
}

export interface WMSQueryPickListTemplateParameters {
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface WmsQueryPickListsParameters {
  warehouseId: string;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface WMSChangeReservationParameters {
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
  /** Key of a pick list. `WMS_QueryPickListPosition` answers it with each position. */
  picklistId: PickListKey;
  /** Key of a position of a pick list. `WMS_QueryPickListPosition` lists the positions with it. */
  picklistPositionId: PickListPositionKey;
}

export interface WMSPickPositionParameters {
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId: WarehouseKey;
  /** Key of a pick list. `WMS_QueryPickListPosition` answers it with each position. */
  picklistId: PickListKey;
  /** Key of a position of a pick list. `WMS_QueryPickListPosition` lists the positions with it. */
  picklistPositionId: PickListPositionKey;
}

/** Operations on `wms`. Every method throws an {@link ErpError}. */
export interface WmsGroup {
  /**
   * Create a pick list. `POST /v2/wms/{warehouseId}/picklists`, scope `picklists.write`. Maturity: stable.
   * Creates a pick list in a warehouse from a template and answers it with its number.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createPickList(params: WMSCreatePickListParameters, body: CreatePickList, options?: CallOptions): Promise<PickList>;
  /**
   * Delete a pick list position. `DELETE /v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}`, scope `picklists.write`. Maturity: Development.
   * Removes a position from a pick list. What becomes of its reservation is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deletePickListPosition(params: WMSDeletePickListPositionParameters, options?: CallOptions): Promise<void>;
  /**
   * List pick list positions. `GET /v2/wms/{warehouseId}/picklists/{picklistId}`, scope `picklists.read`. Maturity: stable.
   * Lists the positions of a pick list: item, storage location, quantity, status and order line. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listPickListPositions(params: WMSQueryPickListPositionParameters, options?: CallOptions): Promise<PickListPosition[]>;
  /**
   * List pick list templates. `GET /v2/wms/picklisttemplates`, scope `picklists.read`. Maturity: stable.
   * Lists the templates from which pick lists are created, id and name. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listPickListTemplates(params?: WMSQueryPickListTemplateParameters, options?: CallOptions): Promise<PickListTemplatePage>;
  /**
   * Every item of `listPickListTemplates()`, page after page: `for await (const item of …)`. `GET /v2/wms/picklisttemplates`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  eachPickListTemplate(params?: Omit<WMSQueryPickListTemplateParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<PickListTemplate, void, void>;
  /**
   * List pick lists. `GET /v2/wms/{warehouseId}/picklists`, scope `picklists.read`. Maturity: stable.
   * Lists the pick lists of a warehouse that are not completed. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  listPickLists(params: WmsQueryPickListsParameters, options?: CallOptions): Promise<PickListPage>;
  /**
   * Every item of `listPickLists()`, page after page: `for await (const item of …)`. `GET /v2/wms/{warehouseId}/picklists`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  eachPickList(params: Omit<WmsQueryPickListsParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<PickList, void, void>;
  /**
   * Move the reservation of a pick list position. `PATCH /v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/changeReservation`, scope `picklists.write`. Maturity: Development.
   * Moves the reservation of a position to other storage locations. A 200 may carry an error beside the position.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  moveReservation(params: WMSChangeReservationParameters, body: UpdateChangeReservation, options?: CallOptions): Promise<ChangeReservation>;
  /**
   * Pick a pick list position. `PATCH /v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/pickPosition`, scope `picklists.write`. Maturity: Development.
   * Picks a position of a pick list: quantity and, where the item has them, batch, serial numbers and best-before date. Answers the position.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  pickPosition(params: WMSPickPositionParameters, body: UpdatePickPosition, options?: CallOptions): Promise<PickListPosition>;
}

/** The methods of `wms` alone, without the rest of the client. */
export function wms(core: ErpCore): WmsGroup {
  const methods: WmsGroup = buildGroup<WmsGroup>(core, "erp.wms", {
    createPickList: ["POST /v2/wms/{warehouseId}/picklists WMS_CreatePickList params body", { bodyFields: "pickListTemplateId", decode: decodePickList }],
    deletePickListPosition: ["DELETE /v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId} WMS_DeletePickListPosition params", { answer: "none" }],
    listPickListPositions: ["GET /v2/wms/{warehouseId}/picklists/{picklistId} WMS_QueryPickListPosition params", { decode: /* @__PURE__ */ list(decodePickListPosition) }],
    listPickListTemplates: ["GET /v2/wms/picklisttemplates WMS_QueryPickListTemplate params", { query: ["pageNumber","pageSize"], decode: decodePickListTemplatePage }],
    eachPickListTemplate: (params, options) => paginate((pageNumber) => methods.listPickListTemplates({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    listPickLists: ["GET /v2/wms/{warehouseId}/picklists Wms_QueryPickLists params", { query: ["pageNumber","pageSize"], decode: decodePickListPage }],
    eachPickList: (params, options) => paginate((pageNumber) => methods.listPickLists({ ...params, pageSize: params.pageSize ?? 100, pageNumber }, options)),
    moveReservation: ["PATCH /v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/changeReservation WMS_ChangeReservation params body", { decode: decodeChangeReservation }],
    pickPosition: ["PATCH /v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/pickPosition WMS_PickPosition params body", { decode: decodePickListPosition }],
  });
  return methods;
}
