// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PriceType } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `prices`. Every method throws a {@link ChannelError}. */
export interface PricesGroup {
  /**
   * Create a price type. `POST /v1/channel/price`. Maturity: stable.
   * Creates a price type that offers of the channel can have.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  createType(body: PriceType, options?: CallOptions): Promise<void>;
}

/** The methods of `prices` alone, without the rest of the client. */
export function prices(core: ChannelCore): PricesGroup {
  return buildGroup<PricesGroup>(core, "channel.prices", {
    createType: ["POST /v1/channel/price Prices_CreateType body", { bodyFields: "displayName priceTypeId", answer: "none" }],
  });
}
