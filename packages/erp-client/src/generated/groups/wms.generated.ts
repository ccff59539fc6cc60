// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PickList, PickListPage } from "@kontor/erp-types";
import { type CallOptions, paginate } from "@kontor/http";
import type { ErpCore } from "../core.generated.ts";
import { decodePickListPage } from "../decoders/wms.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface WmsQueryPickListsParameters {
  /** The warehouse. */
  warehouseId: string;
  /** Which page; the first is 1. */
  pageNumber?: number;
  /** How many entries a page has. No default and no maximum is stated. */
  pageSize?: number;
}

/** Operations on `wms`. Every method throws an {@link ErpError}. */
export interface WmsGroup {
  /**
   * Lists the pick lists of a warehouse. `GET /v2/wms/{warehouseId}/picklists`, scope `picklists.read`. Maturity: stable.
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
}

/** The methods of `wms` alone, without the rest of the client. */
export function wms(core: ErpCore): WmsGroup {
  const methods: WmsGroup = {
    listPickLists: (params, options) => core.call({ options, operation: "Wms_QueryPickLists", call: "erp.wms.listPickLists", method: "GET", path: "/v2/wms/{warehouseId}/picklists", params, query: ["pageNumber","pageSize"], required: ["warehouseId"], decode: decodePickListPage }) as Promise<PickListPage>,
    eachPickList: (params, options) => paginate((pageNumber) => methods.listPickLists({ pageSize: 100, ...params, pageNumber }, options)),
  };
  return methods;
}
