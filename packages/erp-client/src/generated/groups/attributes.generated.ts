// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributeKey, CreateAttribute, CreateFunctionAttribute, FunctionAttribute, ItemAttributeDefinition, UpdateAttribute } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeFunctionAttribute, decodeItemAttributeDefinition } from "../decoders/attributes.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface AttributesDeleteAttributeParameters {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  attributeId: AttributeKey;
}

export interface AttributesUpdateAttributeParameters {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  attributeId: AttributeKey;
}

/** Operations on `attributes`. Every method throws an {@link ErpError}. */
export interface AttributesGroup {
  /**
   * Create an attribute. `POST /v2/attributes/Attribute`, scope `items.write`. Maturity: Development.
   * Creates the definition of an attribute, with names by language, and answers it. Group, names, relation and field type are required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateAttribute, options?: CallOptions): Promise<ItemAttributeDefinition>;
  /**
   * Create a function attribute. `POST /v2/attributes/FunctionAttribute`, scope `items.write`. Maturity: Development.
   * Creates the definition of a function attribute and answers it. It has one name, not one for each language, and its `attributeId` is required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createFunctionAttribute(body: CreateFunctionAttribute, options?: CallOptions): Promise<FunctionAttribute>;
  /**
   * Delete an attribute or a function attribute. `DELETE /v2/attributes/{attributeId}`, scope `items.write`. Maturity: Development.
   * Deletes the definition of an attribute or of a function attribute. What becomes of its values on items is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: AttributesDeleteAttributeParameters, options?: CallOptions): Promise<void>;
  /**
   * Update an attribute. `PATCH /v2/attributes/{attributeId}`, scope `items.write`. Maturity: Development.
   * Changes the definition of an attribute: its group, names, possible values and sales channels. The values on an item have an operation of their own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: AttributesUpdateAttributeParameters, body: UpdateAttribute, options?: CallOptions): Promise<ItemAttributeDefinition>;
}

/** The methods of `attributes` alone, without the rest of the client. */
export function attributes(core: ErpCore): AttributesGroup {
  return buildGroup<AttributesGroup>(core, "erp.attributes", {
    create: ["POST /v2/attributes/Attribute Attributes_CreateAttribute body", { bodyFields: "fieldType groupName languageIso name names possibleValues relationType", decode: decodeItemAttributeDefinition }],
    createFunctionAttribute: ["POST /v2/attributes/FunctionAttribute Attributes_CreateFunctionAttribute body", { bodyFields: "attributeId fieldType groupName name relationType", decode: decodeFunctionAttribute }],
    delete: ["DELETE /v2/attributes/{attributeId} Attributes_DeleteAttribute params", { answer: "none" }],
    update: ["PATCH /v2/attributes/{attributeId} Attributes_UpdateAttribute params body", { bodyFields: "languageIso name names possibleValues", decode: decodeItemAttributeDefinition }],
  });
}
