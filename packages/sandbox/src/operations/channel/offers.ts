import type {
  OfferListingFailedList,
  OfferListingInProgressList,
  OfferListingSuccessfulList,
  SellerOfferEndList,
  SellerOfferList,
  SellerOfferPriceList,
  SellerOfferStockList,
} from "@kontor/channel-types";
import type { OfferRow } from "../../state/rows.ts";
import {
  buildInvalid,
  formatInstant,
  type OperationRequest,
  type Operations,
  type OperationResult,
} from "../operation.ts";
import { triggerSellerEvent } from "../rules/trigger-event.ts";
import { readInstant } from "../rules/read-instant.ts";
import { applyEach } from "../rules/apply-partly.ts";
import { findSeller } from "../rules/seller-of.ts";
import { findSellerProblem, sendAll } from "../rules/send-all.ts";

/** Offers: a seller offers items, and the channel reports how their listing went. */
export const offerBehaviours = {
  Offers_ReportInProgress: (request: OperationRequest<OfferListingInProgressList>) =>
    report(request, request.body.offerList, () => ({ status: "in-progress" })),
  Offers_ReportListed: (request: OperationRequest<OfferListingSuccessfulList>) =>
    report(request, request.body.offerList, ({ channelOfferId }) => ({
      status: "listed",
      ...(channelOfferId !== undefined && { channelOfferId }),
    })),
  Offers_ReportListingFailed: (request: OperationRequest<OfferListingFailedList>) =>
    report(request, request.body.offerList, ({ errorList }) => ({ status: "failed", errors: errorList })),

  Offers_ListStockUpdates: (request) => listStock(request, String(request.query["sellerId"])),
  Offers_ListAllStockUpdates: (request) => listStock(request),

  SellerOffers_Create: (request: OperationRequest<SellerOfferList>) =>
    sendAll(request, "Seller:Offer.New", buildPayloads(request)),
  SellerOffers_Update: (request: OperationRequest<SellerOfferList>) =>
    sendAll(request, "Seller:Offer.Update", buildPayloads(request)),
  SellerOffers_UpdatePrices: (request: OperationRequest<SellerOfferPriceList>) =>
    sendAll(request, "Seller:Offer.PriceUpdate", request.body.offerList),
  SellerOffers_UpdateStock: (request: OperationRequest<SellerOfferStockList>) =>
    sendAll(request, "Seller:Offer.StockUpdate", request.body.offerList),

  /** Ends the offers that can be ended, and names the others in the answer (documented: partial success). */
  SellerOffers_End(request: OperationRequest<SellerOfferEndList>) {
    const { state, body } = request;
    return applyEach(body.offerList, ({ channel, sellerId, offerId, channelOfferId }) => {
      const problem = findSellerProblem(request, { channel, sellerId });
      if (problem) return { hint: String(offerId), ...problem };
      const known = state.table("offers").get(`${channel}/${sellerId}/${offerId}`);
      if (!known || known.status === "ended")
        return { hint: String(offerId), code: "GEN404", message: `There is no offer ${offerId}` };
      triggerSellerEvent(state, channel, "Seller:Offer.End", {
        sellerId,
        offerId,
        ...(channelOfferId !== undefined && { channelOfferId }),
      });
      return undefined;
    });
  },
} satisfies Operations;

function buildPayloads({ body }: OperationRequest<SellerOfferList>) {
  return body.offerList.flatMap(({ salesChannelOfferList, product }) =>
    salesChannelOfferList.map((offer) => ({ ...product, ...offer })),
  );
}

/** Notes the channel's report on its listing. An offer that the sandbox does not know yet is added. */
function report<Entry extends { sellerId: string; offerId: number }>(
  { state, channel }: OperationRequest,
  entries: Entry[],
  change: (entry: Entry) => Partial<OfferRow>,
): OperationResult {
  const stranger = entries.find(({ sellerId }) => !findSeller(state, channel, sellerId));
  if (stranger)
    return { problem: buildInvalid(`The seller ${stranger.sellerId} does not exist on this channel`, "GEN700") };
  for (const entry of entries) {
    const key = `${channel}/${entry.sellerId}/${entry.offerId}`;
    const { sellerId, offerId } = entry;
    const offers = state.table("offers");
    offers.set(key, { sellerId, offerId, status: "new", ...offers.get(key), ...change(entry) });
  }
  return {};
}

/** The stock that changed since an instant. The answer's `lastUpdatedAt` is the next instant to ask for (documented). */
function listStock({ state, channel, query, now }: OperationRequest, sellerId?: string): OperationResult {
  const after = readInstant(String(query["updatedAfter"]));
  if (Number.isNaN(after)) return { problem: buildInvalid("updatedAfter: is no instant") };
  const rows = [...state.table("offers").entries()].flatMap(([key, row]) =>
    key.startsWith(`${channel}/`) ? [row] : [],
  );
  const changed = rows
    .filter((row) => sellerId === undefined || row.sellerId === sellerId)
    .flatMap(({ sellerId, offerId, channelOfferId, quantity, stockUpdatedAt }) =>
      channelOfferId !== undefined && Number.isFinite(Number(quantity)) && Date.parse(stockUpdatedAt ?? "") > after
        ? [
            {
              sellerId,
              offerId,
              channelOfferId,
              quantity: Math.max(0, Math.floor(Number(quantity))),
              updatedAt: stockUpdatedAt!,
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  return {
    body: { stockUpdateList: changed, lastUpdatedAt: changed.at(-1)?.updatedAt ?? formatInstant(Math.min(after, now)) },
  };
}
