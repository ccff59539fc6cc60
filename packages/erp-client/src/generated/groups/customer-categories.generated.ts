// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateCustomerCategory, CustomerCategory, CustomerCategoryKey, UpdateCustomerCategory } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCustomerCategory } from "../decoders/customer-categories.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface CustomerCategoryDeleteCustomerCategoryParameters {
  /** Key of a customer category. `CustomerCategory_QueryCustomerCategories` lists the categories with it. */
  customercategoryId: CustomerCategoryKey;
}

export interface CustomerCategoryGetCustomerCategoryParameters {
  /** Key of a customer category. `CustomerCategory_QueryCustomerCategories` lists the categories with it. */
  customercategoryId: CustomerCategoryKey;
}

export interface CustomerCategoryUpdateCustomerCategoryParameters {
  /** Key of a customer category. `CustomerCategory_QueryCustomerCategories` lists the categories with it. */
  customercategoryId: CustomerCategoryKey;
}

/** Operations on `customerCategories`. Every method throws an {@link ErpError}. */
export interface CustomerCategoriesGroup {
  /**
   * Create a customer category. `POST /v2/customerCategories`, scope `customers.write`. Maturity: stable.
   * Creates a customer category from a name and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateCustomerCategory, options?: CallOptions): Promise<CustomerCategory>;
  /**
   * Delete a customer category. `DELETE /v2/customerCategories/{customercategoryId}`, scope `customers.write`. Maturity: stable.
   * Deletes a customer category. What becomes of its customers is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: CustomerCategoryDeleteCustomerCategoryParameters, options?: CallOptions): Promise<void>;
  /**
   * Get a customer category. `GET /v2/customerCategories/{customercategoryId}`, scope `customers.read`. Maturity: stable.
   * Returns one customer category, id and name.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: CustomerCategoryGetCustomerCategoryParameters, options?: CallOptions): Promise<CustomerCategory>;
  /**
   * List customer categories. `GET /v2/customerCategories`, scope `customers.read`. Maturity: stable.
   * Lists the customer categories, id and name. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<CustomerCategory[]>;
  /**
   * Rename a customer category. `PATCH /v2/customerCategories/{customercategoryId}`, scope `customers.write`. Maturity: stable.
   * Changes the name of a customer category and answers it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: CustomerCategoryUpdateCustomerCategoryParameters, body: UpdateCustomerCategory, options?: CallOptions): Promise<CustomerCategory>;
}

/** The methods of `customerCategories` alone, without the rest of the client. */
export function customerCategories(core: ErpCore): CustomerCategoriesGroup {
  return buildGroup<CustomerCategoriesGroup>(core, "erp.customerCategories", {
    create: ["POST /v2/customerCategories CustomerCategory_CreateCustomerCategory body", { bodyFields: "name", decode: decodeCustomerCategory }],
    delete: ["DELETE /v2/customerCategories/{customercategoryId} CustomerCategory_DeleteCustomerCategory params", { answer: "none" }],
    get: ["GET /v2/customerCategories/{customercategoryId} CustomerCategory_GetCustomerCategory params", { decode: decodeCustomerCategory }],
    list: ["GET /v2/customerCategories CustomerCategory_QueryCustomerCategories", { decode: /* @__PURE__ */ list(decodeCustomerCategory) }],
    update: ["PATCH /v2/customerCategories/{customercategoryId} CustomerCategory_UpdateCustomerCategory params body", { decode: decodeCustomerCategory }],
  });
}
