/**
 * The operations of the ERP that the sandbox refuses until an earlier call has made what they are about, and the reason of each. The life
 * of their records is played in the sandbox's own journeys. The tests demand that each of them is refused here, so a row goes as soon as
 * it is no longer true.
 */
export const needsEarlierCall: Readonly<Record<string, string>> = {
  Attributes_UpdateAttribute: "The example names another attribute than the address.",
  Authentication_RemoveForeignAppByAppId:
    "No foreign app is registered; the operation is without effect since ERP build 2.2.0.",
  Authentication_RemoveForeignAppByRegistrationId: "No foreign app is registered.",
  Authentication_UpdateForeignAppByAppId: "The example names another app than the address.",
  Authentication_UpdateForeignAppByRegistrationId: "No foreign app is registered.",
  CustomFields_DeleteCustomFieldGroup: "A new sandbox has no group of own fields.",
  Customer_DeleteCustomerCustomField: "No customer has a value of this own field.",
  Customer_DeleteCustomerHistory: "No customer has an entry in its history.",
  File_DownloadFile: "No file was uploaded.",
  Item_UpdateItem: "The example names another item than the address.",
  SalesOrder_DeleteSalesOrderCustomField: "No order has a value of this own field.",
  SalesOrder_UndoSalesOrderCancellation: "The order is not cancelled.",
  ShipmentPackages_ChangePackageWeight: "The package of the example was not packed.",
  ShipmentPackages_CreateDeliverPackage: "The package of the example was not packed.",
  ShipmentPackages_QueryOrderData: "Nothing in the sandbox writes the order data of a package.",
  WMS_DeletePickListPosition: "The pick list of the example was not made.",
  WorkbenchResourceTypes_QueryWorkbenchResourceTypeById: "No type of resource was made.",
  WorkbenchResources_QueryWorkbenchResourceById: "No resource was made.",
};
