// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ColorKey, CompanyKey, CustomerKey, InvoiceKey, ItemKey, OnHoldReasonKey, PaymentMethodKey, SalesOrderKey, SalesOrderLineItemKey, ShippingMethodKey, TaxClassKey, TaxCodeKey, TransactionStatusKey, VariationKey, VariationValueKey } from "./shared.generated.ts";

/**
 * The data of the command to calculate sales order.
 * @see documented
 */
export interface CalculateSalesOrderCommand {
  /** Country of the invoice, ISO code of two letters. */
  billingCountryIso: string;
  /** State or province of the invoice address. */
  billingState: string;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  customerVatId: string;
  /** Country of departure, ISO code of two letters. */
  departureCountryIso: string;
  lineItems: CalculateSalesOrderLineItem[];
  /** How the tax is computed, 0 to 2; the names are not known. */
  recalculateTaxMode: SalesOrderCommandRecalculateTaxMode;
  /** Country of arrival, ISO code of two letters. */
  shippingCountryIso: string;
  /** State or province of the delivery address. */
  shippingState: string;
}

/** @see documented */
export interface CalculateSalesOrderLineItem {
  /** Discount, in percent. */
  discount?: number;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** Number that the platform takes with the line; its meaning is not known. */
  syncNumber?: number;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/** @see documented */
export interface CancellationReason {
  /** Key of a reason why a sales order is cancelled. `CancellationReason_QueryCancellationReasons` lists the reasons with it. */
  id?: SalesOrderCancellationReasonKey;
  /** Whether a cancellation for this reason needs a comment. */
  isCommentRequired?: boolean;
  name?: string;
}

/**
 * A file to attach: content, media type and name.
 * @see documented
 */
export interface CreateFile {
  /** The file, as base64. */
  fileData: string;
  /** Media type of the file. */
  fileDataType: string;
  fileName: string;
}

/**
 * The data of a new sales invoice.
 * @see documented
 */
export interface CreateSalesInvoiceRequest {
  /** Whether the invoice stays a draft. */
  asDraft?: boolean;
  /** Whether only what was delivered is invoiced. */
  invoiceOnlyDeliveredQuantity?: boolean;
}

/**
 * The data of a new sales order.
 * @see documented
 */
export interface CreateSalesOrder {
  /** Address of the invoice. */
  billingAddress: CreateSalesOrderBillingAddress;
  /** The item that stands for the carton. */
  cartonItemId?: ItemKey;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId: CompanyKey;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Number that the customer gave the order. */
  customerSalesOrderNumber?: string;
  customerVATId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry: CreateSalesOrderDepartureCountry;
  /** Details of another system. */
  externalDetails?: CreateSalesOrderExternalDetails;
  /** Length of the item's text. */
  itemDescriptionType?: SalesOrderItemDescriptionType;
  /** Language of this entry. */
  languageId: string;
  lineItems: CreateSalesOrderLineItem[];
  /** The reason for which the order is held back. */
  onHoldReasonId?: OnHoldReasonKey;
  /** Conditions of the payment. */
  paymentDetails: CreateSalesOrderPaymentDetails;
  /** The account that the payment is made with. */
  paymentInfo?: CreateSalesOrderPaymentInfo;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** The colour that marks the order. */
  processColourId?: ColorKey;
  /** The status, from the list of transaction statuses. */
  processStatusId?: TransactionStatusKey;
  /** Whether the order may still be changed. */
  readOnlyType?: SalesOrderReadOnlyType;
  salesOrderDate?: string;
  salesOrderNumber?: string;
  /** Address that the goods go to. */
  shipmentAddress: CreateSalesOrderShipmentAddress;
  /** How and when the goods are sent. */
  shippingDetails?: CreateSalesOrderShippingDetails;
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  shippingMethodId?: ShippingMethodKey;
  /** How the tax is treated. */
  taxDetails?: CreateSalesOrderTaxDetails;
  /** Comments and printed texts. */
  text?: CreateSalesOrderText;
  vATId: string;
}

/**
 * The data of a new sales order billing address.
 * @see documented
 */
export interface CreateSalesOrderBillingAddress {
  /** Second line of the address. */
  address2?: string;
  city: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  formOfAddress?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street: string;
  /** Academic title. */
  title?: string;
}

/**
 * The data of new sales order cancellation details.
 * @see documented
 */
export interface CreateSalesOrderCancellationDetails {
  /** Comment on the cancellation; some reasons need one. */
  cancellationComment?: string;
  /** The reason, from the list of cancellation reasons. */
  cancellationReasonId: SalesOrderCancellationReasonKey;
}

/**
 * The data of a new sales order departure country.
 * @see documented
 */
export interface CreateSalesOrderDepartureCountry {
  /** Country, ISO code of two letters. */
  countryISO: string;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyISO?: string;
  /** State or province. */
  state?: string;
}

/**
 * The data of new sales order external details.
 * @see documented
 */
export interface CreateSalesOrderExternalDetails {
  /** Date when another system made it. */
  externalCreatedDate?: string;
  /** Whether the invoice is made outside of the ERP. */
  externalInvoiceType?: SalesOrderExternalInvoiceType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
}

/**
 * The data of a new sales order line item.
 * @see documented
 */
export interface CreateSalesOrderLineItem {
  /** Whether the line is a bill of materials or a component of one. */
  billOfMaterialsType?: SalesOrderLineItemBillOfMaterialsType;
  /** Whether the line is a configured item or a component of one. */
  configurationItemType?: SalesOrderLineItemConfigurationItemType;
  /** Discount, in percent. */
  discount?: number;
  /** Number of the item in the warehouse of an external marketplace. */
  fNSKU?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Kind of line: an item, shipping, a voucher and others. */
  lineItemType: SalesOrderLineItemType;
  name?: string;
  /** Text of the note. */
  note?: string;
  /** The line to which this line belongs, such as that of a bill of materials. */
  parentSalesOrderLineItemId?: SalesOrderLineItemKey;
  purchasePriceNet?: number;
  /** Quantity, in the sales unit of the line. */
  quantity: number;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Sales price of one unit, net. */
  salesPriceNet: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** Key of a tax class. `TaxClass_QueryTaxClasses` lists the classes with it. */
  taxClassId?: TaxClassKey;
  /** Key of a tax code. `SalesOrder_QuerySalesOrderLineItems` answers it as `taxCodeId`; no operation lists tax codes. */
  taxCodeId?: TaxCodeKey;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** Values that the buyer chose for the variations of the item. */
  variants?: CreateSalesOrderLineItemVariant[];
}

/**
 * The data of a new sales order line item variant.
 * @see documented
 */
export interface CreateSalesOrderLineItemVariant {
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  /** The variation. */
  itemVariantId: VariationKey;
  /** The value that was chosen. */
  itemVariantValueId?: VariationValueKey;
  name: string;
  surchargeNet?: number;
  value: string;
}

/**
 * The data of new sales order payment details.
 * @see documented
 */
export interface CreateSalesOrderPaymentDetails {
  /** Cash discount, in percent. */
  cashDiscount?: number;
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyISO: string;
  financingCosts?: number;
  /** Days until the payment is due. */
  paymentDueDateInDays?: number;
}

/**
 * The data of a new sales order payment info.
 * @see documented
 */
export interface CreateSalesOrderPaymentInfo {
  accountHolder?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  bankName?: string;
  /** Creditor id of the direct debit. */
  creditorId?: string;
  /** Date when the payment is due. */
  dueDate?: string;
  /** End-to-end reference of the transfer. */
  endToEndId?: string;
  /**
   * International bank account number.
   * A secret: no log may hold it (`secretFields`).
   */
  iBAN?: string;
  /** Reference of the direct debit mandate. */
  mandateReference?: string;
  /** The account that the payment is made with. */
  paymentInfo?: string;
  /** Kind of account, 0 to 255; the names are not known. */
  paymentInfoType?: number;
  /** Reference that the payment carries. */
  paymentReference?: string;
  /** E-mail address. */
  referenceEmail?: string;
}

/**
 * The data of a new sales order shipment address.
 * @see documented
 */
export interface CreateSalesOrderShipmentAddress {
  /** Second line of the address. */
  address2?: string;
  city: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  formOfAddress?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street: string;
  /** Academic title. */
  title?: string;
}

/**
 * The data of new sales order shipping details.
 * @see documented
 */
export interface CreateSalesOrderShippingDetails {
  /** Earliest date of delivery. */
  deliveryFromDate?: string;
  /** Date when it should arrive. */
  estimatedDeliveryDate?: string;
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  /** Days that the delivery takes at most. */
  maxDeliveryDays?: number;
  /** Date when it was sent. */
  shippingDate?: string;
  /** Priority of the shipping; whether high or low numbers come first is not known. */
  shippingPriority?: number;
}

/**
 * The data of new sales order tax details.
 * @see documented
 */
export interface CreateSalesOrderTaxDetails {
  /** Exception from the usual tax, if there is one. */
  specialTaxTreatment?: SalesOrderSpecialTaxTreatment;
  /** How value added tax applies to the order. */
  taxSetting?: SalesOrderTaxSetting;
}

/**
 * The data of a new sales order text.
 * @see documented
 */
export interface CreateSalesOrderText {
  comment?: string;
  /** Comment for or by the customer; the direction is not known. */
  customerComment?: string;
  /** Text that is printed on the document. */
  printText?: string;
  /** Text about the status. */
  processStatus?: string;
}

/**
 * Key of a stored file, however often it is attached. `SalesOrder_QuerySalesOrderFiles` answers it as `fileId`.
 * @see documented
 */
export type FileKey = string;

/** @see documented */
export interface SalesInvoiceResponse {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  id?: InvoiceKey;
  salesInvoiceNumber?: string;
}

/** @see documented */
export interface SalesOrder {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  id?: SalesOrderKey;
  /** Address of the invoice. */
  billingAddress?: SalesOrderBillingAddress;
  /** The item that stands for the carton. */
  cartonItemId?: ItemKey;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  /** Number that the customer gave the order. */
  customerSalesOrderNumber?: string;
  customerVATId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry?: SalesOrderDepartureCountry;
  /** Details of another system. */
  externalDetails?: SalesOrderExternalDetails;
  /** Whether the order is cancelled. */
  isCancelled?: boolean;
  /** Whether the order is pending; the condition is not known. */
  isPending?: boolean;
  /** Length of the item's text. */
  itemDescriptionType?: SalesOrderItemDescriptionType;
  /** Language of this entry. */
  languageId?: string;
  lineItems?: SalesOrderLineItem[];
  /** The reason for which the order is held back. */
  onHoldReasonId?: OnHoldReasonKey;
  /** Conditions of the payment. */
  paymentDetails?: SalesOrderPaymentDetails;
  /** The account that the payment is made with. */
  paymentInfo?: SalesOrderPaymentInfo;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** The colour that marks the order. */
  processColourId?: ColorKey;
  /** The status, from the list of transaction statuses. */
  processStatusId?: TransactionStatusKey;
  /** Whether the order may still be changed. */
  readOnlyType?: SalesOrderReadOnlyType;
  salesOrderDate?: string;
  salesOrderNumber?: string;
  /** Status of the order, 0 to 255; the names are not known. */
  salesOrderStatus?: number;
  /** Address that the goods go to. */
  shipmentAddress?: SalesOrderShipmentAddress;
  /** How and when the goods are sent. */
  shippingDetails?: SalesOrderShippingDetails;
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  shippingMethodId?: ShippingMethodKey;
  /** How the tax is treated. */
  taxDetails?: SalesOrderTaxDetails;
  /** Comments and printed texts. */
  text?: SalesOrderText;
  vATId?: string;
}

/** @see documented */
export interface SalesOrderBillingAddress {
  /** Second line of the address. */
  address2?: string;
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO?: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  formOfAddress?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
  /** Academic title. */
  title?: string;
}

/**
 * Key of a reason why a sales order is cancelled. `CancellationReason_QueryCancellationReasons` lists the reasons with it.
 * @see documented
 */
export type SalesOrderCancellationReasonKey = string;

/**
 * An open set: other values may come. Values: 0 no recalculation, 1 keep net prices, 2 keep gross prices.
 * @see documented
 */
export type SalesOrderCommandRecalculateTaxMode = 0 | 1 | 2;

/** @see documented */
export interface SalesOrderDepartureCountry {
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyISO?: string;
  /** State or province. */
  state?: string;
}

/** @see documented */
export interface SalesOrderExternalDetails {
  /** Date when another system made it. */
  externalCreatedDate?: string;
  /** Whether the invoice is made outside of the ERP. */
  externalInvoiceType?: SalesOrderExternalInvoiceType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
}

/**
 * An open set: other values may come. Values: 0 none, 1 no invoice no output, 2 no invoice.
 * @see documented
 */
export type SalesOrderExternalInvoiceType = 0 | 1 | 2;

/** @see documented */
export interface SalesOrderFile {
  /** Key of a file as it is attached to a sales order. `SalesOrder_QuerySalesOrderFiles` lists the files of an order with it. */
  id?: SalesOrderFileKey;
  /** Date and time when it was made. */
  createdAt?: string;
  /** Media type of the file. */
  fileDataType?: string;
  /** Key of a stored file, however often it is attached. `SalesOrder_QuerySalesOrderFiles` answers it as `fileId`. */
  fileId?: FileKey;
  fileName?: string;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
  size?: number;
}

/**
 * Key of a file as it is attached to a sales order. `SalesOrder_QuerySalesOrderFiles` lists the files of an order with it.
 * @see documented
 */
export type SalesOrderFileKey = string;

/**
 * An open set: other values may come. Values: 0 none, 1 brief, 2 long.
 * @see documented
 */
export type SalesOrderItemDescriptionType = 0 | 1 | 2;

/** @see documented */
export interface SalesOrderLineItem {
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  id?: SalesOrderLineItemKey;
  /** Whether the line is a bill of materials or a component of one. */
  billOfMaterialsType?: SalesOrderLineItemBillOfMaterialsType;
  /** Whether the line is a configured item or a component of one. */
  configurationItemType?: SalesOrderLineItemConfigurationItemType;
  /** Discount, in percent. */
  discount?: number;
  /** Number of the item in the warehouse of an external marketplace. */
  fNSKU?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  /** Kind of line: an item, shipping, a voucher and others. */
  lineItemType?: SalesOrderLineItemType;
  name?: string;
  /** Text of the note. */
  note?: string;
  /** The line to which this line belongs, such as that of a bill of materials. */
  parentSalesOrderLineItemId?: SalesOrderLineItemKey;
  purchasePriceNet?: number;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Sales price of one unit, net. */
  salesPriceNet?: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** Key of a tax class. `TaxClass_QueryTaxClasses` lists the classes with it. */
  taxClassId?: TaxClassKey;
  /** Key of a tax code. `SalesOrder_QuerySalesOrderLineItems` answers it as `taxCodeId`; no operation lists tax codes. */
  taxCodeId?: TaxCodeKey;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** Values that the buyer chose for the variations of the item. */
  variants?: SalesOrderLineItemVariant[];
}

/**
 * An open set: other values may come. Values: 0 none, 1 bill of materials, 2 component.
 * @see documented
 */
export type SalesOrderLineItemBillOfMaterialsType = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 0 none, 1 configuration item, 2 component.
 * @see documented
 */
export type SalesOrderLineItemConfigurationItemType = 0 | 1 | 2;

/** @see documented */
export interface SalesOrderLineItemFile {
  /** Key of a file as it is attached to a line of a sales order. `SalesOrder_QuerySalesOrderLineItemFiles` lists the files of a line with it. */
  id?: SalesOrderLineItemFileKey;
  /** Date and time when it was made. */
  createdAt?: string;
  /** Media type of the file. */
  fileDataType?: string;
  /** Key of a stored file, however often it is attached. `SalesOrder_QuerySalesOrderFiles` answers it as `fileId`. */
  fileId?: FileKey;
  fileName?: string;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
  size?: number;
}

/**
 * Key of a file as it is attached to a line of a sales order. `SalesOrder_QuerySalesOrderLineItemFiles` lists the files of a line with it.
 * @see documented
 */
export type SalesOrderLineItemFileKey = string;

/**
 * Key of the variation that was chosen for a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` answers it in `variants`.
 * @see documented
 */
export type SalesOrderLineItemPropertyKey = string;

/**
 * An open set: other values may come. Values: 0 custom, 1 item, 2 shipping, 3 coupon, 4 voucher, 5 payment, 6 shipping surcharge, 7 new customer coupon, 8 cash on delivery, 9 shipping surcharge item, 10 packing, 11 free gift, 12 buyer-protection fee, 13 interest, 14 handling fee, 15 carton, 16 return delivery, 17 multi purpose voucher, 18 multi purpose voucher digital, 19 single purpose voucher, 20 single purpose voucher digital, 21 single purpose voucher redemption.
 * @see documented
 */
export type SalesOrderLineItemType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21;

/** @see documented */
export interface SalesOrderLineItemVariant {
  /** Key of the variation that was chosen for a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` answers it in `variants`. */
  id?: SalesOrderLineItemPropertyKey;
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  /** The variation. */
  itemVariantId?: VariationKey;
  /** The value that was chosen. */
  itemVariantValueId?: VariationValueKey;
  name?: string;
  surchargeNet?: number;
  value?: string;
}

/** @see documented */
export interface SalesOrderPaymentDetails {
  /** Cash discount, in percent. */
  cashDiscount?: number;
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyISO?: string;
  financingCosts?: number;
  /** Days until the payment is due. */
  paymentDueDateInDays?: number;
}

/** @see documented */
export interface SalesOrderPaymentInfo {
  accountHolder?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  bankName?: string;
  /** Creditor id of the direct debit. */
  creditorId?: string;
  /** Date when the payment is due. */
  dueDate?: string;
  /** End-to-end reference of the transfer. */
  endToEndId?: string;
  /**
   * International bank account number.
   * A secret: no log may hold it (`secretFields`).
   */
  iBAN?: string;
  /** Reference of the direct debit mandate. */
  mandateReference?: string;
  /** The account that the payment is made with. */
  paymentInfo?: string;
  /** Kind of account, 0 to 255; the names are not known. */
  paymentInfoType?: number;
  /** Reference that the payment carries. */
  paymentReference?: string;
  /** E-mail address. */
  referenceEmail?: string;
}

/**
 * An open set: other values may come. Values: 0 changes allowed, 1 invoiced externally, 2 changes forbidden.
 * @see documented
 */
export type SalesOrderReadOnlyType = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 0 no recalculation, 1 keep net prices, 2 keep gross prices.
 * @see documented
 */
export type SalesOrderRecalculateTaxMode = 0 | 1 | 2;

/** @see documented */
export interface SalesOrderShipmentAddress {
  /** Second line of the address. */
  address2?: string;
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO?: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  formOfAddress?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
  /** Academic title. */
  title?: string;
}

/** @see documented */
export interface SalesOrderShippingDetails {
  /** Earliest date of delivery. */
  deliveryFromDate?: string;
  /** Date when it should arrive. */
  estimatedDeliveryDate?: string;
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  /** Days that the delivery takes at most. */
  maxDeliveryDays?: number;
  /** Date when it was sent. */
  shippingDate?: string;
  /** Priority of the shipping; whether high or low numbers come first is not known. */
  shippingPriority?: number;
}

/**
 * An open set: other values may come. Values: 0 none, 1 reverse charge, 2 exempt from VAT, 3 subject to VAT.
 * @see documented
 */
export type SalesOrderSpecialTaxTreatment = 0 | 1 | 2 | 3;

/** @see documented */
export interface SalesOrderTaxDetails {
  /** Exception from the usual tax, if there is one. */
  specialTaxTreatment?: SalesOrderSpecialTaxTreatment;
  /** How value added tax applies to the order. */
  taxSetting?: SalesOrderTaxSetting;
}

/**
 * An open set: other values may come. Values: 0 delivery with VAT, 10 intra community delivery, 15 exempt from VAT, reverse charge, 20 exempt from VAT.
 * @see documented
 */
export type SalesOrderTaxSetting = 0 | 10 | 15 | 20;

/** @see documented */
export interface SalesOrderText {
  comment?: string;
  /** Comment for or by the customer; the direction is not known. */
  customerComment?: string;
  /** Text that is printed on the document. */
  printText?: string;
  /** Text about the status. */
  processStatus?: string;
}

/**
 * An open set: other values may come. Values: 1 created, 2 deleted, 3 changed, 4 delivered, 5 cancelled, 6 joined, 7 split, 9 without shipping, 10 paid in full.
 * @see documented
 */
export type SalesOrderWorkflowEvent = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9 | 10;

/**
 * The changes of a file.
 * @see documented
 */
export interface UpdateFile {
  /** The file, as base64. */
  fileData?: string;
  /** Media type of the file. */
  fileDataType?: string;
  fileName?: string;
}

/**
 * The changes of a sales order.
 * @see documented
 */
export interface UpdateSalesOrder {
  /** Address of the invoice. */
  billingAddress?: UpdateSalesOrderBillingAddress;
  /** The item that stands for the carton. */
  cartonItemId?: ItemKey;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  /** Number that the customer gave the order. */
  customerSalesOrderNumber?: string;
  customerVATId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry?: UpdateSalesOrderDepartureCountry;
  /** Details of another system. */
  externalDetails?: UpdateSalesOrderExternalDetails;
  /** Length of the item's text. */
  itemDescriptionType?: SalesOrderItemDescriptionType;
  /** Language of this entry. */
  languageId?: string;
  lineItems?: UpdateSalesOrderLineItem[];
  /** The reason for which the order is held back. */
  onHoldReasonId?: OnHoldReasonKey;
  /** Conditions of the payment. */
  paymentDetails?: UpdateSalesOrderPaymentDetails;
  /** The account that the payment is made with. */
  paymentInfo?: UpdateSalesOrderPaymentInfo;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** The colour that marks the order. */
  processColourId?: ColorKey;
  /** The status, from the list of transaction statuses. */
  processStatusId?: TransactionStatusKey;
  /** Whether the order may still be changed. */
  readOnlyType?: SalesOrderReadOnlyType;
  salesOrderDate?: string;
  /** Address that the goods go to. */
  shipmentAddress?: UpdateSalesOrderShipmentAddress;
  /** How and when the goods are sent. */
  shippingDetails?: UpdateSalesOrderShippingDetails;
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  shippingMethodId?: ShippingMethodKey;
  /** How the tax is treated. */
  taxDetails?: UpdateSalesOrderTaxDetails;
  /** Comments and printed texts. */
  text?: UpdateSalesOrderText;
  vATId?: string;
}

/**
 * The changes of a sales order billing address.
 * @see documented
 */
export interface UpdateSalesOrderBillingAddress {
  /** Second line of the address. */
  address2?: string;
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO?: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  formOfAddress?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
  /** Academic title. */
  title?: string;
}

/**
 * The changes of a sales order departure country.
 * @see documented
 */
export interface UpdateSalesOrderDepartureCountry {
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyISO?: string;
  /** State or province. */
  state?: string;
}

/**
 * The changes of the sales order external details.
 * @see documented
 */
export interface UpdateSalesOrderExternalDetails {
  /** Date when another system made it. */
  externalCreatedDate?: string;
  /** Whether the invoice is made outside of the ERP. */
  externalInvoiceType?: SalesOrderExternalInvoiceType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
}

/**
 * The changes of a sales order line item.
 * @see documented
 */
export interface UpdateSalesOrderLineItem {
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  id: SalesOrderLineItemKey;
  /** Whether the line is a bill of materials or a component of one. */
  billOfMaterialsType?: SalesOrderLineItemBillOfMaterialsType;
  /** Whether the line is a configured item or a component of one. */
  configurationItemType?: SalesOrderLineItemConfigurationItemType;
  /** Discount, in percent. */
  discount?: number;
  /** Number of the item in the warehouse of an external marketplace. */
  fNSKU?: string;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
  name?: string;
  /** Text of the note. */
  note?: string;
  /** The line to which this line belongs, such as that of a bill of materials. */
  parentSalesOrderLineItemId?: SalesOrderLineItemKey;
  purchasePriceNet?: number;
  /** Quantity, in the sales unit of the line. */
  quantity?: number;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Sales price of one unit, net. */
  salesPriceNet?: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** Key of a tax class. `TaxClass_QueryTaxClasses` lists the classes with it. */
  taxClassId?: TaxClassKey;
  /** Key of a tax code. `SalesOrder_QuerySalesOrderLineItems` answers it as `taxCodeId`; no operation lists tax codes. */
  taxCodeId?: TaxCodeKey;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** Values that the buyer chose for the variations of the item. */
  variants?: UpdateSalesOrderLineItemVariant[];
}

/**
 * The changes of a sales order line item file.
 * @see documented
 */
export interface UpdateSalesOrderLineItemFile {
  /** The file, as base64. */
  fileData?: string;
  /** Media type of the file. */
  fileDataType?: string;
  fileName?: string;
}

/**
 * The changes of a sales order line item variant.
 * @see documented
 */
export interface UpdateSalesOrderLineItemVariant {
  /** Key of the variation that was chosen for a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` answers it in `variants`. */
  id: SalesOrderLineItemPropertyKey;
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  /** The variation. */
  itemVariantId?: VariationKey;
  /** The value that was chosen. */
  itemVariantValueId?: VariationValueKey;
  name?: string;
  surchargeNet?: number;
  value?: string;
}

/**
 * The changes of the sales order payment details.
 * @see documented
 */
export interface UpdateSalesOrderPaymentDetails {
  /** Cash discount, in percent. */
  cashDiscount?: number;
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyISO?: string;
  financingCosts?: number;
  /** Days until the payment is due. */
  paymentDueDateInDays?: number;
}

/**
 * The changes of a sales order payment info.
 * @see documented
 */
export interface UpdateSalesOrderPaymentInfo {
  accountHolder?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  bankName?: string;
  /** Creditor id of the direct debit. */
  creditorId?: string;
  /** Date when the payment is due. */
  dueDate?: string;
  /** End-to-end reference of the transfer. */
  endToEndId?: string;
  /**
   * International bank account number.
   * A secret: no log may hold it (`secretFields`).
   */
  iBAN?: string;
  /** Reference of the direct debit mandate. */
  mandateReference?: string;
  /** The account that the payment is made with. */
  paymentInfo?: string;
  /** Kind of account, 0 to 255; the names are not known. */
  paymentInfoType?: number;
  /** Reference that the payment carries. */
  paymentReference?: string;
  /** E-mail address. */
  referenceEmail?: string;
}

/**
 * The changes of a sales order shipment address.
 * @see documented
 */
export interface UpdateSalesOrderShipmentAddress {
  /** Second line of the address. */
  address2?: string;
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO?: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  formOfAddress?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
  /** Academic title. */
  title?: string;
}

/**
 * The changes of the sales order shipping details.
 * @see documented
 */
export interface UpdateSalesOrderShippingDetails {
  /** Earliest date of delivery. */
  deliveryFromDate?: string;
  /** Date when it should arrive. */
  estimatedDeliveryDate?: string;
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  /** Days that the delivery takes at most. */
  maxDeliveryDays?: number;
  /** Date when it was sent. */
  shippingDate?: string;
  /** Priority of the shipping; whether high or low numbers come first is not known. */
  shippingPriority?: number;
}

/**
 * The changes of the sales order tax details.
 * @see documented
 */
export interface UpdateSalesOrderTaxDetails {
  /** Exception from the usual tax, if there is one. */
  specialTaxTreatment?: SalesOrderSpecialTaxTreatment;
  /** How value added tax applies to the order. */
  taxSetting?: SalesOrderTaxSetting;
}

/**
 * The changes of a sales order text.
 * @see documented
 */
export interface UpdateSalesOrderText {
  comment?: string;
  /** Comment for or by the customer; the direction is not known. */
  customerComment?: string;
  /** Text that is printed on the document. */
  printText?: string;
  /** Text about the status. */
  processStatus?: string;
}
