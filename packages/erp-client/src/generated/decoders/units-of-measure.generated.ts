// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { UnitOfMeasurement, UnitOfMeasurementPage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeTranslation } from "./shared.generated.ts";

/** Reads an `UnitOfMeasurement`; keeps fields it does not know. */
export const decodeUnitOfMeasurement: Decoder<UnitOfMeasurement> = /* @__PURE__ */ shapeInAnyCase<UnitOfMeasurement>(
  {},
  {
    id: text,
    displayCode: text,
    translations: /* @__PURE__ */ list(decodeTranslation),
  },
);

/** Reads an `UnitOfMeasurementPage`; keeps fields it does not know. */
export const decodeUnitOfMeasurementPage: Decoder<UnitOfMeasurementPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<UnitOfMeasurementPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeUnitOfMeasurement),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));
