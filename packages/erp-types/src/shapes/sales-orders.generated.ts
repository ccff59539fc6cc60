// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ColorKey, CompanyKey, CustomerKey, InvoiceKey, ItemKey, OnHoldReasonKey, PaymentMethodKey, SalesOrderKey, SalesOrderLineItemKey, ShippingMethodKey, TaxClassKey, TaxCodeKey, TransactionStatusKey, VariationKey, VariationValueKey } from "./shared.generated.ts";

/**
 * The data of the command to calculate sales order.
 * @see documented
 */
export interface CalculateSalesOrderCommand {
  /** Country of the invoice, ISO code of two letters. */
  billingCountryIso: string;
  /** Billing state. */
  billingState: string;
  /** The customer. */
  customerId: CustomerKey;
  /** VAT id of the customer. */
  customerVatId: string;
  /** Country of departure, ISO code of two letters. */
  departureCountryIso: string;
  /** The lines. */
  lineItems: CalculateSalesOrderLineItem[];
  /** Recalculate tax mode. */
  recalculateTaxMode: SalesOrderCommandRecalculateTaxMode;
  /** Country of arrival, ISO code of two letters. */
  shippingCountryIso: string;
  /** Shipping state. */
  shippingState: string;
}

/**
 * A calculate sales order line item.
 * @see documented
 */
export interface CalculateSalesOrderLineItem {
  /** Discount, in percent. */
  discount?: number;
  /** The item. */
  itemId?: ItemKey;
  /** Quantity. */
  quantity?: number;
  /** Sync number. */
  syncNumber?: number;
  /** Tax rate, in percent. */
  vatRate?: number;
}

/**
 * A cancellation reason.
 * @see documented
 */
export interface CancellationReason {
  /** The cancellation reason. */
  id?: SalesOrderCancellationReasonKey;
  /** Whether a comment is required. */
  isCommentRequired?: boolean;
  /** Name. */
  name?: string;
}

/**
 * The data of a new file.
 * @see documented
 */
export interface CreateFile {
  /** The file, as base64. */
  fileData: string;
  /** Media type of the file. */
  fileDataType: string;
  /** Name of the file. */
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
  /** The carton item. */
  cartonItemId?: ItemKey;
  /** The company. */
  companyId: CompanyKey;
  /** The customer. */
  customerId: CustomerKey;
  /** Number that the customer gave the order. */
  customerSalesOrderNumber?: string;
  /** VAT id of the customer. */
  customerVATId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry: CreateSalesOrderDepartureCountry;
  /** Details of another system. */
  externalDetails?: CreateSalesOrderExternalDetails;
  /** Item description type. */
  itemDescriptionType?: SalesOrderItemDescriptionType;
  /** Language. */
  languageId: string;
  /** The lines. */
  lineItems: CreateSalesOrderLineItem[];
  /** The on-hold reason. */
  onHoldReasonId?: OnHoldReasonKey;
  /** Conditions of the payment. */
  paymentDetails: CreateSalesOrderPaymentDetails;
  /** The account that the payment is made with. */
  paymentInfo?: CreateSalesOrderPaymentInfo;
  /** The payment method. */
  paymentMethodId?: PaymentMethodKey;
  /** The colour. */
  processColourId?: ColorKey;
  /** The process status. */
  processStatusId?: TransactionStatusKey;
  /** Read only type. */
  readOnlyType?: SalesOrderReadOnlyType;
  /** Date of the order. */
  salesOrderDate?: string;
  /** Number of the sales order. */
  salesOrderNumber?: string;
  /** Address that the goods go to. */
  shipmentAddress: CreateSalesOrderShipmentAddress;
  /** How and when the goods are sent. */
  shippingDetails?: CreateSalesOrderShippingDetails;
  /** The shipping method. */
  shippingMethodId?: ShippingMethodKey;
  /** How the tax is treated. */
  taxDetails?: CreateSalesOrderTaxDetails;
  /** Texts. */
  text?: CreateSalesOrderText;
  /** VAT id. */
  vATId: string;
}

/**
 * The data of a new sales order billing address.
 * @see documented
 */
export interface CreateSalesOrderBillingAddress {
  /** Second line of the address. */
  address2?: string;
  /** City. */
  city: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** First name. */
  firstName?: string;
  /** Form of address. */
  formOfAddress?: string;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  /** Postal code. */
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
  /** Cancellation comment. */
  cancellationComment?: string;
  /** The cancellation reason. */
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
  /** External invoice type. */
  externalInvoiceType?: SalesOrderExternalInvoiceType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
}

/**
 * The data of a new sales order line item.
 * @see documented
 */
export interface CreateSalesOrderLineItem {
  /** Bill of materials type. */
  billOfMaterialsType?: SalesOrderLineItemBillOfMaterialsType;
  /** Configuration item type. */
  configurationItemType?: SalesOrderLineItemConfigurationItemType;
  /** Discount, in percent. */
  discount?: number;
  /** Number of the item in the warehouse of an external marketplace. */
  fNSKU?: string;
  /** The item. */
  itemId?: ItemKey;
  /** Line item type. */
  lineItemType: SalesOrderLineItemType;
  /** Name. */
  name?: string;
  /** Text of the note. */
  note?: string;
  /** The parent sales order line item. */
  parentSalesOrderLineItemId?: SalesOrderLineItemKey;
  /** Purchase price, net. */
  purchasePriceNet?: number;
  /** How many units of it. */
  quantity: number;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Price, net. */
  salesPriceNet: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** The tax class. */
  taxClassId?: TaxClassKey;
  /** The tax code. */
  taxCodeId?: TaxCodeKey;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** Variants. */
  variants?: CreateSalesOrderLineItemVariant[];
}

/**
 * The data of a new sales order line item variant.
 * @see documented
 */
export interface CreateSalesOrderLineItemVariant {
  /** Extra weight. */
  extraWeight?: number;
  /** The item variant. */
  itemVariantId: VariationKey;
  /** The item variant value. */
  itemVariantValueId?: VariationValueKey;
  /** Name. */
  name: string;
  /** Surcharge net. */
  surchargeNet?: number;
  /** Value. */
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
  /** Costs of financing. */
  financingCosts?: number;
  /** Days until the payment is due. */
  paymentDueDateInDays?: number;
}

/**
 * The data of a new sales order payment info.
 * @see documented
 */
export interface CreateSalesOrderPaymentInfo {
  /** Holder of the account. */
  accountHolder?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Name of the bank. */
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
  /** Payment info type. */
  paymentInfoType?: number;
  /** Payment reference. */
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
  /** City. */
  city: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** First name. */
  firstName?: string;
  /** Form of address. */
  formOfAddress?: string;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  /** Postal code. */
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
  /** Extra weight. */
  extraWeight?: number;
  /** Days that the delivery takes at most. */
  maxDeliveryDays?: number;
  /** Date when it was sent. */
  shippingDate?: string;
  /** Shipping priority. */
  shippingPriority?: number;
}

/**
 * The data of new sales order tax details.
 * @see documented
 */
export interface CreateSalesOrderTaxDetails {
  /** Special tax treatment. */
  specialTaxTreatment?: SalesOrderSpecialTaxTreatment;
  /** Tax setting. */
  taxSetting?: SalesOrderTaxSetting;
}

/**
 * The data of a new sales order text.
 * @see documented
 */
export interface CreateSalesOrderText {
  /** Comment. */
  comment?: string;
  /** Customer comment. */
  customerComment?: string;
  /** Print text. */
  printText?: string;
  /** Process status. */
  processStatus?: string;
}

/**
 * Key of a file.
 * @see documented
 */
export type FileKey = string;

/**
 * A sales invoice response.
 * @see documented
 */
export interface SalesInvoiceResponse {
  /** The sales invoice. */
  id?: InvoiceKey;
  /** Number of the invoice. */
  salesInvoiceNumber?: string;
}

/**
 * A sales order.
 * @see documented
 */
export interface SalesOrder {
  /** The sales order. */
  id?: SalesOrderKey;
  /** Address of the invoice. */
  billingAddress?: SalesOrderBillingAddress;
  /** The carton item. */
  cartonItemId?: ItemKey;
  /** The company. */
  companyId?: CompanyKey;
  /** The customer. */
  customerId?: CustomerKey;
  /** Number that the customer gave the order. */
  customerSalesOrderNumber?: string;
  /** VAT id of the customer. */
  customerVATId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry?: SalesOrderDepartureCountry;
  /** Details of another system. */
  externalDetails?: SalesOrderExternalDetails;
  /** Whether it is cancelled. */
  isCancelled?: boolean;
  /** Whether it is pending. */
  isPending?: boolean;
  /** Item description type. */
  itemDescriptionType?: SalesOrderItemDescriptionType;
  /** Language. */
  languageId?: string;
  /** The lines. */
  lineItems?: SalesOrderLineItem[];
  /** The on-hold reason. */
  onHoldReasonId?: OnHoldReasonKey;
  /** Conditions of the payment. */
  paymentDetails?: SalesOrderPaymentDetails;
  /** The account that the payment is made with. */
  paymentInfo?: SalesOrderPaymentInfo;
  /** The payment method. */
  paymentMethodId?: PaymentMethodKey;
  /** The colour. */
  processColourId?: ColorKey;
  /** The process status. */
  processStatusId?: TransactionStatusKey;
  /** Read only type. */
  readOnlyType?: SalesOrderReadOnlyType;
  /** Date of the order. */
  salesOrderDate?: string;
  /** Number of the sales order. */
  salesOrderNumber?: string;
  /** Sales order status. */
  salesOrderStatus?: number;
  /** Address that the goods go to. */
  shipmentAddress?: SalesOrderShipmentAddress;
  /** How and when the goods are sent. */
  shippingDetails?: SalesOrderShippingDetails;
  /** The shipping method. */
  shippingMethodId?: ShippingMethodKey;
  /** How the tax is treated. */
  taxDetails?: SalesOrderTaxDetails;
  /** Texts. */
  text?: SalesOrderText;
  /** VAT id. */
  vATId?: string;
}

/**
 * A sales order billing address.
 * @see documented
 */
export interface SalesOrderBillingAddress {
  /** Second line of the address. */
  address2?: string;
  /** City. */
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** First name. */
  firstName?: string;
  /** Form of address. */
  formOfAddress?: string;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  /** Postal code. */
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
  /** Academic title. */
  title?: string;
}

/**
 * Key of a sales order cancellation reason.
 * @see documented
 */
export type SalesOrderCancellationReasonKey = string;

/**
 * A sales order command recalculate tax mode. An open set.
 * @see documented
 */
export type SalesOrderCommandRecalculateTaxMode = 0 | 1 | 2;

/**
 * A sales order departure country.
 * @see documented
 */
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

/**
 * The sales order external details.
 * @see documented
 */
export interface SalesOrderExternalDetails {
  /** Date when another system made it. */
  externalCreatedDate?: string;
  /** External invoice type. */
  externalInvoiceType?: SalesOrderExternalInvoiceType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
}

/**
 * A sales order external invoice type. An open set.
 * @see documented
 */
export type SalesOrderExternalInvoiceType = 0 | 1 | 2;

/**
 * A sales order file.
 * @see documented
 */
export interface SalesOrderFile {
  /** The sales order file. */
  id?: SalesOrderFileKey;
  /** Date and time when it was made. */
  createdAt?: string;
  /** Media type of the file. */
  fileDataType?: string;
  /** The file. */
  fileId?: FileKey;
  /** Name of the file. */
  fileName?: string;
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
  /** Size. */
  size?: number;
}

/**
 * Key of a sales order file.
 * @see documented
 */
export type SalesOrderFileKey = string;

/**
 * A sales order item description type. An open set.
 * @see documented
 */
export type SalesOrderItemDescriptionType = 0 | 1 | 2;

/**
 * A sales order line item.
 * @see documented
 */
export interface SalesOrderLineItem {
  /** The sales order line item. */
  id?: SalesOrderLineItemKey;
  /** Bill of materials type. */
  billOfMaterialsType?: SalesOrderLineItemBillOfMaterialsType;
  /** Configuration item type. */
  configurationItemType?: SalesOrderLineItemConfigurationItemType;
  /** Discount, in percent. */
  discount?: number;
  /** Number of the item in the warehouse of an external marketplace. */
  fNSKU?: string;
  /** The item. */
  itemId?: ItemKey;
  /** Line item type. */
  lineItemType?: SalesOrderLineItemType;
  /** Name. */
  name?: string;
  /** Text of the note. */
  note?: string;
  /** The parent sales order line item. */
  parentSalesOrderLineItemId?: SalesOrderLineItemKey;
  /** Purchase price, net. */
  purchasePriceNet?: number;
  /** Quantity. */
  quantity?: number;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Price, net. */
  salesPriceNet?: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** The tax class. */
  taxClassId?: TaxClassKey;
  /** The tax code. */
  taxCodeId?: TaxCodeKey;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** Variants. */
  variants?: SalesOrderLineItemVariant[];
}

/**
 * A sales order line item bill of materials type. An open set.
 * @see documented
 */
export type SalesOrderLineItemBillOfMaterialsType = 0 | 1 | 2;

/**
 * A sales order line item configuration item type. An open set.
 * @see documented
 */
export type SalesOrderLineItemConfigurationItemType = 0 | 1 | 2;

/**
 * A sales order line item file.
 * @see documented
 */
export interface SalesOrderLineItemFile {
  /** The sales order line item file. */
  id?: SalesOrderLineItemFileKey;
  /** Date and time when it was made. */
  createdAt?: string;
  /** Media type of the file. */
  fileDataType?: string;
  /** The file. */
  fileId?: FileKey;
  /** Name of the file. */
  fileName?: string;
  /** The sales order. */
  salesOrderId?: SalesOrderKey;
  /** The sales order line item. */
  salesOrderLineItemId?: SalesOrderLineItemKey;
  /** Size. */
  size?: number;
}

/**
 * Key of a sales order line item file.
 * @see documented
 */
export type SalesOrderLineItemFileKey = string;

/**
 * Key of a sales order line item property.
 * @see documented
 */
export type SalesOrderLineItemPropertyKey = string;

/**
 * A sales order line item type. An open set.
 * @see documented
 */
export type SalesOrderLineItemType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21;

/**
 * A sales order line item variant.
 * @see documented
 */
export interface SalesOrderLineItemVariant {
  /** The sales order line item variant. */
  id?: SalesOrderLineItemPropertyKey;
  /** Extra weight. */
  extraWeight?: number;
  /** The item variant. */
  itemVariantId?: VariationKey;
  /** The item variant value. */
  itemVariantValueId?: VariationValueKey;
  /** Name. */
  name?: string;
  /** Surcharge net. */
  surchargeNet?: number;
  /** Value. */
  value?: string;
}

/**
 * The sales order payment details.
 * @see documented
 */
export interface SalesOrderPaymentDetails {
  /** Cash discount, in percent. */
  cashDiscount?: number;
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyISO?: string;
  /** Costs of financing. */
  financingCosts?: number;
  /** Days until the payment is due. */
  paymentDueDateInDays?: number;
}

/**
 * A sales order payment info.
 * @see documented
 */
export interface SalesOrderPaymentInfo {
  /** Holder of the account. */
  accountHolder?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Name of the bank. */
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
  /** Payment info type. */
  paymentInfoType?: number;
  /** Payment reference. */
  paymentReference?: string;
  /** E-mail address. */
  referenceEmail?: string;
}

/**
 * A sales order read only type. An open set.
 * @see documented
 */
export type SalesOrderReadOnlyType = 0 | 1 | 2;

/**
 * A sales order recalculate tax mode. An open set.
 * @see documented
 */
export type SalesOrderRecalculateTaxMode = 0 | 1 | 2;

/**
 * A sales order shipment address.
 * @see documented
 */
export interface SalesOrderShipmentAddress {
  /** Second line of the address. */
  address2?: string;
  /** City. */
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** First name. */
  firstName?: string;
  /** Form of address. */
  formOfAddress?: string;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  /** Postal code. */
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
  /** Academic title. */
  title?: string;
}

/**
 * The sales order shipping details.
 * @see documented
 */
export interface SalesOrderShippingDetails {
  /** Earliest date of delivery. */
  deliveryFromDate?: string;
  /** Date when it should arrive. */
  estimatedDeliveryDate?: string;
  /** Extra weight. */
  extraWeight?: number;
  /** Days that the delivery takes at most. */
  maxDeliveryDays?: number;
  /** Date when it was sent. */
  shippingDate?: string;
  /** Shipping priority. */
  shippingPriority?: number;
}

/**
 * A sales order special tax treatment. An open set.
 * @see documented
 */
export type SalesOrderSpecialTaxTreatment = 0 | 1 | 2 | 3;

/**
 * The sales order tax details.
 * @see documented
 */
export interface SalesOrderTaxDetails {
  /** Special tax treatment. */
  specialTaxTreatment?: SalesOrderSpecialTaxTreatment;
  /** Tax setting. */
  taxSetting?: SalesOrderTaxSetting;
}

/**
 * A sales order tax setting. An open set.
 * @see documented
 */
export type SalesOrderTaxSetting = 0 | 10 | 15 | 20;

/**
 * A sales order text.
 * @see documented
 */
export interface SalesOrderText {
  /** Comment. */
  comment?: string;
  /** Customer comment. */
  customerComment?: string;
  /** Print text. */
  printText?: string;
  /** Process status. */
  processStatus?: string;
}

/**
 * A sales order workflow event. An open set.
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
  /** Name of the file. */
  fileName?: string;
}

/**
 * The changes of a sales order.
 * @see documented
 */
export interface UpdateSalesOrder {
  /** Address of the invoice. */
  billingAddress?: UpdateSalesOrderBillingAddress;
  /** The carton item. */
  cartonItemId?: ItemKey;
  /** The customer. */
  customerId?: CustomerKey;
  /** Number that the customer gave the order. */
  customerSalesOrderNumber?: string;
  /** VAT id of the customer. */
  customerVATId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry?: UpdateSalesOrderDepartureCountry;
  /** Details of another system. */
  externalDetails?: UpdateSalesOrderExternalDetails;
  /** Item description type. */
  itemDescriptionType?: SalesOrderItemDescriptionType;
  /** Language. */
  languageId?: string;
  /** The lines. */
  lineItems?: UpdateSalesOrderLineItem[];
  /** The on-hold reason. */
  onHoldReasonId?: OnHoldReasonKey;
  /** Conditions of the payment. */
  paymentDetails?: UpdateSalesOrderPaymentDetails;
  /** The account that the payment is made with. */
  paymentInfo?: UpdateSalesOrderPaymentInfo;
  /** The payment method. */
  paymentMethodId?: PaymentMethodKey;
  /** The colour. */
  processColourId?: ColorKey;
  /** The process status. */
  processStatusId?: TransactionStatusKey;
  /** Read only type. */
  readOnlyType?: SalesOrderReadOnlyType;
  /** Date of the order. */
  salesOrderDate?: string;
  /** Address that the goods go to. */
  shipmentAddress?: UpdateSalesOrderShipmentAddress;
  /** How and when the goods are sent. */
  shippingDetails?: UpdateSalesOrderShippingDetails;
  /** The shipping method. */
  shippingMethodId?: ShippingMethodKey;
  /** How the tax is treated. */
  taxDetails?: UpdateSalesOrderTaxDetails;
  /** Texts. */
  text?: UpdateSalesOrderText;
  /** VAT id. */
  vATId?: string;
}

/**
 * The changes of a sales order billing address.
 * @see documented
 */
export interface UpdateSalesOrderBillingAddress {
  /** Second line of the address. */
  address2?: string;
  /** City. */
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** First name. */
  firstName?: string;
  /** Form of address. */
  formOfAddress?: string;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  /** Postal code. */
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
  /** External invoice type. */
  externalInvoiceType?: SalesOrderExternalInvoiceType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
}

/**
 * The changes of a sales order line item.
 * @see documented
 */
export interface UpdateSalesOrderLineItem {
  /** The sales order line item. */
  id: SalesOrderLineItemKey;
  /** Bill of materials type. */
  billOfMaterialsType?: SalesOrderLineItemBillOfMaterialsType;
  /** Configuration item type. */
  configurationItemType?: SalesOrderLineItemConfigurationItemType;
  /** Discount, in percent. */
  discount?: number;
  /** Number of the item in the warehouse of an external marketplace. */
  fNSKU?: string;
  /** The item. */
  itemId?: ItemKey;
  /** Name. */
  name?: string;
  /** Text of the note. */
  note?: string;
  /** The parent sales order line item. */
  parentSalesOrderLineItemId?: SalesOrderLineItemKey;
  /** Purchase price, net. */
  purchasePriceNet?: number;
  /** Quantity. */
  quantity?: number;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  /** Price, net. */
  salesPriceNet?: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** The tax class. */
  taxClassId?: TaxClassKey;
  /** The tax code. */
  taxCodeId?: TaxCodeKey;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** Variants. */
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
  /** Name of the file. */
  fileName?: string;
}

/**
 * The changes of a sales order line item variant.
 * @see documented
 */
export interface UpdateSalesOrderLineItemVariant {
  /** The sales order line item variant. */
  id: SalesOrderLineItemPropertyKey;
  /** Extra weight. */
  extraWeight?: number;
  /** The item variant. */
  itemVariantId?: VariationKey;
  /** The item variant value. */
  itemVariantValueId?: VariationValueKey;
  /** Name. */
  name?: string;
  /** Surcharge net. */
  surchargeNet?: number;
  /** Value. */
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
  /** Costs of financing. */
  financingCosts?: number;
  /** Days until the payment is due. */
  paymentDueDateInDays?: number;
}

/**
 * The changes of a sales order payment info.
 * @see documented
 */
export interface UpdateSalesOrderPaymentInfo {
  /** Holder of the account. */
  accountHolder?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Name of the bank. */
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
  /** Payment info type. */
  paymentInfoType?: number;
  /** Payment reference. */
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
  /** City. */
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryISO?: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** First name. */
  firstName?: string;
  /** Form of address. */
  formOfAddress?: string;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  /** Postal code. */
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
  /** Extra weight. */
  extraWeight?: number;
  /** Days that the delivery takes at most. */
  maxDeliveryDays?: number;
  /** Date when it was sent. */
  shippingDate?: string;
  /** Shipping priority. */
  shippingPriority?: number;
}

/**
 * The changes of the sales order tax details.
 * @see documented
 */
export interface UpdateSalesOrderTaxDetails {
  /** Special tax treatment. */
  specialTaxTreatment?: SalesOrderSpecialTaxTreatment;
  /** Tax setting. */
  taxSetting?: SalesOrderTaxSetting;
}

/**
 * The changes of a sales order text.
 * @see documented
 */
export interface UpdateSalesOrderText {
  /** Comment. */
  comment?: string;
  /** Customer comment. */
  customerComment?: string;
  /** Print text. */
  printText?: string;
  /** Process status. */
  processStatus?: string;
}
