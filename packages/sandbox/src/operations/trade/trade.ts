import type { RecordRule } from "../records/rule.ts";
import { readFile, saveFile } from "./files.ts";
import { applyForeignChange, registerForeignApp, removeForeignApp } from "./foreign-apps.ts";
import { addRange, takeNumber, showNumber } from "./number-ranges.ts";
import { holdOrders, dropPickLists } from "./reservations.ts";
import { markCancelled, createOrder, createInvoice, removeCancellation, applyOrderChange } from "./sales-orders.ts";
import { applyPackageChange, readOrderData, sendOrders } from "./shipments.ts";
import { applyAdjustment } from "./stocks.ts";

/** The rules of the operations that do more than what they do to their own record, by operationId. */
export const tradeRules: Readonly<Record<string, RecordRule>> = {
  Authentication_RegisterForeignApp: registerForeignApp,
  Authentication_RemoveForeignAppByAppId: removeForeignApp,
  Authentication_RemoveForeignAppByRegistrationId: removeForeignApp,
  Authentication_UpdateForeignAppByAppId: applyForeignChange,
  Authentication_UpdateForeignAppByRegistrationId: applyForeignChange,
  DeliveryApi_CancelReservation: dropPickLists,
  DeliveryApi_DeliverSalesOrder: sendOrders,
  DeliveryApi_ReserveSalesOrders: holdOrders,
  File_DownloadFile: readFile,
  File_UploadFile: saveFile,
  NumberRanges_CreateNumberRange: addRange,
  NumberRanges_NumberRangeIncrement: takeNumber,
  NumberRanges_NumberRangePreview: showNumber,
  SalesOrderDomain_CreateSalesOrder: createOrder,
  SalesOrder_CancelSalesOrder: markCancelled,
  SalesOrder_CreateSalesOrder: createOrder,
  SalesOrder_NewInvoice: createInvoice,
  SalesOrder_UndoSalesOrderCancellation: removeCancellation,
  SalesOrder_UpdateSalesOrder: applyOrderChange,
  ShipmentPackages_ChangePackageWeight: applyPackageChange,
  ShipmentPackages_CreateDeliverPackage: applyPackageChange,
  ShipmentPackages_QueryOrderData: readOrderData,
  Shipment_PackageWeight: applyPackageChange,
  Stock_StockAdjustment: applyAdjustment,
};
