// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SalesUnit, SalesUnitPage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeTranslation } from "./shared.generated.ts";

/** Reads a `SalesUnit`; keeps fields it does not know. */
export const decodeSalesUnit: Decoder<SalesUnit> = /* @__PURE__ */ shapeInAnyCase<SalesUnit>(
  {},
  {
    id: text,
    translations: /* @__PURE__ */ list(decodeTranslation),
  },
);

/** Reads a `SalesUnitPage`; keeps fields it does not know. */
export const decodeSalesUnitPage: Decoder<SalesUnitPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<SalesUnitPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeSalesUnit),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
