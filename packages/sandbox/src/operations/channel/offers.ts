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
import { invalid, text, type Accepted, type Behaviours, type Outcome } from "../operation.ts";
import { happen } from "../rules/trigger-event.ts";
import { instant } from "../rules/read-instant.ts";
import { partly } from "../rules/apply-partly.ts";
import { sellerOf } from "../rules/seller-of.ts";
import { sellerProblem, sendAll } from "../rules/send-all.ts";

/** Offers: what a seller offers, and what the channel reports of its listing. */
export const offerBehaviours: Behaviours = {
  Offers_ReportInProgress: (request: Accepted<OfferListingInProgressList>) =>
    report(request, request.body.offerList, () => ({ status: "in-progress" })),
  Offers_ReportListed: (request: Accepted<OfferListingSuccessfulList>) =>
    report(request, request.body.offerList, ({ channelOfferId }) => ({
      status: "listed",
      ...(channelOfferId !== undefined && { channelOfferId }),
    })),
  Offers_ReportListingFailed: (request: Accepted<OfferListingFailedList>) =>
    report(request, request.body.offerList, ({ errorList }) => ({ status: "failed", errors: errorList })),

  Offers_ListStockUpdates: (request) => stock(request, String(request.query["sellerId"])),
  Offers_ListAllStockUpdates: (request) => stock(request),

  SellerOffers_Create: (request: Accepted<SellerOfferList>) => sendAll(request, "Seller:Offer.New", payloads(request)),
  SellerOffers_Update: (request: Accepted<SellerOfferList>) =>
    sendAll(request, "Seller:Offer.Update", payloads(request)),
  SellerOffers_UpdatePrices: (request: Accepted<SellerOfferPriceList>) =>
    sendAll(request, "Seller:Offer.PriceUpdate", request.body.offerList),
  SellerOffers_UpdateStock: (request: Accepted<SellerOfferStockList>) =>
    sendAll(request, "Seller:Offer.StockUpdate", request.body.offerList),

  /** What cannot be ended is said in the answer, the rest is ended (documented: partial success). */
  SellerOffers_End(request: Accepted<SellerOfferEndList>) {
    const { state, body } = request;
    return partly(body.offerList, ({ channel, sellerId, offerId, channelOfferId }) => {
      const problem = sellerProblem(request, { channel, sellerId });
      if (problem) return { hint: String(offerId), ...problem };
      const known = state.table("offers").get(`${channel}/${sellerId}/${offerId}`);
      if (!known || known.status === "ended")
        return { hint: String(offerId), code: "GEN404", message: `There is no offer ${offerId}` };
      happen(state, channel, "Seller:Offer.End", {
        sellerId,
        offerId,
        ...(channelOfferId !== undefined && { channelOfferId }),
      });
      return undefined;
    });
  },
};

function payloads({ body }: Accepted<SellerOfferList>) {
  return body.offerList.flatMap(({ salesChannelOfferList, product }) =>
    salesChannelOfferList.map((offer) => ({ ...product, ...offer })),
  );
}

/** The channel reports how listing went; an offer that the sandbox does not know of is taken down as it is. */
function report<Entry extends { sellerId: string; offerId: number }>(
  { state, channel }: Accepted,
  entries: Entry[],
  change: (entry: Entry) => Partial<OfferRow>,
): Outcome {
  const stranger = entries.find(({ sellerId }) => !sellerOf(state, channel, sellerId));
  if (stranger) return { problem: invalid(`The seller ${stranger.sellerId} does not exist on this channel`, "GEN700") };
  for (const entry of entries) {
    const key = `${channel}/${entry.sellerId}/${entry.offerId}`;
    const { sellerId, offerId } = entry;
    const offers = state.table("offers");
    offers.set(key, { sellerId, offerId, status: "new", ...offers.get(key), ...change(entry) });
  }
  return {};
}

/** What changed since an instant; the answer's `lastUpdatedAt` is the next instant to ask for (documented). */
function stock({ state, channel, query, now }: Accepted, sellerId?: string): Outcome {
  const after = instant(String(query["updatedAfter"]));
  if (Number.isNaN(after)) return { problem: invalid("updatedAfter: is no instant") };
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
  return { body: { stockUpdateList: changed, lastUpdatedAt: changed.at(-1)?.updatedAt ?? text(Math.min(after, now)) } };
}
