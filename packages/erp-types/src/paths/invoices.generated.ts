// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateInvoiceCancellationDetails, CreateSalesInvoiceCommand, Invoice, InvoiceCancellationReason, InvoiceLineItem, InvoicePage, InvoicePaymentStatus, InvoiceWorkflowEvent } from "../shapes/invoices.generated.ts";
import type { CreatePaymentRequest, CreateWorkflowEvent, CustomerKey, ErrorResponse, InvoiceKey, ItemKey, Payment, WorkflowEvent } from "../shapes/shared.generated.ts";

/** The paths of `invoices`. */
export interface InvoicesPaths {
  "/v2/invoices": {
    /** List invoices. */
    get: {
      parameters: { query?: { salesOrderNumber?: string; externalOrderNumber?: string; invoiceNumber?: string; itemId?: ItemKey; customerId?: CustomerKey; IsExisting?: boolean; paymentStatus?: InvoicePaymentStatus; isExternalInvoice?: boolean; pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": InvoicePage } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/cancellationReasons": {
    /** List cancellation reasons of invoices. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": InvoiceCancellationReason[] } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/workflowEvents": {
    /** List workflow events of invoices. */
    get: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": WorkflowEvent[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}": {
    /** Get an invoice. */
    get: {
      parameters: { path: { invoiceId: InvoiceKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": Invoice } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/cancel": {
    /** Cancel an invoice. */
    post: {
      parameters: { path: { invoiceId: InvoiceKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateInvoiceCancellationDetails } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/finalize": {
    /** Finalise an invoice. */
    post: {
      parameters: { path: { invoiceId: InvoiceKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/lineitems": {
    /** List line items of an invoice. */
    get: {
      parameters: { path: { invoiceId: InvoiceKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": InvoiceLineItem[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/output/mail": {
    /** Send an invoice by email. */
    post: {
      parameters: { path: { invoiceId: InvoiceKey }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/output/pdf": {
    /** Download an invoice as PDF. */
    post: {
      parameters: { path: { invoiceId: InvoiceKey }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/output/print": {
    /** Print an invoice. */
    post: {
      parameters: { path: { invoiceId: InvoiceKey }; query?: { formId?: string; printer?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/setpayment": {
    /** Record a payment of an invoice. */
    post: {
      parameters: { path: { invoiceId: InvoiceKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreatePaymentRequest } };
      responses: { 200: { content: { "application/json": Payment[] } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/workflow/{workflowEventId}": {
    /** Trigger a fixed workflow event of an invoice. */
    post: {
      parameters: { path: { invoiceId: InvoiceKey; workflowEventId: InvoiceWorkflowEvent }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/invoices/{invoiceId}/workflowEvents": {
    /** Trigger a workflow of an invoice. */
    post: {
      parameters: { path: { invoiceId: InvoiceKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateWorkflowEvent } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/salesinvoice/createsalesinvoice": {
    /** Create an invoice by command. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateSalesInvoiceCommand } };
      responses: { 201: { content: { "application/json": unknown } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
