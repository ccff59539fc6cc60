// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SalesChannel } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeSalesChannel } from "../decoders/sales-channels.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `salesChannels`. Every method throws an {@link ErpError}. */
export interface SalesChannelsGroup {
  /**
   * List sales channels. `GET /v2/salesChannels`, scope `saleschannels.read`. Maturity: stable.
   * Lists the sales channels of the ERP, such as shops and marketplaces, and the parts of items and categories that each supports. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<SalesChannel[]>;
}

/** The methods of `salesChannels` alone, without the rest of the client. */
export function salesChannels(core: ErpCore): SalesChannelsGroup {
  return buildGroup<SalesChannelsGroup>(core, "erp.salesChannels", {
    list: ["GET /v2/salesChannels SalesChannel_GetSalesChannels", { decode: /* @__PURE__ */ list(decodeSalesChannel) }],
  });
}
