// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Category, CategoryKey, CategoryRecord, CategoryUpdate, CreateCategoryRecord, DeleteCategoryCommand } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCategory } from "../decoders/categories.generated.ts";
import { decodeCategoryRecord } from "../decoders/shared.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface CategoryGetCategoryParameters {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  categoryId: CategoryKey;
}

/** Operations on `categories`. Every method throws an {@link ErpError}. */
export interface CategoriesGroup {
  /**
   * Create a category. `POST /v2/categories`, scope `items.write`. Maturity: Development.
   * Creates a category with its texts, attributes, custom fields, discounts and visibility, and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateCategoryRecord, options?: CallOptions): Promise<CategoryRecord>;
  /**
   * Delete a category. `DELETE /v2/DeleteCategory`. Maturity: Development.
   * Deletes a category; `moveChildrenTargetId` names the category that its children move to. The id stands in the body and is optional by the platform's description; always send it.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(body: DeleteCategoryCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Get a category. `GET /v2/category/{categoryId}`. Maturity: Development.
   * Returns one category. The platform shows no shape; this is the one that fits the update.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see observed
   */
  get(params: CategoryGetCategoryParameters, options?: CallOptions): Promise<Category>;
  /**
   * Update a category. `PATCH /v2/UpdateCategory`, scope `items.write`. Maturity: Development.
   * Changes the parent, the sort number or the name of one category. A field that is left out stays as it is.
   * It is sent again when its answer is lost, because a second one changes nothing more.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §4.1
   */
  update(body: CategoryUpdate, options?: CallOptions): Promise<unknown>;
}

/** The methods of `categories` alone, without the rest of the client. */
export function categories(core: ErpCore): CategoriesGroup {
  return buildGroup<CategoriesGroup>(core, "erp.categories", {
    create: ["POST /v2/categories Categories_CreateCategory body", { bodyFields: "customFieldId customerGroupId defaultDescriptions discount shopId values", decode: decodeCategoryRecord }],
    delete: ["DELETE /v2/DeleteCategory Category_DeleteCategory body"],
    get: ["GET /v2/category/{categoryId} Category_GetCategory params", { decode: decodeCategory }],
    update: ["PATCH /v2/UpdateCategory Category_UpdateCategory body", { repeats: true, bodyFields: "id" }],
  });
}
