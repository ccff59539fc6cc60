// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PartialSuccess, SellerOfferEndList, SellerOfferList, SellerOfferPriceList, SellerOfferStockList } from "@kontor/channel-types";
import type { CallOptions, PartialOptions, PartialResult } from "@kontor/http";
import { buildGroup, createPartialFinish } from "@kontor/http/internal";
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
  return buildGroup<SellerOffersGroup>(core, "channel.sellerOffers", {
    create: ["POST /v1/seller/offer SellerOffers_Create body", { bodyFields: "amount channel currency id offerId offerList quantityPriceList salesChannelOfferList sellerId", answer: "none", batch: {"operation":"SellerOffers_Create","list":"offerList","most":5000} }],
    end: ["DELETE /v1/seller/offer/end SellerOffers_End body", { bodyFields: "channel offerId offerList sellerId", decode: decodePartialSuccess, answer: "partial", batch: {"operation":"SellerOffers_End","list":"offerList","most":5000}, finish: createPartialFinish("offerList", "offerId") }],
    update: ["PUT /v1/seller/offer SellerOffers_Update body", { bodyFields: "amount channel currency id offerId offerList quantityPriceList salesChannelOfferList sellerId", answer: "none", batch: {"operation":"SellerOffers_Update","list":"offerList","most":5000} }],
    updatePrices: ["PUT /v1/seller/offer/price SellerOffers_UpdatePrices body", { bodyFields: "amount channel currency id offerId offerList quantityPriceList sellerId", answer: "none", batch: {"operation":"SellerOffers_UpdatePrices","list":"offerList","most":5000} }],
    updateStock: ["PUT /v1/seller/offer/stock SellerOffers_UpdateStock body", { bodyFields: "channel offerId offerList sellerId", answer: "none", batch: {"operation":"SellerOffers_UpdateStock","list":"offerList","most":5000} }],
  });
}
