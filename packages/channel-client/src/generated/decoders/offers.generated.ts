// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Stock, StockList } from "@kontor/channel-types";
import { type Decoder, idText, integerAsSent, later, list, shape, text } from "@kontor/http/internal";

/** Reads a `Stock`; keeps fields it does not know. */
export const decodeStock: Decoder<Stock> = /* @__PURE__ */ later(() => /* @__PURE__ */ shape<Stock>(
  {
    channelOfferId: idText,
    offerId: integerAsSent,
    quantity: integerAsSent,
    sellerId: idText,
    updatedAt: text,
  },
  {
    channel: text,
  },
));

/** Reads a `StockList`; keeps fields it does not know. */
export const decodeStockList: Decoder<StockList> = /* @__PURE__ */ shape<StockList>(
  {
    lastUpdatedAt: text,
    stockUpdateList: /* @__PURE__ */ list(decodeStock),
  },
  {},
);
