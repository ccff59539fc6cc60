// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Manufacturer, ManufacturerContactAddress, ManufacturerLanguage } from "@kontor/erp-types";
import { type Decoder, boolean, integer, later, list, shapeInAnyCase, text } from "@kontor/http/internal";

/** Reads a `ManufacturerContactAddress`; keeps fields it does not know. */
export const decodeManufacturerContactAddress: Decoder<ManufacturerContactAddress> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ManufacturerContactAddress>(
  {},
  {
    academicTitle: text,
    addressSupplement: text,
    city: text,
    companyAdditionalName: text,
    companyName: text,
    countryIso: text,
    eMailAddress: text,
    faxNumber: text,
    firstName: text,
    homepage: text,
    houseNumber: text,
    isDefault: boolean,
    lastName: text,
    mobileNumber: text,
    phoneNumber: text,
    postalCode: text,
    salutation: integer,
    state: text,
    stateIso: text,
    street: text,
    type: integer,
  },
));

/** Reads a `ManufacturerLanguage`; keeps fields it does not know. */
export const decodeManufacturerLanguage: Decoder<ManufacturerLanguage> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<ManufacturerLanguage>(
  {},
  {
    description: text,
    languageId: text,
    metaDescription: text,
    metaKeywords: text,
    metaTitle: text,
    seo: text,
  },
));

/** Reads a `Manufacturer`; keeps fields it does not know. */
export const decodeManufacturer: Decoder<Manufacturer> = /* @__PURE__ */ later(() => /* @__PURE__ */ shapeInAnyCase<Manufacturer>(
  {},
  {
    id: text,
    contact: decodeManufacturerContactAddress,
    homepageUrl: text,
    imageId: text,
    manufacturerLanguages: /* @__PURE__ */ list(decodeManufacturerLanguage),
    name: text,
    position: integer,
  },
));
