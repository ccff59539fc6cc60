import type { OperationId } from "../generated/routes.generated.ts";
import { findOwner } from "../operations/records/catalogue.ts";
import type { RecordRow } from "../state/tables.ts";

export type KeptRecord = Pick<RecordRow, "id" | "fields" | "parents">;

export function listKept(rows: readonly RecordRow[], name: string): KeptRecord[] {
  const own = rows.filter((row) => row.name === name);
  return own.map(({ id, fields, parents }) => ({ id, fields: { id, ...fields }, parents }));
}

/** Finds the id of a record that there is for each field that names one, such as `itemId`. */
export function findKnownIds(rows: readonly RecordRow[], fields: readonly string[]): Record<string, string> {
  const found = fields.flatMap((name) => {
    const owner = findOwner(name);
    const id = rows.find((row) => row.name === owner)?.id;
    return id === undefined ? [] : [[name, id]];
  });
  return Object.fromEntries(found) as Record<string, string>;
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
  File_DownloadFile: "File_UploadFile",
  SalesOrder_DeleteSalesOrderCustomField: "SalesOrder_UpdateSalesOrderCustomField",
  SalesOrder_UndoSalesOrderCancellation: "SalesOrder_CancelSalesOrder",
  WorkbenchResourceTypes_QueryWorkbenchResourceTypeById: "WorkbenchResourceTypes_CreateWorkbenchResourceType",
  WorkbenchResources_QueryWorkbenchResourceById: "WorkbenchResources_CreateWorkbenchResource",
};
