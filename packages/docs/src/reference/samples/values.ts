import { resolve } from "@kontor/codegen/document/resolve";
import { demo } from "../../../../sandbox/src/seed/demo.ts";
import { findSampleValues } from "../../../../sandbox/src/seed/sample-values.ts";
import {
  type Document,
  findExample,
  type Json,
  listParameters,
  type Operation,
  readGiven,
  type ReaderParameter,
  type Spec,
} from "../document.ts";
import { flatten } from "../fields.ts";

/** What a sample sends in the place of the examples: values by the names of parameters, and fields of the body. */
export interface Given {
  values?: Record<string, Json>;
  fields?: Record<string, Json>;
}

/** The call that an operation needs before it, as no sandbox holds from the start what it is about. */
interface Earlier extends Given {
  call: string;
  /** The field of the earlier answer that a parameter of the later call sends, by the name of the parameter. */
  takes?: readonly [parameter: string, field: string];
  /** Fields that the earlier body has beside those of its example. */
  sends?: Record<string, Json>;
}

const foreignApp = { call: "Authentication_RegisterForeignApp" };
const byAppId = { ...foreignApp, values: { appId: "stock-sync/v1" } };
const byRegistration: Earlier = {
  ...foreignApp,
  takes: ["registrationId", "requestStatusInfo.registrationRequestId"],
};
const registration: Earlier = { call: "AppRegistration_Register", takes: ["registrationId", "registrationRequestId"] };
const earlierCalls: Readonly<Record<string, Earlier>> = {
  AppRegistration_Fetch: registration,
  AppRegistration_RegisterInstance: { ...registration, sends: { RegistrationType: 1 } },
  Authentication_RemoveForeignAppByAppId: byAppId,
  Authentication_RemoveForeignAppByRegistrationId: byRegistration,
  Authentication_UpdateForeignAppByAppId: byAppId,
  Authentication_UpdateForeignAppByRegistrationId: byRegistration,
  CustomFields_DeleteCustomFieldGroup: { call: "CustomFields_UpdateCustomFieldGroup" },
  Customer_DeleteCustomerCustomField: { call: "Customer_UpdateCustomerCustomField" },
  File_DownloadFile: { call: "File_UploadFile", takes: ["key", "fileName"] },
  Logout_Logout: { call: "Login_Login", takes: ["X-SessionId", "sessionId"] },
  SalesOrder_DeleteSalesOrderCustomField: { call: "SalesOrder_UpdateSalesOrderCustomField" },
  SalesOrder_UndoSalesOrderCancellation: { call: "SalesOrder_CancelSalesOrder" },
  WorkbenchResourceTypes_QueryWorkbenchResourceTypeById: {
    call: "WorkbenchResourceTypes_CreateWorkbenchResourceType",
    takes: ["id", "id"],
  },
  WorkbenchResources_QueryWorkbenchResourceById: {
    call: "WorkbenchResources_CreateWorkbenchResource",
    takes: ["id", "id"],
  },
};

/** Finds the call that a sample shows before its own, and what both of them send. A mark stands where the later call sends what the earlier one answered. */
export function findEarlier(spec: Spec, { id }: Operation) {
  const earlier = earlierCalls[id];
  const operation = earlier && spec.operations.find((each) => each.id === earlier.call);
  if (!operation) return undefined;
  const { takes, sends, values } = earlier;
  const given = { ...(sends && { fields: sends }) };
  if (!takes) return { operation, given, later: { values: values ?? {} } };
  const [parameter, field] = takes;
  const mark = `__${field.split(".").at(-1)!}__`; // no language escapes it
  return { operation, given, taken: { field, mark }, later: { values: { [parameter]: mark } } };
}

/** Lists what a sample sends as parameters: those that are required, and those that it is given. */
export function listSampleValues(spec: Spec, operation: Operation, { values = {}, fields }: Given = {}) {
  const sent = readBody(spec, operation, { fields: fields ?? {} }).example;
  return listParameters(operation)
    .filter(({ name, required }) => required || name in values)
    .map((each) => ({
      parameter: each,
      value: values[each.name] ?? chooseParameterValue(spec.document, each, sent, operation.id),
    }));
}

/** Reads the body of an operation: its media type, the fields that it may have, and its example. */
export function readBody(spec: Spec, operation: Operation, { fields }: Given = {}) {
  const [[type, content] = ["", undefined]] = Object.entries(readGiven(operation).requestBody?.content ?? {});
  const { properties = {} } = flatten(spec.document, content?.schema ?? {});
  const shown = findExample(spec.document, content)?.value;
  const example = fields && Object.keys(fields).length > 0 ? { ...(shown as Record<string, Json>), ...fields } : shown;
  return { type, properties, example };
}

/** Values that every sandbox has from the start. A sample that uses them runs there unchanged. */
const IN_SANDBOX: Record<string, Json> = {
  channel: demo.channel,
  sellerId: demo.sellerId,
  jtlAccountId: demo.accountId,
  pin: demo.sellerPin,
  packageId: demo.packageId,
  itemId: demo.itemId,
  companyId: demo.companyId,
  taxClassId: demo.taxClassId,
  warehouseId: demo.warehouseId,
  departureCountryISO: "DE",
  "User-Agent": "stock-sync/1.4.0",
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Chooses the value to show for a parameter: the one that the body of the sample has for the same record, else the example of the spec,
 * else a value of its type that says what it is.
 *
 * @param body The body of the sample: a call names one record in its address and in its body.
 * @param operation Its id, by which the sandbox tells the records that it holds from the start.
 */
export function chooseParameterValue(
  document: Document,
  parameter: ReaderParameter,
  body?: Json,
  operation = "",
): Json {
  const { name, schema, example } = parameter;
  const { type, format, minimum } = resolve(document, schema) as { type?: unknown; format?: string; minimum?: number };
  const named = parameter.in === "path" ? (Object(body) as Record<string, Json>)[name] : undefined;
  if (typeof named === "string" && (format !== "uuid" || UUID.test(named))) return named;
  if (example !== undefined) return example;
  const kept = findSampleValues(operation)[name] ?? IN_SANDBOX[name];
  const isNumber = type === "integer" || type === "number";
  if (kept !== undefined && (format !== "uuid" || UUID.test(String(kept)))) return isNumber ? Number(kept) : kept;
  if (name === "categoryId" && format === "uuid") return demo.categoryId;
  if (isNumber) return minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "array") return [`a-${name}`];
  if (format === "uuid") return "5f0c2d0e-6c2b-4b57-8a34-0c5f3e1d9b70";
  return /After|At$/.test(name) ? "2026-02-11T08:30:00Z" : `a-${name.replaceAll(/([A-Z])/g, "-$1").toLowerCase()}`;
}
