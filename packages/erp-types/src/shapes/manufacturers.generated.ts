// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ImageKey, LanguageKey, ManufacturerKey } from "./shared.generated.ts";

/**
 * An open set: other values may come. Values: 0 global, 1 delivery, 2 billing, 3 pick up address, 4 other.
 * @see documented
 */
export type AddressType = 0 | 1 | 2 | 3 | 4;

/**
 * The data of a new manufacturer.
 * @see documented
 */
export interface CreateManufacturer {
  /** Contact and its address. */
  contact?: CreateManufacturerContactAddress;
  /** Website. */
  homepageUrl?: string;
  /** Key of a stored image. `Manufacturer_QueryManufacturers` answers it as `imageId`. */
  imageId?: ImageKey;
  /** Texts about the manufacturer, an entry for each language. */
  manufacturerLanguages?: CreateManufacturerLanguage[];
  name?: string;
  /** Place in the order. */
  position?: number;
}

/**
 * The data of a new manufacturer contact address.
 * @see documented
 */
export interface CreateManufacturerContactAddress {
  academicTitle?: string;
  /** Second line of the address. */
  addressSupplement?: string;
  city?: string;
  /** Second line of the company's name. */
  companyAdditionalName?: string;
  companyName?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  eMailAddress?: string;
  faxNumber?: string;
  firstName?: string;
  /** Website. */
  homepage?: string;
  houseNumber?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
  lastName?: string;
  mobileNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  /** Form of address. */
  salutation?: Salutation;
  /** State or province. */
  state?: string;
  /** State or province, ISO code. */
  stateIso?: string;
  /** Street and house number. */
  street?: string;
  /** An open set: other values may come. Values: 0 global, 1 delivery, 2 billing, 3 pick up address, 4 other. */
  type?: AddressType;
}

/**
 * The data of a new manufacturer language.
 * @see documented
 */
export interface CreateManufacturerLanguage {
  description?: string;
  /** Language of this entry. */
  languageId?: LanguageKey;
  /** Description for search engines. */
  metaDescription?: string;
  /** Keywords for search engines. */
  metaKeywords?: string;
  /** Title for search engines. */
  metaTitle?: string;
  /** Texts for search engines. */
  seo?: string;
}

/** @see documented */
export interface Manufacturer {
  /** Key of a manufacturer. `Manufacturer_QueryManufacturers` lists the manufacturers with it. */
  id?: ManufacturerKey;
  /** Contact and its address. */
  contact?: ManufacturerContactAddress;
  /** Website. */
  homepageUrl?: string;
  /** Key of a stored image. `Manufacturer_QueryManufacturers` answers it as `imageId`. */
  imageId?: ImageKey;
  /** Texts about the manufacturer, an entry for each language. */
  manufacturerLanguages?: ManufacturerLanguage[];
  name?: string;
  /** Place in the order. */
  position?: number;
}

/** @see documented */
export interface ManufacturerContactAddress {
  academicTitle?: string;
  /** Second line of the address. */
  addressSupplement?: string;
  city?: string;
  /** Second line of the company's name. */
  companyAdditionalName?: string;
  companyName?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  eMailAddress?: string;
  faxNumber?: string;
  firstName?: string;
  /** Website. */
  homepage?: string;
  houseNumber?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
  lastName?: string;
  mobileNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  /** Form of address. */
  salutation?: Salutation;
  /** State or province. */
  state?: string;
  /** State or province, ISO code. */
  stateIso?: string;
  /** Street and house number. */
  street?: string;
  /** An open set: other values may come. Values: 0 global, 1 delivery, 2 billing, 3 pick up address, 4 other. */
  type?: AddressType;
}

/** @see documented */
export interface ManufacturerLanguage {
  description?: string;
  /** Language of this entry. */
  languageId?: LanguageKey;
  /** Description for search engines. */
  metaDescription?: string;
  /** Keywords for search engines. */
  metaKeywords?: string;
  /** Title for search engines. */
  metaTitle?: string;
  /** Texts for search engines. */
  seo?: string;
}

/**
 * An open set: other values may come. Values: 0 company, 1 Mr, 2 Mrs, 3 other.
 * @see documented
 */
export type Salutation = 0 | 1 | 2 | 3;

/**
 * The changes of a manufacturer.
 * @see documented
 */
export interface UpdateManufacturer {
  /** Contact and its address. */
  contact?: UpdateManufacturerContactAddress;
  /** Website. */
  homepageUrl?: string;
  /** Key of a stored image. `Manufacturer_QueryManufacturers` answers it as `imageId`. */
  imageId?: ImageKey;
  /** Texts about the manufacturer, an entry for each language. */
  manufacturerLanguages?: UpdateManufacturerLanguage[];
  name?: string;
  /** Place in the order. */
  position?: number;
}

/**
 * The changes of a manufacturer contact address.
 * @see documented
 */
export interface UpdateManufacturerContactAddress {
  academicTitle?: string;
  /** Second line of the address. */
  addressSupplement?: string;
  city?: string;
  /** Second line of the company's name. */
  companyAdditionalName?: string;
  companyName?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  eMailAddress?: string;
  faxNumber?: string;
  firstName?: string;
  /** Website. */
  homepage?: string;
  houseNumber?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
  lastName?: string;
  mobileNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  /** Form of address. */
  salutation?: Salutation;
  /** State or province. */
  state?: string;
  /** State or province, ISO code. */
  stateIso?: string;
  /** Street and house number. */
  street?: string;
  /** An open set: other values may come. Values: 0 global, 1 delivery, 2 billing, 3 pick up address, 4 other. */
  type?: AddressType;
}

/**
 * The changes of a manufacturer language.
 * @see documented
 */
export interface UpdateManufacturerLanguage {
  description?: string;
  /** Language of this entry. */
  languageId?: LanguageKey;
  /** Description for search engines. */
  metaDescription?: string;
  /** Keywords for search engines. */
  metaKeywords?: string;
  /** Title for search engines. */
  metaTitle?: string;
  /** Texts for search engines. */
  seo?: string;
}
