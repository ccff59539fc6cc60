// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CustomFieldKey, ProductGroupKey } from "./shared.generated.ts";

/**
 * The data of a new custom field.
 * @see documented
 */
export interface CreateCustomField {
  /** Kind of value, such as a text or a number. */
  dataType: CustomFieldDataType;
  description?: string;
  /** Place where it is shown. */
  displayLocation: DisplayLocationType;
  groupName: string;
  /** Whether the field is hidden from people. */
  isHidden?: boolean;
  /** Whether each record must have a value. */
  isRequired?: boolean;
  name: string;
  /** Values to choose from. */
  possibleValues?: string[];
  /** Product groups that the field belongs to. */
  productGroups?: ProductGroupKey[];
  /** The kind of record that the field belongs to. */
  referenceType: CustomFieldReferenceType;
  /** Place in the order. */
  sortOrder?: number;
}

/** @see documented */
export interface CustomField {
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  customFieldId?: CustomFieldKey;
  /** Kind of value, such as a text or a number. */
  dataType?: CustomFieldDataType;
  description?: string;
  /** Place where it is shown. */
  displayLocation?: DisplayLocationType;
  groupName?: string;
  /** Whether the field is hidden from people. */
  isHidden?: boolean;
  /** Whether each record must have a value. */
  isRequired?: boolean;
  name?: string;
  /** Values to choose from. */
  possibleValues?: string[];
  /** Product groups that the field belongs to. */
  productGroups?: ProductGroupKey[];
  /** The kind of record that the field belongs to. */
  referenceType?: CustomFieldReferenceType;
  /** Place in the order. */
  sortOrder?: number;
}

/**
 * An open set: other values may come. Values: 0 none, 1 integer, 2 decimal, 3 text, 4 checkbox, 5 list, 6 URL, 7 email, 8 phone number, 9 country, 10 price, 11 date, 12 short text.
 * @see documented
 */
export type CustomFieldDataType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** @see documented */
export interface CustomFieldGroup {
  /** Values of custom fields. */
  customFields?: CustomField[];
  groupName?: string;
}

/**
 * An open set: other values may come. Values: 0 item, 1 category, 2 the ERP itself, 3 customer, 4 sales order, 5 company, 6 production order, 7 operations, 8 resource, 9 production facility, 10 production item.
 * @see documented
 */
export type CustomFieldReferenceType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/**
 * An open set: other values may come. Values: 0 custom fields, 1 general.
 * @see documented
 */
export type DisplayLocationType = 0 | 1;

/**
 * The changes of a custom field.
 * @see documented
 */
export interface UpdateCustomField {
  description?: string;
  /** Place where it is shown. */
  displayLocation?: DisplayLocationType;
  groupName?: string;
  /** Whether the field is hidden from people. */
  isHidden?: boolean;
  /** Whether each record must have a value. */
  isRequired?: boolean;
  name?: string;
  /** Values to choose from. */
  possibleValues?: string[];
  /** Product groups that the field belongs to. */
  productGroups?: ProductGroupKey[];
  /** Place in the order. */
  sortOrder?: number;
}
