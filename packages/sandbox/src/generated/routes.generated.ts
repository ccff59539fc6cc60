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
  /** Its method in the client. */
  call?: CallName;
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
  does: RecordVerb;
  /** The parameter in the path that names the record; absent where the body names it, or where there is one per parent. */
  id?: string;
  /** The parameters that stand before it in the path, in its order. */
  parents: readonly string[];
}

/** What an operation does to a record. */
export type RecordVerb =
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

/** An operation by its method in the client. */
export type CallName =
  | "accountingData.list"
  | "appRegistrations.fetch"
  | "appRegistrations.register"
  | "appRegistrations.registerInstance"
  | "attributes.create"
  | "attributes.createFunctionAttribute"
  | "attributes.delete"
  | "attributes.deleteFromCategory"
  | "attributes.deleteGlobal"
  | "attributes.deleteOfCategory"
  | "attributes.getGlobal"
  | "attributes.getOfCategory"
  | "attributes.replaceGlobal"
  | "attributes.replaceOfCategory"
  | "attributes.replaceOfSeller"
  | "attributes.update"
  | "auth.createSellerToken"
  | "auth.exchangeRefreshToken"
  | "availabilities.list"
  | "categories.create"
  | "categories.delete"
  | "categories.get"
  | "categories.update"
  | "channelCategories.get"
  | "channelCategories.replace"
  | "colorCodes.list"
  | "companies.get"
  | "companies.list"
  | "conditions.list"
  | "countries.list"
  | "creditNotes.finalize"
  | "creditNotes.listCancellationReasons"
  | "creditNotes.mail"
  | "creditNotes.print"
  | "creditNotes.renderPdf"
  | "customFields.create"
  | "customFields.delete"
  | "customFields.deleteGroup"
  | "customFields.get"
  | "customFields.list"
  | "customFields.listGroups"
  | "customFields.renameGroup"
  | "customFields.update"
  | "customerCategories.create"
  | "customerCategories.delete"
  | "customerCategories.get"
  | "customerCategories.list"
  | "customerCategories.update"
  | "customerGroups.create"
  | "customerGroups.delete"
  | "customerGroups.get"
  | "customerGroups.list"
  | "customerGroups.update"
  | "customers.create"
  | "customers.createBankAccount"
  | "customers.createContact"
  | "customers.createHistoryEntry"
  | "customers.createNote"
  | "customers.delete"
  | "customers.deleteBankAccount"
  | "customers.deleteContact"
  | "customers.deleteCustomFieldValue"
  | "customers.deleteHistoryEntry"
  | "customers.deleteNote"
  | "customers.get"
  | "customers.listWorkflowEvents"
  | "customers.triggerWorkflowEvent"
  | "customers.update"
  | "customers.updateAddress"
  | "customers.updateBankAccount"
  | "customers.updateContact"
  | "customers.updateCustomFieldValue"
  | "customers.updateNote"
  | "deliveries.cancelReservation"
  | "deliveries.deliver"
  | "deliveries.listReservations"
  | "deliveries.reassignStock"
  | "deliveries.reserveStock"
  | "deliveryNotes.createPackage"
  | "deliveryNotes.get"
  | "deliveryNotes.list"
  | "deliveryNotes.listPackages"
  | "deliveryNotes.mail"
  | "deliveryNotes.print"
  | "deliveryNotes.renderPdf"
  | "deliveryNotes.triggerFixedWorkflowEvent"
  | "deliveryNotes.updatePackage"
  | "events.acknowledge"
  | "events.list"
  | "extensions.create"
  | "extensions.delete"
  | "extensions.get"
  | "extensions.list"
  | "extensions.replaceManifest"
  | "extensions.update"
  | "features.list"
  | "files.download"
  | "files.upload"
  | "info.getStatus"
  | "info.ping"
  | "invoices.cancel"
  | "invoices.create"
  | "invoices.createPayment"
  | "invoices.download"
  | "invoices.finalize"
  | "invoices.get"
  | "invoices.list"
  | "invoices.listCancellationReasons"
  | "invoices.listLineItems"
  | "invoices.listWorkflowEvents"
  | "invoices.mail"
  | "invoices.print"
  | "invoices.renderPdf"
  | "invoices.triggerFixedWorkflowEvent"
  | "invoices.triggerWorkflowEvent"
  | "invoices.upload"
  | "items.addSupplier"
  | "items.copyDetails"
  | "items.create"
  | "items.downloadImage"
  | "items.downloadPreviewImage"
  | "items.duplicate"
  | "items.get"
  | "items.getBom"
  | "items.getIdentifiers"
  | "items.getMeasurements"
  | "items.getOrderingConstraints"
  | "items.getPrices"
  | "items.getStorageConstraints"
  | "items.getUnitPricing"
  | "items.listAttributes"
  | "items.listBundles"
  | "items.listCategories"
  | "items.listConfigurationGroups"
  | "items.listCrossSellingGroups"
  | "items.listDescriptions"
  | "items.listFeatures"
  | "items.listSuppliers"
  | "items.listVariations"
  | "items.listWarehouseConstraints"
  | "items.update"
  | "items.updateAttributes"
  | "items.updateBom"
  | "items.updateBundles"
  | "items.updateCategories"
  | "items.updateConfigurationGroups"
  | "items.updateCrossSellingGroups"
  | "items.updateDescriptions"
  | "items.updateDetails"
  | "items.updateFeatures"
  | "items.updateIdentifiers"
  | "items.updateMeasurements"
  | "items.updateOrderingConstraints"
  | "items.updatePrices"
  | "items.updateSalesChannels"
  | "items.updateStorageConstraints"
  | "items.updateSuppliers"
  | "items.updateUnitPricing"
  | "items.updateVariations"
  | "items.updateWarehouseConstraints"
  | "labels.create"
  | "labels.delete"
  | "labels.get"
  | "labels.list"
  | "labels.update"
  | "languages.activate"
  | "languages.deactivate"
  | "languages.list"
  | "login.login"
  | "logout.logout"
  | "manufacturers.create"
  | "manufacturers.delete"
  | "manufacturers.get"
  | "manufacturers.list"
  | "manufacturers.update"
  | "notifications.send"
  | "numberRanges.delete"
  | "numberRanges.duplicate"
  | "numberRanges.get"
  | "numberRanges.increment"
  | "numberRanges.list"
  | "numberRanges.preview"
  | "numberRanges.replace"
  | "offers.listAllStockUpdates"
  | "offers.listStockUpdates"
  | "offers.mail"
  | "offers.print"
  | "offers.renderPdf"
  | "offers.reportInProgress"
  | "offers.reportListed"
  | "offers.reportListingFailed"
  | "onHoldReasons.list"
  | "orders.acceptCancellation"
  | "orders.create"
  | "orders.denyCancellation"
  | "orders.requestCancellation"
  | "orders.updateAddress"
  | "orders.updateStatus"
  | "paymentMethods.list"
  | "prices.createType"
  | "printers.list"
  | "productGroups.create"
  | "productGroups.delete"
  | "productGroups.list"
  | "productGroups.update"
  | "properties.create"
  | "properties.createGroup"
  | "properties.createValue"
  | "properties.createValueDescription"
  | "properties.deleteValue"
  | "properties.deleteValueDescription"
  | "properties.list"
  | "properties.listGroups"
  | "properties.listValueDescriptions"
  | "properties.listValues"
  | "properties.updateValue"
  | "properties.updateValueDescription"
  | "publicChannels.list"
  | "refunds.reportResult"
  | "reports.complete"
  | "reports.sendAtOnce"
  | "reports.sendData"
  | "responsiblePersons.list"
  | "returnReasons.list"
  | "returnStates.list"
  | "returns.announce"
  | "returns.create"
  | "returns.get"
  | "returns.list"
  | "returns.listLineItems"
  | "returns.listPackages"
  | "returns.reportResult"
  | "rules.replacePayment"
  | "rules.replaceShipping"
  | "salesChannels.list"
  | "salesOrders.calculate"
  | "salesOrders.cancel"
  | "salesOrders.create"
  | "salesOrders.createFile"
  | "salesOrders.createInvoice"
  | "salesOrders.createLineItem"
  | "salesOrders.createLineItemFile"
  | "salesOrders.createNote"
  | "salesOrders.createPayment"
  | "salesOrders.deleteCustomFieldValue"
  | "salesOrders.deleteFile"
  | "salesOrders.deleteLineItem"
  | "salesOrders.deleteLineItemFile"
  | "salesOrders.deleteNote"
  | "salesOrders.downloadFile"
  | "salesOrders.downloadLineItemFile"
  | "salesOrders.listCancellationReasons"
  | "salesOrders.listFiles"
  | "salesOrders.listLineItemFiles"
  | "salesOrders.listLineItems"
  | "salesOrders.listNotes"
  | "salesOrders.listWorkflowEvents"
  | "salesOrders.mail"
  | "salesOrders.print"
  | "salesOrders.renderPdf"
  | "salesOrders.triggerFixedWorkflowEvent"
  | "salesOrders.triggerWorkflowEvent"
  | "salesOrders.undoCancellation"
  | "salesOrders.update"
  | "salesOrders.updateCustomFieldValue"
  | "salesOrders.updateFile"
  | "salesOrders.updateLineItem"
  | "salesOrders.updateLineItemFile"
  | "salesOrders.updateNote"
  | "salesUnits.create"
  | "salesUnits.delete"
  | "salesUnits.get"
  | "salesUnits.list"
  | "salesUnits.update"
  | "self.get"
  | "self.requestMfaPin"
  | "self.update"
  | "sellerAccounts.list"
  | "sellerAccounts.login"
  | "sellerChannels.startSignUp"
  | "sellerChannels.startUpdate"
  | "sellerChannels.unlink"
  | "sellerEvents.acknowledge"
  | "sellerEvents.list"
  | "sellerMeta.getAttributes"
  | "sellerMeta.getCategories"
  | "sellerMeta.getCategoryAttributes"
  | "sellerMeta.getCategoryTreeVersion"
  | "sellerMeta.getPaymentRules"
  | "sellerMeta.getPriceTypes"
  | "sellerMeta.getSellerAttributes"
  | "sellerMeta.getShippingRules"
  | "sellerOffers.create"
  | "sellerOffers.end"
  | "sellerOffers.update"
  | "sellerOffers.updatePrices"
  | "sellerOffers.updateStock"
  | "sellerOrders.accept"
  | "sellerOrders.refund"
  | "sellerOrders.reportPayment"
  | "sellerOrders.reportReturn"
  | "sellerOrders.reportShipping"
  | "sellerOrders.requestCancellation"
  | "sellerOrders.uploadInvoice"
  | "sellerReports.get"
  | "sellerReports.request"
  | "sellerTickets.downloadAttachment"
  | "sellerTickets.reply"
  | "sellerTickets.uploadAttachment"
  | "sellers.create"
  | "sellers.getSignupSession"
  | "sellers.getUpdateSession"
  | "sellers.list"
  | "sellers.unlink"
  | "sellers.update"
  | "sellers.upsert"
  | "shipments.deliverPackage"
  | "shipments.downloadLabel"
  | "shipments.getPackageOrderData"
  | "shipments.updatePackageWeight"
  | "shipments.weighPackage"
  | "shippingClasses.create"
  | "shippingClasses.list"
  | "shippingMethods.list"
  | "stocks.adjust"
  | "stocks.list"
  | "stocks.listChanges"
  | "stocks.listSerialNumbers"
  | "suppliers.list"
  | "taxClasses.create"
  | "taxClasses.list"
  | "taxClasses.update"
  | "taxes.getClassRate"
  | "taxes.getItemRate"
  | "tickets.create"
  | "tickets.downloadAttachment"
  | "tickets.uploadAttachment"
  | "transactionStatuses.list"
  | "unitsOfMeasure.create"
  | "unitsOfMeasure.delete"
  | "unitsOfMeasure.get"
  | "unitsOfMeasure.list"
  | "unitsOfMeasure.update"
  | "warehouses.list"
  | "warehouses.listStorageLocationTypes"
  | "warehouses.listStorageLocations"
  | "warehouses.listTypes"
  | "wms.createPickList"
  | "wms.deletePickListPosition"
  | "wms.listPickListPositions"
  | "wms.listPickListTemplates"
  | "wms.listPickLists"
  | "wms.moveReservation"
  | "wms.pickPosition"
  | "workbenchResourceTypes.create"
  | "workbenchResourceTypes.get"
  | "workbenchResources.create"
  | "workbenchResources.get"
  | "workers.controlSync"
  | "workers.listSyncStatuses"
  | "workers.listSyncs"
  | "workers.updateSync";

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
  {"id":"Category_UpdateCategory","call":"categories.update","api":"erp","method":"PATCH","path":"/v2/UpdateCategory","scopes":["items.write"],"credentials":["token"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-runas","x-companyid"],"notShown":"category-update-200-body","record":{"name":"categories","does":"update","parents":[]}},
  {"id":"TaxClass_UpdateTaxClass","call":"taxClasses.update","api":"erp","method":"PATCH","path":"/v2/taxclasses/update","scopes":["taxes.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-appid","x-appversion","x-tenant-id","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"tax-class-update-200-body","record":{"name":"taxClasses","does":"update","parents":[]}},
  {"id":"Info_GetStatus","call":"info.getStatus","api":"erp","method":"GET","path":"/v2/info","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"record":{"name":"info","does":"get","parents":[]}},
  {"id":"InfoHeader_HeadStatus","call":"info.ping","api":"erp","method":"HEAD","path":"/v2/info","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"record":{"name":"info","does":"get","parents":[]}},
  {"id":"Feature_GetFeatures","call":"features.list","api":"erp","method":"GET","path":"/v2/feature","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"record":{"name":"features","does":"list","parents":[]}},
  {"id":"Categories_CreateCategory","call":"categories.create","api":"erp","method":"POST","path":"/v2/categories","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"categories","does":"create","parents":[]}},
  {"id":"Category_CreateCategory","api":"erp","method":"POST","path":"/v2/CreateCategory","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"categories","does":"create","parents":[]}},
  {"id":"Category_DeleteCategory","call":"categories.delete","api":"erp","method":"DELETE","path":"/v2/DeleteCategory","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"categories","does":"delete","parents":[]}},
  {"id":"TaxClass_QueryTaxClasses","call":"taxClasses.list","api":"erp","method":"GET","path":"/v2/taxClasses","scopes":["taxes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"taxClasses","does":"list","parents":[]}},
  {"id":"TaxClass_CreateTaxClass","call":"taxClasses.create","api":"erp","method":"POST","path":"/v2/taxclass/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"taxClasses","does":"create","parents":[]}},
  {"id":"WMS_QueryPickListTemplate","call":"wms.listPickListTemplates","api":"erp","method":"GET","path":"/v2/wms/picklisttemplates","scopes":["picklists.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickListTemplates","does":"list","parents":[]}},
  {"id":"ShipmentPackages_ChangePackageWeight","call":"shipments.updatePackageWeight","api":"erp","method":"PATCH","path":"/v2/package/change","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"shipments/packages","does":"update","parents":[]}},
  {"id":"ShipmentPackages_CreateDeliverPackage","call":"shipments.deliverPackage","api":"erp","method":"POST","path":"/v2/package/deliver","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"shipments","does":"act","parents":[]}},
  {"id":"Refund_QueryRefundCancellationReasons","api":"erp","method":"GET","path":"/v2/refunds/cancellationReasons","scopes":["salesinvoicecorrections.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes/cancellationReasons","does":"list","parents":[]}},
  {"id":"SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons","call":"creditNotes.listCancellationReasons","api":"erp","method":"GET","path":"/v2/salesInvoiceCorrections/cancellationReasons","scopes":["salesinvoicecorrections.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes/cancellationReasons","does":"list","parents":[]}},
  {"id":"AppRegistration_Register","call":"appRegistrations.register","api":"erp","method":"POST","path":"/v2/authentication","scopes":[],"credentials":[],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-challengecode","x-tenant-id"],"record":{"name":"appRegistrations","does":"act","parents":[]}},
  {"id":"Authentication_RegisterForeignApp","api":"erp","method":"POST","path":"/v2/authentication/foreign","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"create","parents":[]}},
  {"id":"Login_Login","call":"login.login","api":"erp","method":"POST","path":"/v2/authentication/login","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion"],"record":{"name":"login","does":"act","parents":[]}},
  {"id":"Logout_Logout","call":"logout.logout","api":"erp","method":"POST","path":"/v2/authentication/logout","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","x-sessionid"],"record":{"name":"logout","does":"act","parents":[]}},
  {"id":"AccountingData_QueryAccountingData","call":"accountingData.list","api":"erp","method":"GET","path":"/v2/accountingData","scopes":["accountings.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"from","place":"query","kind":"text"},{"name":"to","place":"query","kind":"text"},{"name":"companyId","place":"query","kind":"text"},{"name":"type","place":"query","kind":"number"},{"name":"exportCurrencyInDepartureCountry","place":"query","kind":"boolean"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"accountingData","does":"list","parents":[]}},
  {"id":"Attributes_CreateAttribute","call":"attributes.create","api":"erp","method":"POST","path":"/v2/attributes/Attribute","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"attributes","does":"create","parents":[]}},
  {"id":"Attributes_CreateFunctionAttribute","call":"attributes.createFunctionAttribute","api":"erp","method":"POST","path":"/v2/attributes/FunctionAttribute","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"attributes/functionAttributes","does":"create","parents":[]}},
  {"id":"Availability_QueryAvailabilities","call":"availabilities.list","api":"erp","method":"GET","path":"/v2/availabilities","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"availabilities","does":"list","parents":[]}},
  {"id":"CancellationReason_QueryCancellationReasons","call":"salesOrders.listCancellationReasons","api":"erp","method":"GET","path":"/v2/cancellationReasons","scopes":["orders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/cancellationReasons","does":"list","parents":[]}},
  {"id":"SalesOrderDomain_CalculateSalesOrder","call":"salesOrders.calculate","api":"erp","method":"POST","path":"/v2/salesorder/calculatesalesorder","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"salesOrders","does":"act","parents":[]}},
  {"id":"SalesOrderDomain_CreateSalesOrder","api":"erp","method":"POST","path":"/v2/salesorder/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"salesOrders","does":"create","parents":[]}},
  {"id":"SalesOrder_CreateSalesOrder","call":"salesOrders.create","api":"erp","method":"POST","path":"/v2/salesOrders","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"renameSalesOrderNumberWhenAlreadyExists","place":"query","kind":"boolean"},{"name":"disableAutomaticWorkflows","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"create","parents":[]}},
  {"id":"SalesOrder_QuerySalesOrderWorkflowEvents","call":"salesOrders.listWorkflowEvents","api":"erp","method":"GET","path":"/v2/salesOrders/workflowEvents","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/workflowEvents","does":"list","parents":[]}},
  {"id":"ColorCode_QueryColorCodes","call":"colorCodes.list","api":"erp","method":"GET","path":"/v2/colorCodes","scopes":["orders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"colorCodes","does":"list","parents":[]}},
  {"id":"Company_QueryCompanies","call":"companies.list","api":"erp","method":"GET","path":"/v2/companies","scopes":["system.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"companies","does":"list","parents":[]}},
  {"id":"Condition_QueryConditions","call":"conditions.list","api":"erp","method":"GET","path":"/v2/conditions","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"conditions","does":"list","parents":[]}},
  {"id":"NumberRanges_GetNumberRanges","call":"numberRanges.list","api":"erp","method":"GET","path":"/v2/configuration/numberRanges","scopes":["system.config.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"list","parents":[]}},
  {"id":"Country_QueryCountries","call":"countries.list","api":"erp","method":"GET","path":"/v2/Countries/QueryCountries","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"countries","does":"list","parents":[]}},
  {"id":"CustomerDomain_CreateCustomer","api":"erp","method":"POST","path":"/v2/customer/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"customers","does":"create","parents":[]}},
  {"id":"Customer_CreateCustomer","call":"customers.create","api":"erp","method":"POST","path":"/v2/customers","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"create","parents":[]}},
  {"id":"Customer_QueryCustomerWorkflowEvents","call":"customers.listWorkflowEvents","api":"erp","method":"GET","path":"/v2/customers/workflowEvents","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/workflowEvents","does":"list","parents":[]}},
  {"id":"Customer_ErpAppCreateCustomer","api":"erp","method":"POST","path":"/v2/wawiapp/customers","scopes":["erpapp.all"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"create","parents":[]}},
  {"id":"CustomerCategory_QueryCustomerCategories","call":"customerCategories.list","api":"erp","method":"GET","path":"/v2/customerCategories","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"list","parents":[]}},
  {"id":"CustomerCategory_CreateCustomerCategory","call":"customerCategories.create","api":"erp","method":"POST","path":"/v2/customerCategories","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"create","parents":[]}},
  {"id":"CustomerGroup_QueryCustomerGroups","call":"customerGroups.list","api":"erp","method":"GET","path":"/v2/customerGroups","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"list","parents":[]}},
  {"id":"CustomerGroup_CreateCustomerGroup","call":"customerGroups.create","api":"erp","method":"POST","path":"/v2/customerGroups","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"create","parents":[]}},
  {"id":"CustomFields_CreateCustomField","call":"customFields.create","api":"erp","method":"POST","path":"/v2/customfields","scopes":["customfields.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"create","parents":[]}},
  {"id":"CustomFields_QueryCustomFieldGroups","call":"customFields.listGroups","api":"erp","method":"GET","path":"/v2/customfields/groups","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"referenceType","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields/groups","does":"list","parents":[]}},
  {"id":"DeliveryApi_CancelReservation","call":"deliveries.cancelReservation","api":"erp","method":"POST","path":"/v2/delivery/cancelReservation","scopes":["deliveries.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries","does":"act","parents":[]}},
  {"id":"DeliveryApi_DeliverSalesOrder","call":"deliveries.deliver","api":"erp","method":"POST","path":"/v2/delivery/deliver","scopes":["deliveries.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries","does":"act","parents":[]}},
  {"id":"DeliveryApi_ReassignStock","call":"deliveries.reassignStock","api":"erp","method":"POST","path":"/v2/delivery/reassign","scopes":["deliveries.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries","does":"act","parents":[]}},
  {"id":"DeliveryApi_QueryReservations","call":"deliveries.listReservations","api":"erp","method":"GET","path":"/v2/delivery/reservations","scopes":["deliveries.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries/reservations","does":"list","parents":[]}},
  {"id":"DeliveryApi_ReserveSalesOrders","call":"deliveries.reserveStock","api":"erp","method":"POST","path":"/v2/delivery/reserve","scopes":["deliveries.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveries","does":"act","parents":[]}},
  {"id":"DeliveryNote_QueryDeliveryNotes","call":"deliveryNotes.list","api":"erp","method":"GET","path":"/v2/deliveryNotes","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderNumber","place":"query","kind":"text"},{"name":"salesOrderNumberId","place":"query","kind":"text"},{"name":"customerId","place":"query","kind":"text"},{"name":"IsExisting","place":"query","kind":"boolean"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"list","parents":[]}},
  {"id":"Extensibility_GetExtensions","call":"extensions.list","api":"erp","method":"GET","path":"/v2/extensions","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"list","parents":[]}},
  {"id":"Extensibility_CreateExtension","call":"extensions.create","api":"erp","method":"POST","path":"/v2/extensions","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"create","parents":[]}},
  {"id":"File_UploadFile","call":"files.upload","api":"erp","method":"PUT","path":"/v2/file","scopes":[],"credentials":["token","key"],"bodyTypes":["application/octet-stream"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"record":{"name":"files","does":"act","parents":[]}},
  {"id":"Invoice_QueryInvoices","call":"invoices.list","api":"erp","method":"GET","path":"/v2/invoices","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderNumber","place":"query","kind":"text"},{"name":"externalOrderNumber","place":"query","kind":"text"},{"name":"invoiceNumber","place":"query","kind":"text"},{"name":"itemId","place":"query","kind":"text"},{"name":"customerId","place":"query","kind":"text"},{"name":"IsExisting","place":"query","kind":"boolean"},{"name":"paymentStatus","place":"query","kind":"number"},{"name":"isExternalInvoice","place":"query","kind":"boolean"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"list","parents":[]}},
  {"id":"Invoice_QueryInvoiceCancellationReasons","call":"invoices.listCancellationReasons","api":"erp","method":"GET","path":"/v2/invoices/cancellationReasons","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices/cancellationReasons","does":"list","parents":[]}},
  {"id":"Invoice_QueryInvoiceWorkflowEvents","call":"invoices.listWorkflowEvents","api":"erp","method":"GET","path":"/v2/invoices/workflowEvents","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices/workflowEvents","does":"list","parents":[]}},
  {"id":"SalesInvoiceDomain_CreateSalesInvoice","call":"invoices.create","api":"erp","method":"POST","path":"/v2/salesinvoice/createsalesinvoice","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"invoices","does":"create","parents":[]}},
  {"id":"Itemdetails_ChangeItem","call":"items.updateDetails","api":"erp","method":"PATCH","path":"/v2/itemdetails/change","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"items","does":"update","parents":[]}},
  {"id":"Itemdetails_CreateItem","call":"items.create","api":"erp","method":"POST","path":"/v2/itemdetails/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"items","does":"create","parents":[]}},
  {"id":"Itemdetails_AddItemSupplier","call":"items.addSupplier","api":"erp","method":"POST","path":"/v2/itemdetails/suppliers/add","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"items","does":"act","parents":[]}},
  {"id":"Item_CreateItem","api":"erp","method":"POST","path":"/v2/items","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"disableAutomaticWorkflows","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items","does":"create","parents":[]}},
  {"id":"Item_CopyItemDetails","call":"items.copyDetails","api":"erp","method":"POST","path":"/v2/items/copyItem","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items","does":"act","parents":[]}},
  {"id":"Item_DuplicateItem","call":"items.duplicate","api":"erp","method":"POST","path":"/v2/items/duplicateItem","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items","does":"act","parents":[]}},
  {"id":"SalesChannels_UpdateItemSalesChannels","call":"items.updateSalesChannels","api":"erp","method":"POST","path":"/v2/UpdateItemSalesChannels","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"items/salesChannels","does":"update","parents":[]}},
  {"id":"Label_QueryLabels","call":"labels.list","api":"erp","method":"GET","path":"/v2/labels","scopes":["labels.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"list","parents":[]}},
  {"id":"Label_CreateLabel","call":"labels.create","api":"erp","method":"POST","path":"/v2/labels","scopes":["labels.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"create","parents":[]}},
  {"id":"Languages_ActivateLanguage","call":"languages.activate","api":"erp","method":"POST","path":"/v2/languages/activate","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"languages","does":"act","parents":[]}},
  {"id":"Languages_DeactivateLanguage","call":"languages.deactivate","api":"erp","method":"POST","path":"/v2/languages/deactivate","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"languages","does":"act","parents":[]}},
  {"id":"Languages_QueryLanguages","call":"languages.list","api":"erp","method":"GET","path":"/v2/languages/QueryLanguages","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"languages","does":"list","parents":[]}},
  {"id":"Manufacturer_QueryManufacturers","call":"manufacturers.list","api":"erp","method":"GET","path":"/v2/manufacturers","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"list","parents":[]}},
  {"id":"Manufacturer_CreateManufacturer","call":"manufacturers.create","api":"erp","method":"POST","path":"/v2/manufacturers","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"create","parents":[]}},
  {"id":"OnHoldReason_QueryOnHoldReasons","call":"onHoldReasons.list","api":"erp","method":"GET","path":"/v2/onHoldReasons","scopes":["orders.read","invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"onHoldReasons","does":"list","parents":[]}},
  {"id":"PaymentMethod_QueryPaymentMethods","call":"paymentMethods.list","api":"erp","method":"GET","path":"/v2/paymentMethods","scopes":["orders.read","invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"paymentMethods","does":"list","parents":[]}},
  {"id":"Printers_InstalledPrinters","call":"printers.list","api":"erp","method":"GET","path":"/v2/printers","scopes":["system.config.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"printers","does":"list","parents":[]}},
  {"id":"ProductGroup_CreateProductGroup","api":"erp","method":"POST","path":"/v2/productgroup/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"productGroups","does":"create","parents":[]}},
  {"id":"ProductGroup_QueryProductGroups","call":"productGroups.list","api":"erp","method":"GET","path":"/v2/productGroups","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"productGroups","does":"list","parents":[]}},
  {"id":"ProductGroups_CreateProductGroup","call":"productGroups.create","api":"erp","method":"POST","path":"/v2/productGroups","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"productGroups","does":"create","parents":[]}},
  {"id":"Property_QueryProperties","call":"properties.list","api":"erp","method":"GET","path":"/v2/properties","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties","does":"list","parents":[]}},
  {"id":"Property_CreateProperty","call":"properties.create","api":"erp","method":"POST","path":"/v2/properties","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties","does":"create","parents":[]}},
  {"id":"Property_QueryPropertyGroups","call":"properties.listGroups","api":"erp","method":"GET","path":"/v2/properties/groups","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/groups","does":"list","parents":[]}},
  {"id":"Property_CreatePropertyGroup","call":"properties.createGroup","api":"erp","method":"POST","path":"/v2/properties/groups","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/groups","does":"create","parents":[]}},
  {"id":"ResponsiblePerson_QueryResponsiblePersons","call":"responsiblePersons.list","api":"erp","method":"GET","path":"/v2/responsiblePersons","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"responsiblePersons","does":"list","parents":[]}},
  {"id":"ReturnReason_QueryReturnReasons","call":"returnReasons.list","api":"erp","method":"GET","path":"/v2/returnReasons","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returnReasons","does":"list","parents":[]}},
  {"id":"Return_QueryReturns","call":"returns.list","api":"erp","method":"GET","path":"/v2/returns","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"returnNumber","place":"query","kind":"text"},{"name":"customerId","place":"query","kind":"text"},{"name":"IsExisting","place":"query","kind":"boolean"},{"name":"salesOrderId","place":"query","kind":"text"},{"name":"returnStateId","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns","does":"list","parents":[]}},
  {"id":"Return_CreateReturn","call":"returns.create","api":"erp","method":"POST","path":"/v2/returns","scopes":["returns.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns","does":"create","parents":[]}},
  {"id":"ReturnState_QueryReturnStates","call":"returnStates.list","api":"erp","method":"GET","path":"/v2/returnStates","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returnStates","does":"list","parents":[]}},
  {"id":"SalesChannel_GetSalesChannels","call":"salesChannels.list","api":"erp","method":"GET","path":"/v2/salesChannels","scopes":["saleschannels.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesChannels","does":"list","parents":[]}},
  {"id":"ShippingClass_CreateShippingClass","call":"shippingClasses.create","api":"erp","method":"POST","path":"/v2/shippingclass/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"shippingClasses","does":"create","parents":[]}},
  {"id":"ShippingClass_QueryShippingClasses","call":"shippingClasses.list","api":"erp","method":"GET","path":"/v2/shippingClasses","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"shippingClasses","does":"list","parents":[]}},
  {"id":"ShippingMethod_QueryShippingMethods","call":"shippingMethods.list","api":"erp","method":"GET","path":"/v2/shippingMethods","scopes":["deliveries.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"shippingMethods","does":"list","parents":[]}},
  {"id":"Stock_QueryStocksPerItem","call":"stocks.list","api":"erp","method":"GET","path":"/v2/stocks","scopes":["inventories.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemId","place":"query","kind":"text"},{"name":"warehouseId","place":"query","kind":"text"},{"name":"storageLocationId","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"stocks","does":"list","parents":[]}},
  {"id":"Stock_StockAdjustment","call":"stocks.adjust","api":"erp","method":"POST","path":"/v2/stocks","scopes":["inventories.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"disableAutomaticWorkflows","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"stocks","does":"act","parents":[]}},
  {"id":"Stock_QueryStockChanges","call":"stocks.listChanges","api":"erp","method":"GET","path":"/v2/stocks/changes","scopes":["inventories.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemId","place":"query","kind":"text"},{"name":"startDate","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"stocks/changes","does":"list","parents":[]}},
  {"id":"Stock_QuerySerialNumberPerWarehouse","call":"stocks.listSerialNumbers","api":"erp","method":"GET","path":"/v2/stocks/serialnumbers","scopes":["inventories.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemId","place":"query","kind":"text"},{"name":"warehouseId","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"stocks/serialNumbers","does":"list","parents":[]}},
  {"id":"Supplier_QuerySuppliers","call":"suppliers.list","api":"erp","method":"GET","path":"/v2/suppliers","scopes":["suppliers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"lastChangedSince","place":"query","kind":"text"},{"name":"lastChangedUntil","place":"query","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"suppliers","does":"list","parents":[]}},
  {"id":"TransactionStatus_QueryTransactionStatus","call":"transactionStatuses.list","api":"erp","method":"GET","path":"/v2/transactionStatuses","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"transactionStatuses","does":"list","parents":[]}},
  {"id":"UnitsOfMeasure_QuerySalesUnits","call":"salesUnits.list","api":"erp","method":"GET","path":"/v2/unitsOfMeasure/salesUnits","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"list","parents":[]}},
  {"id":"UnitsOfMeasure_CreateSalesUnit","call":"salesUnits.create","api":"erp","method":"POST","path":"/v2/unitsOfMeasure/salesUnits","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"create","parents":[]}},
  {"id":"UnitsOfMeasure_QueryUnitsOfMeasurement","call":"unitsOfMeasure.list","api":"erp","method":"GET","path":"/v2/unitsOfMeasure/unitsOfMeasurement","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"list","parents":[]}},
  {"id":"UnitsOfMeasure_CreateUnitOfMeasurement","call":"unitsOfMeasure.create","api":"erp","method":"POST","path":"/v2/unitsOfMeasure/unitsOfMeasurement","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"create","parents":[]}},
  {"id":"Warehouse_QueryWarehouses","call":"warehouses.list","api":"erp","method":"GET","path":"/v2/warehouses","scopes":["warehouse.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"isActive","place":"query","kind":"boolean"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"warehouses","does":"list","parents":[]}},
  {"id":"Warehouse_QueryStorageLocationType","call":"warehouses.listStorageLocationTypes","api":"erp","method":"GET","path":"/v2/warehouses/storagelocationtypes","scopes":["warehouse.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"warehouses/storageLocationTypes","does":"list","parents":[]}},
  {"id":"Warehouse_QueryWarehouseTypes","call":"warehouses.listTypes","api":"erp","method":"GET","path":"/v2/warehouses/types","scopes":["warehouse.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"warehouses/types","does":"list","parents":[]}},
  {"id":"WorkbenchResources_CreateWorkbenchResource","call":"workbenchResources.create","api":"erp","method":"POST","path":"/v2/workbenchResources/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"workbenchResources","does":"create","parents":[]}},
  {"id":"WorkbenchResourceTypes_CreateWorkbenchResourceType","call":"workbenchResourceTypes.create","api":"erp","method":"POST","path":"/v2/workbenchResourceTypes/create","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"workbenchResourceTypes","does":"create","parents":[]}},
  {"id":"Worker_GetWorkerSyncs","call":"workers.listSyncs","api":"erp","method":"GET","path":"/v2/workers","scopes":["system.worker.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"workers/syncs","does":"list","parents":[]}},
  {"id":"Worker_GetWorkerStatus","call":"workers.listSyncStatuses","api":"erp","method":"GET","path":"/v2/workers/status","scopes":["system.worker.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"syncId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"workers/syncStatuses","does":"list","parents":[]}},
  {"id":"Category_GetCategory","call":"categories.get","api":"erp","method":"GET","path":"/v2/category/{categoryId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"categories","does":"get","id":"categoryId","parents":[]}},
  {"id":"Categories_UpdateCategory","api":"erp","method":"PATCH","path":"/v2/categories/{categoryId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"categories","does":"update","id":"categoryId","parents":[]}},
  {"id":"Categories_DeleteCategory","api":"erp","method":"DELETE","path":"/v2/categories/{categoryId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"categories","does":"delete","id":"categoryId","parents":[]}},
  {"id":"Wms_QueryPickLists","call":"wms.listPickLists","api":"erp","method":"GET","path":"/v2/wms/{warehouseId}/picklists","scopes":["picklists.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickLists","does":"list","parents":["warehouseId"]}},
  {"id":"WMS_CreatePickList","call":"wms.createPickList","api":"erp","method":"POST","path":"/v2/wms/{warehouseId}/picklists","scopes":["picklists.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"warehouseId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickLists","does":"create","parents":["warehouseId"]}},
  {"id":"Shipment_DownloadLabel","call":"shipments.downloadLabel","api":"erp","method":"GET","path":"/v2/shipment/label/{packageId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"packageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"shipments/labels","does":"download","id":"packageId","parents":[]}},
  {"id":"ShipmentPackages_QueryOrderData","call":"shipments.getPackageOrderData","api":"erp","method":"GET","path":"/v2/package/QueryOrderData/{packageId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"packageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"shipments/packageOrderData","does":"get","id":"packageId","parents":[]}},
  {"id":"Shipment_PackageWeight","call":"shipments.weighPackage","api":"erp","method":"POST","path":"/v2/shipment/wms/shippingLine/packages/{packageId}/packageWeight","scopes":[],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"packageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"command-answers","record":{"name":"shipments","does":"act","id":"packageId","parents":[]}},
  {"id":"Offer_Print","call":"offers.print","api":"erp","method":"POST","path":"/v2/offer/{offerId}/output/print","scopes":["offers.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"offerId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"offers","does":"print","id":"offerId","parents":[]}},
  {"id":"Offer_Mail","call":"offers.mail","api":"erp","method":"POST","path":"/v2/offer/{offerId}/output/mail","scopes":["offers.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"offerId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"offers","does":"mail","id":"offerId","parents":[]}},
  {"id":"Offer_RenderPdf","call":"offers.renderPdf","api":"erp","method":"POST","path":"/v2/offer/{offerId}/output/pdf","scopes":["offers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"offerId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"offers","does":"download","id":"offerId","parents":[]}},
  {"id":"CreditNote_Print","call":"creditNotes.print","api":"erp","method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/print","scopes":["salesinvoicecorrections.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"creditNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes","does":"print","id":"creditNoteId","parents":[]}},
  {"id":"CreditNote_Mail","call":"creditNotes.mail","api":"erp","method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/mail","scopes":["salesinvoicecorrections.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"creditNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes","does":"mail","id":"creditNoteId","parents":[]}},
  {"id":"CreditNote_RenderPdf","call":"creditNotes.renderPdf","api":"erp","method":"POST","path":"/v2/creditNotes/{creditNoteId}/output/pdf","scopes":["salesinvoicecorrections.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"creditNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"creditNotes","does":"download","id":"creditNoteId","parents":[]}},
  {"id":"SalesInvoiceCorrection_FinalizeSalesInvoiceCorrection","call":"creditNotes.finalize","api":"erp","method":"POST","path":"/v2/salesInvoiceCorrections/{salesInvoiceCorrectionId}/finalize","scopes":["salesinvoicecorrections.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesInvoiceCorrectionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"creditNotes","does":"act","id":"salesInvoiceCorrectionId","parents":[]}},
  {"id":"AppRegistration_Fetch","call":"appRegistrations.fetch","api":"erp","method":"GET","path":"/v2/authentication/{registrationId}","scopes":[],"credentials":[],"bodyTypes":[],"status":200,"parameters":[{"name":"registrationId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id"],"record":{"name":"appRegistrations","does":"get","id":"registrationId","parents":[]}},
  {"id":"AppRegistration_RegisterInstance","call":"appRegistrations.registerInstance","api":"erp","method":"POST","path":"/v2/authentication/{registrationId}","scopes":[],"credentials":[],"bodyTypes":[],"status":200,"parameters":[{"name":"registrationId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id"],"record":{"name":"appRegistrations","does":"act","id":"registrationId","parents":[]}},
  {"id":"Authentication_UpdateForeignAppByAppId","api":"erp","method":"PATCH","path":"/v2/authentication/foreign/{appId}/app","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"appId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"update","parents":["appId"]}},
  {"id":"Authentication_RemoveForeignAppByAppId","api":"erp","method":"DELETE","path":"/v2/authentication/foreign/{appId}/app","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"appId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"delete","parents":["appId"]}},
  {"id":"Authentication_UpdateForeignAppByRegistrationId","api":"erp","method":"PATCH","path":"/v2/authentication/foreign/{registrationId}/registration","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"registrationId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"update","parents":["registrationId"]}},
  {"id":"Authentication_RemoveForeignAppByRegistrationId","api":"erp","method":"DELETE","path":"/v2/authentication/foreign/{registrationId}/registration","scopes":["authentication.updateforeignapp","foreignapps.manage"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"registrationId","place":"path","kind":"text"}],"files":[],"headers":["x-challengecode","x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"appRegistrations/foreignApps","does":"delete","parents":["registrationId"]}},
  {"id":"Attributes_UpdateAttribute","call":"attributes.update","api":"erp","method":"PATCH","path":"/v2/attributes/{attributeId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"attributeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"attributes","does":"update","id":"attributeId","parents":[]}},
  {"id":"Attributes_DeleteAttribute","call":"attributes.delete","api":"erp","method":"DELETE","path":"/v2/attributes/{attributeId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"attributeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"attributes","does":"delete","id":"attributeId","parents":[]}},
  {"id":"SalesOrder_UpdateSalesOrder","call":"salesOrders.update","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"recalculateTax","place":"query","kind":"number"},{"name":"disableAutomaticWorkflows","place":"query","kind":"boolean"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"update","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_CancelSalesOrder","call":"salesOrders.cancel","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/cancel","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"act","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_NewInvoice","call":"salesOrders.createInvoice","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/createinvoice","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderFiles","call":"salesOrders.listFiles","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/files","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/files","does":"list","parents":["salesOrderId"]}},
  {"id":"SalesOrder_CreateSalesOrderFile","call":"salesOrders.createFile","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/files","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/files","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderLineItems","call":"salesOrders.listLineItems","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/lineitems","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItems","does":"list","parents":["salesOrderId"]}},
  {"id":"SalesOrder_CreateSalesOrderLineItem","call":"salesOrders.createLineItem","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/lineitems","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItems","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderNotes","call":"salesOrders.listNotes","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/notes","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/notes","does":"list","parents":["salesOrderId"]}},
  {"id":"SalesOrder_CreateSalesOrderNote","call":"salesOrders.createNote","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/notes","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/notes","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_MailSalesOrder","call":"salesOrders.mail","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/output/mail","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"mail","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_PdfSalesOrder","call":"salesOrders.renderPdf","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/output/pdf","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"salesOrders","does":"download","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_PrintSalesOrder","call":"salesOrders.print","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/output/print","scopes":["salesorders.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"print","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_SetSalesOrderPayment","call":"salesOrders.createPayment","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/setpayment","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/payments","does":"create","parents":["salesOrderId"]}},
  {"id":"SalesOrder_UndoSalesOrderCancellation","call":"salesOrders.undoCancellation","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/undocancellation","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"act","id":"salesOrderId","parents":[]}},
  {"id":"SalesOrder_TriggerSalesOrderWorkflowEvent","call":"salesOrders.triggerWorkflowEvent","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/workflowEvents","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"act","id":"salesOrderId","parents":[]}},
  {"id":"Companydetails_GetCompanyById","call":"companies.get","api":"erp","method":"GET","path":"/v2/company/{companyId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"companyId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"companies","does":"get","id":"companyId","parents":[]}},
  {"id":"NumberRanges_GetNumberRange","call":"numberRanges.get","api":"erp","method":"GET","path":"/v2/configuration/numberRanges/{numberRangeId}","scopes":["system.config.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"get","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_CreateNumberRange","call":"numberRanges.duplicate","api":"erp","method":"POST","path":"/v2/configuration/numberRanges/{numberRangeId}","scopes":["system.config.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"act","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_UpdateNumberRange","call":"numberRanges.replace","api":"erp","method":"PUT","path":"/v2/configuration/numberRanges/{numberRangeId}","scopes":["system.config.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"replace","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_DeleteNumberRange","call":"numberRanges.delete","api":"erp","method":"DELETE","path":"/v2/configuration/numberRanges/{numberRangeId}","scopes":["system.config.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"delete","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_NumberRangeIncrement","call":"numberRanges.increment","api":"erp","method":"POST","path":"/v2/configuration/numberRanges/{numberRangeId}/increment","scopes":["system.config.write"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"},{"name":"companyId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"act","id":"numberRangeId","parents":[]}},
  {"id":"NumberRanges_NumberRangePreview","call":"numberRanges.preview","api":"erp","method":"GET","path":"/v2/configuration/numberRanges/{numberRangeId}/preview","scopes":["orders.read","items.read","system.config.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"numberRangeId","place":"path","kind":"text"},{"name":"companyId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"numberRanges","does":"act","id":"numberRangeId","parents":[]}},
  {"id":"CustomerDomain_GetCustomerById","call":"customers.get","api":"erp","method":"GET","path":"/v2/customer/{customerId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"customers","does":"get","id":"customerId","parents":[]}},
  {"id":"Customer_UpdateCustomer","call":"customers.update","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"update","id":"customerId","parents":[]}},
  {"id":"Customer_DeleteCustomer","call":"customers.delete","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"delete","id":"customerId","parents":[]}},
  {"id":"Customer_PostCustomerHistory","call":"customers.createHistoryEntry","api":"erp","method":"POST","path":"/v2/customers/{customerId}/addHistory","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/historyEntries","does":"create","parents":["customerId"]}},
  {"id":"Customer_CreateCustomerBankAccount","call":"customers.createBankAccount","api":"erp","method":"POST","path":"/v2/customers/{customerId}/bankaccounts","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/bankAccounts","does":"create","parents":["customerId"]}},
  {"id":"Customer_CreateCustomerContact","call":"customers.createContact","api":"erp","method":"POST","path":"/v2/customers/{customerId}/contacts","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/contacts","does":"create","parents":["customerId"]}},
  {"id":"Customer_CreateCustomerNote","call":"customers.createNote","api":"erp","method":"POST","path":"/v2/customers/{customerId}/notes","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/notes","does":"create","parents":["customerId"]}},
  {"id":"Customer_TriggerCustomerWorkflowEvent","call":"customers.triggerWorkflowEvent","api":"erp","method":"POST","path":"/v2/customers/{customerId}/workflowEvents","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"act","id":"customerId","parents":[]}},
  {"id":"Customer_ErpAppGetCustomer","api":"erp","method":"GET","path":"/v2/wawiapp/customers/{customerId}","scopes":["erpapp.all"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"get","id":"customerId","parents":[]}},
  {"id":"Customer_ErpAppUpdateCustomer","api":"erp","method":"PATCH","path":"/v2/wawiapp/customers/{customerId}","scopes":["erpapp.all"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers","does":"update","id":"customerId","parents":[]}},
  {"id":"CustomerCategory_GetCustomerCategory","call":"customerCategories.get","api":"erp","method":"GET","path":"/v2/customerCategories/{customercategoryId}","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customercategoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"get","id":"customercategoryId","parents":[]}},
  {"id":"CustomerCategory_UpdateCustomerCategory","call":"customerCategories.update","api":"erp","method":"PATCH","path":"/v2/customerCategories/{customercategoryId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customercategoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"update","id":"customercategoryId","parents":[]}},
  {"id":"CustomerCategory_DeleteCustomerCategory","call":"customerCategories.delete","api":"erp","method":"DELETE","path":"/v2/customerCategories/{customercategoryId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customercategoryId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerCategories","does":"delete","id":"customercategoryId","parents":[]}},
  {"id":"CustomerGroup_GetCustomerGroup","call":"customerGroups.get","api":"erp","method":"GET","path":"/v2/customerGroups/{customergroupId}","scopes":["customers.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customergroupId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"get","id":"customergroupId","parents":[]}},
  {"id":"CustomerGroup_UpdateCustomerGroup","call":"customerGroups.update","api":"erp","method":"PATCH","path":"/v2/customerGroups/{customergroupId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"customergroupId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"update","id":"customergroupId","parents":[]}},
  {"id":"CustomerGroup_DeleteCustomerGroup","call":"customerGroups.delete","api":"erp","method":"DELETE","path":"/v2/customerGroups/{customergroupId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customergroupId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customerGroups","does":"delete","id":"customergroupId","parents":[]}},
  {"id":"CustomFields_UpdateCustomField","call":"customFields.update","api":"erp","method":"PATCH","path":"/v2/customfields/{customFieldId}","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customFieldId","place":"path","kind":"text"},{"name":"referenceType","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"update","id":"customFieldId","parents":[]}},
  {"id":"CustomFields_DeleteCustomField","call":"customFields.delete","api":"erp","method":"DELETE","path":"/v2/customfields/{customFieldId}","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customFieldId","place":"path","kind":"text"},{"name":"referenceType","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"delete","id":"customFieldId","parents":[]}},
  {"id":"CustomFields_GetCustomField","call":"customFields.get","api":"erp","method":"GET","path":"/v2/customfields/byId/{customFieldId}","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"customFieldId","place":"path","kind":"text"},{"name":"referenceType","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"get","id":"customFieldId","parents":[]}},
  {"id":"CustomFields_QueryCustomFields","call":"customFields.list","api":"erp","method":"GET","path":"/v2/customfields/byReferenceType/{referenceType}","scopes":["customfields.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"referenceType","place":"path","kind":"number"},{"name":"groupName","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields","does":"list","parents":["referenceType"]}},
  {"id":"DeliveryNote_GetDeliveryNote","call":"deliveryNotes.get","api":"erp","method":"GET","path":"/v2/deliveryNotes/{deliveryNoteId}","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"get","id":"deliveryNoteId","parents":[]}},
  {"id":"DeliveryNote_MailDeliveryNote","call":"deliveryNotes.mail","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/output/mail","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"mail","id":"deliveryNoteId","parents":[]}},
  {"id":"DeliveryNote_PdfDeliveryNote","call":"deliveryNotes.renderPdf","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/output/pdf","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"deliveryNotes","does":"download","id":"deliveryNoteId","parents":[]}},
  {"id":"DeliveryNote_PrintDeliveryNote","call":"deliveryNotes.print","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/output/print","scopes":["deliverynotes.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"print","id":"deliveryNoteId","parents":[]}},
  {"id":"DeliveryNote_GetDeliveryNotePackages","call":"deliveryNotes.listPackages","api":"erp","method":"GET","path":"/v2/deliveryNotes/{deliveryNoteId}/packages","scopes":["deliverynotes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes/packages","does":"list","parents":["deliveryNoteId"]}},
  {"id":"DeliveryNote_PostPackageDataForDeliveryNote","call":"deliveryNotes.createPackage","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/packages","scopes":["deliverynotes.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes/packages","does":"create","parents":["deliveryNoteId"]}},
  {"id":"DeliveryNote_PatchPackageData","call":"deliveryNotes.updatePackage","api":"erp","method":"PATCH","path":"/v2/deliveryNotes/packages/{packageId}","scopes":["deliverynotes.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"packageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes/packages","does":"update","id":"packageId","parents":[]}},
  {"id":"Extensibility_GetExtension","call":"extensions.get","api":"erp","method":"GET","path":"/v2/extensions/{extensionId}","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"extensionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"get","id":"extensionId","parents":[]}},
  {"id":"Extensibility_UpdateExtension","call":"extensions.update","api":"erp","method":"PATCH","path":"/v2/extensions/{extensionId}","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"extensionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"update","id":"extensionId","parents":[]}},
  {"id":"Extensibility_DeleteExtension","call":"extensions.delete","api":"erp","method":"DELETE","path":"/v2/extensions/{extensionId}","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"extensionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions","does":"delete","id":"extensionId","parents":[]}},
  {"id":"Extensibility_PutExtensionManifest","call":"extensions.replaceManifest","api":"erp","method":"PUT","path":"/v2/extensions/{extensionId}/manifest","scopes":["extensibility.integration"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"extensionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"extensions/manifests","does":"replace","parents":["extensionId"]}},
  {"id":"File_DownloadFile","call":"files.download","api":"erp","method":"GET","path":"/v2/file/{key}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"key","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version"],"fileType":"application/octet-stream","record":{"name":"files","does":"download","id":"key","parents":[]}},
  {"id":"Invoice_GetInvoice","call":"invoices.get","api":"erp","method":"GET","path":"/v2/invoices/{invoiceId}","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"get","id":"invoiceId","parents":[]}},
  {"id":"Invoice_CancelInvoice","call":"invoices.cancel","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/cancel","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"act","id":"invoiceId","parents":[]}},
  {"id":"Invoice_FinalizeInvoice","call":"invoices.finalize","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/finalize","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"act","id":"invoiceId","parents":[]}},
  {"id":"Invoice_QueryInvoiceLineItems","call":"invoices.listLineItems","api":"erp","method":"GET","path":"/v2/invoices/{invoiceId}/lineitems","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices/lineItems","does":"list","parents":["invoiceId"]}},
  {"id":"Invoice_MailInvoice","call":"invoices.mail","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/output/mail","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"invoiceId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"mail","id":"invoiceId","parents":[]}},
  {"id":"Invoice_PdfInvoice","call":"invoices.renderPdf","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/output/pdf","scopes":["invoices.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"invoiceId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"invoices","does":"download","id":"invoiceId","parents":[]}},
  {"id":"Invoice_PrintInvoice","call":"invoices.print","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/output/print","scopes":["invoices.print"],"credentials":["token","key"],"bodyTypes":[],"status":201,"parameters":[{"name":"invoiceId","place":"path","kind":"text"},{"name":"formId","place":"query","kind":"text"},{"name":"printer","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"print","id":"invoiceId","parents":[]}},
  {"id":"Invoice_SetInvoicePayment","call":"invoices.createPayment","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/setpayment","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices/payments","does":"create","parents":["invoiceId"]}},
  {"id":"Invoice_TriggerInvoiceWorkflowEvent","call":"invoices.triggerWorkflowEvent","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/workflowEvents","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"invoiceId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"act","id":"invoiceId","parents":[]}},
  {"id":"ItemFiles_DownloadItemImageById","call":"items.downloadImage","api":"erp","method":"GET","path":"/v2/ItemFiles/GetImageById/{imageId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"imageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"items/images","does":"download","id":"imageId","parents":[]}},
  {"id":"ItemFiles_DownloadItemPreviewImageById","call":"items.downloadPreviewImage","api":"erp","method":"GET","path":"/v2/ItemFiles/GetPreviewImageById/{imageId}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"imageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"items/images","does":"download","id":"imageId","parents":[]}},
  {"id":"Itemdetails_GetItemById","call":"items.get","api":"erp","method":"GET","path":"/v2/items/{id}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"items","does":"get","id":"id","parents":[]}},
  {"id":"Item_UpdateItem","call":"items.update","api":"erp","method":"PATCH","path":"/v2/items/{id}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items","does":"update","id":"id","parents":[]}},
  {"id":"Item_GetItemAttributes","call":"items.listAttributes","api":"erp","method":"GET","path":"/v2/items/{itemid}/attributes","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/attributes","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemAttributes","call":"items.updateAttributes","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/attributes","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/attributes","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemBom","call":"items.getBom","api":"erp","method":"GET","path":"/v2/items/{itemid}/bom","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/bom","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemBom","call":"items.updateBom","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/bom","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/bom","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemBundles","call":"items.listBundles","api":"erp","method":"GET","path":"/v2/items/{itemid}/bundles","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/bundles","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemBundles","call":"items.updateBundles","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/bundles","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/bundles","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemCategories","call":"items.listCategories","api":"erp","method":"GET","path":"/v2/items/{itemid}/categories","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/categories","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemCategories","call":"items.updateCategories","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/categories","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/categories","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemConfigurationGroups","call":"items.listConfigurationGroups","api":"erp","method":"GET","path":"/v2/items/{itemid}/configurationgroups","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/configurationGroups","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemConfigurationGroups","call":"items.updateConfigurationGroups","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/configurationgroups","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/configurationGroups","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemCrossSellingGroups","call":"items.listCrossSellingGroups","api":"erp","method":"GET","path":"/v2/items/{itemid}/crosssellinggroups","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/crossSellingGroups","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemCrossSellingGroups","call":"items.updateCrossSellingGroups","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/crosssellinggroups","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/crossSellingGroups","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemDescriptions","call":"items.listDescriptions","api":"erp","method":"GET","path":"/v2/items/{itemid}/descriptions","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/descriptions","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemDescriptions","call":"items.updateDescriptions","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/descriptions","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/descriptions","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemFeatures","call":"items.listFeatures","api":"erp","method":"GET","path":"/v2/items/{itemid}/features","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/features","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemFeatures","call":"items.updateFeatures","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/features","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/features","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemIdentifiers","call":"items.getIdentifiers","api":"erp","method":"GET","path":"/v2/items/{itemid}/identifiers","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/identifiers","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemIdentifiers","call":"items.updateIdentifiers","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/identifiers","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/identifiers","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemOrderingConstraints","call":"items.getOrderingConstraints","api":"erp","method":"GET","path":"/v2/items/{itemid}/orderingconstraints","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/orderingConstraints","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemOrderingConstraints","call":"items.updateOrderingConstraints","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/orderingconstraints","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/orderingConstraints","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemMeasurements","call":"items.getMeasurements","api":"erp","method":"GET","path":"/v2/items/{itemid}/packagingconstraints","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/measurements","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemMeasurements","call":"items.updateMeasurements","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/packagingconstraints","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/measurements","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemPrices","call":"items.getPrices","api":"erp","method":"GET","path":"/v2/items/{itemid}/prices","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/prices","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemPrices","call":"items.updatePrices","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/prices","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/prices","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemStorageConstraints","call":"items.getStorageConstraints","api":"erp","method":"GET","path":"/v2/items/{itemid}/storageconstraints","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/storageConstraints","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemStorageConstraints","call":"items.updateStorageConstraints","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/storageconstraints","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/storageConstraints","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemSuppliers","call":"items.listSuppliers","api":"erp","method":"GET","path":"/v2/items/{itemid}/suppliers","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/suppliers","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemSuppliers","call":"items.updateSuppliers","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/suppliers","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/suppliers","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemUnitPricing","call":"items.getUnitPricing","api":"erp","method":"GET","path":"/v2/items/{itemid}/unitpricing","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/unitPricing","does":"get","parents":["itemid"]}},
  {"id":"Item_UpdateItemUnitPricing","call":"items.updateUnitPricing","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/unitpricing","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/unitPricing","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemVariations","call":"items.listVariations","api":"erp","method":"GET","path":"/v2/items/{itemid}/variations","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/variations","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemVariations","call":"items.updateVariations","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/variations","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/variations","does":"update","parents":["itemid"]}},
  {"id":"Item_GetItemWarehouseConstraints","call":"items.listWarehouseConstraints","api":"erp","method":"GET","path":"/v2/items/{itemid}/warehouseconstraints","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/warehouseConstraints","does":"list","parents":["itemid"]}},
  {"id":"Item_UpdateItemWarehouseConstraints","call":"items.updateWarehouseConstraints","api":"erp","method":"PATCH","path":"/v2/items/{itemid}/warehouseconstraints","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"itemid","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"items/warehouseConstraints","does":"update","parents":["itemid"]}},
  {"id":"Item_QueryItemImageData","api":"erp","method":"GET","path":"/v2/items/imagedata/{imageId}","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"imageId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"items/images","does":"download","id":"imageId","parents":[]}},
  {"id":"Label_GetLabel","call":"labels.get","api":"erp","method":"GET","path":"/v2/labels/{labelId}","scopes":["labels.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"labelId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"get","id":"labelId","parents":[]}},
  {"id":"Label_UpdateLabel","call":"labels.update","api":"erp","method":"PATCH","path":"/v2/labels/{labelId}","scopes":["labels.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"labelId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"update","id":"labelId","parents":[]}},
  {"id":"Label_DeleteLabel","call":"labels.delete","api":"erp","method":"DELETE","path":"/v2/labels/{labelId}","scopes":["labels.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"labelId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"labels","does":"delete","id":"labelId","parents":[]}},
  {"id":"Manufacturer_GetManufacturer","call":"manufacturers.get","api":"erp","method":"GET","path":"/v2/manufacturers/{manufacturerId}","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"manufacturerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"get","id":"manufacturerId","parents":[]}},
  {"id":"Manufacturer_UpdateManufacturer","call":"manufacturers.update","api":"erp","method":"PATCH","path":"/v2/manufacturers/{manufacturerId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"manufacturerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"update","id":"manufacturerId","parents":[]}},
  {"id":"Manufacturer_DeleteManufacturer","call":"manufacturers.delete","api":"erp","method":"DELETE","path":"/v2/manufacturers/{manufacturerId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"manufacturerId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"manufacturers","does":"delete","id":"manufacturerId","parents":[]}},
  {"id":"ProductGroup_UpdateProductGroup","call":"productGroups.update","api":"erp","method":"PATCH","path":"/v2/productGroups/{id}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"productGroups","does":"update","id":"id","parents":[]}},
  {"id":"ProductGroup_DeleteProductGroup","call":"productGroups.delete","api":"erp","method":"DELETE","path":"/v2/productGroups/{id}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"productGroups","does":"delete","id":"id","parents":[]}},
  {"id":"Property_QueryPropertyValues","call":"properties.listValues","api":"erp","method":"GET","path":"/v2/properties/{propertyId}/values","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"propertyId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/values","does":"list","parents":["propertyId"]}},
  {"id":"Property_CreatePropertyValue","call":"properties.createValue","api":"erp","method":"POST","path":"/v2/properties/{propertyId}/values","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"propertyId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/values","does":"create","parents":["propertyId"]}},
  {"id":"Return_GetReturn","call":"returns.get","api":"erp","method":"GET","path":"/v2/returns/{returnId}","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"returnId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns","does":"get","id":"returnId","parents":[]}},
  {"id":"Return_QueryReturnLineItems","call":"returns.listLineItems","api":"erp","method":"GET","path":"/v2/returns/{returnId}/lineitems","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"returnId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns/lineItems","does":"list","parents":["returnId"]}},
  {"id":"Return_QueryReturnPackages","call":"returns.listPackages","api":"erp","method":"GET","path":"/v2/returns/{returnId}/packages","scopes":["returns.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"returnId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"returns/packages","does":"list","parents":["returnId"]}},
  {"id":"UnitsOfMeasure_GetSalesUnit","call":"salesUnits.get","api":"erp","method":"GET","path":"/v2/unitsOfMeasure/salesUnits/{salesUnitId}","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesUnitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"get","id":"salesUnitId","parents":[]}},
  {"id":"UnitsOfMeasure_UpdateSalesUnit","call":"salesUnits.update","api":"erp","method":"PATCH","path":"/v2/unitsOfMeasure/salesUnits/{salesUnitId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"salesUnitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"update","id":"salesUnitId","parents":[]}},
  {"id":"UnitsOfMeasure_DeleteSalesUnit","call":"salesUnits.delete","api":"erp","method":"DELETE","path":"/v2/unitsOfMeasure/salesUnits/{salesUnitId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesUnitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesUnits","does":"delete","id":"salesUnitId","parents":[]}},
  {"id":"UnitsOfMeasure_GetUnitOfMeasurement","call":"unitsOfMeasure.get","api":"erp","method":"GET","path":"/v2/unitsOfMeasure/unitsOfMeasurement/{unitId}","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"unitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"get","id":"unitId","parents":[]}},
  {"id":"UnitsOfMeasure_UpdateUnitOfMeasurement","call":"unitsOfMeasure.update","api":"erp","method":"PATCH","path":"/v2/unitsOfMeasure/unitsOfMeasurement/{unitId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"unitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"update","id":"unitId","parents":[]}},
  {"id":"UnitsOfMeasure_DeleteUnitOfMeasurement","call":"unitsOfMeasure.delete","api":"erp","method":"DELETE","path":"/v2/unitsOfMeasure/unitsOfMeasurement/{unitId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"unitId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"unitsOfMeasure","does":"delete","id":"unitId","parents":[]}},
  {"id":"Warehouse_QueryStorageLocations","call":"warehouses.listStorageLocations","api":"erp","method":"GET","path":"/v2/warehouses/{warehouseId}/storagelocations","scopes":["warehouse.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"pageNumber","place":"query","kind":"number"},{"name":"pageSize","place":"query","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"warehouses/storageLocations","does":"list","parents":["warehouseId"]}},
  {"id":"WorkbenchResources_QueryWorkbenchResourceById","call":"workbenchResources.get","api":"erp","method":"GET","path":"/v2/workbenchResources/{id}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"workbenchResources","does":"get","id":"id","parents":[]}},
  {"id":"WorkbenchResourceTypes_QueryWorkbenchResourceTypeById","call":"workbenchResourceTypes.get","api":"erp","method":"GET","path":"/v2/workbenchResourceTypes/{id}","scopes":[],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"id","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"notShown":"query-answers","record":{"name":"workbenchResourceTypes","does":"get","id":"id","parents":[]}},
  {"id":"Worker_ConfigureSync","call":"workers.updateSync","api":"erp","method":"POST","path":"/v2/workers/{syncId}","scopes":["system.worker.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"syncId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"workers/syncs","does":"update","id":"syncId","parents":[]}},
  {"id":"Worker_SyncControl","call":"workers.controlSync","api":"erp","method":"PUT","path":"/v2/workers/{syncId}","scopes":["system.worker.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"syncId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"workers","does":"act","id":"syncId","parents":[]}},
  {"id":"WMS_QueryPickListPosition","call":"wms.listPickListPositions","api":"erp","method":"GET","path":"/v2/wms/{warehouseId}/picklists/{picklistId}","scopes":["picklists.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"picklistId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickListPositions","does":"list","parents":["warehouseId","picklistId"]}},
  {"id":"SalesOrder_UpdateSalesOrderCustomField","call":"salesOrders.updateCustomFieldValue","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/customfields/{customfieldId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"customfieldId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/customFieldValues","does":"update","id":"customfieldId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_DeleteSalesOrderCustomField","call":"salesOrders.deleteCustomFieldValue","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/customfields/{customfieldId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"customfieldId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/customFieldValues","does":"delete","id":"customfieldId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderFileData","call":"salesOrders.downloadFile","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"salesOrders/files","does":"download","id":"salesOrderFileId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_UpdateSalesOrderFile","call":"salesOrders.updateFile","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/files","does":"update","id":"salesOrderFileId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_DeleteSalesOrderFile","call":"salesOrders.deleteFile","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/files","does":"delete","id":"salesOrderFileId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_UpdateSalesOrderLineItem","call":"salesOrders.updateLineItem","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItems","does":"update","id":"salesOrderLineItemId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_DeleteSalesOrderLineItem","call":"salesOrders.deleteLineItem","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItems","does":"delete","id":"salesOrderLineItemId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_QuerySalesOrderLineItemFiles","call":"salesOrders.listLineItemFiles","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItemFiles","does":"list","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"SalesOrder_CreateSalesOrderLineItemFile","call":"salesOrders.createLineItemFile","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItemFiles","does":"create","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"SalesOrder_UpdateSalesOrderNote","call":"salesOrders.updateNote","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/notes/{noteId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"noteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/notes","does":"update","id":"noteId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_DeleteSalesOrderNote","call":"salesOrders.deleteNote","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/notes/{noteId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"noteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/notes","does":"delete","id":"noteId","parents":["salesOrderId"]}},
  {"id":"SalesOrder_TriggerSalesOrderWorkflow","call":"salesOrders.triggerFixedWorkflowEvent","api":"erp","method":"POST","path":"/v2/salesOrders/{salesOrderId}/workflow/{workflowEventId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"workflowEventId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders","does":"act","id":"salesOrderId","parents":[]}},
  {"id":"Customer_UpdateCustomerAddress","call":"customers.updateAddress","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/addresses/{addressId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"addressId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/addresses","does":"update","id":"addressId","parents":["customerId"]}},
  {"id":"Customer_UpdateCustomerBankAccount","call":"customers.updateBankAccount","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/bankaccounts/{customerBankAccountId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customerBankAccountId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/bankAccounts","does":"update","id":"customerBankAccountId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerBankAccount","call":"customers.deleteBankAccount","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/bankaccounts/{customerBankAccountId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customerBankAccountId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/bankAccounts","does":"delete","id":"customerBankAccountId","parents":["customerId"]}},
  {"id":"Customer_UpdateCustomerContact","call":"customers.updateContact","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/contacts/{customerContactId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customerContactId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/contacts","does":"update","id":"customerContactId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerContact","call":"customers.deleteContact","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/contacts/{customerContactId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customerContactId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/contacts","does":"delete","id":"customerContactId","parents":["customerId"]}},
  {"id":"Customer_UpdateCustomerCustomField","call":"customers.updateCustomFieldValue","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/customfields/{customfieldId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customfieldId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/customFieldValues","does":"update","id":"customfieldId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerCustomField","call":"customers.deleteCustomFieldValue","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/customfields/{customfieldId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"customfieldId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/customFieldValues","does":"delete","id":"customfieldId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerHistory","call":"customers.deleteHistoryEntry","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/deleteHistory/{historyKey}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"historyKey","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/historyEntries","does":"delete","id":"historyKey","parents":["customerId"]}},
  {"id":"Customer_UpdateCustomerNote","call":"customers.updateNote","api":"erp","method":"PATCH","path":"/v2/customers/{customerId}/notes/{noteId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"noteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/notes","does":"update","id":"noteId","parents":["customerId"]}},
  {"id":"Customer_DeleteCustomerNote","call":"customers.deleteNote","api":"erp","method":"DELETE","path":"/v2/customers/{customerId}/notes/{noteId}","scopes":["customers.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"customerId","place":"path","kind":"text"},{"name":"noteId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customers/notes","does":"delete","id":"noteId","parents":["customerId"]}},
  {"id":"CustomFields_UpdateCustomFieldGroup","call":"customFields.renameGroup","api":"erp","method":"PATCH","path":"/v2/customfields/groups/{groupName}/{referenceType}","scopes":["customfields.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"groupName","place":"path","kind":"text"},{"name":"referenceType","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields/groups","does":"update","parents":["groupName","referenceType"]}},
  {"id":"CustomFields_DeleteCustomFieldGroup","call":"customFields.deleteGroup","api":"erp","method":"DELETE","path":"/v2/customfields/groups/{groupName}/{referenceType}","scopes":["customfields.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"groupName","place":"path","kind":"text"},{"name":"referenceType","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"customFields/groups","does":"delete","parents":["groupName","referenceType"]}},
  {"id":"DeliveryNote_TriggerDeliveryNoteWorkflow","call":"deliveryNotes.triggerFixedWorkflowEvent","api":"erp","method":"POST","path":"/v2/deliveryNotes/{deliveryNoteId}/workflow/{workflowEventId}","scopes":["deliverynotes.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"deliveryNoteId","place":"path","kind":"text"},{"name":"workflowEventId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"deliveryNotes","does":"act","id":"deliveryNoteId","parents":[]}},
  {"id":"Invoice_TriggerInvoiceWorkflow","call":"invoices.triggerFixedWorkflowEvent","api":"erp","method":"POST","path":"/v2/invoices/{invoiceId}/workflow/{workflowEventId}","scopes":["invoices.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"invoiceId","place":"path","kind":"text"},{"name":"workflowEventId","place":"path","kind":"number"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"invoices","does":"act","id":"invoiceId","parents":[]}},
  {"id":"Property_UpdatePropertyValue","call":"properties.updateValue","api":"erp","method":"PATCH","path":"/v2/properties/{propertyId}/values/{propertyValueId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/values","does":"update","id":"propertyValueId","parents":["propertyId"]}},
  {"id":"Property_DeletePropertyValue","call":"properties.deleteValue","api":"erp","method":"DELETE","path":"/v2/properties/{propertyId}/values/{propertyValueId}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/values","does":"delete","id":"propertyValueId","parents":["propertyId"]}},
  {"id":"Property_QueryPropertyValueDescriptions","call":"properties.listValueDescriptions","api":"erp","method":"GET","path":"/v2/properties/{propertyId}/values/{propertyValueId}/descriptions","scopes":["items.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/valueDescriptions","does":"list","parents":["propertyId","propertyValueId"]}},
  {"id":"Property_CreatePropertyValueDescription","call":"properties.createValueDescription","api":"erp","method":"POST","path":"/v2/properties/{propertyId}/values/{propertyValueId}/descriptions","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/valueDescriptions","does":"create","parents":["propertyId","propertyValueId"]}},
  {"id":"WMS_DeletePickListPosition","call":"wms.deletePickListPosition","api":"erp","method":"DELETE","path":"/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}","scopes":["picklists.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"picklistId","place":"path","kind":"text"},{"name":"picklistPositionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms/pickListPositions","does":"delete","id":"picklistPositionId","parents":["warehouseId","picklistId"]}},
  {"id":"WMS_ChangeReservation","call":"wms.moveReservation","api":"erp","method":"PATCH","path":"/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/changeReservation","scopes":["picklists.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"picklistId","place":"path","kind":"text"},{"name":"picklistPositionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms","does":"act","id":"picklistPositionId","parents":["warehouseId","picklistId"]}},
  {"id":"WMS_PickPosition","call":"wms.pickPosition","api":"erp","method":"PATCH","path":"/v2/wms/{warehouseId}/picklists/{picklistId}/positions/{picklistPositionId}/pickPosition","scopes":["picklists.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":200,"parameters":[{"name":"warehouseId","place":"path","kind":"text"},{"name":"picklistId","place":"path","kind":"text"},{"name":"picklistPositionId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"wms","does":"act","id":"picklistPositionId","parents":["warehouseId","picklistId"]}},
  {"id":"SalesOrder_QuerySalesOrderLineItemFileData","call":"salesOrders.downloadLineItemFile","api":"erp","method":"GET","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}","scopes":["salesorders.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"},{"name":"salesOrderLineItemFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"fileType":"application/octet-stream","record":{"name":"salesOrders/lineItemFiles","does":"download","id":"salesOrderLineItemFileId","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"SalesOrder_UpdateSalesOrderLineItemFile","call":"salesOrders.updateLineItemFile","api":"erp","method":"PATCH","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"},{"name":"salesOrderLineItemFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItemFiles","does":"update","id":"salesOrderLineItemFileId","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"SalesOrder_DeleteSalesOrderLineItemFile","call":"salesOrders.deleteLineItemFile","api":"erp","method":"DELETE","path":"/v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}","scopes":["salesorders.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"salesOrderId","place":"path","kind":"text"},{"name":"salesOrderLineItemId","place":"path","kind":"text"},{"name":"salesOrderLineItemFileId","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"salesOrders/lineItemFiles","does":"delete","id":"salesOrderLineItemFileId","parents":["salesOrderId","salesOrderLineItemId"]}},
  {"id":"Property_UpdatePropertyValueDescription","call":"properties.updateValueDescription","api":"erp","method":"PATCH","path":"/v2/properties/{propertyId}/values/{propertyValueId}/descriptions/{languageIso}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":["application/json"],"status":204,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"},{"name":"languageIso","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/valueDescriptions","does":"update","id":"languageIso","parents":["propertyId","propertyValueId"]}},
  {"id":"Property_DeletePropertyValueDescription","call":"properties.deleteValueDescription","api":"erp","method":"DELETE","path":"/v2/properties/{propertyId}/values/{propertyValueId}/descriptions/{languageIso}","scopes":["items.write"],"credentials":["token","key"],"bodyTypes":[],"status":204,"parameters":[{"name":"propertyId","place":"path","kind":"text"},{"name":"propertyValueId","place":"path","kind":"text"},{"name":"languageIso","place":"path","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"properties/valueDescriptions","does":"delete","id":"languageIso","parents":["propertyId","propertyValueId"]}},
  {"id":"Tax_GetItemRate","call":"taxes.getItemRate","api":"erp","method":"GET","path":"/v2/tax/item/{itemId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}","scopes":["taxes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"itemId","place":"path","kind":"text"},{"name":"companyId","place":"path","kind":"text"},{"name":"departureCountryISO","place":"path","kind":"text"},{"name":"shipmentCountryISO","place":"path","kind":"text"},{"name":"taxNumber","place":"query","kind":"text"},{"name":"invoiceCountryISO","place":"query","kind":"text"},{"name":"invoiceCountryStateISO","place":"query","kind":"text"},{"name":"shipmentCountryStateISO","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"taxes/itemRates","does":"get","id":"itemId","parents":[]}},
  {"id":"Tax_GetClassRate","call":"taxes.getClassRate","api":"erp","method":"GET","path":"/v2/tax/taxclass/{taxClassId}/{companyId}/{departureCountryISO}/{shipmentCountryISO}","scopes":["taxes.read"],"credentials":["token","key"],"bodyTypes":[],"status":200,"parameters":[{"name":"taxClassId","place":"path","kind":"text"},{"name":"companyId","place":"path","kind":"text"},{"name":"departureCountryISO","place":"path","kind":"text"},{"name":"shipmentCountryISO","place":"path","kind":"text"},{"name":"taxNumber","place":"query","kind":"text"},{"name":"invoiceCountryISO","place":"query","kind":"text"},{"name":"invoiceCountryStateISO","place":"query","kind":"text"},{"name":"shipmentCountryStateISO","place":"query","kind":"text"}],"files":[],"headers":["x-tenant-id","x-appid","x-appversion","api-version","x-runas","x-sessionid","x-companyid"],"record":{"name":"taxes/classRates","does":"get","id":"shipmentCountryISO","parents":["taxClassId","companyId","departureCountryISO"]}},
  {"id":"Auth_ExchangeRefreshToken","call":"auth.exchangeRefreshToken","api":"channel","method":"POST","path":"/v1/auth","scopes":[],"credentials":[],"bodyTypes":["application/x-www-form-urlencoded"],"status":200,"parameters":[],"files":[],"headers":[],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"Auth_CreateSellerToken","call":"auth.createSellerToken","api":"channel","method":"POST","path":"/v1/auth/create/seller-token","scopes":[],"credentials":[],"bodyTypes":[],"status":200,"parameters":[{"name":"pin","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"PublicChannels_List","call":"publicChannels.list","api":"channel","method":"GET","path":"/v1/public/channel","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"offset","place":"query","kind":"number"},{"name":"limit","place":"query","kind":"number"},{"name":"marketplace","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"public-channel-answer"},
  {"id":"Self_Get","call":"self.get","api":"channel","method":"GET","path":"/v1/channel","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Self_Update","call":"self.update","api":"channel","method":"PATCH","path":"/v1/channel","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Self_RequestMfaPin","call":"self.requestMfaPin","api":"channel","method":"GET","path":"/v1/channel/mfa-pin","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_List","call":"sellers.list","api":"channel","method":"GET","path":"/v1/channel/seller/list","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_Create","call":"sellers.create","api":"channel","method":"POST","path":"/v1/channel/seller","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_Update","call":"sellers.update","api":"channel","method":"PATCH","path":"/v1/channel/seller","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_GetUpdateSession","call":"sellers.getUpdateSession","api":"channel","method":"GET","path":"/v1/channel/seller/update-session","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"session","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_GetSignupSession","call":"sellers.getSignupSession","api":"channel","method":"GET","path":"/v1/channel/seller/signup-session","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"session","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"ChannelCategories_Replace","call":"channelCategories.replace","api":"channel","method":"PUT","path":"/v1/channel/categories","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":3600}},
  {"id":"ChannelCategories_Get","call":"channelCategories.get","api":"channel","method":"GET","path":"/v1/channel/categories","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":3600},"notShown":"seller-meta-answers"},
  {"id":"Attributes_ReplaceGlobal","call":"attributes.replaceGlobal","api":"channel","method":"PUT","path":"/v1/channel/attribute/global","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["content-encoding","accept-language"],"rateLimit":{"requests":10,"perSeconds":3600}},
  {"id":"Attributes_GetGlobal","call":"attributes.getGlobal","api":"channel","method":"GET","path":"/v1/channel/attribute/global","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":3600},"notShown":"seller-meta-answers"},
  {"id":"Attributes_DeleteOfCategory","call":"attributes.deleteOfCategory","api":"channel","method":"DELETE","path":"/v1/channel/attribute/category","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[{"name":"categoryId","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":86400,"perSeconds":86400}},
  {"id":"Prices_CreateType","call":"prices.createType","api":"channel","method":"POST","path":"/v1/channel/price","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Rules_ReplacePayment","call":"rules.replacePayment","api":"channel","method":"PUT","path":"/v1/channel/payment-rules","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Rules_ReplaceShipping","call":"rules.replaceShipping","api":"channel","method":"PUT","path":"/v1/channel/shipping-rules","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Offers_ReportInProgress","call":"offers.reportInProgress","api":"channel","method":"POST","path":"/v1/channel/offer/in-progress","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":1500,"perSeconds":60}},
  {"id":"Offers_ReportListed","call":"offers.reportListed","api":"channel","method":"POST","path":"/v1/channel/offer/listed","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":1500,"perSeconds":60}},
  {"id":"Offers_ReportListingFailed","call":"offers.reportListingFailed","api":"channel","method":"POST","path":"/v1/channel/offer/listing-failed","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":1500,"perSeconds":60}},
  {"id":"Offers_ListStockUpdates","call":"offers.listStockUpdates","api":"channel","method":"GET","path":"/v1/channel/offer/stock-updates","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"updatedAfter","place":"query","kind":"text"},{"name":"sellerId","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":1500,"perSeconds":60}},
  {"id":"Offers_ListAllStockUpdates","call":"offers.listAllStockUpdates","api":"channel","method":"GET","path":"/v1/channel/offer/stock-updates/all","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"updatedAfter","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"Orders_Create","call":"orders.create","api":"channel","method":"POST","path":"/v1/channel/order","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_UpdateStatus","call":"orders.updateStatus","api":"channel","method":"PUT","path":"/v1/channel/order/status","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_UpdateAddress","call":"orders.updateAddress","api":"channel","method":"PUT","path":"/v1/channel/order/address-update","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_RequestCancellation","call":"orders.requestCancellation","api":"channel","method":"POST","path":"/v1/channel/order/cancellation","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_AcceptCancellation","call":"orders.acceptCancellation","api":"channel","method":"PUT","path":"/v1/channel/order/cancellation-accept","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Orders_DenyCancellation","call":"orders.denyCancellation","api":"channel","method":"PUT","path":"/v1/channel/order/cancellation-denied","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Returns_Announce","call":"returns.announce","api":"channel","method":"POST","path":"/v1/channel/order/return","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Returns_ReportResult","call":"returns.reportResult","api":"channel","method":"POST","path":"/v1/channel/order/return/processing-result","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Refunds_ReportResult","call":"refunds.reportResult","api":"channel","method":"POST","path":"/v1/channel/order/refund/processing-result","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Invoices_Upload","call":"invoices.upload","api":"channel","method":"POST","path":"/v1/channel/order/invoice","scopes":[],"credentials":["token"],"bodyTypes":["multipart/form-data"],"status":201,"parameters":[],"files":["document"],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60}},
  {"id":"Notifications_Send","call":"notifications.send","api":"channel","method":"POST","path":"/v1/channel/notification","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Tickets_Create","call":"tickets.create","api":"channel","method":"POST","path":"/v1/channel/ticket","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Tickets_UploadAttachment","call":"tickets.uploadAttachment","api":"channel","method":"POST","path":"/v1/channel/ticket/attachment","scopes":[],"credentials":["token"],"bodyTypes":["multipart/form-data"],"status":201,"parameters":[],"files":["attachment"],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Tickets_DownloadAttachment","call":"tickets.downloadAttachment","api":"channel","method":"GET","path":"/v1/channel/ticket/attachment","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"sellerId","place":"query","kind":"text"},{"name":"ticketId","place":"query","kind":"text"},{"name":"filename","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60},"fileType":"application/octet-stream"},
  {"id":"SellerAccounts_List","call":"sellerAccounts.list","api":"channel","method":"GET","path":"/v1/seller","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-account-operations"},
  {"id":"SellerAccounts_Login","call":"sellerAccounts.login","api":"channel","method":"POST","path":"/v1/seller/login","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerEvents_AcknowledgeByOlderPath","api":"channel","method":"DELETE","path":"/v1/seller/event","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":204,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerEvents_List","call":"sellerEvents.list","api":"channel","method":"GET","path":"/v2/seller/event","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"createdAfter","place":"query","kind":"text"},{"name":"eventTypeFilter","place":"query","kind":"list"},{"name":"channel","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerEvents_Acknowledge","call":"sellerEvents.acknowledge","api":"channel","method":"DELETE","path":"/v2/seller/event","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":204,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_Create","call":"sellerOffers.create","api":"channel","method":"POST","path":"/v1/seller/offer","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_Update","call":"sellerOffers.update","api":"channel","method":"PUT","path":"/v1/seller/offer","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_End","call":"sellerOffers.end","api":"channel","method":"DELETE","path":"/v1/seller/offer/end","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_UpdatePrices","call":"sellerOffers.updatePrices","api":"channel","method":"PUT","path":"/v1/seller/offer/price","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOffers_UpdateStock","call":"sellerOffers.updateStock","api":"channel","method":"PUT","path":"/v1/seller/offer/stock","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_Accept","call":"sellerOrders.accept","api":"channel","method":"PUT","path":"/v1/seller/order/accept","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_ReportPayment","call":"sellerOrders.reportPayment","api":"channel","method":"PUT","path":"/v1/seller/order/payment","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_ReportShipping","call":"sellerOrders.reportShipping","api":"channel","method":"PUT","path":"/v1/seller/order/shipping","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_RequestCancellation","call":"sellerOrders.requestCancellation","api":"channel","method":"POST","path":"/v1/seller/order/cancellation","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_Refund","call":"sellerOrders.refund","api":"channel","method":"POST","path":"/v1/seller/order/refund","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_ReportReturn","call":"sellerOrders.reportReturn","api":"channel","method":"POST","path":"/v1/seller/order/return","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerOrders_UploadInvoice","call":"sellerOrders.uploadInvoice","api":"channel","method":"POST","path":"/v1/seller/order/invoice","scopes":[],"credentials":["token"],"bodyTypes":["multipart/form-data"],"status":201,"parameters":[],"files":["document"],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetCategoryTreeVersion","call":"sellerMeta.getCategoryTreeVersion","api":"channel","method":"GET","path":"/v1/seller/meta/category-tree-version","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
  {"id":"SellerReports_Request","call":"sellerReports.request","api":"channel","method":"POST","path":"/v1/seller/report/request","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":200,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerTickets_Reply","call":"sellerTickets.reply","api":"channel","method":"POST","path":"/v1/seller/ticket","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"Events_List","call":"events.list","api":"channel","method":"GET","path":"/v1/channel/event","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"createdAfter","place":"query","kind":"text"},{"name":"eventTypeFilter","place":"query","kind":"list"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":240,"perSeconds":60}},
  {"id":"Events_Acknowledge","call":"events.acknowledge","api":"channel","method":"DELETE","path":"/v1/channel/event","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":204,"parameters":[],"files":[],"headers":["accept-language"],"rateLimit":{"requests":240,"perSeconds":60}},
  {"id":"Sellers_Unlink","call":"sellers.unlink","api":"channel","method":"DELETE","path":"/v1/channel/seller/{sellerId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[{"name":"sellerId","place":"path","kind":"text"},{"name":"reason","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Sellers_Upsert","call":"sellers.upsert","api":"channel","method":"POST","path":"/v1/channel/seller/platform/{jtlAccountId}","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"jtlAccountId","place":"path","kind":"number"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Attributes_ReplaceOfCategory","call":"attributes.replaceOfCategory","api":"channel","method":"PUT","path":"/v1/channel/attribute/category/{categoryId}","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["content-encoding","accept-language"],"rateLimit":{"requests":86400,"perSeconds":86400}},
  {"id":"Attributes_GetOfCategory","call":"attributes.getOfCategory","api":"channel","method":"GET","path":"/v1/channel/attribute/category/{categoryId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":86400,"perSeconds":86400}},
  {"id":"Attributes_ReplaceOfSeller","call":"attributes.replaceOfSeller","api":"channel","method":"PUT","path":"/v1/channel/attribute/seller/{sellerId}","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"sellerId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Attributes_DeleteGlobal","call":"attributes.deleteGlobal","api":"channel","method":"DELETE","path":"/v1/channel/attribute/global/{attributeId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[{"name":"attributeId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":3600}},
  {"id":"Invoices_Download","call":"invoices.download","api":"channel","method":"GET","path":"/v1/channel/order/invoice/{documentId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"documentId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":600,"perSeconds":60},"fileType":"application/octet-stream"},
  {"id":"Reports_SendAtOnce","call":"reports.sendAtOnce","api":"channel","method":"POST","path":"/v1/channel/report/{reportId}","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"reportId","place":"path","kind":"text"}],"files":[],"headers":["content-encoding","accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Reports_SendData","call":"reports.sendData","api":"channel","method":"POST","path":"/v1/channel/report/{reportId}/data","scopes":[],"credentials":["token"],"bodyTypes":["application/json"],"status":201,"parameters":[{"name":"reportId","place":"path","kind":"text"}],"files":[],"headers":["content-encoding","accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"Reports_Complete","call":"reports.complete","api":"channel","method":"POST","path":"/v1/channel/report/{reportId}/completed","scopes":[],"credentials":["token"],"bodyTypes":[],"status":201,"parameters":[{"name":"reportId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"SellerChannels_StartSignUp","call":"sellerChannels.startSignUp","api":"channel","method":"POST","path":"/v1/seller/channel/{channel}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["user-agent","accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerChannels_StartUpdate","call":"sellerChannels.startUpdate","api":"channel","method":"PATCH","path":"/v1/seller/channel/{channel}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"},{"name":"sellerId","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetCategories","call":"sellerMeta.getCategories","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/categories","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetAttributes","call":"sellerMeta.getAttributes","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/attributes","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetSellerAttributes","call":"sellerMeta.getSellerAttributes","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/seller/attributes","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetPriceTypes","call":"sellerMeta.getPriceTypes","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/price-types","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
  {"id":"SellerMeta_GetPaymentRules","call":"sellerMeta.getPaymentRules","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/payment-rules","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
  {"id":"SellerMeta_GetShippingRules","call":"sellerMeta.getShippingRules","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/shipping-rules","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
  {"id":"SellerReports_Get","call":"sellerReports.get","api":"channel","method":"GET","path":"/v1/seller/report/{reportId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"reportId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-report-data"},
  {"id":"SellerTickets_UploadAttachment","call":"sellerTickets.uploadAttachment","api":"channel","method":"POST","path":"/v1/seller/ticket/attachment/{channel}","scopes":[],"credentials":["token"],"bodyTypes":["multipart/form-data"],"status":201,"parameters":[{"name":"channel","place":"path","kind":"text"}],"files":["attachment"],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerTickets_DownloadAttachment","call":"sellerTickets.downloadAttachment","api":"channel","method":"GET","path":"/v1/seller/ticket/attachment/{channel}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"},{"name":"sellerId","place":"query","kind":"text"},{"name":"ticketId","place":"query","kind":"text"},{"name":"filename","place":"query","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"fileType":"application/octet-stream"},
  {"id":"Attributes_DeleteFromCategory","call":"attributes.deleteFromCategory","api":"channel","method":"DELETE","path":"/v1/channel/attribute/{attributeId}/category/{categoryId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":204,"parameters":[{"name":"attributeId","place":"path","kind":"text"},{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":60,"perSeconds":60}},
  {"id":"SellerChannels_Unlink","call":"sellerChannels.unlink","api":"channel","method":"DELETE","path":"/v1/seller/channel/{channel}/{sellerId}","scopes":[],"credentials":["token"],"bodyTypes":[],"status":202,"parameters":[{"name":"channel","place":"path","kind":"text"},{"name":"sellerId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60}},
  {"id":"SellerMeta_GetCategoryAttributes","call":"sellerMeta.getCategoryAttributes","api":"channel","method":"GET","path":"/v1/seller/meta/{channel}/category/{categoryId}/attributes","scopes":[],"credentials":["token"],"bodyTypes":[],"status":200,"parameters":[{"name":"channel","place":"path","kind":"text"},{"name":"categoryId","place":"path","kind":"text"}],"files":[],"headers":["accept-language"],"rateLimit":{"requests":10,"perSeconds":60},"notShown":"seller-meta-answers"},
];
