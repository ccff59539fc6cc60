// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateCustomerGroup, CustomerGroup, CustomerGroupKey, UpdateCustomerGroup } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCustomerGroup } from "../decoders/customer-groups.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface CustomerGroupDeleteCustomerGroupParameters {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customergroupId: CustomerGroupKey;
}

export interface CustomerGroupGetCustomerGroupParameters {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customergroupId: CustomerGroupKey;
}

export interface CustomerGroupUpdateCustomerGroupParameters {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customergroupId: CustomerGroupKey;
}

/** Operations on `customerGroups`. Every method throws an {@link ErpError}. */
export interface CustomerGroupsGroup {
  /**
   * Create a customer group. `POST /v2/customerGroups`, scope `customers.write`. Maturity: stable.
   * Creates a customer group and answers it with its id. Only the name is required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateCustomerGroup, options?: CallOptions): Promise<CustomerGroup>;
  /**
   * Delete a customer group. `DELETE /v2/customerGroups/{customergroupId}`, scope `customers.write`. Maturity: stable.
   * Deletes a customer group. What becomes of its customers is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: CustomerGroupDeleteCustomerGroupParameters, options?: CallOptions): Promise<void>;
  /**
   * Get a customer group. `GET /v2/customerGroups/{customergroupId}`, scope `customers.read`. Maturity: stable.
   * Returns one customer group: its discount, whether its prices are net, and whether it is the default.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: CustomerGroupGetCustomerGroupParameters, options?: CallOptions): Promise<CustomerGroup>;
  /**
   * List customer groups. `GET /v2/customerGroups`, scope `customers.read`. Maturity: stable.
   * Lists the customer groups with discount, net prices and default. All come in one answer. A new customer needs one of their ids.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<CustomerGroup[]>;
  /**
   * Update a customer group. `PATCH /v2/customerGroups/{customergroupId}`, scope `customers.write`. Maturity: stable.
   * Changes name, discount, net prices or default of a customer group, and answers it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: CustomerGroupUpdateCustomerGroupParameters, body: UpdateCustomerGroup, options?: CallOptions): Promise<CustomerGroup>;
}

/** The methods of `customerGroups` alone, without the rest of the client. */
export function customerGroups(core: ErpCore): CustomerGroupsGroup {
  return buildGroup<CustomerGroupsGroup>(core, "erp.customerGroups", {
    create: ["POST /v2/customerGroups CustomerGroup_CreateCustomerGroup body", { bodyFields: "name", decode: decodeCustomerGroup }],
    delete: ["DELETE /v2/customerGroups/{customergroupId} CustomerGroup_DeleteCustomerGroup params", { answer: "none" }],
    get: ["GET /v2/customerGroups/{customergroupId} CustomerGroup_GetCustomerGroup params", { decode: decodeCustomerGroup }],
    list: ["GET /v2/customerGroups CustomerGroup_QueryCustomerGroups", { decode: /* @__PURE__ */ list(decodeCustomerGroup) }],
    update: ["PATCH /v2/customerGroups/{customergroupId} CustomerGroup_UpdateCustomerGroup params body", { decode: decodeCustomerGroup }],
  });
}
