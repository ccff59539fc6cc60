// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccessToken, RefreshTokenGrant } from "../shapes/auth.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `auth`. */
export interface AuthPaths {
  "/v1/auth": {
    /** Exchange a refresh token for an access token. */
    post: {
      parameters: {};
      requestBody: { content: { "application/x-www-form-urlencoded": RefreshTokenGrant } };
      responses: { 200: { content: { "application/json": AccessToken } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 426: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
  "/v1/auth/create/seller-token": {
    /** Exchange a PIN for a seller token. */
    post: {
      parameters: { query: { pin: string }; header?: { "Accept-Language"?: string } };
      responses: { 200: { content: { "application/json": AccessToken } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 404: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
