// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeKey, CreateTranslation, ShopKey, Translation, UpdateTranslation } from "./shared.generated.ts";

/**
 * An open set: other values may come. Values: 0 none, 1 integer, 2 decimal, 3 text, 4 checkbox, 5 list, 6 URL, 7 email, 8 phone number, 9 country, 10 price, 11 date, 12 short text.
 * @see documented
 */
export type AttributeFieldType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** @see documented */
export interface AttributeNames {
  /** Names, an entry for each language. */
  names?: Translation[];
}

/** @see documented */
export interface AttributePossibleValues {
  /** Values to choose from, an entry for each language. */
  possibleValues?: PossibleValueTranslation[];
}

/**
 * An open set: other values may come. Values: 0 product, 1 category.
 * @see documented
 */
export type AttributeRelationType = 0 | 1;

/**
 * The data of a new attribute.
 * @see documented
 */
export interface CreateAttribute {
  /** Sales channels on which the attribute is used. */
  activeSalesChannels?: ShopKey[];
  attributeId?: string;
  description?: string;
  /** Kind of value that the attribute takes. */
  fieldType: AttributeFieldType;
  groupName: string;
  /** Names, an entry for each language. */
  names: CreateAttributeNames;
  /** Values to choose from. */
  possibleValues?: CreateAttributePossibleValues;
  /** Kind of record that the attribute belongs to. */
  relationType: AttributeRelationType;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * The data of new attribute names.
 * @see documented
 */
export interface CreateAttributeNames {
  /** Names, an entry for each language. */
  names: CreateTranslation[];
}

/**
 * The data of new attribute possible values.
 * @see documented
 */
export interface CreateAttributePossibleValues {
  /** Values to choose from, an entry for each language. */
  possibleValues: CreatePossibleValueTranslation[];
}

/**
 * The data of a new function attribute.
 * @see documented
 */
export interface CreateFunctionAttribute {
  /** Sales channels on which the attribute is used. */
  activeSalesChannels?: ShopKey[];
  attributeId: string;
  description?: string;
  /** Kind of value that the attribute takes. */
  fieldType: AttributeFieldType;
  groupName: string;
  name: string;
  /** Values to choose from. */
  possibleValues?: string[];
  /** Kind of record that the attribute belongs to. */
  relationType: AttributeRelationType;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * The data of a new possible value translation.
 * @see documented
 */
export interface CreatePossibleValueTranslation {
  /** Language, ISO code. */
  languageIso: string;
  /** Values to choose from. */
  possibleValues: string[];
}

/** @see documented */
export interface FunctionAttribute {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  id?: AttributeKey;
  /** Sales channels on which the attribute is used. */
  activeSalesChannels?: ShopKey[];
  attributeId?: string;
  description?: string;
  /** Kind of value that the attribute takes. */
  fieldType?: AttributeFieldType;
  groupName?: string;
  name?: string;
  /** Values to choose from. */
  possibleValues?: string[];
  /** Kind of record that the attribute belongs to. */
  relationType?: AttributeRelationType;
  /** Place in the order. */
  sortNumber?: number;
}

/** @see documented */
export interface ItemAttributeDefinition {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  id?: AttributeKey;
  /** Sales channels on which the attribute is used. */
  activeSalesChannels?: ShopKey[];
  attributeId?: string;
  description?: string;
  /** Kind of value that the attribute takes. */
  fieldType?: AttributeFieldType;
  groupName?: string;
  /** Names, an entry for each language. */
  names?: AttributeNames;
  /** Values to choose from. */
  possibleValues?: AttributePossibleValues;
  /** Kind of record that the attribute belongs to. */
  relationType?: AttributeRelationType;
  /** Place in the order. */
  sortNumber?: number;
}

/** @see documented */
export interface PossibleValueTranslation {
  /** Language, ISO code. */
  languageIso?: string;
  /** Values to choose from. */
  possibleValues?: string[];
}

/**
 * The changes of an attribute.
 * @see documented
 */
export interface UpdateAttribute {
  /** Sales channels on which the attribute is used. */
  activeSalesChannels?: ShopKey[];
  attributeId?: string;
  description?: string;
  groupName?: string;
  /** Names, an entry for each language. */
  names?: UpdateAttributeNames;
  /** Values to choose from. */
  possibleValues?: UpdateAttributePossibleValues;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * The changes of the attribute names.
 * @see documented
 */
export interface UpdateAttributeNames {
  /** Names, an entry for each language. */
  names: UpdateTranslation[];
}

/**
 * The changes of the attribute possible values.
 * @see documented
 */
export interface UpdateAttributePossibleValues {
  /** Values to choose from, an entry for each language. */
  possibleValues: UpdatePossibleValueTranslation[];
}

/**
 * The changes of a possible value translation.
 * @see documented
 */
export interface UpdatePossibleValueTranslation {
  /** Language, ISO code. */
  languageIso: string;
  /** Values to choose from. */
  possibleValues: string[];
}
