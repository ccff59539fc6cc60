// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateTranslation, PropertyValueKey, Translation } from "./shared.generated.ts";

/**
 * The data of a new property.
 * @see documented
 */
export interface CreateProperty {
  /** Name. */
  name: string;
  /** Groups that the property stands in. */
  propertyGroups?: PropertyGroupKey[];
  /** Texts, an entry for each language. */
  translations?: CreateTranslation[];
}

/**
 * The data of a new property group.
 * @see documented
 */
export interface CreatePropertyGroup {
  /** Name. */
  name: string;
}

/**
 * The data of a new property value.
 * @see documented
 */
export interface CreatePropertyValue {
  /** Description. */
  description?: string;
  /** Name. */
  name: string;
}

/**
 * The data of a new property value description.
 * @see documented
 */
export interface CreatePropertyValueDescription {
  /** Description. */
  description?: string;
  /** Language, ISO code. */
  languageIso: string;
  /** Name. */
  name: string;
  /** The property value. */
  propertyValueId: PropertyValueKey;
  /** Description for search engines. */
  seoMetaDescription?: string;
  /** Keywords for search engines. */
  seoMetaKeywords?: string;
  /** Path in the address of the shop's page. */
  seoPath?: string;
  /** Title for search engines. */
  seoTitleTag?: string;
}

/**
 * A property.
 * @see documented
 */
export interface Property {
  /** The property. */
  id?: PropertyKey;
  /** Name. */
  name?: string;
  /** Groups that the property stands in. */
  propertyGroups?: PropertyGroupKey[];
  /** Texts, an entry for each language. */
  translations?: Translation[];
}

/**
 * A property group.
 * @see documented
 */
export interface PropertyGroup {
  /** The property group. */
  id?: PropertyGroupKey;
  /** Name. */
  name?: string;
}

/**
 * Key of a property group.
 * @see documented
 */
export type PropertyGroupKey = string;

/**
 * A page of property groups, in the envelope of every paged list.
 * @see documented
 */
export interface PropertyGroupPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: PropertyGroup[];
  /** The page after. On the last page the number of pages by the description, null by the guide to paging. */
  nextPageNumber?: number;
  /** This page. */
  pageNumber?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** The page before. On the first page 1 by the description, null by the guide to paging. */
  previousPageNumber?: number;
  /** Entries in all. */
  totalItems?: number;
  /** Pages in all. */
  totalPages?: number;
}

/**
 * Key of a property.
 * @see documented
 */
export type PropertyKey = string;

/**
 * A page of properties, in the envelope of every paged list.
 * @see documented
 */
export interface PropertyPage {
  /** Whether there is a page after; the one field to go by, as sources differ on the numbers. */
  hasNextPage?: boolean;
  /** Whether there is a page before. */
  hasPreviousPage?: boolean;
  /** The entries. */
  items?: Property[];
  /** The page after. On the last page the number of pages by the description, null by the guide to paging. */
  nextPageNumber?: number;
  /** This page. */
  pageNumber?: number;
  /** Entries on a page. */
  pageSize?: number;
  /** The page before. On the first page 1 by the description, null by the guide to paging. */
  previousPageNumber?: number;
  /** Entries in all. */
  totalItems?: number;
  /** Pages in all. */
  totalPages?: number;
}

/**
 * A property value.
 * @see documented
 */
export interface PropertyValue {
  /** The property value. */
  id?: PropertyValueKey;
  /** Description. */
  description?: string;
  /** Name. */
  name?: string;
}

/**
 * A property value description.
 * @see documented
 */
export interface PropertyValueDescription {
  /** Description. */
  description?: string;
  /** Language, ISO code. */
  languageIso?: string;
  /** Name. */
  name?: string;
  /** The property value. */
  propertyValueId?: PropertyValueKey;
  /** Description for search engines. */
  seoMetaDescription?: string;
  /** Keywords for search engines. */
  seoMetaKeywords?: string;
  /** Path in the address of the shop's page. */
  seoPath?: string;
  /** Title for search engines. */
  seoTitleTag?: string;
}

/**
 * The changes of a property value.
 * @see documented
 */
export interface UpdatePropertyValue {
  /** Description. */
  description?: string;
  /** Name. */
  name?: string;
}

/**
 * The changes of a property value description.
 * @see documented
 */
export interface UpdatePropertyValueDescription {
  /** Description. */
  description?: string;
  /** Name. */
  name?: string;
  /** Description for search engines. */
  seoMetaDescription?: string;
  /** Keywords for search engines. */
  seoMetaKeywords?: string;
  /** Path in the address of the shop's page. */
  seoPath?: string;
  /** Title for search engines. */
  seoTitleTag?: string;
}
