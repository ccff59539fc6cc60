// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { DeliveryNote, DeliveryNotePackage, DeliveryNotePage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `DeliveryNotePackage`; keeps fields it does not know. */
export const decodeDeliveryNotePackage: Decoder<DeliveryNotePackage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<DeliveryNotePackage>(
  {},
  {
    id: text,
    comment: text,
    packageDate: text,
    shippedDate: text,
    shippingMethodId: text,
    trackingID: text,
    trackingUrl: text,
    weights: number,
  },
));

/** Reads a `DeliveryNote`; keeps fields it does not know. */
export const decodeDeliveryNote: Decoder<DeliveryNote> = /* @__PURE__ */ shapeInAnyCase<DeliveryNote>(
  {},
  {
    id: text,
    deliveryNoteDate: text,
    number: text,
    packages: /* @__PURE__ */ list(decodeDeliveryNotePackage),
  },
);

/** Reads a `DeliveryNotePage`; keeps fields it does not know. */
export const decodeDeliveryNotePage: Decoder<DeliveryNotePage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<DeliveryNotePage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeDeliveryNote),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
