// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateProperty, CreatePropertyGroup, CreatePropertyValue, CreatePropertyValueDescription, Property, PropertyGroup, PropertyGroupPage, PropertyKey, PropertyPage, PropertyValue, PropertyValueDescription, PropertyValueKey, UpdatePropertyValue, UpdatePropertyValueDescription } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeProperty, decodePropertyGroup, decodePropertyGroupPage, decodePropertyPage, decodePropertyValue, decodePropertyValueDescription } from "../decoders/properties.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface PropertyCreatePropertyValueParameters {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  propertyId: PropertyKey;
}

export interface PropertyCreatePropertyValueDescriptionParameters {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  propertyId: PropertyKey;
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
  propertyValueId: PropertyValueKey;
}

export interface PropertyDeletePropertyValueParameters {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  propertyId: PropertyKey;
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
  propertyValueId: PropertyValueKey;
}

export interface PropertyDeletePropertyValueDescriptionParameters {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  propertyId: PropertyKey;
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
  propertyValueId: PropertyValueKey;
  /** Language, ISO code. */
  languageIso: string;
}

export interface PropertyQueryPropertyValueDescriptionsParameters {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  propertyId: PropertyKey;
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
  propertyValueId: PropertyValueKey;
}

export interface PropertyQueryPropertyValuesParameters {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  propertyId: PropertyKey;
}

export interface PropertyUpdatePropertyValueParameters {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  propertyId: PropertyKey;
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
  propertyValueId: PropertyValueKey;
}

export interface PropertyUpdatePropertyValueDescriptionParameters {
  /** Key of a property of items. `Property_QueryProperties` lists the properties with it. */
  propertyId: PropertyKey;
  /** Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it. */
  propertyValueId: PropertyValueKey;
  /** Language, ISO code. */
  languageIso: string;
}

/** Operations on `properties`. Every method throws an {@link ErpError}. */
export interface PropertiesGroup {
  /**
   * Create an item property. `POST /v2/properties`, scope `items.write`. Maturity: stable.
   * Creates a property that items can have, and answers it with its id. Its values are added afterwards.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateProperty, options?: CallOptions): Promise<Property>;
  /**
   * Create a property group. `POST /v2/properties/groups`, scope `items.write`. Maturity: stable.
   * Creates a group for item properties from a name and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createGroup(body: CreatePropertyGroup, options?: CallOptions): Promise<PropertyGroup>;
  /**
   * Create a property value. `POST /v2/properties/{propertyId}/values`, scope `items.write`. Maturity: stable.
   * Adds a value to a property and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createValue(params: PropertyCreatePropertyValueParameters, body: CreatePropertyValue, options?: CallOptions): Promise<PropertyValue>;
  /**
   * Create the texts of a property value. `POST /v2/properties/{propertyId}/values/{propertyValueId}/descriptions`, scope `items.write`. Maturity: stable.
   * Adds name, description and search engine texts of a property value in one more language, and answers them.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createValueDescription(params: PropertyCreatePropertyValueDescriptionParameters, body: CreatePropertyValueDescription, options?: CallOptions): Promise<PropertyValueDescription>;
  /**
   * Delete a property value. `DELETE /v2/properties/{propertyId}/values/{propertyValueId}`, scope `items.write`. Maturity: stable.
   * Deletes a value from a property. What becomes of items that have it is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteValue(params: PropertyDeletePropertyValueParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete the texts of a property value. `DELETE /v2/properties/{propertyId}/values/{propertyValueId}/descriptions/{languageIso}`, scope `items.write`. Maturity: stable.
   * Deletes the texts of a property value in one language.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteValueDescription(params: PropertyDeletePropertyValueDescriptionParameters, options?: CallOptions): Promise<void>;
  /**
   * List item properties. `GET /v2/properties`, scope `items.read`. Maturity: stable.
   * Lists the properties that items can have, with names by language and groups. The answer has the shape of a page, yet no parameter asks for the next one.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<PropertyPage>;
  /**
   * List property groups. `GET /v2/properties/groups`, scope `items.read`. Maturity: stable.
   * Lists the groups that item properties stand in. The answer has the shape of a page, yet no parameter asks for the next one.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listGroups(options?: CallOptions): Promise<PropertyGroupPage>;
  /**
   * List the texts of a property value. `GET /v2/properties/{propertyId}/values/{propertyValueId}/descriptions`, scope `items.read`. Maturity: stable.
   * Lists name, description and search engine texts of a property value, an entry for each language. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listValueDescriptions(params: PropertyQueryPropertyValueDescriptionsParameters, options?: CallOptions): Promise<PropertyValueDescription[]>;
  /**
   * List property values. `GET /v2/properties/{propertyId}/values`, scope `items.read`. Maturity: stable.
   * Lists the values that a property can have. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listValues(params: PropertyQueryPropertyValuesParameters, options?: CallOptions): Promise<PropertyValue[]>;
  /**
   * Update a property value. `PATCH /v2/properties/{propertyId}/values/{propertyValueId}`, scope `items.write`. Maturity: stable.
   * Changes name or description of a value of a property; nothing is answered.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateValue(params: PropertyUpdatePropertyValueParameters, body: UpdatePropertyValue, options?: CallOptions): Promise<void>;
  /**
   * Update the texts of a property value. `PATCH /v2/properties/{propertyId}/values/{propertyValueId}/descriptions/{languageIso}`, scope `items.write`. Maturity: stable.
   * Changes name, description and search engine texts of a property value in one language.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateValueDescription(params: PropertyUpdatePropertyValueDescriptionParameters, body: UpdatePropertyValueDescription, options?: CallOptions): Promise<void>;
}

/** The methods of `properties` alone, without the rest of the client. */
export function properties(core: ErpCore): PropertiesGroup {
  return buildGroup<PropertiesGroup>(core, "erp.properties", {
    create: ["POST /v2/properties Property_CreateProperty body", { bodyFields: "languageIso name", decode: decodeProperty }],
    createGroup: ["POST /v2/properties/groups Property_CreatePropertyGroup body", { bodyFields: "name", decode: decodePropertyGroup }],
    createValue: ["POST /v2/properties/{propertyId}/values Property_CreatePropertyValue params body", { bodyFields: "name", decode: decodePropertyValue }],
    createValueDescription: ["POST /v2/properties/{propertyId}/values/{propertyValueId}/descriptions Property_CreatePropertyValueDescription params body", { bodyFields: "languageIso name propertyValueId", decode: decodePropertyValueDescription }],
    deleteValue: ["DELETE /v2/properties/{propertyId}/values/{propertyValueId} Property_DeletePropertyValue params", { answer: "none" }],
    deleteValueDescription: ["DELETE /v2/properties/{propertyId}/values/{propertyValueId}/descriptions/{languageIso} Property_DeletePropertyValueDescription params", { answer: "none" }],
    list: ["GET /v2/properties Property_QueryProperties", { decode: decodePropertyPage }],
    listGroups: ["GET /v2/properties/groups Property_QueryPropertyGroups", { decode: decodePropertyGroupPage }],
    listValueDescriptions: ["GET /v2/properties/{propertyId}/values/{propertyValueId}/descriptions Property_QueryPropertyValueDescriptions params", { decode: /* @__PURE__ */ list(decodePropertyValueDescription) }],
    listValues: ["GET /v2/properties/{propertyId}/values Property_QueryPropertyValues params", { decode: /* @__PURE__ */ list(decodePropertyValue) }],
    updateValue: ["PATCH /v2/properties/{propertyId}/values/{propertyValueId} Property_UpdatePropertyValue params body", { answer: "none" }],
    updateValueDescription: ["PATCH /v2/properties/{propertyId}/values/{propertyValueId}/descriptions/{languageIso} Property_UpdatePropertyValueDescription params body", { answer: "none" }],
  });
}
