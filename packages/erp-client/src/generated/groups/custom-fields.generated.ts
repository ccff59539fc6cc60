// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateCustomField, CustomField, CustomFieldGroup, CustomFieldKey, CustomFieldReferenceType, UpdateCustomField } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCustomField, decodeCustomFieldGroup } from "../decoders/custom-fields.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface CustomFieldsDeleteCustomFieldParameters {
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  customFieldId: CustomFieldKey;
  /** The kind of record that the field belongs to. */
  referenceType?: CustomFieldReferenceType | undefined;
}

export interface CustomFieldsDeleteCustomFieldGroupParameters {
  groupName: string;
  /** The kind of record that the field belongs to. */
  referenceType: CustomFieldReferenceType;
}

export interface CustomFieldsGetCustomFieldParameters {
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  customFieldId: CustomFieldKey;
  /** The kind of record that the field belongs to. */
  referenceType?: CustomFieldReferenceType | undefined;
}

export interface CustomFieldsQueryCustomFieldsParameters {
  /** The kind of record that the field belongs to. */
  referenceType: CustomFieldReferenceType;
  groupName?: string | undefined;
}

export interface CustomFieldsQueryCustomFieldGroupsParameters {
  /** The kind of record that the field belongs to. */
  referenceType?: CustomFieldReferenceType | undefined;
}

export interface CustomFieldsUpdateCustomFieldGroupParameters {
  groupName: string;
  /** The kind of record that the field belongs to. */
  referenceType: CustomFieldReferenceType;
}

export interface CustomFieldsUpdateCustomFieldParameters {
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  customFieldId: CustomFieldKey;
  /** The kind of record that the field belongs to. */
  referenceType?: CustomFieldReferenceType | undefined;
}

/** Operations on `customFields`. Every method throws an {@link ErpError}. */
export interface CustomFieldsGroup {
  /**
   * Create a custom field. `POST /v2/customfields`, scope `customfields.write`. Maturity: Development.
   * Creates the definition of a custom field on a kind of record and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateCustomField, options?: CallOptions): Promise<CustomField>;
  /**
   * Delete a custom field. `DELETE /v2/customfields/{customFieldId}`, scope `customfields.read`. Maturity: Development.
   * Deletes the definition of a custom field; to clear the value on one record, use the operation of that record. The platform states the read scope for it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: CustomFieldsDeleteCustomFieldParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a custom field group. `DELETE /v2/customfields/groups/{groupName}/{referenceType}`, scope `customfields.write`. Maturity: Development.
   * Deletes a group of custom fields, known by its name and the kind of record. What becomes of its fields is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteGroup(params: CustomFieldsDeleteCustomFieldGroupParameters, options?: CallOptions): Promise<void>;
  /**
   * Get a custom field. `GET /v2/customfields/byId/{customFieldId}`, scope `customfields.read`. Maturity: Development.
   * Returns the definition of one custom field. Its value on a record belongs to the record.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: CustomFieldsGetCustomFieldParameters, options?: CallOptions): Promise<CustomField>;
  /**
   * List custom fields. `GET /v2/customfields/byReferenceType/{referenceType}`, scope `customfields.read`. Maturity: Development.
   * Lists the custom fields of one kind of record, if wanted of one group only. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params: CustomFieldsQueryCustomFieldsParameters, options?: CallOptions): Promise<CustomField[]>;
  /**
   * List custom field groups. `GET /v2/customfields/groups`, scope `customfields.read`. Maturity: Development.
   * Lists the groups of custom fields, each with its fields, if wanted of one kind of record only. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listGroups(params?: CustomFieldsQueryCustomFieldGroupsParameters, options?: CallOptions): Promise<CustomFieldGroup[]>;
  /**
   * Rename a custom field group. `PATCH /v2/customfields/groups/{groupName}/{referenceType}`, scope `customfields.write`. Maturity: Development.
   * Renames a group of custom fields. The group is known by its name and the kind of record; the body is the new name.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renameGroup(params: CustomFieldsUpdateCustomFieldGroupParameters, body: string, options?: CallOptions): Promise<void>;
  /**
   * Update a custom field. `PATCH /v2/customfields/{customFieldId}`, scope `customfields.read`. Maturity: Development.
   * Changes the definition of a custom field and answers nothing. Data type and kind of record are not among the fields that can change. The platform states the read scope for it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: CustomFieldsUpdateCustomFieldParameters, body: UpdateCustomField, options?: CallOptions): Promise<void>;
}

/** The methods of `customFields` alone, without the rest of the client. */
export function customFields(core: ErpCore): CustomFieldsGroup {
  return buildGroup<CustomFieldsGroup>(core, "erp.customFields", {
    create: ["POST /v2/customfields CustomFields_CreateCustomField body", { bodyFields: "dataType displayLocation groupName name referenceType", decode: decodeCustomField }],
    delete: ["DELETE /v2/customfields/{customFieldId} CustomFields_DeleteCustomField params", { query: ["referenceType"], answer: "none" }],
    deleteGroup: ["DELETE /v2/customfields/groups/{groupName}/{referenceType} CustomFields_DeleteCustomFieldGroup params", { answer: "none" }],
    get: ["GET /v2/customfields/byId/{customFieldId} CustomFields_GetCustomField params", { query: ["referenceType"], decode: decodeCustomField }],
    list: ["GET /v2/customfields/byReferenceType/{referenceType} CustomFields_QueryCustomFields params", { query: ["groupName"], decode: /* @__PURE__ */ list(decodeCustomField) }],
    listGroups: ["GET /v2/customfields/groups CustomFields_QueryCustomFieldGroups params", { query: ["referenceType"], decode: /* @__PURE__ */ list(decodeCustomFieldGroup) }],
    renameGroup: ["PATCH /v2/customfields/groups/{groupName}/{referenceType} CustomFields_UpdateCustomFieldGroup params body", { answer: "none" }],
    update: ["PATCH /v2/customfields/{customFieldId} CustomFields_UpdateCustomField params body", { query: ["referenceType"], answer: "none" }],
  });
}
