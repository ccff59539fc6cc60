// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SerialNumber, SerialNumberPage, Stock, StockChange, StockChangePage, StockPage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `SerialNumber`; keeps fields it does not know. */
export const decodeSerialNumber: Decoder<SerialNumber> = /* @__PURE__ */ shapeInAnyCase<SerialNumber>(
  {},
  {
    itemId: text,
    serialNumbers: /* @__PURE__ */ list(text),
    storageLocationId: text,
    warehouseId: text,
  },
);

/** Reads a `SerialNumberPage`; keeps fields it does not know. */
export const decodeSerialNumberPage: Decoder<SerialNumberPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SerialNumberPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeSerialNumber),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));

/** Reads a `Stock`; keeps fields it does not know. */
export const decodeStock: Decoder<Stock> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Stock>(
  {},
  {
    batchNumber: text,
    itemId: text,
    quantityInPickingLists: number,
    quantityLockedForAvailability: number,
    quantityLockedForShipment: number,
    quantityTotal: number,
    shelfLifeExpirationDate: text,
    storageLocationId: text,
    storageLocationName: text,
    warehouseId: text,
  },
));

/** Reads a `StockChange`; keeps fields it does not know. */
export const decodeStockChange: Decoder<StockChange> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<StockChange>(
  {},
  {
    batchNumber: text,
    changedDate: text,
    comment: text,
    itemId: text,
    quantity: number,
    shelfLifeExpirationDate: text,
    storageLocationId: text,
    username: text,
    warehouseId: text,
  },
));

/** Reads a `StockChangePage`; keeps fields it does not know. */
export const decodeStockChangePage: Decoder<StockChangePage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<StockChangePage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeStockChange),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));

/** Reads a `StockPage`; keeps fields it does not know. */
export const decodeStockPage: Decoder<StockPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<StockPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeStock),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
