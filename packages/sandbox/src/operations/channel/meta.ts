import type { AttributeList, ChannelCategoryTree, PaymentRules, PriceType, ShippingRules } from "@kontor/channel-types";
import { findStrangerProblem } from "../rules/send-all.ts";
import { buildNotFound, type OperationRequest, type Operations, type OperationResult } from "../operation.ts";

/** The facts that a channel publishes of itself and its sellers read: categories, attributes, price types, rules. */
export const metaBehaviours = {
  /** Replaces the whole tree (documented). */
  ChannelCategories_Replace({ state, channel, body }: OperationRequest<ChannelCategoryTree>) {
    const version = state.random.uuid();
    state.table("channelCategories").set(channel, { list: body.categoryList ?? [], version });
    return { body: { categoryTreeVersion: version } };
  },

  Attributes_ReplaceGlobal: (request: OperationRequest<AttributeList>) => replace(request, "global"),
  Attributes_ReplaceOfCategory: (request: OperationRequest<AttributeList>) =>
    replace(request, `category/${request.path["categoryId"]}`),
  Attributes_ReplaceOfSeller(request: OperationRequest<AttributeList>) {
    const problem = findStrangerProblem(request, request.path["sellerId"]!);
    return problem ? { problem } : replace(request, `seller/${request.path["sellerId"]}`);
  },
  Attributes_DeleteGlobal: (request) => remove(request, "global", request.path["attributeId"]!),
  Attributes_DeleteFromCategory: (request) =>
    remove(request, `category/${request.path["categoryId"]}`, request.path["attributeId"]!),

  /** Without a category, all assignments to categories are deleted (documented; the client has a method of its own for it). */
  Attributes_DeleteOfCategory({ state, channel, query }) {
    const attributes = state.table("attributes");
    const prefix = `${channel}/category/`;
    const { categoryId } = query as { categoryId?: string };
    if (categoryId !== undefined && !attributes.has(`${prefix}${categoryId}`)) {
      const isFine = state.assumptions.categoryWithoutAttributes === "accept";
      return {
        ...(!isFine && { problem: buildNotFound("attribute of the category", categoryId) }),
        assumed: ["category-without-attributes"],
      };
    }
    for (const [key] of attributes.entries())
      if (categoryId === undefined ? key.startsWith(prefix) : key === `${prefix}${categoryId}`) attributes.delete(key);
    return {};
  },

  Prices_CreateType({ state, channel, body }: OperationRequest<PriceType>) {
    state.table("priceTypes").set(`${channel}/${body.priceTypeId}`, body);
    return {};
  },
  Rules_ReplacePayment({ state, channel, body }: OperationRequest<PaymentRules>) {
    state.table("paymentRules").set(channel, body);
    return {};
  },
  Rules_ReplaceShipping({ state, channel, body }: OperationRequest<ShippingRules>) {
    state.table("shippingRules").set(channel, body);
    return {};
  },

  SellerMeta_GetCategories: ({ state, path }) => ({
    body: state.table("channelCategories").get(path["channel"]!)?.list ?? [],
  }),
  SellerMeta_GetAttributes: (request) => read(request, "global"),
  SellerMeta_GetCategoryAttributes: (request) => read(request, `category/${request.path["categoryId"]}`),
  SellerMeta_GetSellerAttributes({ state, path, accountId }) {
    const mine = [...state.table("sellers").values()].filter(
      (seller) => seller.channel === path["channel"] && seller.accountId === accountId,
    );
    const attributeList = mine.flatMap(
      ({ channel, sellerId }) => state.table("attributes").get(`${channel}/seller/${sellerId}`)?.list ?? [],
    );
    return { body: { attributeList } };
  },
  SellerMeta_GetPriceTypes: ({ state, path }) => ({
    body: [...state.table("priceTypes").entries()].flatMap(([key, row]) =>
      key.startsWith(`${path["channel"]}/`) ? [row] : [],
    ),
  }),
  SellerMeta_GetPaymentRules: ({ state, path }) => ({
    body: state.table("paymentRules").get(path["channel"]!) ?? { supportedPaymentMethodList: [] },
  }),
  SellerMeta_GetShippingRules: ({ state, path }) => ({
    body: state.table("shippingRules").get(path["channel"]!) ?? { supportedCarrierList: [] },
  }),
} satisfies Operations;

/** The old `enumValues` is ignored (observed). */
function replace({ state, channel, body }: OperationRequest<AttributeList>, place: string): OperationResult {
  const list = structuredClone(body.attributeList ?? []);
  for (const attribute of list) delete attribute.enumValues;
  state.table("attributes").set(`${channel}/${place}`, { list });
  return {};
}

function remove({ state, channel }: OperationRequest, place: string, attributeId: string): OperationResult {
  const attributes = state.table("attributes");
  const { list = [] } = attributes.get(`${channel}/${place}`) ?? {};
  if (!list.some((each) => each.attributeId === attributeId))
    return { problem: buildNotFound("attribute", attributeId) };
  attributes.set(`${channel}/${place}`, { list: list.filter((each) => each.attributeId !== attributeId) });
  return {};
}

function read({ state, path }: OperationRequest, place: string): OperationResult {
  return { body: { attributeList: state.table("attributes").get(`${path["channel"]}/${place}`)?.list ?? [] } };
}
