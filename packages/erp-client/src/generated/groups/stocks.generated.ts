// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateStock, ItemKey, SerialNumber, SerialNumberPage, Stock, StockChange, StockChangePage, StockPage, StorageLocationKey, WarehouseKey } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeSerialNumberPage, decodeStock, decodeStockChangePage, decodeStockPage } from "../decoders/stocks.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface StockStockAdjustmentParameters {
  /** Whether the workflows of the ERP that start by themselves stay silent. */
  disableAutomaticWorkflows?: boolean | undefined;
}

export interface StockQueryStocksPerItemParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey | undefined;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey | undefined;
  /** Key of a storage location, a place in a warehouse. `Warehouse_QueryStorageLocations` lists the locations of a warehouse with it. */
  storageLocationId?: StorageLocationKey | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface StockQueryStockChangesParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey | undefined;
  /** Changes since this instant. */
  startDate?: string | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface StockQuerySerialNumberPerWarehouseParameters {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey | undefined;
  /** Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it. */
  warehouseId?: WarehouseKey | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

/** Operations on `stocks`. Every method throws an {@link ErpError}. */
export interface StocksGroup {
  /**
   * Adjust stock. `POST /v2/stocks`, scope `inventories.write`. Maturity: stable.
   * Adjusts the stock of an item in a warehouse and answers the new stock. Each call changes stock: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  adjust(params: StockStockAdjustmentParameters, body: CreateStock, options?: CallOptions): Promise<Stock>;
  /**
   * List stock levels. `GET /v2/stocks`, scope `inventories.read`. Maturity: stable.
   * Lists stock, one entry for each item and place, of an item, a warehouse or a storage location. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: StockQueryStocksPerItemParameters, options?: CallOptions): Promise<StockPage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/stocks`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<StockQueryStocksPerItemParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<Stock, void, void>;
  /**
   * List stock changes. `GET /v2/stocks/changes`, scope `inventories.read`. Maturity: stable.
   * Lists stock changes, the movements into and out of stock, with quantity, time, comment and user, since an instant. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listChanges(params?: StockQueryStockChangesParameters, options?: CallOptions): Promise<StockChangePage>;
  /**
   * Every item of `listChanges()`, page after page: `for await (const item of …)`. `GET /v2/stocks/changes`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  eachStockChange(params?: Omit<StockQueryStockChangesParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<StockChange, void, void>;
  /**
   * List serial numbers in stock. `GET /v2/stocks/serialnumbers`, scope `inventories.read`. Maturity: stable.
   * Lists serial numbers: an entry is an item at a place, with all its serial numbers there. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listSerialNumbers(params?: StockQuerySerialNumberPerWarehouseParameters, options?: CallOptions): Promise<SerialNumberPage>;
  /**
   * Every item of `listSerialNumbers()`, page after page: `for await (const item of …)`. `GET /v2/stocks/serialnumbers`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  eachSerialNumber(params?: Omit<StockQuerySerialNumberPerWarehouseParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<SerialNumber, void, void>;
}

/** The methods of `stocks` alone, without the rest of the client. */
export function stocks(core: ErpCore): StocksGroup {
  const methods: StocksGroup = buildGroup<StocksGroup>(core, "erp.stocks", {
    adjust: ["POST /v2/stocks Stock_StockAdjustment params body", { query: ["disableAutomaticWorkflows"], bodyFields: "itemId quantity warehouseId", decode: decodeStock }],
    list: ["GET /v2/stocks Stock_QueryStocksPerItem params", { query: ["itemId","warehouseId","storageLocationId","pageNumber","pageSize"], decode: decodeStockPage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    listChanges: ["GET /v2/stocks/changes Stock_QueryStockChanges params", { query: ["itemId","startDate","pageNumber","pageSize"], decode: decodeStockChangePage }],
    eachStockChange: (params, options) => paginate((pageNumber) => methods.listChanges({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    listSerialNumbers: ["GET /v2/stocks/serialnumbers Stock_QuerySerialNumberPerWarehouse params", { query: ["itemId","warehouseId","pageNumber","pageSize"], decode: decodeSerialNumberPage }],
    eachSerialNumber: (params, options) => paginate((pageNumber) => methods.listSerialNumbers({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
  });
  return methods;
}
