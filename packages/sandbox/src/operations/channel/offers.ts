import type { NotShownId } from "../../generated/not-shown.generated.ts";
import type { SellerOfferList, Attribute } from "@kontor/channel-types";
import type { PlatformState } from "../../platform/state.ts";
import type { OfferRow } from "../../state/tables.ts";
import {
  buildInvalid,
  formatInstant,
  type OperationRequest,
  type ChannelOperations,
  type OperationResult,
  resolveInstant,
  buildNotFound,
  refuse,
} from "../../platform/operation.ts";
import { mergeOffer, triggerSellerEvent } from "./events.ts";
import { applyEach, checkSeller, findSellerProblem, sendAll, resolveSeller } from "./rules.ts";

export const offerBehaviours = {
  Offers_ReportInProgress: (request) => report(request, request.body.offerList, () => ({ status: "in-progress" })),
  Offers_ReportListed: (request) =>
    report(request, request.body.offerList, ({ channelOfferId }) => ({
      status: "listed",
      ...(channelOfferId !== undefined && { channelOfferId }),
    })),
  Offers_ReportListingFailed: (request) =>
    report(request, request.body.offerList, ({ errorList }) => ({ status: "failed", errors: errorList })),

  Offers_ListStockUpdates: (request) =>
    listStock(request, resolveSeller(request, String(request.query["sellerId"])).sellerId),
  Offers_ListAllStockUpdates: (request) => listStock(request),

  SellerOffers_Create: (request) => sendAll(request, "Seller:Offer.New", buildPayloads(request)),
  SellerOffers_Update: (request) => sendOfOffers(request, "Seller:Offer.Update", buildPayloads(request)),
  SellerOffers_UpdatePrices: (request) => sendOfOffers(request, "Seller:Offer.PriceUpdate", request.body.offerList),
  SellerOffers_UpdateStock: (request) => sendOfOffers(request, "Seller:Offer.StockUpdate", request.body.offerList),

  /** Ends the offers that can be ended, and names the others in the answer (documented: partial success). */
  SellerOffers_End(request) {
    const { state, body } = request;
    return applyEach(body.offerList, ({ channel, sellerId, offerId, channelOfferId }) => {
      const problem = findSellerProblem(request, { channel, sellerId });
      if (problem) return { hint: String(offerId), ...problem, message: "Its seller does not exist on the channel" };
      const known = state.table("offers").get(`${channel}/${sellerId}/${offerId}`);
      if (!known || known.status === "ended")
        return { hint: String(offerId), code: "GEN404", message: "There is no such offer" };
      triggerSellerEvent(state, channel, "Seller:Offer.End", {
        sellerId,
        offerId,
        ...(channelOfferId !== undefined && { channelOfferId }),
      });
      return undefined;
    });
  },
} satisfies ChannelOperations;

function buildPayloads({ body }: OperationRequest<SellerOfferList>) {
  return body.offerList.flatMap(({ salesChannelOfferList, product }) =>
    salesChannelOfferList.map((offer) => ({ ...product, ...offer })),
  );
}

type OfferName = { sellerId: string; offerId: number };

function sendOfOffers(request: OperationRequest, type: string, entries: (OfferName & { channel: string })[]) {
  for (const entry of entries) checkSeller(request, entry);
  for (const entry of entries) checkOffer(request, entry.channel, entry);
  return sendAll(request, type, entries);
}

/** Refuses an offer that nobody has created, unless assumed otherwise. */
function checkOffer({ state }: OperationRequest, channel: string, { sellerId, offerId }: OfferName): void {
  if (state.assumptions.unknownOffers === "accept") return;
  if (!state.table("offers").has(`${channel}/${sellerId}/${offerId}`))
    refuse(buildNotFound("offer", String(offerId)), ["unknown-offer"]);
}

function report<Entry extends OfferName>(
  request: OperationRequest,
  entries: Entry[],
  change: (entry: Entry) => Partial<OfferRow>,
): OperationResult {
  const { state, channel } = request;
  for (const { sellerId } of entries) resolveSeller(request, sellerId);
  for (const entry of entries) checkOffer(request, channel, entry);
  for (const entry of entries)
    mergeOffer(state, channel, { sellerId: entry.sellerId, offerId: entry.offerId, ...change(entry) });
  return {};
}

/** The stock that changed since an instant. The answer's `lastUpdatedAt` is the next instant to ask for (documented). */
function listStock({ state, channel, query, now }: OperationRequest, sellerId?: string): OperationResult {
  const after = resolveInstant("updatedAfter", String(query["updatedAfter"]));
  const own = [...state.table("offers").entries()].filter(([key]) => key.startsWith(`${channel}/`));
  const rows = own.flatMap(([, { quantity: text, stockUpdatedAt: updatedAt = "", ...row }]) => {
    const isListed = row.channelOfferId !== undefined && Number.isFinite(Number(text)) && Date.parse(updatedAt) > after;
    const isOfSeller = sellerId === undefined || row.sellerId === sellerId;
    const { offerId, channelOfferId } = row;
    const quantity = Math.max(0, Math.floor(Number(text)));
    return isListed && isOfSeller ? [{ sellerId: row.sellerId, offerId, channelOfferId, quantity, updatedAt }] : [];
  });
  const stockUpdateList = rows.toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt));
  const lastUpdatedAt = stockUpdateList.at(-1)?.updatedAt ?? formatInstant(Math.min(after, now));
  return { body: { stockUpdateList, lastUpdatedAt } };
}

export const metaBehaviours = {
  ChannelCategories_Replace({ state, channel, body }) {
    const version = state.random.uuid();
    state.table("channelCategories").set(channel, { list: resolveList(body, "categoryList"), version });
    return { body: { categoryTreeVersion: version } };
  },

  Attributes_ReplaceGlobal: (request) => replace(request, "global"),
  Attributes_ReplaceOfCategory: (request) => replace(request, `category/${request.path["categoryId"]}`),
  Attributes_ReplaceOfSeller(request) {
    return replace(request, `seller/${resolveSeller(request, request.path["sellerId"]!).sellerId}`);
  },
  Attributes_GetGlobal: ({ state, channel }) => ({
    body: readAttributes(state, `${channel}/global`),
    assumed: ["seller-meta-answers"],
  }),
  Attributes_GetOfCategory: ({ state, channel, path }) => ({
    body: readAttributes(state, `${channel}/category/${path["categoryId"]}`),
  }),
  ChannelCategories_Get: ({ state, channel }) => ({
    body: state.table("channelCategories").get(channel)?.list ?? [],
    assumed: ["seller-meta-answers"],
  }),
  Attributes_DeleteGlobal: (request) => remove(request, "global", request.path["attributeId"]!),
  Attributes_DeleteFromCategory: (request) =>
    remove(request, `category/${request.path["categoryId"]}`, request.path["attributeId"]!),

  /** Without a category, all assignments to categories are deleted (documented; the client has a separate method for it). */
  Attributes_DeleteOfCategory({ state, channel, query }) {
    const attributes = state.table("attributes");
    const prefix = `${channel}/category/`;
    const { categoryId } = query as { categoryId?: string };
    if (categoryId !== undefined && !attributes.has(`${prefix}${categoryId}`)) {
      const assumed: NotShownId[] = ["category-without-attributes"];
      if (state.assumptions.categoryWithoutAttributes === "accept") return { assumed };
      refuse(buildNotFound("attribute of the category", categoryId), assumed);
    }
    for (const [key] of attributes.entries())
      if (categoryId === undefined ? key.startsWith(prefix) : key === `${prefix}${categoryId}`) attributes.delete(key);
    return {};
  },

  Prices_CreateType({ state, channel, body }) {
    state.table("priceTypes").set(`${channel}/${body.priceTypeId}`, body);
    return {};
  },
  Rules_ReplacePayment({ state, channel, body }) {
    state.table("paymentRules").set(channel, body);
    return {};
  },
  Rules_ReplaceShipping({ state, channel, body }) {
    const supportedCarrierList = resolveList(body, "supportedCarrierList");
    state.table("shippingRules").set(channel, { ...body, supportedCarrierList });
    return {};
  },

  /** Packed where the caller asks for that (documented). */
  SellerMeta_GetCategories({ state, path, headers }) {
    const list = state.table("channelCategories").get(path["channel"]!)?.list ?? [];
    const type = "application/gzip";
    if (!headers.get("accept")?.toLowerCase().includes(type)) return { body: list };
    const bytes = process.getBuiltinModule("node:zlib").gzipSync(JSON.stringify(list));
    return { file: { bytes: new Uint8Array(bytes), type } };
  },
  SellerMeta_GetAttributes: (request) => read(request, "global"),
  SellerMeta_GetCategoryAttributes: (request) => read(request, `category/${request.path["categoryId"]}`),
  SellerMeta_GetSellerAttributes({ state, path, accountId }) {
    const mine = [...state.table("sellers").values()].filter(
      (seller) => seller.channel === path["channel"] && seller.accountId === accountId,
    );
    const read = mine.map(({ channel, sellerId }) => ({
      sellerId,
      ...readAttributes(state, `${channel}/seller/${sellerId}`),
    }));
    const versions = read.map(({ attributeListVersion }) => attributeListVersion);
    const sellerAttributeList = read.map(({ sellerId, attributeList }) => ({ sellerId, attributeList }));
    return { body: { attributeListVersion: versions.join("."), sellerAttributeList } };
  },
  SellerMeta_GetCategoryTreeVersion({ state, accountId }) {
    const own = [...state.table("sellers").values()].filter((seller) => seller.accountId === accountId);
    const [tree] = own.flatMap(({ channel }) => state.table("channelCategories").get(channel) ?? []);
    return { body: { categoryTreeVersion: tree?.version ?? null }, assumed: ["seller-meta-answers"] };
  },
  SellerMeta_GetPriceTypes({ state, path }) {
    const own = [...state.table("priceTypes").entries()].filter(([key]) => key.startsWith(`${path["channel"]}/`));
    return { body: own.map(([, row]) => row) };
  },
  SellerMeta_GetPaymentRules: ({ state, path }) => ({
    body: state.table("paymentRules").get(path["channel"]!) ?? { supportedPaymentMethodList: [] },
  }),
  SellerMeta_GetShippingRules: ({ state, path }) => ({
    body: state.table("shippingRules").get(path["channel"]!) ?? { supportedCarrierList: [] },
  }),
} satisfies ChannelOperations;

/** The list that replaces what was there. Without it, everything would be replaced by nothing. */
function resolveList<Name extends string, Item>(body: { [Each in Name]?: Item[] | undefined }, name: Name): Item[] {
  return (
    body[name] ??
    refuse(buildInvalid(`${name}: must have the list that replaces what is there`, "VAL100"), ["replaced-by-nothing"])
  );
}

/** The old `enumValues` is ignored (observed). */
type WithAttributes = OperationRequest<{ attributeList?: Attribute[] | undefined }>;

function replace({ state, channel, body }: WithAttributes, place: string): OperationResult {
  const list = structuredClone(resolveList(body, "attributeList"));
  for (const attribute of list) delete attribute.enumValues;
  storeAttributes(state, `${channel}/${place}`, list);
  return {};
}

function remove({ state, channel }: OperationRequest, place: string, attributeId: string): OperationResult {
  const list = state.table("attributes").get(`${channel}/${place}`)?.list ?? [];
  const kept = list.filter((each) => each.attributeId !== attributeId);
  if (kept.length === list.length) refuse(buildNotFound("attribute", attributeId));
  storeAttributes(state, `${channel}/${place}`, kept);
  return {};
}

function read({ state, path }: OperationRequest, place: string): OperationResult {
  return { body: { attributeList: readAttributes(state, `${path["channel"]}/${place}`).attributeList } };
}

function readAttributes(state: PlatformState, key: string) {
  const { list = [], version = 0 } = state.table("attributes").get(key) ?? {};
  return { attributeListVersion: String(version), attributeList: list };
}

function storeAttributes(state: PlatformState, key: string, list: Attribute[]): void {
  const attributes = state.table("attributes");
  attributes.set(key, { list, version: (attributes.get(key)?.version ?? 0) + 1 });
}
