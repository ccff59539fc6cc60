// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AppRegistration, ErrorResponse, Registration, RegistrationStatus } from "../shapes/shared.generated.ts";

/** The paths of `appRegistrations`. */
export interface AppRegistrationsPaths {
  "/v2/authentication": {
    /** Register an app for an API key. */
    post: {
      parameters: { header: { "x-challengecode": string; "x-tenant-id"?: string } };
      requestBody: { content: { "application/json": AppRegistration } };
      responses: { 201: { content: { "application/json": RegistrationStatus } }; 402: { content: never }; 403: { content: { "application/json": ErrorResponse } }; 409: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
  "/v2/authentication/{registrationId}": {
    /** Fetch the API key of a registration. */
    get: {
      parameters: { path: { registrationId: string }; header: { "x-challengecode": string; "x-tenant-id"?: string } };
      responses: { 200: { content: { "application/json": Registration } }; 402: { content: never }; 404: { content: { "application/json": ErrorResponse } }; 410: { content: never }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
    /** Register a further instance of an app. */
    post: {
      parameters: { path: { registrationId: string }; header: { "x-challengecode": string; "x-tenant-id"?: string } };
      responses: { 200: { content: { "application/json": RegistrationStatus } }; 400: { content: { "application/json": ErrorResponse } }; 402: { content: never }; 403: { content: { "application/json": ErrorResponse } }; 429: { content: never }; "default": { content: { "application/json": ErrorResponse } } };
    };
  };
}
