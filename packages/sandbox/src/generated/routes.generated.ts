// Generated from specs/{erp,channel}/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
import type { NotShownId } from "./not-shown.generated.ts";

/** An interface of the platform. */
export type Api = "erp" | "channel";

/** What stands before the paths of each interface, and whose rules its operations keep to. */
export const interfaces: Readonly<Record<Api, { readonly prefix: string; readonly rules?: "erp" | "channel" }>> = {
  erp: {"prefix":"/erp","rules":"erp"},
  channel: {"prefix":"","rules":"channel"},
};

/** One operation of the platform. */
export interface Route {
  id: OperationId;
  api: Api;
  method: string;
  path: string;
  /** Scopes of which a token must have one; empty where none is asked for. */
  scopes: readonly string[];
  /** Which credentials are accepted. */
  credentials: readonly ("token" | "key")[];
  /** Media types of the body, the first being the usual one; empty where there is no body. */
  bodyTypes: readonly string[];
  /** Status of success. */
  status: number;
  /** Parameters in the path and in the query, and how they are written. */
  parameters: readonly { name: string; place: "path" | "query"; kind: "text" | "number" | "boolean" | "list" }[];
  /** Fields of a form that are files. */
  files: readonly string[];
  /** Headers that are described, in lower case. */
  headers: readonly string[];
  rateLimit?: { requests: number; perSeconds: number };
  /** The media type of an answer that is a file. */
  fileType?: string;
  /** The question in the specs about the form of the answer, where nothing describes it. */
  notShown?: NotShownId;
  /** The records that it reads or changes, where the specs name them. */
  record?: RecordRoute;
}

/** The part of an operation in the life of a record. */
export interface RecordRoute {
  /** The collection, for example `customers` or `customers/notes`. */
  name: string;
  does: Does;
  /** The parameter in the path that names the record; absent where the body names it, or where there is one per parent. */
  id?: string;
  /** The parameters that stand before it in the path, in its order. */
  parents: readonly string[];
}

/** The ways in which an operation touches a record. */
export type Does =
  | "list"
  | "get"
  | "create"
  | "update"
  | "replace"
  | "delete"
  | "act"
  | "mail"
  | "print"
  | "download";

/** An operation by its id. */
export type OperationId =
  | "AccountingData_QueryAccountingData"
  | "AppRegistration_Fetch"
  | "AppRegistration_Register"
  | "AppRegistration_RegisterInstance"
  | "Attributes_CreateAttribute"
  | "Attributes_CreateFunctionAttribute"
  | "Attributes_DeleteAttribute"
  | "Attributes_DeleteFromCategory"
  | "Attributes_DeleteGlobal"
  | "Attributes_DeleteOfCategory"
  | "Attributes_GetGlobal"
  | "Attributes_GetOfCategory"
  | "Attributes_ReplaceGlobal"
  | "Attributes_ReplaceOfCategory"
  | "Attributes_ReplaceOfSeller"
  | "Attributes_UpdateAttribute"
  | "Auth_CreateSellerToken"
  | "Auth_ExchangeRefreshToken"
  | "Authentication_RegisterForeignApp"
  | "Authentication_RemoveForeignAppByAppId"
  | "Authentication_RemoveForeignAppByRegistrationId"
  | "Authentication_UpdateForeignAppByAppId"
  | "Authentication_UpdateForeignAppByRegistrationId"
  | "Availability_QueryAvailabilities"
  | "CancellationReason_QueryCancellationReasons"
  | "Categories_CreateCategory"
  | "Categories_DeleteCategory"
  | "Categories_UpdateCategory"
  | "Category_CreateCategory"
  | "Category_DeleteCategory"
  | "Category_GetCategory"
  | "Category_UpdateCategory"
  | "ChannelCategories_Get"
  | "ChannelCategories_Replace"
  | "ColorCode_QueryColorCodes"
  | "Company_QueryCompanies"
  | "Companydetails_GetCompanyById"
  | "Condition_QueryConditions"
  | "Country_QueryCountries"
  | "CreditNote_Mail"
  | "CreditNote_Print"
  | "CreditNote_RenderPdf"
  | "CustomFields_CreateCustomField"
  | "CustomFields_DeleteCustomField"
  | "CustomFields_DeleteCustomFieldGroup"
  | "CustomFields_GetCustomField"
  | "CustomFields_QueryCustomFieldGroups"
  | "CustomFields_QueryCustomFields"
  | "CustomFields_UpdateCustomField"
  | "CustomFields_UpdateCustomFieldGroup"
  | "CustomerCategory_CreateCustomerCategory"
  | "CustomerCategory_DeleteCustomerCategory"
  | "CustomerCategory_GetCustomerCategory"
  | "CustomerCategory_QueryCustomerCategories"
  | "CustomerCategory_UpdateCustomerCategory"
  | "CustomerDomain_CreateCustomer"
  | "CustomerDomain_GetCustomerById"
  | "CustomerGroup_CreateCustomerGroup"
  | "CustomerGroup_DeleteCustomerGroup"
  | "CustomerGroup_GetCustomerGroup"
  | "CustomerGroup_QueryCustomerGroups"
  | "CustomerGroup_UpdateCustomerGroup"
  | "Customer_CreateCustomer"
  | "Customer_CreateCustomerBankAccount"
  | "Customer_CreateCustomerContact"
  | "Customer_CreateCustomerNote"
  | "Customer_DeleteCustomer"
  | "Customer_DeleteCustomerBankAccount"
  | "Customer_DeleteCustomerContact"
  | "Customer_DeleteCustomerCustomField"
  | "Customer_DeleteCustomerHistory"
  | "Customer_DeleteCustomerNote"
  | "Customer_ErpAppCreateCustomer"
  | "Customer_ErpAppGetCustomer"
  | "Customer_ErpAppUpdateCustomer"
  | "Customer_PostCustomerHistory"
  | "Customer_QueryCustomerWorkflowEvents"
  | "Customer_TriggerCustomerWorkflowEvent"
  | "Customer_UpdateCustomer"
  | "Customer_UpdateCustomerAddress"
  | "Customer_UpdateCustomerBankAccount"
  | "Customer_UpdateCustomerContact"
  | "Customer_UpdateCustomerCustomField"
  | "Customer_UpdateCustomerNote"
  | "DeliveryApi_CancelReservation"
  | "DeliveryApi_DeliverSalesOrder"
  | "DeliveryApi_QueryReservations"
  | "DeliveryApi_ReassignStock"
  | "DeliveryApi_ReserveSalesOrders"
  | "DeliveryNote_GetDeliveryNote"
  | "DeliveryNote_GetDeliveryNotePackages"
  | "DeliveryNote_MailDeliveryNote"
  | "DeliveryNote_PatchPackageData"
  | "DeliveryNote_PdfDeliveryNote"
  | "DeliveryNote_PostPackageDataForDeliveryNote"
  | "DeliveryNote_PrintDeliveryNote"
  | "DeliveryNote_QueryDeliveryNotes"
  | "DeliveryNote_TriggerDeliveryNoteWorkflow"
  | "Events_Acknowledge"
  | "Events_List"
  | "Extensibility_CreateExtension"
  | "Extensibility_DeleteExtension"
  | "Extensibility_GetExtension"
  | "Extensibility_GetExtensions"
  | "Extensibility_PutExtensionManifest"
  | "Extensibility_UpdateExtension"
  | "Feature_GetFeatures"
  | "File_DownloadFile"
  | "File_UploadFile"
  | "InfoHeader_HeadStatus"
  | "Info_GetStatus"
  | "Invoice_CancelInvoice"
  | "Invoice_FinalizeInvoice"
  | "Invoice_GetInvoice"
  | "Invoice_MailInvoice"
  | "Invoice_PdfInvoice"
  | "Invoice_PrintInvoice"
  | "Invoice_QueryInvoiceCancellationReasons"
  | "Invoice_QueryInvoiceLineItems"
  | "Invoice_QueryInvoiceWorkflowEvents"
  | "Invoice_QueryInvoices"
  | "Invoice_SetInvoicePayment"
  | "Invoice_TriggerInvoiceWorkflow"
  | "Invoice_TriggerInvoiceWorkflowEvent"
  | "Invoices_Download"
  | "Invoices_Upload"
  | "ItemFiles_DownloadItemImageById"
  | "ItemFiles_DownloadItemPreviewImageById"
  | "Item_CopyItemDetails"
  | "Item_CreateItem"
  | "Item_DuplicateItem"
  | "Item_GetItemAttributes"
  | "Item_GetItemBom"
  | "Item_GetItemBundles"
  | "Item_GetItemCategories"
  | "Item_GetItemConfigurationGroups"
  | "Item_GetItemCrossSellingGroups"
  | "Item_GetItemDescriptions"
  | "Item_GetItemFeatures"
  | "Item_GetItemIdentifiers"
  | "Item_GetItemMeasurements"
  | "Item_GetItemOrderingConstraints"
  | "Item_GetItemPrices"
  | "Item_GetItemStorageConstraints"
  | "Item_GetItemSuppliers"
  | "Item_GetItemUnitPricing"
  | "Item_GetItemVariations"
  | "Item_GetItemWarehouseConstraints"
  | "Item_QueryItemImageData"
  | "Item_UpdateItem"
  | "Item_UpdateItemAttributes"
  | "Item_UpdateItemBom"
  | "Item_UpdateItemBundles"
  | "Item_UpdateItemCategories"
  | "Item_UpdateItemConfigurationGroups"
  | "Item_UpdateItemCrossSellingGroups"
  | "Item_UpdateItemDescriptions"
  | "Item_UpdateItemFeatures"
  | "Item_UpdateItemIdentifiers"
  | "Item_UpdateItemMeasurements"
  | "Item_UpdateItemOrderingConstraints"
  | "Item_UpdateItemPrices"
  | "Item_UpdateItemStorageConstraints"
  | "Item_UpdateItemSuppliers"
  | "Item_UpdateItemUnitPricing"
  | "Item_UpdateItemVariations"
  | "Item_UpdateItemWarehouseConstraints"
  | "Itemdetails_AddItemSupplier"
  | "Itemdetails_ChangeItem"
  | "Itemdetails_CreateItem"
  | "Itemdetails_GetItemById"
  | "Label_CreateLabel"
  | "Label_DeleteLabel"
  | "Label_GetLabel"
  | "Label_QueryLabels"
  | "Label_UpdateLabel"
  | "Languages_ActivateLanguage"
  | "Languages_DeactivateLanguage"
  | "Languages_QueryLanguages"
  | "Login_Login"
  | "Logout_Logout"
  | "Manufacturer_CreateManufacturer"
  | "Manufacturer_DeleteManufacturer"
  | "Manufacturer_GetManufacturer"
  | "Manufacturer_QueryManufacturers"
  | "Manufacturer_UpdateManufacturer"
  | "Notifications_Send"
  | "NumberRanges_CreateNumberRange"
  | "NumberRanges_DeleteNumberRange"
  | "NumberRanges_GetNumberRange"
  | "NumberRanges_GetNumberRanges"
  | "NumberRanges_NumberRangeIncrement"
  | "NumberRanges_NumberRangePreview"
  | "NumberRanges_UpdateNumberRange"
  | "Offer_Mail"
  | "Offer_Print"
  | "Offer_RenderPdf"
  | "Offers_ListAllStockUpdates"
  | "Offers_ListStockUpdates"
  | "Offers_ReportInProgress"
  | "Offers_ReportListed"
  | "Offers_ReportListingFailed"
  | "OnHoldReason_QueryOnHoldReasons"
  | "Orders_AcceptCancellation"
  | "Orders_Create"
  | "Orders_DenyCancellation"
  | "Orders_RequestCancellation"
  | "Orders_UpdateAddress"
  | "Orders_UpdateStatus"
  | "PaymentMethod_QueryPaymentMethods"
  | "Prices_CreateType"
  | "Printers_InstalledPrinters"
  | "ProductGroup_CreateProductGroup"
  | "ProductGroup_DeleteProductGroup"
  | "ProductGroup_QueryProductGroups"
  | "ProductGroup_UpdateProductGroup"
  | "ProductGroups_CreateProductGroup"
  | "Property_CreateProperty"
  | "Property_CreatePropertyGroup"
  | "Property_CreatePropertyValue"
  | "Property_CreatePropertyValueDescription"
  | "Property_DeletePropertyValue"
  | "Property_DeletePropertyValueDescription"
  | "Property_QueryProperties"
  | "Property_QueryPropertyGroups"
  | "Property_QueryPropertyValueDescriptions"
  | "Property_QueryPropertyValues"
  | "Property_UpdatePropertyValue"
  | "Property_UpdatePropertyValueDescription"
  | "PublicChannels_List"
  | "Refund_QueryRefundCancellationReasons"
  | "Refunds_ReportResult"
  | "Reports_Complete"
  | "Reports_SendAtOnce"
  | "Reports_SendData"
  | "ResponsiblePerson_QueryResponsiblePersons"
  | "ReturnReason_QueryReturnReasons"
  | "ReturnState_QueryReturnStates"
  | "Return_CreateReturn"
  | "Return_GetReturn"
  | "Return_QueryReturnLineItems"
  | "Return_QueryReturnPackages"
  | "Return_QueryReturns"
  | "Returns_Announce"
  | "Returns_ReportResult"
  | "Rules_ReplacePayment"
  | "Rules_ReplaceShipping"
  | "SalesChannel_GetSalesChannels"
  | "SalesChannels_UpdateItemSalesChannels"
  | "SalesInvoiceCorrection_FinalizeSalesInvoiceCorrection"
  | "SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons"
  | "SalesInvoiceDomain_CreateSalesInvoice"
  | "SalesOrderDomain_CalculateSalesOrder"
  | "SalesOrderDomain_CreateSalesOrder"
  | "SalesOrder_CancelSalesOrder"
  | "SalesOrder_CreateSalesOrder"
  | "SalesOrder_CreateSalesOrderFile"
  | "SalesOrder_CreateSalesOrderLineItem"
  | "SalesOrder_CreateSalesOrderLineItemFile"
  | "SalesOrder_CreateSalesOrderNote"
  | "SalesOrder_DeleteSalesOrderCustomField"
  | "SalesOrder_DeleteSalesOrderFile"
  | "SalesOrder_DeleteSalesOrderLineItem"
  | "SalesOrder_DeleteSalesOrderLineItemFile"
  | "SalesOrder_DeleteSalesOrderNote"
  | "SalesOrder_MailSalesOrder"
  | "SalesOrder_NewInvoice"
  | "SalesOrder_PdfSalesOrder"
  | "SalesOrder_PrintSalesOrder"
  | "SalesOrder_QuerySalesOrderFileData"
  | "SalesOrder_QuerySalesOrderFiles"
  | "SalesOrder_QuerySalesOrderLineItemFileData"
  | "SalesOrder_QuerySalesOrderLineItemFiles"
  | "SalesOrder_QuerySalesOrderLineItems"
  | "SalesOrder_QuerySalesOrderNotes"
  | "SalesOrder_QuerySalesOrderWorkflowEvents"
  | "SalesOrder_SetSalesOrderPayment"
  | "SalesOrder_TriggerSalesOrderWorkflow"
  | "SalesOrder_TriggerSalesOrderWorkflowEvent"
  | "SalesOrder_UndoSalesOrderCancellation"
  | "SalesOrder_UpdateSalesOrder"
  | "SalesOrder_UpdateSalesOrderCustomField"
  | "SalesOrder_UpdateSalesOrderFile"
  | "SalesOrder_UpdateSalesOrderLineItem"
  | "SalesOrder_UpdateSalesOrderLineItemFile"
  | "SalesOrder_UpdateSalesOrderNote"
  | "Self_Get"
  | "Self_RequestMfaPin"
  | "Self_Update"
  | "SellerAccounts_List"
  | "SellerAccounts_Login"
  | "SellerChannels_StartSignUp"
  | "SellerChannels_StartUpdate"
  | "SellerChannels_Unlink"
  | "SellerEvents_Acknowledge"
  | "SellerEvents_AcknowledgeByOlderPath"
  | "SellerEvents_List"
  | "SellerMeta_GetAttributes"
  | "SellerMeta_GetCategories"
  | "SellerMeta_GetCategoryAttributes"
  | "SellerMeta_GetCategoryTreeVersion"
  | "SellerMeta_GetPaymentRules"
  | "SellerMeta_GetPriceTypes"
  | "SellerMeta_GetSellerAttributes"
  | "SellerMeta_GetShippingRules"
  | "SellerOffers_Create"
  | "SellerOffers_End"
  | "SellerOffers_Update"
  | "SellerOffers_UpdatePrices"
  | "SellerOffers_UpdateStock"
  | "SellerOrders_Accept"
  | "SellerOrders_Refund"
  | "SellerOrders_ReportPayment"
  | "SellerOrders_ReportReturn"
  | "SellerOrders_ReportShipping"
  | "SellerOrders_RequestCancellation"
  | "SellerOrders_UploadInvoice"
  | "SellerReports_Get"
  | "SellerReports_Request"
  | "SellerTickets_DownloadAttachment"
  | "SellerTickets_Reply"
  | "SellerTickets_UploadAttachment"
  | "Sellers_Create"
  | "Sellers_GetSignupSession"
  | "Sellers_GetUpdateSession"
  | "Sellers_List"
  | "Sellers_Unlink"
  | "Sellers_Update"
  | "Sellers_Upsert"
  | "ShipmentPackages_ChangePackageWeight"
  | "ShipmentPackages_CreateDeliverPackage"
  | "ShipmentPackages_QueryOrderData"
  | "Shipment_DownloadLabel"
  | "Shipment_PackageWeight"
  | "ShippingClass_CreateShippingClass"
  | "ShippingClass_QueryShippingClasses"
  | "ShippingMethod_QueryShippingMethods"
  | "Stock_QuerySerialNumberPerWarehouse"
  | "Stock_QueryStockChanges"
  | "Stock_QueryStocksPerItem"
  | "Stock_StockAdjustment"
  | "Supplier_QuerySuppliers"
  | "TaxClass_CreateTaxClass"
  | "TaxClass_QueryTaxClasses"
  | "TaxClass_UpdateTaxClass"
  | "Tax_GetClassRate"
  | "Tax_GetItemRate"
  | "Tickets_Create"
  | "Tickets_DownloadAttachment"
  | "Tickets_UploadAttachment"
  | "TransactionStatus_QueryTransactionStatus"
  | "UnitsOfMeasure_CreateSalesUnit"
  | "UnitsOfMeasure_CreateUnitOfMeasurement"
  | "UnitsOfMeasure_DeleteSalesUnit"
  | "UnitsOfMeasure_DeleteUnitOfMeasurement"
  | "UnitsOfMeasure_GetSalesUnit"
  | "UnitsOfMeasure_GetUnitOfMeasurement"
  | "UnitsOfMeasure_QuerySalesUnits"
  | "UnitsOfMeasure_QueryUnitsOfMeasurement"
  | "UnitsOfMeasure_UpdateSalesUnit"
  | "UnitsOfMeasure_UpdateUnitOfMeasurement"
  | "WMS_ChangeReservation"
  | "WMS_CreatePickList"
  | "WMS_DeletePickListPosition"
  | "WMS_PickPosition"
  | "WMS_QueryPickListPosition"
  | "WMS_QueryPickListTemplate"
  | "Warehouse_QueryStorageLocationType"
  | "Warehouse_QueryStorageLocations"
  | "Warehouse_QueryWarehouseTypes"
  | "Warehouse_QueryWarehouses"
  | "Wms_QueryPickLists"
  | "WorkbenchResourceTypes_CreateWorkbenchResourceType"
  | "WorkbenchResourceTypes_QueryWorkbenchResourceTypeById"
  | "WorkbenchResources_CreateWorkbenchResource"
  | "WorkbenchResources_QueryWorkbenchResourceById"
  | "Worker_ConfigureSync"
  | "Worker_GetWorkerStatus"
  | "Worker_GetWorkerSyncs"
  | "Worker_SyncControl";

/** An operation of an interface that the sandbox knows by its description alone. */
export type DescribedOperationId =
  never;

/** An operation whose records the specs name, so that the sandbox can perform it without its own rule. */
export type RecordOperationId =
  | "AccountingData_QueryAccountingData"
  | "AppRegistration_Fetch"
  | "AppRegistration_Register"
  | "AppRegistration_RegisterInstance"
  | "Attributes_CreateAttribute"
  | "Attributes_CreateFunctionAttribute"
  | "Attributes_DeleteAttribute"
  | "Attributes_UpdateAttribute"
  | "Authentication_RegisterForeignApp"
  | "Authentication_RemoveForeignAppByAppId"
  | "Authentication_RemoveForeignAppByRegistrationId"
  | "Authentication_UpdateForeignAppByAppId"
  | "Authentication_UpdateForeignAppByRegistrationId"
  | "Availability_QueryAvailabilities"
  | "CancellationReason_QueryCancellationReasons"
  | "Categories_CreateCategory"
  | "Categories_DeleteCategory"
  | "Categories_UpdateCategory"
  | "Category_CreateCategory"
  | "Category_DeleteCategory"
  | "Category_GetCategory"
  | "Category_UpdateCategory"
  | "ColorCode_QueryColorCodes"
  | "Company_QueryCompanies"
  | "Companydetails_GetCompanyById"
  | "Condition_QueryConditions"
  | "Country_QueryCountries"
  | "CreditNote_Mail"
  | "CreditNote_Print"
  | "CreditNote_RenderPdf"
  | "CustomFields_CreateCustomField"
  | "CustomFields_DeleteCustomField"
  | "CustomFields_DeleteCustomFieldGroup"
  | "CustomFields_GetCustomField"
  | "CustomFields_QueryCustomFieldGroups"
  | "CustomFields_QueryCustomFields"
  | "CustomFields_UpdateCustomField"
  | "CustomFields_UpdateCustomFieldGroup"
  | "CustomerCategory_CreateCustomerCategory"
  | "CustomerCategory_DeleteCustomerCategory"
  | "CustomerCategory_GetCustomerCategory"
  | "CustomerCategory_QueryCustomerCategories"
  | "CustomerCategory_UpdateCustomerCategory"
  | "CustomerDomain_CreateCustomer"
  | "CustomerDomain_GetCustomerById"
  | "CustomerGroup_CreateCustomerGroup"
  | "CustomerGroup_DeleteCustomerGroup"
  | "CustomerGroup_GetCustomerGroup"
  | "CustomerGroup_QueryCustomerGroups"
  | "CustomerGroup_UpdateCustomerGroup"
  | "Customer_CreateCustomer"
  | "Customer_CreateCustomerBankAccount"
  | "Customer_CreateCustomerContact"
  | "Customer_CreateCustomerNote"
  | "Customer_DeleteCustomer"
  | "Customer_DeleteCustomerBankAccount"
  | "Customer_DeleteCustomerContact"
  | "Customer_DeleteCustomerCustomField"
  | "Customer_DeleteCustomerHistory"
  | "Customer_DeleteCustomerNote"
  | "Customer_ErpAppCreateCustomer"
  | "Customer_ErpAppGetCustomer"
  | "Customer_ErpAppUpdateCustomer"
  | "Customer_PostCustomerHistory"
  | "Customer_QueryCustomerWorkflowEvents"
  | "Customer_TriggerCustomerWorkflowEvent"
  | "Customer_UpdateCustomer"
  | "Customer_UpdateCustomerAddress"
  | "Customer_UpdateCustomerBankAccount"
  | "Customer_UpdateCustomerContact"
  | "Customer_UpdateCustomerCustomField"
  | "Customer_UpdateCustomerNote"
  | "DeliveryApi_CancelReservation"
  | "DeliveryApi_DeliverSalesOrder"
  | "DeliveryApi_QueryReservations"
  | "DeliveryApi_ReassignStock"
  | "DeliveryApi_ReserveSalesOrders"
  | "DeliveryNote_GetDeliveryNote"
  | "DeliveryNote_GetDeliveryNotePackages"
  | "DeliveryNote_MailDeliveryNote"
  | "DeliveryNote_PatchPackageData"
  | "DeliveryNote_PdfDeliveryNote"
  | "DeliveryNote_PostPackageDataForDeliveryNote"
  | "DeliveryNote_PrintDeliveryNote"
  | "DeliveryNote_QueryDeliveryNotes"
  | "DeliveryNote_TriggerDeliveryNoteWorkflow"
  | "Extensibility_CreateExtension"
  | "Extensibility_DeleteExtension"
  | "Extensibility_GetExtension"
  | "Extensibility_GetExtensions"
  | "Extensibility_PutExtensionManifest"
  | "Extensibility_UpdateExtension"
  | "Feature_GetFeatures"
  | "File_DownloadFile"
  | "File_UploadFile"
  | "InfoHeader_HeadStatus"
  | "Info_GetStatus"
  | "Invoice_CancelInvoice"
  | "Invoice_FinalizeInvoice"
  | "Invoice_GetInvoice"
  | "Invoice_MailInvoice"
  | "Invoice_PdfInvoice"
  | "Invoice_PrintInvoice"
  | "Invoice_QueryInvoiceCancellationReasons"
  | "Invoice_QueryInvoiceLineItems"
  | "Invoice_QueryInvoiceWorkflowEvents"
  | "Invoice_QueryInvoices"
  | "Invoice_SetInvoicePayment"
  | "Invoice_TriggerInvoiceWorkflow"
  | "Invoice_TriggerInvoiceWorkflowEvent"
  | "ItemFiles_DownloadItemImageById"
  | "ItemFiles_DownloadItemPreviewImageById"
  | "Item_CopyItemDetails"
  | "Item_CreateItem"
  | "Item_DuplicateItem"
  | "Item_GetItemAttributes"
  | "Item_GetItemBom"
  | "Item_GetItemBundles"
  | "Item_GetItemCategories"
  | "Item_GetItemConfigurationGroups"
  | "Item_GetItemCrossSellingGroups"
  | "Item_GetItemDescriptions"
  | "Item_GetItemFeatures"
  | "Item_GetItemIdentifiers"
  | "Item_GetItemMeasurements"
  | "Item_GetItemOrderingConstraints"
  | "Item_GetItemPrices"
  | "Item_GetItemStorageConstraints"
  | "Item_GetItemSuppliers"
  | "Item_GetItemUnitPricing"
  | "Item_GetItemVariations"
  | "Item_GetItemWarehouseConstraints"
  | "Item_QueryItemImageData"
  | "Item_UpdateItem"
  | "Item_UpdateItemAttributes"
  | "Item_UpdateItemBom"
  | "Item_UpdateItemBundles"
  | "Item_UpdateItemCategories"
  | "Item_UpdateItemConfigurationGroups"
  | "Item_UpdateItemCrossSellingGroups"
  | "Item_UpdateItemDescriptions"
  | "Item_UpdateItemFeatures"
  | "Item_UpdateItemIdentifiers"
  | "Item_UpdateItemMeasurements"
  | "Item_UpdateItemOrderingConstraints"
  | "Item_UpdateItemPrices"
  | "Item_UpdateItemStorageConstraints"
  | "Item_UpdateItemSuppliers"
  | "Item_UpdateItemUnitPricing"
  | "Item_UpdateItemVariations"
  | "Item_UpdateItemWarehouseConstraints"
  | "Itemdetails_AddItemSupplier"
  | "Itemdetails_ChangeItem"
  | "Itemdetails_CreateItem"
  | "Itemdetails_GetItemById"
  | "Label_CreateLabel"
  | "Label_DeleteLabel"
  | "Label_GetLabel"
  | "Label_QueryLabels"
  | "Label_UpdateLabel"
  | "Languages_ActivateLanguage"
  | "Languages_DeactivateLanguage"
  | "Languages_QueryLanguages"
  | "Login_Login"
  | "Logout_Logout"
  | "Manufacturer_CreateManufacturer"
  | "Manufacturer_DeleteManufacturer"
  | "Manufacturer_GetManufacturer"
  | "Manufacturer_QueryManufacturers"
  | "Manufacturer_UpdateManufacturer"
  | "NumberRanges_CreateNumberRange"
  | "NumberRanges_DeleteNumberRange"
  | "NumberRanges_GetNumberRange"
  | "NumberRanges_GetNumberRanges"
  | "NumberRanges_NumberRangeIncrement"
  | "NumberRanges_NumberRangePreview"
  | "NumberRanges_UpdateNumberRange"
  | "Offer_Mail"
  | "Offer_Print"
  | "Offer_RenderPdf"
  | "OnHoldReason_QueryOnHoldReasons"
  | "PaymentMethod_QueryPaymentMethods"
  | "Printers_InstalledPrinters"
  | "ProductGroup_CreateProductGroup"
  | "ProductGroup_DeleteProductGroup"
  | "ProductGroup_QueryProductGroups"
  | "ProductGroup_UpdateProductGroup"
  | "ProductGroups_CreateProductGroup"
  | "Property_CreateProperty"
  | "Property_CreatePropertyGroup"
  | "Property_CreatePropertyValue"
  | "Property_CreatePropertyValueDescription"
  | "Property_DeletePropertyValue"
  | "Property_DeletePropertyValueDescription"
  | "Property_QueryProperties"
  | "Property_QueryPropertyGroups"
  | "Property_QueryPropertyValueDescriptions"
  | "Property_QueryPropertyValues"
  | "Property_UpdatePropertyValue"
  | "Property_UpdatePropertyValueDescription"
  | "Refund_QueryRefundCancellationReasons"
  | "ResponsiblePerson_QueryResponsiblePersons"
  | "ReturnReason_QueryReturnReasons"
  | "ReturnState_QueryReturnStates"
  | "Return_CreateReturn"
  | "Return_GetReturn"
  | "Return_QueryReturnLineItems"
  | "Return_QueryReturnPackages"
  | "Return_QueryReturns"
  | "SalesChannel_GetSalesChannels"
  | "SalesChannels_UpdateItemSalesChannels"
  | "SalesInvoiceCorrection_FinalizeSalesInvoiceCorrection"
  | "SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons"
  | "SalesInvoiceDomain_CreateSalesInvoice"
  | "SalesOrderDomain_CalculateSalesOrder"
  | "SalesOrderDomain_CreateSalesOrder"
  | "SalesOrder_CancelSalesOrder"
  | "SalesOrder_CreateSalesOrder"
  | "SalesOrder_CreateSalesOrderFile"
  | "SalesOrder_CreateSalesOrderLineItem"
  | "SalesOrder_CreateSalesOrderLineItemFile"
  | "SalesOrder_CreateSalesOrderNote"
  | "SalesOrder_DeleteSalesOrderCustomField"
  | "SalesOrder_DeleteSalesOrderFile"
  | "SalesOrder_DeleteSalesOrderLineItem"
  | "SalesOrder_DeleteSalesOrderLineItemFile"
  | "SalesOrder_DeleteSalesOrderNote"
  | "SalesOrder_MailSalesOrder"
  | "SalesOrder_NewInvoice"
  | "SalesOrder_PdfSalesOrder"
  | "SalesOrder_PrintSalesOrder"
  | "SalesOrder_QuerySalesOrderFileData"
  | "SalesOrder_QuerySalesOrderFiles"
  | "SalesOrder_QuerySalesOrderLineItemFileData"
  | "SalesOrder_QuerySalesOrderLineItemFiles"
  | "SalesOrder_QuerySalesOrderLineItems"
  | "SalesOrder_QuerySalesOrderNotes"
  | "SalesOrder_QuerySalesOrderWorkflowEvents"
  | "SalesOrder_SetSalesOrderPayment"
  | "SalesOrder_TriggerSalesOrderWorkflow"
  | "SalesOrder_TriggerSalesOrderWorkflowEvent"
  | "SalesOrder_UndoSalesOrderCancellation"
  | "SalesOrder_UpdateSalesOrder"
  | "SalesOrder_UpdateSalesOrderCustomField"
  | "SalesOrder_UpdateSalesOrderFile"
  | "SalesOrder_UpdateSalesOrderLineItem"
  | "SalesOrder_UpdateSalesOrderLineItemFile"
  | "SalesOrder_UpdateSalesOrderNote"
  | "ShipmentPackages_ChangePackageWeight"
  | "ShipmentPackages_CreateDeliverPackage"
  | "ShipmentPackages_QueryOrderData"
  | "Shipment_DownloadLabel"
  | "Shipment_PackageWeight"
  | "ShippingClass_CreateShippingClass"
  | "ShippingClass_QueryShippingClasses"
  | "ShippingMethod_QueryShippingMethods"
  | "Stock_QuerySerialNumberPerWarehouse"
  | "Stock_QueryStockChanges"
  | "Stock_QueryStocksPerItem"
  | "Stock_StockAdjustment"
  | "Supplier_QuerySuppliers"
  | "TaxClass_CreateTaxClass"
  | "TaxClass_QueryTaxClasses"
  | "TaxClass_UpdateTaxClass"
  | "Tax_GetClassRate"
  | "Tax_GetItemRate"
  | "TransactionStatus_QueryTransactionStatus"
  | "UnitsOfMeasure_CreateSalesUnit"
  | "UnitsOfMeasure_CreateUnitOfMeasurement"
  | "UnitsOfMeasure_DeleteSalesUnit"
  | "UnitsOfMeasure_DeleteUnitOfMeasurement"
  | "UnitsOfMeasure_GetSalesUnit"
  | "UnitsOfMeasure_GetUnitOfMeasurement"
  | "UnitsOfMeasure_QuerySalesUnits"
  | "UnitsOfMeasure_QueryUnitsOfMeasurement"
  | "UnitsOfMeasure_UpdateSalesUnit"
  | "UnitsOfMeasure_UpdateUnitOfMeasurement"
  | "WMS_ChangeReservation"
  | "WMS_CreatePickList"
  | "WMS_DeletePickListPosition"
  | "WMS_PickPosition"
  | "WMS_QueryPickListPosition"
  | "WMS_QueryPickListTemplate"
  | "Warehouse_QueryStorageLocationType"
  | "Warehouse_QueryStorageLocations"
  | "Warehouse_QueryWarehouseTypes"
  | "Warehouse_QueryWarehouses"
  | "Wms_QueryPickLists"
  | "WorkbenchResourceTypes_CreateWorkbenchResourceType"
  | "WorkbenchResourceTypes_QueryWorkbenchResourceTypeById"
  | "WorkbenchResources_CreateWorkbenchResource"
  | "WorkbenchResources_QueryWorkbenchResourceById"
  | "Worker_ConfigureSync"
  | "Worker_GetWorkerStatus"
  | "Worker_GetWorkerSyncs"
  | "Worker_SyncControl";

export const routes: readonly Route[] = [
  {"id":"Category_UpdateCategory","api":"erp","method":"PATCH","path":"/v2/UpdateCategory","scopes":["items.write"],"credentials":["token"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-runas","x-companyid"],"notShown":"category-update-200-body","record":{"name":"categories","does":"update","parents":[]}},
  {"id":"TaxClass_UpdateTaxClass","api":"erp","method":"PATCH","path":"/v2/taxclasses/update","scopes":["taxes.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-appid","x-appversion","x-tenant-id","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"tax-class-update-200-body","record":{"name":"taxClasses","does":"update","parents":[]}},
  {"id":"Info_GetStatus","api":"erp","method":"GET","path":"/v2/info","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"record":{"name":"info","does":"get","parents":[]}},
  {"id":"InfoHeader_HeadStatus","api":"erp","method":"HEAD","path":"/v2/info","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"record":{"name":"info","does":"get","parents":[]}},
  {"id":"Feature_GetFeatures","api":"erp","method":"GET","path":"/v2/feature","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"record":{"name":"features","does":"list","parents":[]}},
  {"id":"Categories_CreateCategory","api":"erp","method":"POST","path":"/v2/categories","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"categories","does":"create","parents":[]}},
  {"id":"Category_CreateCategory","api":"erp","method":"POST","path":"/v2/CreateCategory","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"categories","does":"create","parents":[]}},
  {"id":"Category_DeleteCategory","api":"erp","method":"DELETE","path":"/v2/DeleteCategory","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"categories","does":"delete","parents":[]}},
  {"id":"TaxClass_QueryTaxClasses","api":"erp","method":"GET","path":"/v2/taxClasses","scopes":["taxes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"taxClasses","does":"list","parents":[]}},
  {"id":"TaxClass_CreateTaxClass","api":"erp","method":"POST","path":"/v2/taxclass/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"taxClasses","does":"create","parents":[]}},
  {"id":"WMS_QueryPickListTemplate","api":"erp","method":"GET","path":"/v2/wms/picklisttemplates","scopes":["picklists.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickListTemplates","does":"list","parents":[]}},
  {"id":"ShipmentPackages_ChangePackageWeight","api":"erp","method":"PATCH","path":"/v2/package/change","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"shipments/packages","does":"update","parents":[]}},
  {"id":"ShipmentPackages_CreateDeliverPackage","api":"erp","method":"POST","path":"/v2/package/deliver","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"shipments","does":"act","parents":[]}},
  {"id":"Refund_QueryRefundCancellationReasons","api":"erp","method":"GET","path":"/v2/refunds/cancellationReasons","scopes":["salesinvoicecorrections.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes/cancellationReasons","does":"list","parents":[]}},
  {"id":"SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons","api":"erp","method":"GET","path":"/v2/salesInvoiceCorrections/cancellationReasons","scopes":["salesinvoicecorrections.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes/cancellationReasons","does":"list","parents":[]}},
  {"id":"AppRegistration_Register","api":"erp","method":"POST","path":"/v2/authentication","scopes":[],"credentials":[],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-challengecode","x-tenant-id"],"record":{"name":"appRegistrations","does":"act","parents":[]}},
  {"id":"Authentication_RegisterForeignApp","api":"erp","method":"POST","path":"/v2/authentication/foreign","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"create","parents":[]}},
  {"id":"Login_Login","api":"erp","method":"POST","path":"/v2/authentication/login","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion"],"record":{"name":"login","does":"act","parents":[]}},
  {"id":"Logout_Logout","api":"erp","method":"POST","path":"/v2/authentication/logout","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","x-sessionid"],"record":{"name":"logout","does":"act","parents":[]}},
  {"id":"AccountingData_QueryAccountingData","api":"erp","method":"GET","path":"/v2/accountingData","scopes":["accountings.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"from","place":"query","kind":"text"},{"name":"to","place":"query","kind":"text"},{"name":"companyId","place":"query","kind":"text"},{"name":"type","place":"query","kind":"number"},{"name":"exportCurrencyInDepartureCountry","place":"query","kind":"boolean"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"accountingData","does":"list","parents":[]}},
  {"id":"Attributes_CreateAttribute","api":"erp","method":"POST","path":"/v2/attributes/Attribute","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"attributes","does":"create","parents":[]}},
  {"id":"Attributes_CreateFunctionAttribute","api":"erp","method":"POST","path":"/v2/attributes/FunctionAttribute","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"attributes/functionAttributes","does":"create","parents":[]}},
  {"id":"Availability_QueryAvailabilities","api":"erp","method":"GET","path":"/v2/availabilities","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"availabilities","does":"list","parents":[]}},
  {"id":"CancellationReason_QueryCancellationReasons","api":"erp","method":"GET","path":"/v2/cancellationReasons","scopes":["orders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/cancellationReasons","does":"list","parents":[]}},
  {"id":"SalesOrderDomain_CalculateSalesOrder","api":"erp","method":"POST","path":"/v2/salesorder/calculatesalesorder","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"salesOrders","does":"act","parents":[]}},
  {"id":"SalesOrderDomain_CreateSalesOrder","api":"erp","method":"POST","path":"/v2/salesorder/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"salesOrders","does":"create","parents":[]}},
  {"id":"SalesOrder_CreateSalesOrder","api":"erp","method":"POST","path":"/v2/salesOrders","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"renameSalesOrderNumberWhenAlreadyExists","place":"query","kind":"boolean"},{"name":"disableAutomaticWorkflows","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"create","parents":[]}},
  {"id":"SalesOrder_QuerySalesOrderWorkflowEvents","api":"erp","method":"GET","path":"/v2/salesOrders/workflowEvents","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/workflowEvents","does":"list","parents":[]}},
  {"id":"ColorCode_QueryColorCodes","api":"erp","method":"GET","path":"/v2/colorCodes","scopes":["orders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"colorCodes","does":"list","parents":[]}},
  {"id":"Company_QueryCompanies","api":"erp","method":"GET","path":"/v2/companies","scopes":["system.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"companies","does":"list","parents":[]}},
  {"id":"Condition_QueryConditions","api":"erp","method":"GET","path":"/v2/conditions","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"conditions","does":"list","parents":[]}},
  {"id":"NumberRanges_GetNumberRanges","api":"erp","method":"GET","path":"/v2/configuration/numberRanges","scopes":["system.config.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"list","parents":[]}},
  {"id":"Country_QueryCountries","api":"erp","method":"GET","path":"/v2/Countries/QueryCountries","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"countries","does":"list","parents":[]}},
  {"id":"CustomerDomain_CreateCustomer","api":"erp","method":"POST","path":"/v2/customer/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"customers","does":"create","parents":[]}},
  {"id":"Customer_CreateCustomer","api":"erp","method":"POST","path":"/v2/customers","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"create","parents":[]}},
  {"id":"Customer_QueryCustomerWorkflowEvents","api":"erp","method":"GET","path":"/v2/customers/workflowEvents","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/workflowEvents","does":"list","parents":[]}},
  {"id":"Customer_ErpAppCreateCustomer","api":"erp","method":"POST","path":"/v2/wawiapp/customers","scopes":["erpapp.all"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"create","parents":[]}},
  {"id":"CustomerCategory_QueryCustomerCategories","api":"erp","method":"GET","path":"/v2/customerCategories","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"list","parents":[]}},
  {"id":"CustomerCategory_CreateCustomerCategory","api":"erp","method":"POST","path":"/v2/customerCategories","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"create","parents":[]}},
  {"id":"CustomerGroup_QueryCustomerGroups","api":"erp","method":"GET","path":"/v2/customerGroups","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"list","parents":[]}},
  {"id":"CustomerGroup_CreateCustomerGroup","api":"erp","method":"POST","path":"/v2/customerGroups","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"create","parents":[]}},
  {"id":"CustomFields_CreateCustomField","api":"erp","method":"POST","path":"/v2/customfields","scopes":["customfields.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"create","parents":[]}},
  {"id":"CustomFields_QueryCustomFieldGroups","api":"erp","method":"GET","path":"/v2/customfields/groups","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"referenceType","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields/groups","does":"list","parents":[]}},
  {"id":"DeliveryApi_CancelReservation","api":"erp","method":"POST","path":"/v2/delivery/cancelReservation","scopes":["deliveries.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries","does":"act","parents":[]}},
  {"id":"DeliveryApi_DeliverSalesOrder","api":"erp","method":"POST","path":"/v2/delivery/deliver","scopes":["deliveries.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries","does":"act","parents":[]}},
  {"id":"DeliveryApi_ReassignStock","api":"erp","method":"POST","path":"/v2/delivery/reassign","scopes":["deliveries.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries","does":"act","parents":[]}},
  {"id":"DeliveryApi_QueryReservations","api":"erp","method":"GET","path":"/v2/delivery/reservations","scopes":["deliveries.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries/reservations","does":"list","parents":[]}},
  {"id":"DeliveryApi_ReserveSalesOrders","api":"erp","method":"POST","path":"/v2/delivery/reserve","scopes":["deliveries.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries","does":"act","parents":[]}},
  {"id":"DeliveryNote_QueryDeliveryNotes","api":"erp","method":"GET","path":"/v2/deliveryNotes","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderNumber","place":"query","kind":"text"},{"name":"salesOrderNumberId","place":"query","kind":"text"},{"name":"customerId","place":"query","kind":"text"},{"name":"IsExisting","place":"query","kind":"boolean"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"list","parents":[]}},
  {"id":"Extensibility_GetExtensions","api":"erp","method":"GET","path":"/v2/extensions","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"list","parents":[]}},
  {"id":"Extensibility_CreateExtension","api":"erp","method":"POST","path":"/v2/extensions","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"create","parents":[]}},
  {"id":"File_UploadFile","api":"erp","method":"PUT","path":"/v2/file","scopes":[],"credentials":["token","key"],"bodyTypes":["application/octet-stream"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"record":{"name":"files","does":"act","parents":[]}},
  {"id":"Invoice_QueryInvoices","api":"erp","method":"GET","path":"/v2/invoices","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderNumber","place":"query","kind":"text"},{"name":"externalOrderNumber","place":"query","kind":"text"},{"name":"invoiceNumber","place":"query","kind":"text"},{"name":"itemId","place":"query","kind":"text"},{"name":"customerId","place":"query","kind":"text"},{"name":"IsExisting","place":"query","kind":"boolean"},{"name":"paymentStatus","place":"query","kind":"number"},{"name":"isExternalInvoice","place":"query","kind":"boolean"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"list","parents":[]}},
  {"id":"Invoice_QueryInvoiceCancellationReasons","api":"erp","method":"GET","path":"/v2/invoices/cancellationReasons","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices/cancellationReasons","does":"list","parents":[]}},
  {"id":"Invoice_QueryInvoiceWorkflowEvents","api":"erp","method":"GET","path":"/v2/invoices/workflowEvents","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices/workflowEvents","does":"list","parents":[]}},
  {"id":"SalesInvoiceDomain_CreateSalesInvoice","api":"erp","method":"POST","path":"/v2/salesinvoice/createsalesinvoice","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"invoices","does":"create","parents":[]}},
  {"id":"Itemdetails_ChangeItem","api":"erp","method":"PATCH","path":"/v2/itemdetails/change","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"items","does":"update","parents":[]}},
  {"id":"Itemdetails_CreateItem","api":"erp","method":"POST","path":"/v2/itemdetails/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"items","does":"create","parents":[]}},
  {"id":"Itemdetails_AddItemSupplier","api":"erp","method":"POST","path":"/v2/itemdetails/suppliers/add","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"items","does":"act","parents":[]}},
  {"id":"Item_CreateItem","api":"erp","method":"POST","path":"/v2/items","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"disableAutomaticWorkflows","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items","does":"create","parents":[]}},
  {"id":"Item_CopyItemDetails","api":"erp","method":"POST","path":"/v2/items/copyItem","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items","does":"act","parents":[]}},
  {"id":"Item_DuplicateItem","api":"erp","method":"POST","path":"/v2/items/duplicateItem","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items","does":"act","parents":[]}},
  {"id":"SalesChannels_UpdateItemSalesChannels","api":"erp","method":"POST","path":"/v2/UpdateItemSalesChannels","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"items/salesChannels","does":"update","parents":[]}},
  {"id":"Label_QueryLabels","api":"erp","method":"GET","path":"/v2/labels","scopes":["labels.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"list","parents":[]}},
  {"id":"Label_CreateLabel","api":"erp","method":"POST","path":"/v2/labels","scopes":["labels.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"create","parents":[]}},
  {"id":"Languages_ActivateLanguage","api":"erp","method":"POST","path":"/v2/languages/activate","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"languages","does":"act","parents":[]}},
  {"id":"Languages_DeactivateLanguage","api":"erp","method":"POST","path":"/v2/languages/deactivate","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"languages","does":"act","parents":[]}},
  {"id":"Languages_QueryLanguages","api":"erp","method":"GET","path":"/v2/languages/QueryLanguages","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"languages","does":"list","parents":[]}},
  {"id":"Manufacturer_QueryManufacturers","api":"erp","method":"GET","path":"/v2/manufacturers","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"list","parents":[]}},
  {"id":"Manufacturer_CreateManufacturer","api":"erp","method":"POST","path":"/v2/manufacturers","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"create","parents":[]}},
  {"id":"OnHoldReason_QueryOnHoldReasons","api":"erp","method":"GET","path":"/v2/onHoldReasons","scopes":["orders.read","invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"onHoldReasons","does":"list","parents":[]}},
  {"id":"PaymentMethod_QueryPaymentMethods","api":"erp","method":"GET","path":"/v2/paymentMethods","scopes":["orders.read","invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"paymentMethods","does":"list","parents":[]}},
  {"id":"Printers_InstalledPrinters","api":"erp","method":"GET","path":"/v2/printers","scopes":["system.config.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"printers","does":"list","parents":[]}},
  {"id":"ProductGroup_CreateProductGroup","api":"erp","method":"POST","path":"/v2/productgroup/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"productGroups","does":"create","parents":[]}},
  {"id":"ProductGroup_QueryProductGroups","api":"erp","method":"GET","path":"/v2/productGroups","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"productGroups","does":"list","parents":[]}},
  {"id":"ProductGroups_CreateProductGroup","api":"erp","method":"POST","path":"/v2/productGroups","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"productGroups","does":"create","parents":[]}},
  {"id":"Property_QueryProperties","api":"erp","method":"GET","path":"/v2/properties","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties","does":"list","parents":[]}},
  {"id":"Property_CreateProperty","api":"erp","method":"POST","path":"/v2/properties","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties","does":"create","parents":[]}},
  {"id":"Property_QueryPropertyGroups","api":"erp","method":"GET","path":"/v2/properties/groups","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/groups","does":"list","parents":[]}},
  {"id":"Property_CreatePropertyGroup","api":"erp","method":"POST","path":"/v2/properties/groups","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/groups","does":"create","parents":[]}},
  {"id":"ResponsiblePerson_QueryResponsiblePersons","api":"erp","method":"GET","path":"/v2/responsiblePersons","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"responsiblePersons","does":"list","parents":[]}},
  {"id":"ReturnReason_QueryReturnReasons","api":"erp","method":"GET","path":"/v2/returnReasons","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returnReasons","does":"list","parents":[]}},
  {"id":"Return_QueryReturns","api":"erp","method":"GET","path":"/v2/returns","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"returnNumber","place":"query","kind":"text"},{"name":"customerId","place":"query","kind":"text"},{"name":"IsExisting","place":"query","kind":"boolean"},{"name":"salesOrderId","place":"query","kind":"text"},{"name":"returnStateId","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns","does":"list","parents":[]}},
  {"id":"Return_CreateReturn","api":"erp","method":"POST","path":"/v2/returns","scopes":["returns.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns","does":"create","parents":[]}},
  {"id":"ReturnState_QueryReturnStates","api":"erp","method":"GET","path":"/v2/returnStates","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returnStates","does":"list","parents":[]}},
  {"id":"SalesChannel_GetSalesChannels","api":"erp","method":"GET","path":"/v2/salesChannels","scopes":["saleschannels.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesChannels","does":"list","parents":[]}},
  {"id":"ShippingClass_CreateShippingClass","api":"erp","method":"POST","path":"/v2/shippingclass/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"shippingClasses","does":"create","parents":[]}},
  {"id":"ShippingClass_QueryShippingClasses","api":"erp","method":"GET","path":"/v2/shippingClasses","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"shippingClasses","does":"list","parents":[]}},
  {"id":"ShippingMethod_QueryShippingMethods","api":"erp","method":"GET","path":"/v2/shippingMethods","scopes":["deliveries.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"shippingMethods","does":"list","parents":[]}},
  {"id":"Stock_QueryStocksPerItem","api":"erp","method":"GET","path":"/v2/stocks","scopes":["inventories.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemId","place":"query","kind":"text"},{"name":"warehouseId","place":"query","kind":"text"},{"name":"storageLocationId","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"stocks","does":"list","parents":[]}},
  {"id":"Stock_StockAdjustment","api":"erp","method":"POST","path":"/v2/stocks","scopes":["inventories.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"disableAutomaticWorkflows","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"stocks","does":"act","parents":[]}},
  {"id":"Stock_QueryStockChanges","api":"erp","method":"GET","path":"/v2/stocks/changes","scopes":["inventories.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemId","place":"query","kind":"text"},{"name":"startDate","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"stocks/changes","does":"list","parents":[]}},
  {"id":"Stock_QuerySerialNumberPerWarehouse","api":"erp","method":"GET","path":"/v2/stocks/serialnumbers","scopes":["inventories.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemId","place":"query","kind":"text"},{"name":"warehouseId","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"stocks/serialNumbers","does":"list","parents":[]}},
  {"id":"Supplier_QuerySuppliers","api":"erp","method":"GET","path":"/v2/suppliers","scopes":["suppliers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"lastChangedSince","place":"query","kind":"text"},{"name":"lastChangedUntil","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"suppliers","does":"list","parents":[]}},
  {"id":"TransactionStatus_QueryTransactionStatus","api":"erp","method":"GET","path":"/v2/transactionStatuses","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"transactionStatuses","does":"list","parents":[]}},
  {"id":"UnitsOfMeasure_QuerySalesUnits","api":"erp","method":"GET","path":"/v2/unitsOfMeasure/salesUnits","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"list","parents":[]}},
  {"id":"UnitsOfMeasure_CreateSalesUnit","api":"erp","method":"POST","path":"/v2/unitsOfMeasure/salesUnits","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"create","parents":[]}},
  {"id":"UnitsOfMeasure_QueryUnitsOfMeasurement","api":"erp","method":"GET","path":"/v2/unitsOfMeasure/unitsOfMeasurement","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"list","parents":[]}},
  {"id":"UnitsOfMeasure_CreateUnitOfMeasurement","api":"erp","method":"POST","path":"/v2/unitsOfMeasure/unitsOfMeasurement","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"create","parents":[]}},
  {"id":"Warehouse_QueryWarehouses","api":"erp","method":"GET","path":"/v2/warehouses","scopes":["warehouse.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"isActive","place":"query","kind":"boolean"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"warehouses","does":"list","parents":[]}},
  {"id":"Warehouse_QueryStorageLocationType","api":"erp","method":"GET","path":"/v2/warehouses/storagelocationtypes","scopes":["warehouse.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"warehouses/storageLocationTypes","does":"list","parents":[]}},
  {"id":"Warehouse_QueryWarehouseTypes","api":"erp","method":"GET","path":"/v2/warehouses/types","scopes":["warehouse.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"warehouses/types","does":"list","parents":[]}},
  {"id":"WorkbenchResources_CreateWorkbenchResource","api":"erp","method":"POST","path":"/v2/workbenchResources/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"workbenchResources","does":"create","parents":[]}},
  {"id":"WorkbenchResourceTypes_CreateWorkbenchResourceType","api":"erp","method":"POST","path":"/v2/workbenchResourceTypes/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"workbenchResourceTypes","does":"create","parents":[]}},
  {"id":"Worker_GetWorkerSyncs","api":"erp","method":"GET","path":"/v2/workers","scopes":["system.worker.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"workers/syncs","does":"list","parents":[]}},
  {"id":"Worker_GetWorkerStatus","api":"erp","method":"GET","path":"/v2/workers/status","scopes":["system.worker.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"syncId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"workers/syncStatuses","does":"list","parents":[]}},
  {"id":"Category_GetCategory","api":"erp","method":"GET","path":"/v2/category/{categoryId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"categories","does":"get","id":"categoryId","parents":[]}},
  {"id":"Categories_UpdateCategory","api":"erp","method":"PATCH","path":"/v2/categories/{categoryId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"categories","does":"update","id":"categoryId","parents":[]}},
  {"id":"Categories_DeleteCategory","api":"erp","method":"DELETE","path":"/v2/categories/{categoryId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"categories","does":"delete","id":"categoryId","parents":[]}},
  {"id":"Wms_QueryPickLists","api":"erp","method":"GET","path":"/v2/wms/{warehouseId}/picklists","scopes":["picklists.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickLists","does":"list","parents":["warehouseId"]}},
  {"id":"WMS_CreatePickList","api":"erp","method":"POST","path":"/v2/wms/{warehouseId}/picklists","scopes":["picklists.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"warehouseId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickLists","does":"create","parents":["warehouseId"]}},
  {"id":"Shipment_DownloadLabel","api":"erp","method":"GET","path":"/v2/shipment/label/{packageId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"packageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"shipments/labels","does":"download","id":"packageId","parents":[]}},
  {"id":"ShipmentPackages_QueryOrderData","api":"erp","method":"GET","path":"/v2/package/QueryOrderData/{packageId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"packageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"shipments/packageOrderData","does":"get","id":"packageId","parents":[]}},
  {"id":"Shipment_PackageWeight","api":"erp","method":"POST","path":"/v2/shipment/wms/shippingLine/packages/{packageId}/packageWeight","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"packageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"shipments","does":"act","id":"packageId","parents":[]}},
  {"id":"Offer_Print","api":"erp","method":"POST","path":"/v2/offer/{offerId}/output/print","scopes":["offers.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"offerId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"offers","does":"print","id":"offerId","parents":[]}},
  {"id":"Offer_Mail","api":"erp","method":"POST","path":"/v2/offer/{offerId}/output/mail","scopes":["offers.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"offerId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"offers","does":"mail","id":"offerId","parents":[]}},
  {"id":"Offer_RenderPdf","api":"erp","method":"POST","path":"/v2/offer/{offerId}/output/pdf","scopes":["offers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"offerId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"offers","does":"download","id":"offerId","parents":[]}},
  {"id":"CreditNote_Print","api":"erp","method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/print","scopes":["salesinvoicecorrections.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"creditNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes","does":"print","id":"creditNoteId","parents":[]}},
  {"id":"CreditNote_Mail","api":"erp","method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/mail","scopes":["salesinvoicecorrections.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"creditNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes","does":"mail","id":"creditNoteId","parents":[]}},
  {"id":"CreditNote_RenderPdf","api":"erp","method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/pdf","scopes":["salesinvoicecorrections.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"creditNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"creditNotes","does":"download","id":"creditNoteId","parents":[]}},
  {"id":"SalesInvoiceCorrection_FinalizeSalesInvoiceCorrection","api":"erp","method":"POST","path":"/v2/salesInvoiceCorrections/{salesInvoiceCorrectionId}/finalize","scopes":["salesinvoicecorrections.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesInvoiceCorrectionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes","does":"act","id":"salesInvoiceCorrectionId","parents":[]}},
  {"id":"AppRegistration_Fetch","api":"erp","method":"GET","path":"/v2/authentication/{registrationId}","scopes":[],"credentials":[],"bodyTypes":[],"status":200,"parameters":[{"name":"registrationId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id"],"record":{"name":"appRegistrations","does":"get","id":"registrationId","parents":[]}},
  {"id":"AppRegistration_RegisterInstance","api":"erp","method":"POST","path":"/v2/authentication/{registrationId}","scopes":[],"credentials":[],"bodyTypes":[],"status":200,"parameters":[{"name":"registrationId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id"],"record":{"name":"appRegistrations","does":"act","id":"registrationId","parents":[]}},
  {"id":"Authentication_UpdateForeignAppByAppId","api":"erp","method":"PATCH","path":"/v2/authentication/foreign/{appId}/app","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"appId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"update","parents":["appId"]}},
  {"id":"Authentication_RemoveForeignAppByAppId","api":"erp","method":"DELETE","path":"/v2/authentication/foreign/{appId}/app","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"appId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"delete","parents":["appId"]}},
  {"id":"Authentication_UpdateForeignAppByRegistrationId","api":"erp","method":"PATCH","path":"/v2/authentication/foreign/{registrationId}/registration","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"registrationId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"update","parents":["registrationId"]}},
  {"id":"Authentication_RemoveForeignAppByRegistrationId","api":"erp","method":"DELETE","path":"/v2/authentication/foreign/{registrationId}/registration","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"registrationId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"delete","parents":["registrationId"]}},
  {"id":"Attributes_UpdateAttribute","api":"erp","method":"PATCH","path":"/v2/attributes/{attributeId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"attributeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"attributes","does":"update","id":"attributeId","parents":[]}},
  {"id":"Attributes_DeleteAttribute","api":"erp","method":"DELETE","path":"/v2/attributes/{attributeId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"attributeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"attributes","does":"delete","id":"attributeId","parents":[]}},
  {"id":"SalesOrder_UpdateSalesOrder","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"recalculateTax","place":"query","kind":"number"},{"name":"disableAutomaticWorkflows","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"update","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_CancelSalesOrder","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/cancel","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"act","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_NewInvoice","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/createinvoice","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderFiles","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/files","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/files","does":"list","parents":["salesOrderId"]}},
  {"id":"SalesOrder_CreateSalesOrderFile","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/files","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/files","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderLineItems","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/lineitems","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItems","does":"list","parents":["salesOrderId"]}},
  {"id":"SalesOrder_CreateSalesOrderLineItem","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/lineitems","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItems","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderNotes","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/notes","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/notes","does":"list","parents":["salesOrderId"]}},
  {"id":"SalesOrder_CreateSalesOrderNote","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/notes","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/notes","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_MailSalesOrder","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/output/mail","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"mail","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_PdfSalesOrder","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/output/pdf","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"salesOrders","does":"download","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_PrintSalesOrder","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/output/print","scopes":["salesorders.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"print","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_SetSalesOrderPayment","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/setpayment","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/payments","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_UndoSalesOrderCancellation","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/undocancellation","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"act","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_TriggerSalesOrderWorkflowEvent","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/workflowEvents","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"act","id":"salesOrderId","parents":[]}},
  {"id":"Companydetails_GetCompanyById","api":"erp","method":"GET","path":"/v2/company/{companyId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"companyId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"companies","does":"get","id":"companyId","parents":[]}},
  {"id":"NumberRanges_GetNumberRange","api":"erp","method":"GET","path":"/v2/configuration/numberRanges/{numberRangeId}","scopes":["system.config.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"get","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_CreateNumberRange","api":"erp","method":"POST","path":"/v2/configuration/numberRanges/{numberRangeId}","scopes":["system.config.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"act","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_UpdateNumberRange","api":"erp","method":"PUT","path":"/v2/configuration/numberRanges/{numberRangeId}","scopes":["system.config.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"replace","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_DeleteNumberRange","api":"erp","method":"DELETE","path":"/v2/configuration/numberRanges/{numberRangeId}","scopes":["system.config.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"delete","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_NumberRangeIncrement","api":"erp","method":"POST","path":"/v2/configuration/numberRanges/{numberRangeId}/increment","scopes":["system.config.write"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"},{"name":"companyId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"act","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_NumberRangePreview","api":"erp","method":"GET","path":"/v2/configuration/numberRanges/{numberRangeId}/preview","scopes":["orders.read","items.read","system.config.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"},{"name":"companyId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"act","id":"numberRangeId","parents":[]}},
  {"id":"CustomerDomain_GetCustomerById","api":"erp","method":"GET","path":"/v2/customer/{customerId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"customers","does":"get","id":"customerId","parents":[]}},
  {"id":"Customer_UpdateCustomer","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"update","id":"customerId","parents":[]}},
  {"id":"Customer_DeleteCustomer","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"delete","id":"customerId","parents":[]}},
  {"id":"Customer_PostCustomerHistory","api":"erp","method":"POST","path":"/v2/customers/{customerId}/addHistory","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/historyEntries","does":"create","parents":["customerId"]}},
  {"id":"Customer_CreateCustomerBankAccount","api":"erp","method":"POST","path":"/v2/customers/{customerId}/bankaccounts","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/bankAccounts","does":"create","parents":["customerId"]}},
  {"id":"Customer_CreateCustomerContact","api":"erp","method":"POST","path":"/v2/customers/{customerId}/contacts","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/contacts","does":"create","parents":["customerId"]}},
  {"id":"Customer_CreateCustomerNote","api":"erp","method":"POST","path":"/v2/customers/{customerId}/notes","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/notes","does":"create","parents":["customerId"]}},
  {"id":"Customer_TriggerCustomerWorkflowEvent","api":"erp","method":"POST","path":"/v2/customers/{customerId}/workflowEvents","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"act","id":"customerId","parents":[]}},
  {"id":"Customer_ErpAppGetCustomer","api":"erp","method":"GET","path":"/v2/wawiapp/customers/{customerId}","scopes":["erpapp.all"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"get","id":"customerId","parents":[]}},
  {"id":"Customer_ErpAppUpdateCustomer","api":"erp","method":"PATCH","path":"/v2/wawiapp/customers/{customerId}","scopes":["erpapp.all"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"update","id":"customerId","parents":[]}},
  {"id":"CustomerCategory_GetCustomerCategory","api":"erp","method":"GET","path":"/v2/customerCategories/{customercategoryId}","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customercategoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"get","id":"customercategoryId","parents":[]}},
  {"id":"CustomerCategory_UpdateCustomerCategory","api":"erp","method":"PATCH","path":"/v2/customerCategories/{customercategoryId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customercategoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"update","id":"customercategoryId","parents":[]}},
  {"id":"CustomerCategory_DeleteCustomerCategory","api":"erp","method":"DELETE","path":"/v2/customerCategories/{customercategoryId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customercategoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"delete","id":"customercategoryId","parents":[]}},
  {"id":"CustomerGroup_GetCustomerGroup","api":"erp","method":"GET","path":"/v2/customerGroups/{customergroupId}","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customergroupId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"get","id":"customergroupId","parents":[]}},
  {"id":"CustomerGroup_UpdateCustomerGroup","api":"erp","method":"PATCH","path":"/v2/customerGroups/{customergroupId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customergroupId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"update","id":"customergroupId","parents":[]}},
  {"id":"CustomerGroup_DeleteCustomerGroup","api":"erp","method":"DELETE","path":"/v2/customerGroups/{customergroupId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customergroupId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"delete","id":"customergroupId","parents":[]}},
  {"id":"CustomFields_UpdateCustomField","api":"erp","method":"PATCH","path":"/v2/customfields/{customFieldId}","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customFieldId","place":"path","kind":"text"},{"name":"referenceType","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"update","id":"customFieldId","parents":[]}},
  {"id":"CustomFields_DeleteCustomField","api":"erp","method":"DELETE","path":"/v2/customfields/{customFieldId}","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customFieldId","place":"path","kind":"text"},{"name":"referenceType","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"delete","id":"customFieldId","parents":[]}},
  {"id":"CustomFields_GetCustomField","api":"erp","method":"GET","path":"/v2/customfields/byId/{customFieldId}","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customFieldId","place":"path","kind":"text"},{"name":"referenceType","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"get","id":"customFieldId","parents":[]}},
  {"id":"CustomFields_QueryCustomFields","api":"erp","method":"GET","path":"/v2/customfields/byReferenceType/{referenceType}","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"referenceType","place":"path","kind":"number"},{"name":"groupName","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"list","parents":["referenceType"]}},
  {"id":"DeliveryNote_GetDeliveryNote","api":"erp","method":"GET","path":"/v2/deliveryNotes/{deliveryNoteId}","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"get","id":"deliveryNoteId","parents":[]}},
  {"id":"DeliveryNote_MailDeliveryNote","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/output/mail","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"mail","id":"deliveryNoteId","parents":[]}},
  {"id":"DeliveryNote_PdfDeliveryNote","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/output/pdf","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"deliveryNotes","does":"download","id":"deliveryNoteId","parents":[]}},
  {"id":"DeliveryNote_PrintDeliveryNote","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/output/print","scopes":["deliverynotes.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"print","id":"deliveryNoteId","parents":[]}},
  {"id":"DeliveryNote_GetDeliveryNotePackages","api":"erp","method":"GET","path":"/v2/deliveryNotes/{deliveryNoteId}/packages","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes/packages","does":"list","parents":["deliveryNoteId"]}},
  {"id":"DeliveryNote_PostPackageDataForDeliveryNote","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/packages","scopes":["deliverynotes.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes/packages","does":"create","parents":["deliveryNoteId"]}},
  {"id":"DeliveryNote_PatchPackageData","api":"erp","method":"PATCH","path":"/v2/deliveryNotes/packages/{packageId}","scopes":["deliverynotes.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"packageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes/packages","does":"update","id":"packageId","parents":[]}},
  {"id":"Extensibility_GetExtension","api":"erp","method":"GET","path":"/v2/extensions/{extensionId}","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"extensionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"get","id":"extensionId","parents":[]}},
  {"id":"Extensibility_UpdateExtension","api":"erp","method":"PATCH","path":"/v2/extensions/{extensionId}","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"extensionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"update","id":"extensionId","parents":[]}},
  {"id":"Extensibility_DeleteExtension","api":"erp","method":"DELETE","path":"/v2/extensions/{extensionId}","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"extensionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"delete","id":"extensionId","parents":[]}},
  {"id":"Extensibility_PutExtensionManifest","api":"erp","method":"PUT","path":"/v2/extensions/{extensionId}/manifest","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"extensionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions/manifests","does":"replace","parents":["extensionId"]}},
  {"id":"File_DownloadFile","api":"erp","method":"GET","path":"/v2/file/{key}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"key","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"fileType":"application/octet-stream","record":{"name":"files","does":"download","id":"key","parents":[]}},
  {"id":"Invoice_GetInvoice","api":"erp","method":"GET","path":"/v2/invoices/{invoiceId}","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"get","id":"invoiceId","parents":[]}},
  {"id":"Invoice_CancelInvoice","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/cancel","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"act","id":"invoiceId","parents":[]}},
  {"id":"Invoice_FinalizeInvoice","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/finalize","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"act","id":"invoiceId","parents":[]}},
  {"id":"Invoice_QueryInvoiceLineItems","api":"erp","method":"GET","path":"/v2/invoices/{invoiceId}/lineitems","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices/lineItems","does":"list","parents":["invoiceId"]}},
  {"id":"Invoice_MailInvoice","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/output/mail","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"invoiceId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"mail","id":"invoiceId","parents":[]}},
  {"id":"Invoice_PdfInvoice","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/output/pdf","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"invoiceId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"invoices","does":"download","id":"invoiceId","parents":[]}},
  {"id":"Invoice_PrintInvoice","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/output/print","scopes":["invoices.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"invoiceId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"print","id":"invoiceId","parents":[]}},
  {"id":"Invoice_SetInvoicePayment","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/setpayment","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices/payments","does":"create","parents":["invoiceId"]}},
  {"id":"Invoice_TriggerInvoiceWorkflowEvent","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/workflowEvents","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"act","id":"invoiceId","parents":[]}},
  {"id":"ItemFiles_DownloadItemImageById","api":"erp","method":"GET","path":"/v2/ItemFiles/GetImageById/{imageId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"imageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"items/images","does":"download","id":"imageId","parents":[]}},
  {"id":"ItemFiles_DownloadItemPreviewImageById","api":"erp","method":"GET","path":"/v2/ItemFiles/GetPreviewImageById/{imageId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"imageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"items/images","does":"download","id":"imageId","parents":[]}},
  {"id":"Itemdetails_GetItemById","api":"erp","method":"GET","path":"/v2/items/{id}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"items","does":"get","id":"id","parents":[]}},
  {"id":"Item_UpdateItem","api":"erp","method":"PATCH","path":"/v2/items/{id}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items","does":"update","id":"id","parents":[]}},
  {"id":"Item_GetItemAttributes","api":"erp","method":"GET","path":"/v2/items/{itemid}/attributes","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/attributes","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemAttributes","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/attributes","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/attributes","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemBom","api":"erp","method":"GET","path":"/v2/items/{itemid}/bom","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/bom","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemBom","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/bom","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/bom","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemBundles","api":"erp","method":"GET","path":"/v2/items/{itemid}/bundles","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/bundles","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemBundles","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/bundles","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/bundles","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemCategories","api":"erp","method":"GET","path":"/v2/items/{itemid}/categories","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/categories","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemCategories","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/categories","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/categories","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemConfigurationGroups","api":"erp","method":"GET","path":"/v2/items/{itemid}/configurationgroups","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/configurationGroups","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemConfigurationGroups","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/configurationgroups","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/configurationGroups","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemCrossSellingGroups","api":"erp","method":"GET","path":"/v2/items/{itemid}/crosssellinggroups","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/crossSellingGroups","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemCrossSellingGroups","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/crosssellinggroups","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/crossSellingGroups","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemDescriptions","api":"erp","method":"GET","path":"/v2/items/{itemid}/descriptions","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/descriptions","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemDescriptions","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/descriptions","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/descriptions","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemFeatures","api":"erp","method":"GET","path":"/v2/items/{itemid}/features","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/features","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemFeatures","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/features","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/features","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemIdentifiers","api":"erp","method":"GET","path":"/v2/items/{itemid}/identifiers","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/identifiers","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemIdentifiers","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/identifiers","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/identifiers","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemOrderingConstraints","api":"erp","method":"GET","path":"/v2/items/{itemid}/orderingconstraints","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/orderingConstraints","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemOrderingConstraints","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/orderingconstraints","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/orderingConstraints","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemMeasurements","api":"erp","method":"GET","path":"/v2/items/{itemid}/packagingconstraints","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/measurements","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemMeasurements","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/packagingconstraints","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/measurements","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemPrices","api":"erp","method":"GET","path":"/v2/items/{itemid}/prices","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/prices","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemPrices","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/prices","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/prices","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemStorageConstraints","api":"erp","method":"GET","path":"/v2/items/{itemid}/storageconstraints","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/storageConstraints","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemStorageConstraints","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/storageconstraints","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/storageConstraints","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemSuppliers","api":"erp","method":"GET","path":"/v2/items/{itemid}/suppliers","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/suppliers","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemSuppliers","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/suppliers","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/suppliers","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemUnitPricing","api":"erp","method":"GET","path":"/v2/items/{itemid}/unitpricing","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/unitPricing","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemUnitPricing","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/unitpricing","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/unitPricing","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemVariations","api":"erp","method":"GET","path":"/v2/items/{itemid}/variations","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/variations","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemVariations","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/variations","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/variations","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemWarehouseConstraints","api":"erp","method":"GET","path":"/v2/items/{itemid}/warehouseconstraints","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/warehouseConstraints","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemWarehouseConstraints","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/warehouseconstraints","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/warehouseConstraints","does":"update","parents":["itemid"]}},
  {"id":"Item_QueryItemImageData","api":"erp","method":"GET","path":"/v2/items/imagedata/{imageId}","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"imageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"items/images","does":"download","id":"imageId","parents":[]}},
  {"id":"Label_GetLabel","api":"erp","method":"GET","path":"/v2/labels/{labelId}","scopes":["labels.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"labelId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"get","id":"labelId","parents":[]}},
  {"id":"Label_UpdateLabel","api":"erp","method":"PATCH","path":"/v2/labels/{labelId}","scopes":["labels.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"labelId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"update","id":"labelId","parents":[]}},
  {"id":"Label_DeleteLabel","api":"erp","method":"DELETE","path":"/v2/labels/{labelId}","scopes":["labels.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"labelId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"delete","id":"labelId","parents":[]}},
  {"id":"Manufacturer_GetManufacturer","api":"erp","method":"GET","path":"/v2/manufacturers/{manufacturerId}","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"manufacturerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"get","id":"manufacturerId","parents":[]}},
  {"id":"Manufacturer_UpdateManufacturer","api":"erp","method":"PATCH","path":"/v2/manufacturers/{manufacturerId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"manufacturerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"update","id":"manufacturerId","parents":[]}},
  {"id":"Manufacturer_DeleteManufacturer","api":"erp","method":"DELETE","path":"/v2/manufacturers/{manufacturerId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"manufacturerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"delete","id":"manufacturerId","parents":[]}},
  {"id":"ProductGroup_UpdateProductGroup","api":"erp","method":"PATCH","path":"/v2/productGroups/{id}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"productGroups","does":"update","id":"id","parents":[]}},
  {"id":"ProductGroup_DeleteProductGroup","api":"erp","method":"DELETE","path":"/v2/productGroups/{id}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"productGroups","does":"delete","id":"id","parents":[]}},
  {"id":"Property_QueryPropertyValues","api":"erp","method":"GET","path":"/v2/properties/{propertyId}/values","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"propertyId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/values","does":"list","parents":["propertyId"]}},
  {"id":"Property_CreatePropertyValue","api":"erp","method":"POST","path":"/v2/properties/{propertyId}/values","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"propertyId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/values","does":"create","parents":["propertyId"]}},
  {"id":"Return_GetReturn","api":"erp","method":"GET","path":"/v2/returns/{returnId}","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"returnId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns","does":"get","id":"returnId","parents":[]}},
  {"id":"Return_QueryReturnLineItems","api":"erp","method":"GET","path":"/v2/returns/{returnId}/lineitems","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"returnId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns/lineItems","does":"list","parents":["returnId"]}},
  {"id":"Return_QueryReturnPackages","api":"erp","method":"GET","path":"/v2/returns/{returnId}/packages","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"returnId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns/packages","does":"list","parents":["returnId"]}},
  {"id":"UnitsOfMeasure_GetSalesUnit","api":"erp","method":"GET","path":"/v2/unitsOfMeasure/salesUnits/{salesUnitId}","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesUnitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"get","id":"salesUnitId","parents":[]}},
  {"id":"UnitsOfMeasure_UpdateSalesUnit","api":"erp","method":"PATCH","path":"/v2/unitsOfMeasure/salesUnits/{salesUnitId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"salesUnitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"update","id":"salesUnitId","parents":[]}},
  {"id":"UnitsOfMeasure_DeleteSalesUnit","api":"erp","method":"DELETE","path":"/v2/unitsOfMeasure/salesUnits/{salesUnitId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesUnitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"delete","id":"salesUnitId","parents":[]}},
  {"id":"UnitsOfMeasure_GetUnitOfMeasurement","api":"erp","method":"GET","path":"/v2/unitsOfMeasure/unitsOfMeasurement/{unitId}","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"unitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"get","id":"unitId","parents":[]}},
  {"id":"UnitsOfMeasure_UpdateUnitOfMeasurement","api":"erp","method":"PATCH","path":"/v2/unitsOfMeasure/unitsOfMeasurement/{unitId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"unitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"update","id":"unitId","parents":[]}},
  {"id":"UnitsOfMeasure_DeleteUnitOfMeasurement","api":"erp","method":"DELETE","path":"/v2/unitsOfMeasure/unitsOfMeasurement/{unitId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"unitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"delete","id":"unitId","parents":[]}},
  {"id":"Warehouse_QueryStorageLocations","api":"erp","method":"GET","path":"/v2/warehouses/{warehouseId}/storagelocations","scopes":["warehouse.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"warehouses/storageLocations","does":"list","parents":["warehouseId"]}},
  {"id":"WorkbenchResources_QueryWorkbenchResourceById","api":"erp","method":"GET","path":"/v2/workbenchResources/{id}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"workbenchResources","does":"get","id":"id","parents":[]}},
  {"id":"WorkbenchResourceTypes_QueryWorkbenchResourceTypeById","api":"erp","method":"GET","path":"/v2/workbenchResourceTypes/{id}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"workbenchResourceTypes","does":"get","id":"id","parents":[]}},
  {"id":"Worker_ConfigureSync","api":"erp","method":"POST","path":"/v2/workers/{syncId}","scopes":["system.worker.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"syncId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"workers/syncs","does":"update","id":"syncId","parents":[]}},
  {"id":"Worker_SyncControl","api":"erp","method":"PUT","path":"/v2/workers/{syncId}","scopes":["system.worker.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"syncId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"workers","does":"act","id":"syncId","parents":[]}},
  {"id":"WMS_QueryPickListPosition","api":"erp","method":"GET","path":"/v2/wms/{warehouseId}/picklists/{picklistId}","scopes":["picklists.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"picklistId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickListPositions","does":"list","parents":["warehouseId","picklistId"]}},
  {"id":"SalesOrder_UpdateSalesOrderCustomField","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/customfields/{customfieldId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"customfieldId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/customFieldValues","does":"update","id":"customfieldId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_DeleteSalesOrderCustomField","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/customfields/{customfieldId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"customfieldId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/customFieldValues","does":"delete","id":"customfieldId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderFileData","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"salesOrders/files","does":"download","id":"salesOrderFileId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_UpdateSalesOrderFile","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/files","does":"update","id":"salesOrderFileId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_DeleteSalesOrderFile","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/files","does":"delete","id":"salesOrderFileId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_UpdateSalesOrderLineItem","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItems","does":"update","id":"salesOrderLineItemId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_DeleteSalesOrderLineItem","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItems","does":"delete","id":"salesOrderLineItemId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderLineItemFiles","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItemFiles","does":"list","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"SalesOrder_CreateSalesOrderLineItemFile","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItemFiles","does":"create","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"SalesOrder_UpdateSalesOrderNote","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/notes/{noteId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"noteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/notes","does":"update","id":"noteId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_DeleteSalesOrderNote","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/notes/{noteId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"noteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/notes","does":"delete","id":"noteId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_TriggerSalesOrderWorkflow","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/workflow/{workflowEventId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"workflowEventId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"act","id":"salesOrderId","parents":[]}},
  {"id":"Customer_UpdateCustomerAddress","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/addresses/{addressId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"addressId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/addresses","does":"update","id":"addressId","parents":["customerId"]}},
  {"id":"Customer_UpdateCustomerBankAccount","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/bankaccounts/{customerBankAccountId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customerBankAccountId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/bankAccounts","does":"update","id":"customerBankAccountId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerBankAccount","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/bankaccounts/{customerBankAccountId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customerBankAccountId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/bankAccounts","does":"delete","id":"customerBankAccountId","parents":["customerId"]}},
  {"id":"Customer_UpdateCustomerContact","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/contacts/{customerContactId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customerContactId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/contacts","does":"update","id":"customerContactId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerContact","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/contacts/{customerContactId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customerContactId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/contacts","does":"delete","id":"customerContactId","parents":["customerId"]}},
  {"id":"Customer_UpdateCustomerCustomField","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/customfields/{customfieldId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customfieldId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/customFieldValues","does":"update","id":"customfieldId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerCustomField","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/customfields/{customfieldId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customfieldId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/customFieldValues","does":"delete","id":"customfieldId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerHistory","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/deleteHistory/{historyKey}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"historyKey","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/historyEntries","does":"delete","id":"historyKey","parents":["customerId"]}},
  {"id":"Customer_UpdateCustomerNote","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/notes/{noteId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"noteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/notes","does":"update","id":"noteId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerNote","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/notes/{noteId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"noteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/notes","does":"delete","id":"noteId","parents":["customerId"]}},
  {"id":"CustomFields_UpdateCustomFieldGroup","api":"erp","method":"PATCH","path":"/v2/customfields/groups/{groupName}/{referenceType}","scopes":["customfields.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"groupName","place":"path","kind":"text"},{"name":"referenceType","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields/groups","does":"update","parents":["groupName","referenceType"]}},
  {"id":"CustomFields_DeleteCustomFieldGroup","api":"erp","method":"DELETE","path":"/v2/customfields/groups/{groupName}/{referenceType}","scopes":["customfields.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"groupName","place":"path","kind":"text"},{"name":"referenceType","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields/groups","does":"delete","parents":["groupName","referenceType"]}},
  {"id":"DeliveryNote_TriggerDeliveryNoteWorkflow","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/workflow/{workflowEventId}","scopes":["deliverynotes.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"},{"name":"workflowEventId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"act","id":"deliveryNoteId","parents":[]}},
  {"id":"Invoice_TriggerInvoiceWorkflow","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/workflow/{workflowEventId}","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"invoiceId","place":"path","kind":"text"},{"name":"workflowEventId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"act","id":"invoiceId","parents":[]}},
  {"id":"Property_UpdatePropertyValue","api":"erp","method":"PATCH","path":"/v2/properties/{propertyId}/values/{propertyValueId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/values","does":"update","id":"propertyValueId","parents":["propertyId"]}},
  {"id":"Property_DeletePropertyValue","api":"erp","method":"DELETE","path":"/v2/properties/{propertyId}/values/{propertyValueId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/values","does":"delete","id":"propertyValueId","parents":["propertyId"]}},
  {"id":"Property_QueryPropertyValueDescriptions","api":"erp","method":"GET","path":"/v2/properties/{propertyId}/values/{propertyValueId}/descriptions","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/valueDescriptions","does":"list","parents":["propertyId","propertyValueId"]}},
  {"id":"Property_CreatePropertyValueDescription","api":"erp","method":"POST","path":"/v2/properties/{propertyId}/values/{propertyValueId}/descriptions","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/valueDescriptions","does":"create","parents":["propertyId","propertyValueId"]}},
  {"id":"WMS_DeletePickListPosition","api":"erp","method":"DELETE","path":"/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}","scopes":["picklists.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"picklistId","place":"path","kind":"text"},{"name":"picklistPositionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickListPositions","does":"delete","id":"picklistPositionId","parents":["warehouseId","picklistId"]}},
  {"id":"WMS_ChangeReservation","api":"erp","method":"PATCH","path":"/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/changeReservation","scopes":["picklists.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"picklistId","place":"path","kind":"text"},{"name":"picklistPositionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms","does":"act","id":"picklistPositionId","parents":["warehouseId","picklistId"]}},
  {"id":"WMS_PickPosition","api":"erp","method":"PATCH","path":"/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/pickPosition","scopes":["picklists.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"picklistId","place":"path","kind":"text"},{"name":"picklistPositionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms","does":"act","id":"picklistPositionId","parents":["warehouseId","picklistId"]}},
  {"id":"SalesOrder_QuerySalesOrderLineItemFileData","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"},{"name":"salesOrderLineItemFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"salesOrders/lineItemFiles","does":"download","id":"salesOrderLineItemFileId","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"SalesOrder_UpdateSalesOrderLineItemFile","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"},{"name":"salesOrderLineItemFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItemFiles","does":"update","id":"salesOrderLineItemFileId","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"SalesOrder_DeleteSalesOrderLineItemFile","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"},{"name":"salesOrderLineItemFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItemFiles","does":"delete","id":"salesOrderLineItemFileId","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"Property_UpdatePropertyValueDescription","api":"erp","method":"PATCH","path":"/v2/properties/{propertyId}/values/{propertyValueId}/descriptions/{languageIso}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"},{"name":"languageIso","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/valueDescriptions","does":"update","id":"languageIso","parents":["propertyId","propertyValueId"]}},
  {"id":"Property_DeletePropertyValueDescription","api":"erp","method":"DELETE","path":"/v2/properties/{propertyId}/values/{propertyValueId}/descriptions/{languageIso}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"},{"name":"languageIso","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/valueDescriptions","does":"delete","id":"languageIso","parents":["propertyId","propertyValueId"]}},
  {"id":"Tax_GetItemRate","api":"erp","method":"GET","path":"/v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}","scopes":["taxes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemId","place":"path","kind":"text"},{"name":"companyId","place":"path","kind":"text"},{"name":"departureCountryISO","place":"path","kind":"text"},{"name":"shipmentCountryISO","place":"path","kind":"text"},{"name":"taxNumber","place":"query","kind":"text"},{"name":"invoiceCountryISO","place":"query","kind":"text"},{"name":"invoiceCountryStateISO","place":"query","kind":"text"},{"name":"shipmentCountryStateISO","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"taxes/itemRates","does":"get","id":"itemId","parents":[]}},
  {"id":"Tax_GetClassRate","api":"erp","method":"GET","path":"/v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}","scopes":["taxes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"taxClassId","place":"path","kind":"text"},{"name":"companyId","place":"path","kind":"text"},{"name":"departureCountryISO","place":"path","kind":"text"},{"name":"shipmentCountryISO","place":"path","kind":"text"},{"name":"taxNumber","place":"query","kind":"text"},{"name":"invoiceCountryISO","place":"query","kind":"text"},{"name":"invoiceCountryStateISO","place":"query","kind":"text"},{"name":"shipmentCountryStateISO","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"taxes/classRates","does":"get","id":"shipmentCountryISO","parents":["taxClassId","companyId","departureCountryISO"]}},
  {"id":"Auth_ExchangeRefreshToken","api":"channel","method":"POST","path":"/v1/auth","scopes":[],"credentials":[],"bodyTypes":["application/x-www-form-urlencoded"],"status":200,"parameters":[],"files":[],"headers":[],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"Auth_CreateSellerToken","api":"channel","method":"POST","path":"/v1/auth/create/seller-token","scopes":[],"credentials":[],"bodyTypes":[],"status":200,"parameters":[{"name":"pin","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"PublicChannels_List","api":"channel","method":"GET","path":"/v1/public/channel","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"offset","place":"query","kind":"number"},{"name":"limit","place":"query","kind":"number"},{"name":"marketplace","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"public-channel-answer"},
  {"id":"Self_Get","api":"channel","method":"GET","path":"/v1/channel","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Self_Update","api":"channel","method":"PATCH","path":"/v1/channel","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Self_RequestMfaPin","api":"channel","method":"GET","path":"/v1/channel/mfa-pin","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_List","api":"channel","method":"GET","path":"/v1/channel/seller/list","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_Create","api":"channel","method":"POST","path":"/v1/channel/seller","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_Update","api":"channel","method":"PATCH","path":"/v1/channel/seller","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_GetUpdateSession","api":"channel","method":"GET","path":"/v1/channel/seller/update-session","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"session","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_GetSignupSession","api":"channel","method":"GET","path":"/v1/channel/seller/signup-session","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"session","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"ChannelCategories_Replace","api":"channel","method":"PUT","path":"/v1/channel/categories","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":3600}},
  {"id":"ChannelCategories_Get","api":"channel","method":"GET","path":"/v1/channel/categories","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":3600},"notShown":"seller-meta-answers"},
  {"id":"Attributes_ReplaceGlobal","api":"channel","method":"PUT","path":"/v1/channel/attribute/global","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["content-encoding","accept-language"],"rateLimit":{"requests":10,"perSeconds":3600}},
  {"id":"Attributes_GetGlobal","api":"channel","method":"GET","path":"/v1/channel/attribute/global","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":3600},"notShown":"seller-meta-answers"},
  {"id":"Attributes_DeleteOfCategory","api":"channel","method":"DELETE","path":"/v1/channel/attribute/category","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[{"name":"categoryId","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":86400,"perSeconds":86400}},
  {"id":"Prices_CreateType","api":"channel","method":"POST","path":"/v1/channel/price","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Rules_ReplacePayment","api":"channel","method":"PUT","path":"/v1/channel/payment-rules","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Rules_ReplaceShipping","api":"channel","method":"PUT","path":"/v1/channel/shipping-rules","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Offers_ReportInProgress","api":"channel","method":"POST","path":"/v1/channel/offer/in-progress","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":1500,"perSeconds":60}},
  {"id":"Offers_ReportListed","api":"channel","method":"POST","path":"/v1/channel/offer/listed","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":1500,"perSeconds":60}},
  {"id":"Offers_ReportListingFailed","api":"channel","method":"POST","path":"/v1/channel/offer/listing-failed","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":1500,"perSeconds":60}},
  {"id":"Offers_ListStockUpdates","api":"channel","method":"GET","path":"/v1/channel/offer/stock-updates","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"updatedAfter","place":"query","kind":"text"},{"name":"sellerId","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":1500,"perSeconds":60}},
  {"id":"Offers_ListAllStockUpdates","api":"channel","method":"GET","path":"/v1/channel/offer/stock-updates/all","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"updatedAfter","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"Orders_Create","api":"channel","method":"POST","path":"/v1/channel/order","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_UpdateStatus","api":"channel","method":"PUT","path":"/v1/channel/order/status","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_UpdateAddress","api":"channel","method":"PUT","path":"/v1/channel/order/address-update","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_RequestCancellation","api":"channel","method":"POST","path":"/v1/channel/order/cancellation","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_AcceptCancellation","api":"channel","method":"PUT","path":"/v1/channel/order/cancellation-accept","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_DenyCancellation","api":"channel","method":"PUT","path":"/v1/channel/order/cancellation-denied","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Returns_Announce","api":"channel","method":"POST","path":"/v1/channel/order/return","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Returns_ReportResult","api":"channel","method":"POST","path":"/v1/channel/order/return/processing-result","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Refunds_ReportResult","api":"channel","method":"POST","path":"/v1/channel/order/refund/processing-result","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Invoices_Upload","api":"channel","method":"POST","path":"/v1/channel/order/invoice","scopes":[],"credentials":["token"],"bodyTypes":["multipart/form-data"],"status":201,"parameters":[],"files":["document"],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Notifications_Send","api":"channel","method":"POST","path":"/v1/channel/notification","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Tickets_Create","api":"channel","method":"POST","path":"/v1/channel/ticket","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Tickets_UploadAttachment","api":"channel","method":"POST","path":"/v1/channel/ticket/attachment","scopes":[],"credentials":["token"],"bodyTypes":["multipart/form-data"],"status":201,"parameters":[],"files":["attachment"],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Tickets_DownloadAttachment","api":"channel","method":"GET","path":"/v1/channel/ticket/attachment","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"sellerId","place":"query","kind":"text"},{"name":"ticketId","place":"query","kind":"text"},{"name":"filename","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60},"fileType":"application/octet-stream"},
  {"id":"SellerAccounts_List","api":"channel","method":"GET","path":"/v1/seller","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-account-operations"},
  {"id":"SellerAccounts_Login","api":"channel","method":"POST","path":"/v1/seller/login","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerEvents_AcknowledgeByOlderPath","api":"channel","method":"DELETE","path":"/v1/seller/event","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":204,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerEvents_List","api":"channel","method":"GET","path":"/v2/seller/event","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"createdAfter","place":"query","kind":"text"},{"name":"eventTypeFilter","place":"query","kind":"list"},{"name":"channel","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerEvents_Acknowledge","api":"channel","method":"DELETE","path":"/v2/seller/event","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":204,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_Create","api":"channel","method":"POST","path":"/v1/seller/offer","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_Update","api":"channel","method":"PUT","path":"/v1/seller/offer","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_End","api":"channel","method":"DELETE","path":"/v1/seller/offer/end","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_UpdatePrices","api":"channel","method":"PUT","path":"/v1/seller/offer/price","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_UpdateStock","api":"channel","method":"PUT","path":"/v1/seller/offer/stock","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_Accept","api":"channel","method":"PUT","path":"/v1/seller/order/accept","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_ReportPayment","api":"channel","method":"PUT","path":"/v1/seller/order/payment","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_ReportShipping","api":"channel","method":"PUT","path":"/v1/seller/order/shipping","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_RequestCancellation","api":"channel","method":"POST","path":"/v1/seller/order/cancellation","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_Refund","api":"channel","method":"POST","path":"/v1/seller/order/refund","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_ReportReturn","api":"channel","method":"POST","path":"/v1/seller/order/return","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_UploadInvoice","api":"channel","method":"POST","path":"/v1/seller/order/invoice","scopes":[],"credentials":["token"],"bodyTypes":["multipart/form-data"],"status":201,"parameters":[],"files":["document"],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetCategoryTreeVersion","api":"channel","method":"GET","path":"/v1/seller/meta/category-tree-version","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
  {"id":"SellerReports_Request","api":"channel","method":"POST","path":"/v1/seller/report/request","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerTickets_Reply","api":"channel","method":"POST","path":"/v1/seller/ticket","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"Events_List","api":"channel","method":"GET","path":"/v1/channel/event","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"createdAfter","place":"query","kind":"text"},{"name":"eventTypeFilter","place":"query","kind":"list"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":240,"perSeconds":60}},
  {"id":"Events_Acknowledge","api":"channel","method":"DELETE","path":"/v1/channel/event","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":204,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":240,"perSeconds":60}},
  {"id":"Sellers_Unlink","api":"channel","method":"DELETE","path":"/v1/channel/seller/{sellerId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[{"name":"sellerId","place":"path","kind":"text"},{"name":"reason","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_Upsert","api":"channel","method":"POST","path":"/v1/channel/seller/platform/{jtlAccountId}","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"jtlAccountId","place":"path","kind":"number"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Attributes_ReplaceOfCategory","api":"channel","method":"PUT","path":"/v1/channel/attribute/category/{categoryId}","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["content-encoding","accept-language"],"rateLimit":{"requests":86400,"perSeconds":86400}},
  {"id":"Attributes_GetOfCategory","api":"channel","method":"GET","path":"/v1/channel/attribute/category/{categoryId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":86400,"perSeconds":86400}},
  {"id":"Attributes_ReplaceOfSeller","api":"channel","method":"PUT","path":"/v1/channel/attribute/seller/{sellerId}","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"sellerId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Attributes_DeleteGlobal","api":"channel","method":"DELETE","path":"/v1/channel/attribute/global/{attributeId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[{"name":"attributeId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":3600}},
  {"id":"Invoices_Download","api":"channel","method":"GET","path":"/v1/channel/order/invoice/{documentId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"documentId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60},"fileType":"application/octet-stream"},
  {"id":"Reports_SendAtOnce","api":"channel","method":"POST","path":"/v1/channel/report/{reportId}","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"reportId","place":"path","kind":"text"}],"files":[],"headers":["content-encoding","accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Reports_SendData","api":"channel","method":"POST","path":"/v1/channel/report/{reportId}/data","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"reportId","place":"path","kind":"text"}],"files":[],"headers":["content-encoding","accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Reports_Complete","api":"channel","method":"POST","path":"/v1/channel/report/{reportId}/completed","scopes":[],"credentials":["token"],"bodyTypes":[],"status":201,"parameters":[{"name":"reportId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"SellerChannels_StartSignUp","api":"channel","method":"POST","path":"/v1/seller/channel/{channel}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["user-agent","accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerChannels_StartUpdate","api":"channel","method":"PATCH","path":"/v1/seller/channel/{channel}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"},{"name":"sellerId","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetCategories","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/categories","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetAttributes","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/attributes","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetSellerAttributes","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/seller/attributes","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetPriceTypes","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/price-types","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
  {"id":"SellerMeta_GetPaymentRules","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/payment-rules","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
  {"id":"SellerMeta_GetShippingRules","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/shipping-rules","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
  {"id":"SellerReports_Get","api":"channel","method":"GET","path":"/v1/seller/report/{reportId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"reportId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-report-data"},
  {"id":"SellerTickets_UploadAttachment","api":"channel","method":"POST","path":"/v1/seller/ticket/attachment/{channel}","scopes":[],"credentials":["token"],"bodyTypes":["multipart/form-data"],"status":201,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":["attachment"],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerTickets_DownloadAttachment","api":"channel","method":"GET","path":"/v1/seller/ticket/attachment/{channel}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"},{"name":"sellerId","place":"query","kind":"text"},{"name":"ticketId","place":"query","kind":"text"},{"name":"filename","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"fileType":"application/octet-stream"},
  {"id":"Attributes_DeleteFromCategory","api":"channel","method":"DELETE","path":"/v1/channel/attribute/{attributeId}/category/{categoryId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[{"name":"attributeId","place":"path","kind":"text"},{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"SellerChannels_Unlink","api":"channel","method":"DELETE","path":"/v1/seller/channel/{channel}/{sellerId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":202,"parameters":[{"name":"channel","place":"path","kind":"text"},{"name":"sellerId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetCategoryAttributes","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/category/{categoryId}/attributes","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"},{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
];
