// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateTranslation, PropertyValueKey, Translation } from "./shared.generated.ts";

/**
 * The data of a new property.
 * @see documented
 */
export interface CreateProperty {
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
  name: string;
}

/**
 * The data of a new property value.
 * @see documented
 */
export interface CreatePropertyValue {
  description?: string;
  name: string;
}

/**
 * The data of a new property value description.
 * @see documented
 */
export interface CreatePropertyValueDescription {
  description?: string;
  /** Language, ISO code. */
  languageIso: string;
  name: string;
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
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

/** @see documented */
export interface Property {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  id?: PropertyKey;
  name?: string;
  /** Groups that the property stands in. */
  propertyGroups?: PropertyGroupKey[];
  /** Texts, an entry for each language. */
  translations?: Translation[];
}

/** @see documented */
export interface PropertyGroup {
  /** Key of a group of properties. `Property_QueryPropertyGroups` lists the groups with it. */
  id?: PropertyGroupKey;
  name?: string;
}

/**
 * Key of a group of properties. `Property_QueryPropertyGroups` lists the groups with it.
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
 * Key of a property of items. `Property_QueryProperties` lists the properties with it.
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

/** @see documented */
export interface PropertyValue {
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
  id?: PropertyValueKey;
  description?: string;
  name?: string;
}

/** @see documented */
export interface PropertyValueDescription {
  description?: string;
  /** Language, ISO code. */
  languageIso?: string;
  name?: string;
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
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
  description?: string;
  name?: string;
}

/**
 * The changes of a property value description.
 * @see documented
 */
export interface UpdatePropertyValueDescription {
  description?: string;
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
