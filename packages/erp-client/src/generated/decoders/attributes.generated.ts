// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeNames, AttributePossibleValues, FunctionAttribute, ItemAttributeDefinition, PossibleValueTranslation } from "@kontor/erp-types";
import { type Decoder, integer, later, list, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeTranslation } from "./shared.generated.ts";

/** Reads an `AttributeNames`; keeps fields it does not know. */
export const decodeAttributeNames: Decoder<AttributeNames> = /* @__PURE__ */ shapeInAnyCase<AttributeNames>(
  {},
  {
    names: /* @__PURE__ */ list(decodeTranslation),
  },
);

/** Reads a `PossibleValueTranslation`; keeps fields it does not know. */
export const decodePossibleValueTranslation: Decoder<PossibleValueTranslation> = /* @__PURE__ */ shapeInAnyCase<PossibleValueTranslation>(
  {},
  {
    languageIso: text,
    possibleValues: /* @__PURE__ */ list(text),
  },
);

/** Reads an `AttributePossibleValues`; keeps fields it does not know. */
export const decodeAttributePossibleValues: Decoder<AttributePossibleValues> = /* @__PURE__ */ shapeInAnyCase<AttributePossibleValues>(
  {},
  {
    possibleValues: /* @__PURE__ */ list(decodePossibleValueTranslation),
  },
);

/** Reads a `FunctionAttribute`; keeps fields it does not know. */
export const decodeFunctionAttribute: Decoder<FunctionAttribute> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<FunctionAttribute>(
  {},
  {
    id: text,
    activeSalesChannels: /* @__PURE__ */ list(text),
    attributeId: text,
    description: text,
    fieldType: integer,
    groupName: text,
    name: text,
    possibleValues: /* @__PURE__ */ list(text),
    relationType: integer,
    sortNumber: integer,
  },
));

/** Reads an `ItemAttributeDefinition`; keeps fields it does not know. */
export const decodeItemAttributeDefinition: Decoder<ItemAttributeDefinition> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ItemAttributeDefinition>(
  {},
  {
    id: text,
    activeSalesChannels: /* @__PURE__ */ list(text),
    attributeId: text,
    description: text,
    fieldType: integer,
    groupName: text,
    names: decodeAttributeNames,
    possibleValues: decodeAttributePossibleValues,
    relationType: integer,
    sortNumber: integer,
  },
));
