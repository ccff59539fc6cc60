// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeId, AttributeList } from "../shapes/attributes.generated.ts";
import type { CategoryId, ErrorList, SellerId } from "../shapes/shared.generated.ts";

/** The paths of `attributes`. */
export interface AttributesPaths {
  "/v1/channel/attribute/category": {
    /** Delete the attributes of a category. */
    delete: {
      parameters: { query: { categoryId: CategoryId }; header?: { "Accept-Language"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/attribute/category/{categoryId}": {
    /** Replace the attributes of a category. */
    put: {
      parameters: { path: { categoryId: CategoryId }; header?: { "Content-Encoding"?: "gzip"; "Accept-Language"?: string } };
      requestBody: { content: { "application/json": AttributeList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/attribute/global": {
    /** Replace the global attributes. */
    put: {
      parameters: { header?: { "Content-Encoding"?: "gzip"; "Accept-Language"?: string } };
      requestBody: { content: { "application/json": AttributeList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/attribute/global/{attributeId}": {
    /** Delete a global attribute. */
    delete: {
      parameters: { path: { attributeId: AttributeId }; header?: { "Accept-Language"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/attribute/seller/{sellerId}": {
    /** Replace the attributes of a seller. */
    put: {
      parameters: { path: { sellerId: SellerId }; header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": AttributeList } };
      responses: { 201: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/channel/attribute/{attributeId}/category/{categoryId}": {
    /** Take an attribute from a category. */
    delete: {
      parameters: { path: { attributeId: AttributeId; categoryId: CategoryId }; header?: { "Accept-Language"?: string } };
      responses: { 204: { content: never }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
