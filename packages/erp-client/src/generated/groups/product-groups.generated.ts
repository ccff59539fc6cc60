// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateProductGroup, ProductGroup, ProductGroupKey, UpdateProductGroup } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeProductGroup } from "../decoders/product-groups.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface ProductGroupDeleteProductGroupParameters {
  /** The record. */
  id: ProductGroupKey;
}

export interface ProductGroupUpdateProductGroupParameters {
  /** The record. */
  id: ProductGroupKey;
}

/** Operations on `productGroups`. Every method throws an {@link ErpError}. */
export interface ProductGroupsGroup {
  /**
   * Create a product group. `POST /v2/productGroups`, scope `items.write`. Maturity: Development.
   * Creates a product group from a name and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateProductGroup, options?: CallOptions): Promise<ProductGroup>;
  /**
   * Delete a product group. `DELETE /v2/productGroups/{id}`, scope `items.write`. Maturity: Development.
   * Deletes a product group. What becomes of its items is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: ProductGroupDeleteProductGroupParameters, options?: CallOptions): Promise<void>;
  /**
   * List product groups. `GET /v2/productGroups`, scope `items.read`. Maturity: Development.
   * Lists the product groups, id and name. All come in one answer. Categories are another record.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ProductGroup[]>;
  /**
   * Rename a product group. `PATCH /v2/productGroups/{id}`, scope `items.write`. Maturity: Development.
   * Changes the name of a product group and answers it. The id stands in the path and in the body, and both are required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: ProductGroupUpdateProductGroupParameters, body: UpdateProductGroup, options?: CallOptions): Promise<ProductGroup>;
}

/** The methods of `productGroups` alone, without the rest of the client. */
export function productGroups(core: ErpCore): ProductGroupsGroup {
  return buildGroup<ProductGroupsGroup>(core, "erp.productGroups", {
    create: ["POST /v2/productGroups ProductGroups_CreateProductGroup body", { bodyFields: "name", decode: decodeProductGroup }],
    delete: ["DELETE /v2/productGroups/{id} ProductGroup_DeleteProductGroup params", { answer: "none" }],
    list: ["GET /v2/productGroups ProductGroup_QueryProductGroups", { decode: /* @__PURE__ */ list(decodeProductGroup) }],
    update: ["PATCH /v2/productGroups/{id} ProductGroup_UpdateProductGroup params body", { bodyFields: "id name", decode: decodeProductGroup }],
  });
}
