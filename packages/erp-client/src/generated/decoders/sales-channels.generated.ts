// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CategoryCapabilities, ItemCapabilities, SalesChannel } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `CategoryCapabilities`; keeps fields it does not know. */
export const decodeCategoryCapabilities: Decoder<CategoryCapabilities> = /* @__PURE__ */ shapeInAnyCase<CategoryCapabilities>(
  {},
  {
    descriptions: boolean,
    onlineShopActivation: boolean,
  },
);

/** Reads an `ItemCapabilities`; keeps fields it does not know. */
export const decodeItemCapabilities: Decoder<ItemCapabilities> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ItemCapabilities>(
  {},
  {
    descriptions: boolean,
    images: boolean,
    onlineShopActivation: boolean,
    prices: boolean,
    specialPrices: boolean,
  },
));

/** Reads a `SalesChannel`; keeps fields it does not know. */
export const decodeSalesChannel: Decoder<SalesChannel> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesChannel>(
  {},
  {
    id: text,
    categoryCapabilities: decodeCategoryCapabilities,
    documentationUrl: text,
    itemCapabilities: decodeItemCapabilities,
    name: text,
    type: integer,
  },
));
