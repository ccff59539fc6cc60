// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { NumberRangeCurrentNumberItem, NumberRangeItem } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `NumberRangeCurrentNumberItem`; keeps fields it does not know. */
export const decodeNumberRangeCurrentNumberItem: Decoder<NumberRangeCurrentNumberItem> = /* @__PURE__ */ shapeInAnyCase<NumberRangeCurrentNumberItem>(
  {},
  {
    isPreview: boolean,
    nextNumber: text,
  },
);

/** Reads a `NumberRangeItem`; keeps fields it does not know. */
export const decodeNumberRangeItem: Decoder<NumberRangeItem> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<NumberRangeItem>(
  {},
  {
    companyId: text,
    currentNumber: integer,
    description: text,
    exampleNumber: text,
    identifier: text,
    isDeletable: boolean,
    maxLength: integer,
    name: text,
    prefix: text,
    suffix: text,
  },
));
