// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChangeReservation, PickList, PickListPage, PickListPosition, PickListTemplate, PickListTemplatePage, ReservedPickListPosition } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, number, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `ReservedPickListPosition`; keeps fields it does not know. */
export const decodeReservedPickListPosition: Decoder<ReservedPickListPosition> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ReservedPickListPosition>(
  {},
  {
    id: text,
    createdAt: text,
    itemId: text,
    picklistId: text,
    priority: integer,
    quantity: number,
    salesOrderId: text,
    salesOrderLineItemId: text,
    status: integer,
    storageLocationId: text,
    warehouseId: text,
  },
));

/** Reads a `ChangeReservation`; keeps fields it does not know. */
export const decodeChangeReservation: Decoder<ChangeReservation> = /* @__PURE__ */ shapeInAnyCase<ChangeReservation>(
  {},
  {
    error: integer,
    updatedPositions: /* @__PURE__ */ list(decodeReservedPickListPosition),
  },
);

/** Reads a `PickList`; keeps fields it does not know. */
export const decodePickList: Decoder<PickList> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PickList>(
  {},
  {
    id: text,
    createdAt: text,
    pickListTemplateId: text,
    pickListTemplateName: text,
    picklistNumber: text,
    status: integer,
    warehouseId: text,
  },
));

/** Reads a `PickListPage`; keeps fields it does not know. */
export const decodePickListPage: Decoder<PickListPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PickListPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodePickList),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));

/** Reads a `PickListPosition`; keeps fields it does not know. */
export const decodePickListPosition: Decoder<PickListPosition> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PickListPosition>(
  {},
  {
    id: text,
    createdAt: text,
    itemId: text,
    picklistId: text,
    priority: integer,
    quantity: number,
    salesOrderLineItemId: text,
    status: integer,
    storageLocationId: text,
    warehouseId: text,
  },
));

/** Reads a `PickListTemplate`; keeps fields it does not know. */
export const decodePickListTemplate: Decoder<PickListTemplate> = /* @__PURE__ */ shapeInAnyCase<PickListTemplate>(
  {},
  {
    name: text,
    pickListTemplateId: text,
  },
);

/** Reads a `PickListTemplatePage`; keeps fields it does not know. */
export const decodePickListTemplatePage: Decoder<PickListTemplatePage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PickListTemplatePage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodePickListTemplate),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
