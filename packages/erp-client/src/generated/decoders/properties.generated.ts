// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Property, PropertyGroup, PropertyGroupPage, PropertyPage, PropertyValue, PropertyValueDescription } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, shapeInAnyCase, text } from "@kontor/http/internal";
import { decodeTranslation } from "./shared.generated.ts";

/** Reads a `Property`; keeps fields it does not know. */
export const decodeProperty: Decoder<Property> = /* @__PURE__ */ shapeInAnyCase<Property>(
  {},
  {
    id: text,
    name: text,
    propertyGroups: /* @__PURE__ */ list(text),
    translations: /* @__PURE__ */ list(decodeTranslation),
  },
);

/** Reads a `PropertyGroup`; keeps fields it does not know. */
export const decodePropertyGroup: Decoder<PropertyGroup> = /* @__PURE__ */ shapeInAnyCase<PropertyGroup>(
  {},
  {
    id: text,
    name: text,
  },
);

/** Reads a `PropertyGroupPage`; keeps fields it does not know. */
export const decodePropertyGroupPage: Decoder<PropertyGroupPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PropertyGroupPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodePropertyGroup),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));

/** Reads a `PropertyPage`; keeps fields it does not know. */
export const decodePropertyPage: Decoder<PropertyPage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PropertyPage>(
  {},
  {
    hasNextPage: boolean,
    hasPreviousPage: boolean,
    items: /* @__PURE__ */ list(decodeProperty),
    nextPageNumber: integer,
    pageNumber: integer,
    pageSize: integer,
    previousPageNumber: integer,
    totalItems: integer,
    totalPages: integer,
  },
));

/** Reads a `PropertyValue`; keeps fields it does not know. */
export const decodePropertyValue: Decoder<PropertyValue> = /* @__PURE__ */ shapeInAnyCase<PropertyValue>(
  {},
  {
    id: text,
    description: text,
    name: text,
  },
);

/** Reads a `PropertyValueDescription`; keeps fields it does not know. */
export const decodePropertyValueDescription: Decoder<PropertyValueDescription> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<PropertyValueDescription>(
  {},
  {
    description: text,
    languageIso: text,
    name: text,
    propertyValueId: text,
    seoMetaDescription: text,
    seoMetaKeywords: text,
    seoPath: text,
    seoTitleTag: text,
  },
));
