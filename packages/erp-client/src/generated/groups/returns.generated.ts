// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateCustomerReturn, CustomerKey, CustomerReturn, CustomerReturnPage, ReturnKey, ReturnLineItem, ReturnPackage, ReturnStateKey, SalesOrderKey } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list, paginate } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCustomerReturn, decodeCustomerReturnPage, decodeReturnLineItem, decodeReturnPackage } from "../decoders/returns.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface ReturnGetReturnParameters {
  /** Key of a customer return. `Return_QueryReturns` lists the returns with it. */
  returnId: ReturnKey;
}

export interface ReturnQueryReturnsParameters {
  returnNumber?: string | undefined;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey | undefined;
  /** Yes or no: existing. */
  IsExisting?: boolean | undefined;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey | undefined;
  /** Key of a state that a return may have. `ReturnState_QueryReturnStates` lists the states with it. */
  returnStateId?: ReturnStateKey | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface ReturnQueryReturnLineItemsParameters {
  /** Key of a customer return. `Return_QueryReturns` lists the returns with it. */
  returnId: ReturnKey;
}

export interface ReturnQueryReturnPackagesParameters {
  /** Key of a customer return. `Return_QueryReturns` lists the returns with it. */
  returnId: ReturnKey;
}

/** Operations on `returns`. Every method throws an {@link ErpError}. */
export interface ReturnsGroup {
  /**
   * Create a return. `POST /v2/returns`, scope `returns.write`. Maturity: beta.
   * Creates a return with its lines for a sales order, and answers it with its id and number. Company, sales order, warehouse and lines are required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateCustomerReturn, options?: CallOptions): Promise<CustomerReturn>;
  /**
   * Get a return. `GET /v2/returns/{returnId}`, scope `returns.read`. Maturity: Planned.
   * Returns one return of a customer: number, date, order, state and warehouse. Lines and packages have operations of their own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: ReturnGetReturnParameters, options?: CallOptions): Promise<CustomerReturn>;
  /**
   * List returns. `GET /v2/returns`, scope `returns.read`. Maturity: Planned.
   * Lists the returns of customers. Filters by number, customer, sales order and state. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: ReturnQueryReturnsParameters, options?: CallOptions): Promise<CustomerReturnPage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/returns`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<ReturnQueryReturnsParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<CustomerReturn, void, void>;
  /**
   * List line items of a return. `GET /v2/returns/{returnId}/lineitems`, scope `returns.read`. Maturity: Planned.
   * Lists the lines of a return: item, quantity, reason, condition, and the order line it comes from. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listLineItems(params: ReturnQueryReturnLineItemsParameters, options?: CallOptions): Promise<ReturnLineItem[]>;
  /**
   * List packages of a return. `GET /v2/returns/{returnId}/packages`, scope `returns.read`. Maturity: Planned.
   * Lists the packages in which a return comes back, with tracking number and shipping method. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listPackages(params: ReturnQueryReturnPackagesParameters, options?: CallOptions): Promise<ReturnPackage[]>;
}

/** The methods of `returns` alone, without the rest of the client. */
export function returns(core: ErpCore): ReturnsGroup {
  const methods: ReturnsGroup = buildGroup<ReturnsGroup>(core, "erp.returns", {
    create: ["POST /v2/returns Return_CreateReturn body", { bodyFields: "companyId items quantity returnReasonId salesOrderId trackingID warehouseId", decode: decodeCustomerReturn }],
    get: ["GET /v2/returns/{returnId} Return_GetReturn params", { decode: decodeCustomerReturn }],
    list: ["GET /v2/returns Return_QueryReturns params", { query: ["returnNumber","customerId","IsExisting","salesOrderId","returnStateId","pageNumber","pageSize"], decode: decodeCustomerReturnPage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    listLineItems: ["GET /v2/returns/{returnId}/lineitems Return_QueryReturnLineItems params", { decode: /* @__PURE__ */ list(decodeReturnLineItem) }],
    listPackages: ["GET /v2/returns/{returnId}/packages Return_QueryReturnPackages params", { decode: /* @__PURE__ */ list(decodeReturnPackage) }],
  });
  return methods;
}
