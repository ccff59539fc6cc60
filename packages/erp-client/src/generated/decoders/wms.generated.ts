// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { PickList, PickListPage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, list, shapeInAnyCase, text } from "@kontor/http/parts";

/** Reads a `PickList`; keeps fields it does not know. */
export const decodePickList: Decoder<PickList> = /* @__PURE__ */ shapeInAnyCase<PickList>(
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
);

/** Reads a `PickListPage`; keeps fields it does not know. */
export const decodePickListPage: Decoder<PickListPage> = /* @__PURE__ */ shapeInAnyCase<PickListPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: list(decodePickList),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
);
