// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A value that an attribute may have.
 * @see observed
 */
export interface AllowedValue {
  /** The value as people see it. */
  display?: string;
  /** Position among the values. */
  sort?: number;
  value: string;
}

/**
 * An attribute that listings of a channel have. The documented `enumValues` is gone from current models: it is not sent, and ignored on read, and where an older client sends it.
 * @see observed
 */
export interface Attribute {
  /** Id that the channel gives the attribute. */
  attributeId: string;
  /** Regular expression that a value must match. */
  attributeValueValidation?: string;
  /** Values of other attributes that make it required. */
  conditionalMandatoryBy?: AttributeCondition[];
  /** Values of other attributes that make it optional. */
  conditionalOptionalBy?: AttributeCondition[];
  /** Description shown to buyers. */
  description?: string;
  /** Name shown to people. */
  displayName: string;
  /**
   * The old list of allowed values. Older clients still send it (observed); it is ignored: `values` says what is allowed.
   * @see documented
   * @deprecated
   */
  enumValues?: string[];
  /** Whether several values are allowed. */
  isMultipleAllowed?: boolean;
  /** Whether the sub-section may be filled several times. */
  isRepeatableSubSection?: boolean;
  /** Whether it tells variations apart. */
  isVariationDimension?: boolean;
  /** Whether a value is recommended. */
  recommended?: boolean;
  /** Whether a value is required. */
  required?: boolean;
  /** Section of the listing form. */
  section?: string;
  /** Place among the sections of the listing form. */
  sectionPosition?: number;
  /** Part of the section. */
  subSection?: string;
  /** Position within the section. */
  subSectionPosition?: number;
  /** An image or a document may be an external address (documented since 2025-05-26). */
  type?: "smalltext" | "htmltext" | "text" | "integer" | "decimal" | "enum" | "date" | "boolean" | "image" | "document" | "url" | "label";
  /** The values that may be chosen. */
  values?: AllowedValue[];
}

/**
 * When another attribute has one of these values.
 * @see observed
 */
export interface AttributeCondition {
  /** Id of the other attribute. */
  attributeId?: string;
  /** Values that trigger the condition. */
  attributeValues?: string[];
}

/**
 * Id of an attribute of the channel.
 * @see observed
 */
export type AttributeId = string;

/**
 * A list of attributes.
 * @see observed
 */
export interface AttributeList {
  attributeList: Attribute[];
}
