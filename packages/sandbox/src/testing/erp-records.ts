import type { Route, OperationId } from "../generated/routes.generated.ts";
import { findOwner } from "../operations/records/catalogue.ts";
import { validate } from "../platform/validate/validate.ts";
import type { Sandbox } from "../serve/sandbox.ts";
import type { RecordRow } from "../state/tables.ts";

export type KeptRecord = Pick<RecordRow, "id" | "fields" | "parents">;

export function listKept(sandbox: Sandbox, name: string): KeptRecord[] {
  const own = sandbox.rows("records").filter((row) => row.name === name);
  return own.map(({ id, fields, parents }) => ({ id, fields: { id, ...fields }, parents }));
}

/** Finds an id for each parameter in the address that names a record which there is. @param rows The records that the sandbox holds. */
export function findGivenIds(rows: readonly RecordRow[], route: Route): Record<string, string> {
  const { record, parameters } = route;
  const names = parameters.filter(({ place }) => place === "path").map(({ name }) => name);
  const found = names.flatMap((name) => {
    const owner = findOwner(name);
    const own = name === record?.id && !record.name.startsWith("taxes/") ? findFirstId(rows, record.name) : undefined;
    const id = own ?? (owner === undefined ? undefined : findFirstId(rows, owner));
    const value = parameters.some((each) => each.name === name && each.kind === "number") ? Number(id) : id;
    return id === undefined || validate(`${route.id}_path`, { [name]: value })?.[`/${name}`] ? [] : [[name, id]];
  });
  const given = Object.fromEntries(found) as Record<string, string>;
  if (record && record.id === undefined) return { ...given, ...findAddress(rows, record.name, names) };
  const own = rows.find(({ name, id }) => name === record?.name && id === given[record.id!]);
  const parents = names.flatMap((name) =>
    own?.parents[name.toLowerCase()] === undefined ? [] : [[name, own.parents[name.toLowerCase()]!]],
  );
  return { ...given, ...(Object.fromEntries(parents) as Record<string, string>) };
}

function findAddress(rows: readonly RecordRow[], collection: string, names: readonly string[]): Record<string, string> {
  const own = rows.filter(({ name }) => name === collection);
  const isWhole = ({ parents }: RecordRow) => names.every((name) => parents[name.toLowerCase()] !== undefined);
  const { parents = {} } = own.find(isWhole) ?? own[0] ?? {};
  const known = names.flatMap((name) =>
    parents[name.toLowerCase()] === undefined ? [] : [[name, parents[name.toLowerCase()]!]],
  );
  return Object.fromEntries(known) as Record<string, string>;
}

/** Finds the id of a record that there is for each field that names one, such as `itemId`. */
export function findKnownIds(rows: readonly RecordRow[], fields: readonly string[]): Record<string, string> {
  const found = fields.flatMap((name) => {
    const owner = findOwner(name);
    const id = owner === undefined ? undefined : findFirstId(rows, owner);
    return id === undefined ? [] : [[name, id]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

function findFirstId(rows: readonly RecordRow[], name: string): string | undefined {
  return rows.find((row) => row.name === name)?.id;
}

/**
 * The operations of the ERP about something that no sandbox holds from the start, and the call that makes it. Each is refused without its
 * earlier call and answers its success after it, with the examples of the specs; the tests hold both.
 */
export const earlierCalls: Readonly<Partial<Record<OperationId, OperationId>>> = {
  Authentication_RemoveForeignAppByAppId: "Authentication_RegisterForeignApp",
  Authentication_RemoveForeignAppByRegistrationId: "Authentication_RegisterForeignApp",
  Authentication_UpdateForeignAppByAppId: "Authentication_RegisterForeignApp",
  Authentication_UpdateForeignAppByRegistrationId: "Authentication_RegisterForeignApp",
  CustomFields_DeleteCustomFieldGroup: "CustomFields_UpdateCustomFieldGroup",
  Customer_DeleteCustomerCustomField: "Customer_UpdateCustomerCustomField",
  Customer_DeleteCustomerHistory: "Customer_PostCustomerHistory",
  File_DownloadFile: "File_UploadFile",
  SalesOrder_DeleteSalesOrderCustomField: "SalesOrder_UpdateSalesOrderCustomField",
  SalesOrder_UndoSalesOrderCancellation: "SalesOrder_CancelSalesOrder",
  WorkbenchResourceTypes_QueryWorkbenchResourceTypeById: "WorkbenchResourceTypes_CreateWorkbenchResourceType",
  WorkbenchResources_QueryWorkbenchResourceById: "WorkbenchResources_CreateWorkbenchResource",
};
