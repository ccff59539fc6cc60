// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeKey, CreateTranslation, ShopKey, Translation, UpdateTranslation } from "./shared.generated.ts";

/**
 * An attribute field type. An open set.
 * @see documented
 */
export type AttributeFieldType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * The attribute names.
 * @see documented
 */
export interface AttributeNames {
  /** Names. */
  names?: Translation[];
}

/**
 * The attribute possible values.
 * @see documented
 */
export interface AttributePossibleValues {
  /** Possible values. */
  possibleValues?: PossibleValueTranslation[];
}

/**
 * An attribute relation type. An open set.
 * @see documented
 */
export type AttributeRelationType = 0 | 1;

/**
 * The data of a new attribute.
 * @see documented
 */
export interface CreateAttribute {
  /** Active sales channels. */
  activeSalesChannels?: ShopKey[];
  /** The attribute. */
  attributeId?: string;
  /** Description. */
  description?: string;
  /** Field type. */
  fieldType: AttributeFieldType;
  /** Name of the group. */
  groupName: string;
  /** Names. */
  names: CreateAttributeNames;
  /** Possible values. */
  possibleValues?: CreateAttributePossibleValues;
  /** Relation type. */
  relationType: AttributeRelationType;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * The data of new attribute names.
 * @see documented
 */
export interface CreateAttributeNames {
  /** Names. */
  names: CreateTranslation[];
}

/**
 * The data of new attribute possible values.
 * @see documented
 */
export interface CreateAttributePossibleValues {
  /** Possible values. */
  possibleValues: CreatePossibleValueTranslation[];
}

/**
 * The data of a new function attribute.
 * @see documented
 */
export interface CreateFunctionAttribute {
  /** Active sales channels. */
  activeSalesChannels?: ShopKey[];
  /** The attribute. */
  attributeId: string;
  /** Description. */
  description?: string;
  /** Field type. */
  fieldType: AttributeFieldType;
  /** Name of the group. */
  groupName: string;
  /** Name. */
  name: string;
  /** Possible values. */
  possibleValues?: string[];
  /** Relation type. */
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
  /** Possible values. */
  possibleValues: string[];
}

/**
 * A function attribute.
 * @see documented
 */
export interface FunctionAttribute {
  /** The function attribute. */
  id?: AttributeKey;
  /** Active sales channels. */
  activeSalesChannels?: ShopKey[];
  /** The attribute. */
  attributeId?: string;
  /** Description. */
  description?: string;
  /** Field type. */
  fieldType?: AttributeFieldType;
  /** Name of the group. */
  groupName?: string;
  /** Name. */
  name?: string;
  /** Possible values. */
  possibleValues?: string[];
  /** Relation type. */
  relationType?: AttributeRelationType;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * An item attribute definition.
 * @see documented
 */
export interface ItemAttributeDefinition {
  /** The item attribute definition. */
  id?: AttributeKey;
  /** Active sales channels. */
  activeSalesChannels?: ShopKey[];
  /** The attribute. */
  attributeId?: string;
  /** Description. */
  description?: string;
  /** Field type. */
  fieldType?: AttributeFieldType;
  /** Name of the group. */
  groupName?: string;
  /** Names. */
  names?: AttributeNames;
  /** Possible values. */
  possibleValues?: AttributePossibleValues;
  /** Relation type. */
  relationType?: AttributeRelationType;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * A possible value translation.
 * @see documented
 */
export interface PossibleValueTranslation {
  /** Language, ISO code. */
  languageIso?: string;
  /** Possible values. */
  possibleValues?: string[];
}

/**
 * The changes of an attribute.
 * @see documented
 */
export interface UpdateAttribute {
  /** Active sales channels. */
  activeSalesChannels?: ShopKey[];
  /** The attribute. */
  attributeId?: string;
  /** Description. */
  description?: string;
  /** Name of the group. */
  groupName?: string;
  /** Names. */
  names?: UpdateAttributeNames;
  /** Possible values. */
  possibleValues?: UpdateAttributePossibleValues;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * The changes of the attribute names.
 * @see documented
 */
export interface UpdateAttributeNames {
  /** Names. */
  names: UpdateTranslation[];
}

/**
 * The changes of the attribute possible values.
 * @see documented
 */
export interface UpdateAttributePossibleValues {
  /** Possible values. */
  possibleValues: UpdatePossibleValueTranslation[];
}

/**
 * The changes of a possible value translation.
 * @see documented
 */
export interface UpdatePossibleValueTranslation {
  /** Language, ISO code. */
  languageIso: string;
  /** Possible values. */
  possibleValues: string[];
}
