// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CategoryTreeVersion, ChannelCategoryTree } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeCategoryTreeVersion } from "../decoders/channel-categories.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `channelCategories`. Every method throws a {@link ChannelError}. */
export interface ChannelCategoriesGroup {
  /**
   * Get the category tree. `GET /v1/channel/categories`. Maturity: stable.
   * Reads back the category tree that the channel published. The shape of the answer is not found.
   * Quota: 10 requests in 3600 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  get(options?: CallOptions): Promise<unknown>;
  /**
   * Replace the category tree. `PUT /v1/channel/categories`. Maturity: stable.
   * Replaces the whole category tree of the channel. Parent `0` is the root; only leaves take offers. Clients expect the version of the tree in the answer (observed). One place also lists a quota of 5 requests in 1800 s.
   * Quota: 10 requests in 3600 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  replace(body: ChannelCategoryTree, options?: CallOptions): Promise<CategoryTreeVersion>;
}

/** The methods of `channelCategories` alone, without the rest of the client. */
export function channelCategories(core: ChannelCore): ChannelCategoriesGroup {
  return buildGroup<ChannelCategoriesGroup>(core, "channel.channelCategories", {
    get: ["GET /v1/channel/categories ChannelCategories_Get"],
    replace: ["PUT /v1/channel/categories ChannelCategories_Replace body", { bodyFields: "categoryId displayName", decode: decodeCategoryTreeVersion }],
  });
}
