import type { OperationId } from "../generated/routes.generated.ts";

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
