// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { OfferListingFailedList, OfferListingInProgressList, OfferListingSuccessfulList, SellerId, StockList, Timestamp } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeStockList } from "../decoders/offers.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface OffersListAllStockUpdatesParameters {
  /** Only what changed after this instant; use `lastUpdatedAt` of the last answer. */
  updatedAfter: Timestamp;
}

export interface OffersListStockUpdatesParameters {
  /** Only what changed after this instant; use `lastUpdatedAt` of the last answer. */
  updatedAfter: Timestamp;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/** Operations on `offers`. Every method throws a {@link ChannelError}. */
export interface OffersGroup {
  /**
   * List stocks of all sellers that changed. `GET /v1/channel/offer/stock-updates/all`. Maturity: stable.
   * Lists the stocks of all sellers that changed after an instant. Its quota is stricter than that of its neighbours; the number is not found.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  listAllStockUpdates(params: OffersListAllStockUpdatesParameters, options?: CallOptions): Promise<StockList>;
  /**
   * List stocks of a seller that changed. `GET /v1/channel/offer/stock-updates`. Maturity: stable.
   * Lists the stocks of one seller that changed after an instant. Persist `lastUpdatedAt` and ask again with it. Some clients leave the query out (observed): that is a 400.
   * Quota: 1500 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  listStockUpdates(params: OffersListStockUpdatesParameters, options?: CallOptions): Promise<StockList>;
  /**
   * Report offers whose listing has begun. `POST /v1/channel/offer/in-progress`. Maturity: stable.
   * Tells sellers that the channel has begun to list their offers.
   * Quota: 1500 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  reportInProgress(body: OfferListingInProgressList, options?: CallOptions): Promise<void>;
  /**
   * Report offers that are listed. `POST /v1/channel/offer/listed`. Maturity: stable.
   * Tells sellers that their offers are listed, and where.
   * Quota: 1500 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportListed(body: OfferListingSuccessfulList, options?: CallOptions): Promise<void>;
  /**
   * Report offers that could not be listed. `POST /v1/channel/offer/listing-failed`. Maturity: stable.
   * Tells sellers why their offers could not be listed. Of a message of more than 250 characters keep 250, cut between characters and not between bytes, and move the rest to `longMessage` (assumed).
   * Quota: 1500 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  reportListingFailed(body: OfferListingFailedList, options?: CallOptions): Promise<void>;
}

/** The methods of `offers` alone, without the rest of the client. */
export function offers(core: ChannelCore): OffersGroup {
  return buildGroup<OffersGroup>(core, "channel.offers", {
    listAllStockUpdates: ["GET /v1/channel/offer/stock-updates/all Offers_ListAllStockUpdates params", { query: ["updatedAfter"], required: ["updatedAfter"], decode: decodeStockList }],
    listStockUpdates: ["GET /v1/channel/offer/stock-updates Offers_ListStockUpdates params", { query: ["updatedAfter","sellerId"], required: ["updatedAfter","sellerId"], decode: decodeStockList }],
    reportInProgress: ["POST /v1/channel/offer/in-progress Offers_ReportInProgress body", { bodyFields: "offerId offerList sellerId startedAt", answer: "none", batch: {"operation":"Offers_ReportInProgress","list":"offerList","most":1000} }],
    reportListed: ["POST /v1/channel/offer/listed Offers_ReportListed body", { bodyFields: "listedAt offerId offerList sellerId", answer: "none", batch: {"operation":"Offers_ReportListed","list":"offerList","most":1000} }],
    reportListingFailed: ["POST /v1/channel/offer/listing-failed Offers_ReportListingFailed body", { bodyFields: "code errorList failedAt message offerId offerList sellerId", answer: "none", batch: {"operation":"Offers_ReportListingFailed","list":"offerList","most":1000} }],
  });
}
