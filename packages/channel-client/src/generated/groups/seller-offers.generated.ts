// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PartialSuccess, SellerOfferEndList, SellerOfferList, SellerOfferPriceList, SellerOfferStockList } from "@kontor/channel-types";
import type { CallOptions, PartialOptions, PartialResult } from "@kontor/http";
import { createPartialFinish, withBatch } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodePartialSuccess } from "../decoders/shared.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `sellerOffers`. Every method throws a {@link ChannelError}. */
export interface SellerOffersGroup {
  /**
   * Send new offers. `POST /v1/seller/offer`. Maturity: stable.
   * Sends new offers to the channels; each comes there as an event.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: SellerOfferList, options?: CallOptions): Promise<void>;
  /**
   * End offers. `DELETE /v1/seller/offer/end`. Maturity: stable.
   * Ends offers on their channels.
   * Quota: 10 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  end(body: SellerOfferEndList, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
  /**
   * Send changed offers. `PUT /v1/seller/offer`. Maturity: stable.
   * Sends changed offers to the channels; each comes there as an event.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  update(body: SellerOfferList, options?: CallOptions): Promise<void>;
  /**
   * Send changed prices. `PUT /v1/seller/offer/price`. Maturity: stable.
   * Sends the prices of offers to their channels.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  updatePrices(body: SellerOfferPriceList, options?: CallOptions): Promise<void>;
  /**
   * Send changed stocks. `PUT /v1/seller/offer/stock`. Maturity: stable.
   * Sends the stocks of offers to their channels.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  updateStock(body: SellerOfferStockList, options?: CallOptions): Promise<void>;
}

/** The methods of `sellerOffers` alone, without the rest of the client. */
export function sellerOffers(core: ChannelCore): SellerOffersGroup {
  return {
    create: withBatch({"operation":"SellerOffers_Create","list":"offerList","most":5000}, (body, options) => core.call({ options, operation: "SellerOffers_Create", call: "channel.sellerOffers.create", method: "POST", path: "/v1/seller/offer", body, needsBody: true, answer: "none" }) as Promise<void>),
    end: withBatch({"operation":"SellerOffers_End","list":"offerList","most":5000}, (body, options) => core.call({ options, operation: "SellerOffers_End", call: "channel.sellerOffers.end", method: "DELETE", path: "/v1/seller/offer/end", body, needsBody: true, decode: decodePartialSuccess, answer: "partial", finish: createPartialFinish("offerList", "offerId") }) as Promise<PartialResult<PartialSuccess>>),
    update: withBatch({"operation":"SellerOffers_Update","list":"offerList","most":5000}, (body, options) => core.call({ options, operation: "SellerOffers_Update", call: "channel.sellerOffers.update", method: "PUT", path: "/v1/seller/offer", body, needsBody: true, answer: "none" }) as Promise<void>),
    updatePrices: withBatch({"operation":"SellerOffers_UpdatePrices","list":"offerList","most":5000}, (body, options) => core.call({ options, operation: "SellerOffers_UpdatePrices", call: "channel.sellerOffers.updatePrices", method: "PUT", path: "/v1/seller/offer/price", body, needsBody: true, answer: "none" }) as Promise<void>),
    updateStock: withBatch({"operation":"SellerOffers_UpdateStock","list":"offerList","most":5000}, (body, options) => core.call({ options, operation: "SellerOffers_UpdateStock", call: "channel.sellerOffers.updateStock", method: "PUT", path: "/v1/seller/offer/stock", body, needsBody: true, answer: "none" }) as Promise<void>),
  };
}
