// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AppRegistration, CategoryKey, CategoryRecord, CreateCategoryCommand, CreateCustomerCommand, CreateErpAppCustomer, CreateNewItem, CreateProductGroupCommand, CreateSalesOrderCommand, CustomerKey, DeleteCategoryRecord, ErpAppCustomer, ErrorResponse, ImageKey, ItemResult, RefundCancellationReason, Registration, UpdateAppRegistration, UpdateCategoryRecord, UpdateErpAppCustomer } from "../shapes/shared.generated.ts";

/** The paths of `other`. */
export interface OtherPaths {
  "/v2/CreateCategory": {
    /** Create a category by command. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateCategoryCommand } };
      responses: { 201: { content: { "application/json": unknown } }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; 500: { content: { "application/json": ErrorResponse } }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/authentication/foreign": {
    /**
     * Register a foreign app.
     * @deprecated
     */
    post: {
      parameters: { header: { "x-challengecode": string; "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": AppRegistration } };
      responses: { 201: { content: { "application/json": Registration } }; 401: { content: never }; 402: { content: never }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/authentication/foreign/{appId}/app": {
    /**
     * Remove a foreign app by its app id.
     * @deprecated
     */
    delete: {
      parameters: { path: { appId: string }; header: { "x-challengecode": string; "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /**
     * Change a foreign app by its app id.
     * @deprecated
     */
    patch: {
      parameters: { path: { appId: string }; header: { "x-challengecode": string; "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateAppRegistration } };
      responses: { 200: { content: { "application/json": Registration } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/authentication/foreign/{registrationId}/registration": {
    /**
     * Remove a foreign app by its registration id.
     * @deprecated
     */
    delete: {
      parameters: { path: { registrationId: string }; header: { "x-challengecode": string; "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /**
     * Change a foreign app by its registration id.
     * @deprecated
     */
    patch: {
      parameters: { path: { registrationId: string }; header: { "x-challengecode": string; "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateAppRegistration } };
      responses: { 200: { content: { "application/json": Registration } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/categories/{categoryId}": {
    /** Delete a category by its path (older form). */
    delete: {
      parameters: { path: { categoryId: CategoryKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": DeleteCategoryRecord } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Update a category with its texts (older form). */
    patch: {
      parameters: { path: { categoryId: CategoryKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateCategoryRecord } };
      responses: { 201: { content: { "application/json": CategoryRecord } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/customer/create": {
    /** Create a customer by command. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateCustomerCommand } };
      responses: { 201: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/items": {
    /** Create an item from four fields (older form). */
    post: {
      parameters: { query?: { disableAutomaticWorkflows?: boolean }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateNewItem } };
      responses: { 201: { content: { "application/json": ItemResult } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/items/imagedata/{imageId}": {
    /** Download the data of an item image (older form). */
    get: {
      parameters: { path: { imageId: ImageKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/productgroup/create": {
    /** Create a product group by command. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateProductGroupCommand } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/refunds/cancellationReasons": {
    /** List cancellation reasons of refunds. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": RefundCancellationReason[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesorder/create": {
    /** Create a sales order by command. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesOrderCommand } };
      responses: { 201: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/wawiapp/customers": {
    /** Create a customer of the ERP app. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateErpAppCustomer } };
      responses: { 201: { content: { "application/json": ErpAppCustomer } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/wawiapp/customers/{customerId}": {
    /** Get a customer of the ERP app. */
    get: {
      parameters: { path: { customerId: CustomerKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": ErpAppCustomer } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Update a customer of the ERP app. */
    patch: {
      parameters: { path: { customerId: CustomerKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateErpAppCustomer } };
      responses: { 201: { content: { "application/json": ErpAppCustomer } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
