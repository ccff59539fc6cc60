// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CalculateSalesOrderCommand, CancellationReason, CreateFile, CreateSalesInvoiceRequest, CreateSalesOrder, CreateSalesOrderCancellationDetails, CreateSalesOrderLineItem, SalesInvoiceResponse, SalesOrder, SalesOrderFile, SalesOrderFileKey, SalesOrderLineItem, SalesOrderLineItemFile, SalesOrderLineItemFileKey, SalesOrderRecalculateTaxMode, SalesOrderWorkflowEvent, UpdateFile, UpdateSalesOrder, UpdateSalesOrderLineItem, UpdateSalesOrderLineItemFile } from "../shapes/sales-orders.generated.ts";
import type { CreateNote, CreatePaymentRequest, CreateWorkflowEvent, CustomFieldKey, ErrorResponse, Note, NoteKey, Payment, SalesOrderKey, SalesOrderLineItemKey, UpdateCustomFieldValue, UpdateNote, WorkflowEvent } from "../shapes/shared.generated.ts";

/** The paths of `salesOrders`. */
export interface SalesOrdersPaths {
  "/v2/cancellationReasons": {
    /** List cancellation reasons of sales orders. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": CancellationReason[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders": {
    /** Create a sales order. */
    post: {
      parameters: { query?: { renameSalesOrderNumberWhenAlreadyExists?: boolean; disableAutomaticWorkflows?: boolean }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesOrder } };
      responses: { 201: { content: { "application/json": SalesOrderKey } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/workflowEvents": {
    /** List workflow events of sales orders. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": WorkflowEvent[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}": {
    /** Update a sales order. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey }; query?: { recalculateTax?: SalesOrderRecalculateTaxMode; disableAutomaticWorkflows?: boolean }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateSalesOrder } };
      responses: { 201: { content: { "application/json": SalesOrder } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/cancel": {
    /** Cancel a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesOrderCancellationDetails } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 406: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/createinvoice": {
    /** Create an invoice of a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesInvoiceRequest } };
      responses: { 201: { content: { "application/json": SalesInvoiceResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/customfields/{customfieldId}": {
    /** Clear a custom field of a sales order. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; customfieldId: CustomFieldKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Set a custom field of a sales order. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; customfieldId: CustomFieldKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateCustomFieldValue } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/files": {
    /** Attach a file to a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateFile } };
      responses: { 201: { content: { "application/json": SalesOrderFile } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** List files of a sales order. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SalesOrderFile[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}": {
    /** Delete a file of a sales order. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderFileId: SalesOrderFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Download a file of a sales order. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderFileId: SalesOrderFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Update a file of a sales order. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderFileId: SalesOrderFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateFile } };
      responses: { 201: { content: { "application/json": SalesOrderFile } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/lineitems": {
    /** Add lines to a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesOrderLineItem[] } };
      responses: { 201: { content: { "application/json": SalesOrderLineItem[] } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** List lines of a sales order. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SalesOrderLineItem[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}": {
    /** Delete a line of a sales order. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 403: { content: { "application/json": ErrorResponse } }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Update a line of a sales order. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateSalesOrderLineItem } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files": {
    /** Attach a file to a sales order line. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateFile } };
      responses: { 201: { content: { "application/json": SalesOrderLineItemFile } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** List files of a sales order line. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SalesOrderLineItemFile[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}": {
    /** Delete a file of a sales order line. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey; salesOrderLineItemFileId: SalesOrderLineItemFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Download a file of a sales order line. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey; salesOrderLineItemFileId: SalesOrderLineItemFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Update a file of a sales order line. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey; salesOrderLineItemFileId: SalesOrderLineItemFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateSalesOrderLineItemFile } };
      responses: { 201: { content: { "application/json": SalesOrderLineItemFile } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/notes": {
    /** Add a note to a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateNote } };
      responses: { 201: { content: { "application/json": Note } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** List notes of a sales order. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": Note[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/notes/{noteId}": {
    /** Delete a note of a sales order. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; noteId: NoteKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Update a note of a sales order. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; noteId: NoteKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateNote } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/output/mail": {
    /** Send a sales order by email. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/output/pdf": {
    /** Download a sales order as PDF. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/output/print": {
    /** Print a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; query?: { formId?: string; printer?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/setpayment": {
    /** Record a payment of a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreatePaymentRequest } };
      responses: { 200: { content: { "application/json": Payment[] } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/undocancellation": {
    /** Undo the cancellation of a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/workflow/{workflowEventId}": {
    /** Trigger a fixed workflow event of a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey; workflowEventId: SalesOrderWorkflowEvent }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/workflowEvents": {
    /** Trigger a workflow of a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateWorkflowEvent } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesorder/calculatesalesorder": {
    /** Calculate the totals of a sales order. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CalculateSalesOrderCommand } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
