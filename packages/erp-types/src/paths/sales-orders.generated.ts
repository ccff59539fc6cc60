// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CalculateSalesOrderCommand, CancellationReason, CreateFile, CreateSalesInvoiceRequest, CreateSalesOrder, CreateSalesOrderCancellationDetails, CreateSalesOrderLineItem, SalesInvoiceResponse, SalesOrder, SalesOrderFile, SalesOrderFileKey, SalesOrderLineItem, SalesOrderLineItemFile, SalesOrderLineItemFileKey, SalesOrderRecalculateTaxMode, SalesOrderWorkflowEvent, UpdateFile, UpdateSalesOrder, UpdateSalesOrderLineItem, UpdateSalesOrderLineItemFile } from "../shapes/sales-orders.generated.ts";
import type { CreateNote, CreatePaymentRequest, CreateWorkflowEvent, CustomFieldKey, ErrorResponse, Note, NoteKey, Payment, SalesOrderKey, SalesOrderLineItemKey, UpdateCustomFieldValue, UpdateNote, WorkflowEvent } from "../shapes/shared.generated.ts";

/** The paths of `salesOrders`. */
export interface SalesOrdersPaths {
  "/v2/cancellationReasons": {
    /** Lists sales order cancellation reasons. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": CancellationReason[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders": {
    /** Adds a sales order. */
    post: {
      parameters: { query?: { renameSalesOrderNumberWhenAlreadyExists?: boolean; disableAutomaticWorkflows?: boolean }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesOrder } };
      responses: { 201: { content: { "application/json": SalesOrderKey } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/workflowEvents": {
    /** Lists sales order workflow events. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": WorkflowEvent[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}": {
    /** Changes one sales order. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey }; query?: { recalculateTax?: SalesOrderRecalculateTaxMode; disableAutomaticWorkflows?: boolean }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateSalesOrder } };
      responses: { 201: { content: { "application/json": SalesOrder } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/cancel": {
    /** Cancels one sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesOrderCancellationDetails } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 406: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/createinvoice": {
    /** Creates the invoice of a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesInvoiceRequest } };
      responses: { 201: { content: { "application/json": SalesInvoiceResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/customfields/{customfieldId}": {
    /** Clears a sales order custom field. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; customfieldId: CustomFieldKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Sets a sales order custom field. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; customfieldId: CustomFieldKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateCustomFieldValue } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/files": {
    /** Attaches a file to a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateFile } };
      responses: { 201: { content: { "application/json": SalesOrderFile } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Lists sales order files. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SalesOrderFile[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}": {
    /** Removes a sales order file. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderFileId: SalesOrderFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Downloads a sales order file. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderFileId: SalesOrderFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Changes a sales order file. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderFileId: SalesOrderFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateFile } };
      responses: { 201: { content: { "application/json": SalesOrderFile } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/lineitems": {
    /** Adds lines to a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesOrderLineItem[] } };
      responses: { 201: { content: { "application/json": SalesOrderLineItem[] } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Lists sales order line items. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SalesOrderLineItem[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}": {
    /** Removes a sales order line item. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 403: { content: { "application/json": ErrorResponse } }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Changes a sales order line item. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateSalesOrderLineItem } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files": {
    /** Attaches a file to a line of a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateFile } };
      responses: { 201: { content: { "application/json": SalesOrderLineItemFile } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Lists line item files. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": SalesOrderLineItemFile[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}": {
    /** Removes a line item file. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey; salesOrderLineItemFileId: SalesOrderLineItemFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Downloads a line item file. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey; salesOrderLineItemFileId: SalesOrderLineItemFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Changes a line item file. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; salesOrderLineItemId: SalesOrderLineItemKey; salesOrderLineItemFileId: SalesOrderLineItemFileKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateSalesOrderLineItemFile } };
      responses: { 201: { content: { "application/json": SalesOrderLineItemFile } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/notes": {
    /** Adds a sales order note. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateNote } };
      responses: { 201: { content: { "application/json": Note } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Lists sales order notes. */
    get: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": Note[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/notes/{noteId}": {
    /** Removes a sales order note. */
    delete: {
      parameters: { path: { salesOrderId: SalesOrderKey; noteId: NoteKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Changes a sales order note. */
    patch: {
      parameters: { path: { salesOrderId: SalesOrderKey; noteId: NoteKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateNote } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/output/mail": {
    /** Sends a sales order by mail. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/output/pdf": {
    /** Renders a sales order as PDF. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/output/print": {
    /** Prints a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; query?: { formId?: string; printer?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/setpayment": {
    /** Records a payment for a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreatePaymentRequest } };
      responses: { 200: { content: { "application/json": Payment[] } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/undocancellation": {
    /** Undoes a sales order cancellation. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/workflow/{workflowEventId}": {
    /** Fires a fixed workflow event on a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey; workflowEventId: SalesOrderWorkflowEvent }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesOrders/{salesOrderId}/workflowEvents": {
    /** Fires a workflow event on a sales order. */
    post: {
      parameters: { path: { salesOrderId: SalesOrderKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateWorkflowEvent } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesorder/calculatesalesorder": {
    /** Calculates sales order totals. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CalculateSalesOrderCommand } };
      responses: { 200: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
