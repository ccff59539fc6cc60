// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateAttribute, CreateFunctionAttribute, FunctionAttribute, ItemAttributeDefinition, UpdateAttribute } from "../shapes/attributes.generated.ts";
import type { AttributeKey, ErrorResponse } from "../shapes/shared.generated.ts";

/** The paths of `attributes`. */
export interface AttributesPaths {
  "/v2/attributes/Attribute": {
    /** Create an attribute. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateAttribute } };
      responses: { 201: { content: { "application/json": ItemAttributeDefinition } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/attributes/FunctionAttribute": {
    /** Create a function attribute. */
    post: {
      parameters: { header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": CreateFunctionAttribute } };
      responses: { 201: { content: { "application/json": FunctionAttribute } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/attributes/{attributeId}": {
    /** Delete an attribute or a function attribute. */
    delete: {
      parameters: { path: { attributeId: AttributeKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Update an attribute. */
    patch: {
      parameters: { path: { attributeId: AttributeKey }; header?: { "x-tenant-id"?: string; "x-appid"?: string; "x-appversion"?: string; "api-version"?: string; "x-runas"?: string; "X-SessionId"?: string; "x-companyid"?: string } };
      requestBody: { content: { "application/json": UpdateAttribute } };
      responses: { 201: { content: { "application/json": ItemAttributeDefinition } }; 400: { content: { "application/json": ErrorResponse } }; 401: { content: never }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
