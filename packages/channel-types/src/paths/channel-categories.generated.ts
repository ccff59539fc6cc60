// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CategoryTreeVersion, ChannelCategoryTree } from "../shapes/channel-categories.generated.ts";
import type { ErrorList } from "../shapes/shared.generated.ts";

/** The paths of `channelCategories`. */
export interface ChannelCategoriesPaths {
  "/v1/channel/categories": {
    /** Replace the category tree. */
    put: {
      parameters: { header?: { "Accept-Language"?: string } };
      requestBody: { content: { "application/json": ChannelCategoryTree } };
      responses: { 201: { content: { "application/json": CategoryTreeVersion } }; 400: { content: { "application/json": ErrorList } }; 401: { content: { "application/json": ErrorList } }; 429: { content: { "application/json": ErrorList } }; "default": { content: { "application/json": ErrorList } } };
    };
  };
}
