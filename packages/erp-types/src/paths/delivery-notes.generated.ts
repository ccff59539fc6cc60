// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateDeliveryNotePackagePosting, DeliveryNote, DeliveryNoteKey, DeliveryNotePackage, DeliveryNotePage, DeliveryNoteWorkflowEvent, PackageKey, UpdateDeliveryNotePackagePosting } from "../shapes/delivery-notes.generated.ts";
import type { CustomerKey, ErrorResponse, SalesOrderKey } from "../shapes/shared.generated.ts";

/** The paths of `deliveryNotes`. */
export interface DeliveryNotesPaths {
  "/v2/deliveryNotes": {
    /** List delivery notes. */
    get: {
      parameters: { query?: { salesOrderNumber?: string; salesOrderNumberId?: SalesOrderKey; customerId?: CustomerKey; IsExisting?: boolean; pageNumber?: number; pageSize?: number }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": DeliveryNotePage } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/deliveryNotes/packages/{packageId}": {
    /** Update a package of a delivery note. */
    patch: {
      parameters: { path: { packageId: PackageKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateDeliveryNotePackagePosting } };
      responses: { 201: { content: { "application/json": DeliveryNotePackage } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/deliveryNotes/{deliveryNoteId}": {
    /** Get a delivery note. */
    get: {
      parameters: { path: { deliveryNoteId: DeliveryNoteKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": DeliveryNote } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/deliveryNotes/{deliveryNoteId}/output/mail": {
    /** Send a delivery note by email. */
    post: {
      parameters: { path: { deliveryNoteId: DeliveryNoteKey }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/deliveryNotes/{deliveryNoteId}/output/pdf": {
    /** Download a delivery note as PDF. */
    post: {
      parameters: { path: { deliveryNoteId: DeliveryNoteKey }; query?: { formId?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/octet-stream": Blob } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/deliveryNotes/{deliveryNoteId}/output/print": {
    /** Print a delivery note. */
    post: {
      parameters: { path: { deliveryNoteId: DeliveryNoteKey }; query?: { formId?: string; printer?: string }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/deliveryNotes/{deliveryNoteId}/packages": {
    /** List packages of a delivery note. */
    get: {
      parameters: { path: { deliveryNoteId: DeliveryNoteKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 200: { content: { "application/json": DeliveryNotePackage[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Add packages to a delivery note. */
    post: {
      parameters: { path: { deliveryNoteId: DeliveryNoteKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateDeliveryNotePackagePosting[] } };
      responses: { 201: { content: { "application/json": DeliveryNotePackage[] } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/deliveryNotes/{deliveryNoteId}/workflow/{workflowEventId}": {
    /** Trigger a workflow of a delivery note. */
    post: {
      parameters: { path: { deliveryNoteId: DeliveryNoteKey; workflowEventId: DeliveryNoteWorkflowEvent }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
