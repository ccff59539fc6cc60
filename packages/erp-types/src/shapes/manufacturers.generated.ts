// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ImageKey, LanguageKey, ManufacturerKey } from "./shared.generated.ts";

/**
 * An address type. An open set. Values: 0 global, 1 delivery, 2 billing, 3 pick up address, 4 other.
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
  /** The image. */
  imageId?: ImageKey;
  /** Texts about the manufacturer, an entry for each language. */
  manufacturerLanguages?: CreateManufacturerLanguage[];
  /** Name. */
  name?: string;
  /** Place in the order. */
  position?: number;
}

/**
 * The data of a new manufacturer contact address.
 * @see documented
 */
export interface CreateManufacturerContactAddress {
  /** Academic title. */
  academicTitle?: string;
  /** Second line of the address. */
  addressSupplement?: string;
  /** City. */
  city?: string;
  /** Second line of the company's name. */
  companyAdditionalName?: string;
  /** Name of the company. */
  companyName?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  /** E-mail address. */
  eMailAddress?: string;
  /** Fax number. */
  faxNumber?: string;
  /** First name. */
  firstName?: string;
  /** Website. */
  homepage?: string;
  /** House number. */
  houseNumber?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobileNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postalCode?: string;
  /** Form of address. */
  salutation?: Salutation;
  /** State or province. */
  state?: string;
  /** State or province, ISO code. */
  stateIso?: string;
  /** Street and house number. */
  street?: string;
  /** Type. */
  type?: AddressType;
}

/**
 * The data of a new manufacturer language.
 * @see documented
 */
export interface CreateManufacturerLanguage {
  /** Description. */
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
 * A manufacturer.
 * @see documented
 */
export interface Manufacturer {
  /** The manufacturer. */
  id?: ManufacturerKey;
  /** Contact and its address. */
  contact?: ManufacturerContactAddress;
  /** Website. */
  homepageUrl?: string;
  /** The image. */
  imageId?: ImageKey;
  /** Texts about the manufacturer, an entry for each language. */
  manufacturerLanguages?: ManufacturerLanguage[];
  /** Name. */
  name?: string;
  /** Place in the order. */
  position?: number;
}

/**
 * A manufacturer contact address.
 * @see documented
 */
export interface ManufacturerContactAddress {
  /** Academic title. */
  academicTitle?: string;
  /** Second line of the address. */
  addressSupplement?: string;
  /** City. */
  city?: string;
  /** Second line of the company's name. */
  companyAdditionalName?: string;
  /** Name of the company. */
  companyName?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  /** E-mail address. */
  eMailAddress?: string;
  /** Fax number. */
  faxNumber?: string;
  /** First name. */
  firstName?: string;
  /** Website. */
  homepage?: string;
  /** House number. */
  houseNumber?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobileNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postalCode?: string;
  /** Form of address. */
  salutation?: Salutation;
  /** State or province. */
  state?: string;
  /** State or province, ISO code. */
  stateIso?: string;
  /** Street and house number. */
  street?: string;
  /** Type. */
  type?: AddressType;
}

/**
 * A manufacturer language.
 * @see documented
 */
export interface ManufacturerLanguage {
  /** Description. */
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
 * A salutation. An open set. Values: 0 company, 1 Mr, 2 Mrs, 3 other.
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
  /** The image. */
  imageId?: ImageKey;
  /** Texts about the manufacturer, an entry for each language. */
  manufacturerLanguages?: UpdateManufacturerLanguage[];
  /** Name. */
  name?: string;
  /** Place in the order. */
  position?: number;
}

/**
 * The changes of a manufacturer contact address.
 * @see documented
 */
export interface UpdateManufacturerContactAddress {
  /** Academic title. */
  academicTitle?: string;
  /** Second line of the address. */
  addressSupplement?: string;
  /** City. */
  city?: string;
  /** Second line of the company's name. */
  companyAdditionalName?: string;
  /** Name of the company. */
  companyName?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  /** E-mail address. */
  eMailAddress?: string;
  /** Fax number. */
  faxNumber?: string;
  /** First name. */
  firstName?: string;
  /** Website. */
  homepage?: string;
  /** House number. */
  houseNumber?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobileNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postalCode?: string;
  /** Form of address. */
  salutation?: Salutation;
  /** State or province. */
  state?: string;
  /** State or province, ISO code. */
  stateIso?: string;
  /** Street and house number. */
  street?: string;
  /** Type. */
  type?: AddressType;
}

/**
 * The changes of a manufacturer language.
 * @see documented
 */
export interface UpdateManufacturerLanguage {
  /** Description. */
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
