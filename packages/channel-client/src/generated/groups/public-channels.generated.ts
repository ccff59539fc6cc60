// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface PublicChannelsListParameters {
  /** How many to pass over. */
  offset?: number | undefined;
  /** How many to return; 100 in the example. */
  limit?: number | undefined;
  /** Only channels of this marketplace. */
  marketplace?: string | undefined;
}

/** Operations on `publicChannels`. Every method throws a {@link ChannelError}. */
export interface PublicChannelsGroup {
  /**
   * List channels. `GET /v1/public/channel`. Maturity: stable.
   * Lists the channels of the platform. The shape of the answer is not found, its items should be nearest to `SalesChannel` (assumed); a client should take an array, or an object with one array.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: PublicChannelsListParameters, options?: CallOptions): Promise<unknown>;
}

/** The methods of `publicChannels` alone, without the rest of the client. */
export function publicChannels(core: ChannelCore): PublicChannelsGroup {
  return buildGroup<PublicChannelsGroup>(core, "channel.publicChannels", {
    list: ["GET /v1/public/channel PublicChannels_List params", { query: ["offset","limit","marketplace"] }],
  });
}
