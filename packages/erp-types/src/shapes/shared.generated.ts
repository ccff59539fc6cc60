// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** @see documented */
export interface Address {
  /** Key of an address of a customer or of a document. `Customer_UpdateCustomerAddress` answers it, and `Invoice_GetInvoice` has it in both addresses. */
  id?: AddressKey;
  /** Second line of the address. */
  address2?: string;
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  company2?: string;
  /** Country, ISO code of two letters. */
  countryIso?: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  formOfAddress?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
  /** Academic title. */
  title?: string;
  vatID?: string;
}

/**
 * Key of an address of a customer or of a document. `Customer_UpdateCustomerAddress` answers it, and `Invoice_GetInvoice` has it in both addresses.
 * @see documented
 */
export type AddressKey = string;

/**
 * An application that wants to be registered. Spelled as given, in PascalCase.
 * @see given spec §2.5
 */
export interface AppRegistration {
  /**
   * Icon, a base64 image; clients send a PNG. Required by the platform's own description and absent from the given spec: always send one.
   * @see observed
   */
  AppIcon?: string;
  /** Id of the application, for example `myApp/v1`. */
  AppId: string;
  Description: string;
  /** Name shown to people. */
  DisplayName: string;
  /**
   * Descriptions by language.
   * @see observed
   */
  LocalizedDescriptions?: LocalizedText[];
  /**
   * Names by language.
   * @see observed
   */
  LocalizedDisplayNames?: LocalizedText[];
  /** Scopes it cannot do without. */
  MandatoryApiScopes: string[];
  /**
   * Scopes it can do without.
   * @see observed
   */
  OptionalApiScopes?: string[];
  ProviderName: string;
  ProviderWebsite: string;
  /**
   * 0 one instance, 1 several instances, 2 one for each user, 3 one for each user login.
   * @see observed
   */
  RegistrationType?: 0 | 1 | 2 | 3;
  /** Its version. */
  Version: string;
}

/**
 * The key of an application. It is shown once and cannot be retrieved again.
 * @see given spec §3
 */
export interface AppToken {
  /**
   * The key, a uuid. When it is lost, register again.
   * A secret: no log may hold it (`secretFields`).
   * @see observed
   */
  apiKey?: string;
}

/**
 * Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item.
 * @see documented
 */
export type AttributeKey = string;

/** @see documented */
export interface AttributeSalesChannelValues {
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId?: ShopKey;
  /** The entries; the platform wraps the list in an object. */
  values?: AttributeValue[];
}

/** @see documented */
export interface AttributeValue {
  /** Language of this entry. */
  languageId?: string;
  /** Value in this language. */
  value?: string;
}

/** @see documented */
export interface AttributeValues {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  attributeId?: AttributeKey;
  /** Values that hold for all sales channels. */
  defaultValues?: AttributeValue[];
  /** Values for single sales channels. */
  salesChannelValues?: AttributeSalesChannelValues[];
}

/**
 * Key of a bank account of a customer. `Customer_CreateCustomerBankAccount` answers it for a new account.
 * @see documented
 */
export type BankAccountKey = string;

/** @see documented */
export interface CategoryAttributes {
  /** The entries; the platform wraps the list in an object. */
  values?: AttributeValues[];
}

/** @see documented */
export interface CategoryCustomFieldValue {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  customFieldId?: AttributeKey;
  value?: string;
}

/** @see documented */
export interface CategoryCustomFields {
  /** The entries; the platform wraps the list in an object. */
  values?: CategoryCustomFieldValue[];
}

/** @see documented */
export interface CategoryDescriptions {
  /** Default texts, an entry for each language. */
  defaultDescriptions?: PlatformDescription[];
  /** Texts for single sales channels. */
  salesChannelDescriptions?: SalesChannelDescription[];
}

/** @see documented */
export interface CategoryDiscount {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId?: CustomerGroupKey;
  /** Discount, in percent. */
  discount?: number;
  /** The shop, a sales channel. */
  shopId?: ShopKey;
}

/** @see documented */
export interface CategoryDiscounts {
  /** The entries; the platform wraps the list in an object. */
  values?: CategoryDiscount[];
}

/** @see documented */
export interface CategoryHiddenForCustomerGroup {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId?: CustomerGroupKey;
  /** The shop, a sales channel. */
  shopId?: ShopKey;
}

/** @see documented */
export interface CategoryHiddenForCustomerGroups {
  /** The entries; the platform wraps the list in an object. */
  values?: CategoryHiddenForCustomerGroup[];
}

/**
 * Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one.
 * @see given spec §2.1
 */
export type CategoryKey = string;

/** @see documented */
export interface CategoryRecord {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  id?: CategoryKey;
  /** Values of attributes. */
  attributes?: CategoryAttributes;
  /** Values of custom fields. */
  customFields?: CategoryCustomFields;
  /** Name and texts, by language. */
  descriptions?: CategoryDescriptions;
  /** Discounts of customer groups on the category, by shop. */
  discounts?: CategoryDiscounts;
  /** Customer groups that do not see the category, by shop. */
  hiddenForCustomerGroups?: CategoryHiddenForCustomerGroups;
  /** The category above this one. */
  parentCategoryId?: CategoryKey;
  /** Shops, that is sales channels, that show the category. */
  shops?: CategoryShops;
  /** Place in the order. */
  sortNumber?: number;
}

/** @see documented */
export interface CategoryShop {
  /** The shop, a sales channel. */
  shopId?: ShopKey;
}

/** @see documented */
export interface CategoryShops {
  /** The entries; the platform wraps the list in an object. */
  values?: CategoryShop[];
}

/**
 * Key of a color code of documents. `ColorCode_QueryColorCodes` lists the colors with it.
 * @see documented
 */
export type ColorKey = string;

/**
 * Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it.
 * @see documented
 */
export type CompanyKey = string;

/**
 * Key of a condition of items. `Condition_QueryConditions` lists the conditions with it.
 * @see documented
 */
export type ConditionKey = string;

/**
 * Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one.
 * @see documented
 */
export type ContactPersonKey = string;

/**
 * The data of a new category.
 * @see documented
 */
export interface CreateCategoryCommand {
  name: string;
  /** The category above this one. */
  parentId?: CategoryKey;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * The data of a new customer.
 * @see documented
 */
export interface CreateCustomerCommand {
  /** Number of the customer in bookkeeping. */
  accountsReceivableNumber?: number;
  /** Address of the invoice. */
  billingAddress: CreateCustomerCommandAddress;
  /** Date of birth. */
  birthday?: string;
  /** Number in the commercial register. */
  commercialRegisterNumber?: string;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId: CompanyKey;
  /** Key of a customer category. `CustomerCategory_QueryCustomerCategories` lists the categories with it. */
  customerCategoryId?: CustomerCategoryKey;
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  customerNumber?: string;
  /** Name on an external marketplace. */
  ebayName?: string;
  /** Website. */
  homepage?: string;
  initialContact?: string;
  /** Whether it is based on a cash register. */
  isCashRegisterBased?: boolean;
  /** Whether it is locked. */
  isLocked?: boolean;
  /** Language, ISO code. */
  languageIso?: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** Conditions of the payment. */
  paymentSettings?: CreateCustomerCommandPaymentSettings;
  /** Address that the goods go to. */
  shipmentAddress?: CreateCustomerCommandAddress;
  taxIdentificationNumber?: string;
}

/**
 * The data of a new customer command address.
 * @see documented
 */
export interface CreateCustomerCommandAddress {
  /** Second line of the address. */
  additionalAddressLine?: string;
  /** Second line of the company's name. */
  additionalCompanyLine?: string;
  city: string;
  companyName?: string;
  /** Country, ISO code of two letters. */
  countryIso: string;
  emailAddress?: string;
  faxNumber?: string;
  firstName?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  /** Form of address. */
  salutation?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street: string;
  /** Academic title. */
  title?: string;
  vatId?: string;
}

/**
 * The data of new customer command payment settings.
 * @see documented
 */
export interface CreateCustomerCommandPaymentSettings {
  /** Highest amount that the customer may owe. */
  creditLimit?: number;
  /** Discount, in percent. */
  discount?: number;
  /** Whether dunning is blocked. */
  isDunningBlocked?: boolean;
  /** Days until the payment is due. */
  paymentDueDateInDays?: number;
}

/**
 * The data of a new erp app address.
 * @see documented
 */
export interface CreateErpAppAddress {
  /** Second line of the address. */
  additionalAddressInfo?: string;
  /** Kind of address. */
  addressType?: ErpAppAddressType;
  city: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  companyAddition?: string;
  /** Country, ISO code of two letters. */
  country?: string;
  /** Country, ISO code of two letters. */
  countryIso2: string;
  firstName?: string;
  /** Academic title. */
  honorific?: string;
  /** Whether it is the default. */
  isStandard?: boolean;
  lastName?: string;
  mailAddress?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  /** VAT id. */
  salesTaxIdentificationNumber?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street: string;
  /** Academic title. */
  title?: string;
}

/**
 * The data of a new erp app bank account.
 * @see documented
 */
export interface CreateErpAppBankAccount {
  /** A secret: no log may hold it (`secretFields`). */
  accountNumber?: string;
  /** Holder of the account. */
  accountOwner?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** A secret: no log may hold it (`secretFields`). */
  bankCardNumber?: string;
  bankName?: string;
  /** Sort code of the bank. */
  bankNumber?: string;
  /** Kind of card. */
  cardType?: string;
  /**
   * End of the card's validity.
   * A secret: no log may hold it (`secretFields`).
   */
  cardValidUntil?: string;
  /** A secret: no log may hold it (`secretFields`). */
  cardVerificationValue?: string;
  /**
   * International bank account number.
   * A secret: no log may hold it (`secretFields`).
   */
  iBAN?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/**
 * The data of a new erp app customer.
 * @see documented
 */
export interface CreateErpAppCustomer {
  /** Second line of the address. */
  additionalAddressInfo?: string;
  /** Further addresses. */
  additionalAddresses?: CreateErpAppAddress[];
  /** Bank accounts and cards. */
  bankAccounts?: CreateErpAppBankAccount[];
  /** Date of birth. */
  birthday?: string;
  city: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  companyAddition?: string;
  contactPersons?: CreateErpAppCustomerContactPerson[];
  /** Country, ISO code of two letters. */
  countryIso2: string;
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroup: CustomerGroupKey;
  /** Discount, in percent. */
  discount?: number;
  /** Values of custom fields. */
  fields?: CreateErpAppCustomizedField[];
  firstName?: string;
  /** Academic title. */
  honorific?: string;
  /** Whether it is banned. */
  isBanned?: boolean;
  lastName?: string;
  /** Credit limit. */
  lineOfCredit?: number;
  mailAddress?: string;
  mobilePhoneNumber?: string;
  notes?: CreateErpAppNote[];
  /** Number that people use. */
  number?: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodKey?: PaymentMethodKey;
  /** Days until the payment is due. */
  paymentTarget?: number;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  source?: string;
  /** State or province. */
  state?: string;
  /** Whether requests for payment are stopped. */
  stopPaymentRequest?: boolean;
  /** Street and house number. */
  street: string;
  taxIdentificationNumber?: string;
  /** Academic title. */
  title?: string;
  website?: string;
}

/**
 * The data of a new erp app customer contact person.
 * @see documented
 */
export interface CreateErpAppCustomerContactPerson {
  /** Department. */
  abteilung: string;
  /** Form of address. */
  anrede: string;
  /** E-mail address. */
  email: string;
  /** Fax number. */
  fax: string;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  kundeKey: CustomerKey;
  /** The supplier. */
  lieferantKey: SupplierKey;
  /** Mobile number. */
  mobil: string;
  /** Last name. */
  nachname: string;
  /** Telephone number. */
  telefon: string;
  /** First name. */
  vorname: string;
}

/**
 * The data of a new erp app customized field.
 * @see documented
 */
export interface CreateErpAppCustomizedField {
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  internalCustomizedFieldKey: CustomFieldKey;
  value: unknown;
}

/**
 * The data of a new erp app note.
 * @see documented
 */
export interface CreateErpAppNote {
  noteText: string;
}

/**
 * The data of a new new item.
 * @see documented
 */
export interface CreateNewItem {
  /** Key of a category, a UUID. `Categories_CreateCategory` answers it for a new one. */
  mainCategoryId: CategoryKey;
  name: string;
  /** Stock keeping unit, the number of the item that people use. */
  sKU?: string;
  salesPriceNet?: number;
}

/**
 * The data of a new note.
 * @see documented
 */
export interface CreateNote {
  /** Text of the note. */
  noteBody: string;
}

/**
 * A payment to record: amount, date and payment method.
 * @see documented
 */
export interface CreatePaymentRequest {
  amount: number;
  comment?: string;
  /** Whether the payment is spread over several documents. */
  distribute?: boolean;
  paymentDate: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId: PaymentMethodKey;
  /** Whether a mail is sent. */
  sendMail?: boolean;
}

/**
 * The data of a new product group.
 * @see documented
 */
export interface CreateProductGroupCommand {
  name: string;
}

/**
 * The data of a new sales order.
 * @see documented
 */
export interface CreateSalesOrderCommand {
  /** Address of the invoice. */
  billingAddress: CreateSalesOrderCommandAddress;
  /** The item that stands for the carton. */
  cartonItemId?: ItemKey;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId: CompanyKey;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Number that the customer gave the order. */
  customerSalesOrderNumber?: string;
  customerVatId?: string;
  /** Country that the goods leave from, with its currency. */
  departureCountry: CreateSalesOrderCommandDepartureCountry;
  /** Whether the workflows of the ERP stay silent. */
  disableAutomaticWorkflows?: boolean;
  /** Details of another system. */
  externalDetails?: CreateSalesOrderCommandExternalDetails;
  /** Length of the item's text. */
  itemDescriptionType?: SalesOrderCommandItemDescriptionType;
  /** Language, ISO code. */
  languageIso: string;
  lineItems: CreateSalesOrderCommandLineItem[];
  /** The reason for which the order is held back. */
  onHoldReasonId?: OnHoldReasonKey;
  /** Conditions of the payment. */
  paymentDetails: CreateSalesOrderCommandPaymentDetails;
  /** The account that the payment is made with. */
  paymentInfo?: CreateSalesOrderCommandPaymentInfo;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** The colour that marks the order. */
  processColourId?: ColorKey;
  /** The status, from the list of transaction statuses. */
  processStatusId?: TransactionStatusKey;
  /** Whether the order may still be changed. */
  readOnlyType?: SalesOrderCommandReadOnlyType;
  salesOrderDate?: string;
  salesOrderNumber?: string;
  /** Address that the goods go to. */
  shipmentAddress: CreateSalesOrderCommandAddress;
  /** How and when the goods are sent. */
  shippingDetails?: CreateSalesOrderCommandShippingDetails;
  /** Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it. */
  shippingMethodId?: ShippingMethodKey;
  /** How the tax is treated. */
  taxDetails?: CreateSalesOrderCommandTaxDetails;
  /** Comments and printed texts. */
  text?: CreateSalesOrderCommandText;
  vatId: string;
}

/**
 * The data of a new sales order command address.
 * @see documented
 */
export interface CreateSalesOrderCommandAddress {
  /** Second line of the address. */
  additionalAddressLine?: string;
  /** Second line of the company's name. */
  additionalCompanyLine?: string;
  city: string;
  /** Name of the company. */
  company?: string;
  /** Country, ISO code of two letters. */
  countryIso: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  firstName?: string;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** Form of address. */
  salutation?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street: string;
  /** Academic title. */
  title?: string;
}

/**
 * The data of a new sales order command departure country.
 * @see documented
 */
export interface CreateSalesOrderCommandDepartureCountry {
  /** Country, ISO code of two letters. */
  countryIso: string;
  /** The data of a new sales order command departure country currency. */
  currency: CreateSalesOrderCommandDepartureCountryCurrency;
  /** State or province. */
  state?: string;
}

/**
 * The data of a new sales order command departure country currency.
 * @see documented
 */
export interface CreateSalesOrderCommandDepartureCountryCurrency {
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyIso: string;
}

/**
 * The data of new sales order command external details.
 * @see documented
 */
export interface CreateSalesOrderCommandExternalDetails {
  /** Date when another system made it. */
  externalCreatedDate?: string;
  /** Whether the invoice is made outside of the ERP. */
  externalInvoiceType?: SalesOrderCommandExternalInvoiceType;
  /** Number of the order in another system. */
  externalSalesOrderNumber?: string;
}

/**
 * The data of a new sales order command line item.
 * @see documented
 */
export interface CreateSalesOrderCommandLineItem {
  /** Whether the line is a bill of materials or a component of one. */
  billOfMaterialsType?: SalesOrderCommandBillOfMaterialsType;
  /** Whether the line is a configured item or a component of one. */
  configurationItemType?: SalesOrderCommandConfigurationItemType;
  /** Discount, in percent. */
  discount?: number;
  /** Number of the item in the warehouse of an external marketplace. */
  fnSku?: string;
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
  /** Sales price of one unit, net. */
  salesPriceNet?: number;
  /** Unit in which it is sold. */
  salesUnit?: string;
  /** Stock keeping unit, the number of the item that people use. */
  sku?: string;
  /** Key of a tax class. `TaxClass_QueryTaxClasses` lists the classes with it. */
  taxClassId?: TaxClassKey;
  /** Key of a tax code. `SalesOrder_QuerySalesOrderLineItems` answers it as `taxCodeId`; no operation lists tax codes. */
  taxCodeId?: TaxCodeKey;
  /** Tax rate, in percent. */
  taxRate?: number;
  /** An open set: other values may come. Values: 0 custom, 1 item, 2 shipping, 3 coupon, 4 voucher, 5 payment, 6 shipping surcharge, 7 new customer coupon, 8 cash on delivery, 9 shipping surcharge item, 10 packing, 11 free gift, 12 buyer-protection fee, 13 interest, 14 handling fee, 15 carton, 16 return delivery, 17 multi purpose voucher, 18 multi purpose voucher digital, 19 single purpose voucher, 20 single purpose voucher digital, 21 single purpose voucher redemption. */
  type?: SalesOrderCommandLineItemType;
  /** Values that the buyer chose for the variations of the item. */
  variants?: CreateSalesOrderCommandLineItemVariant[];
}

/**
 * The data of a new sales order command line item variant.
 * @see documented
 */
export interface CreateSalesOrderCommandLineItemVariant {
  /** Extra weight; its unit is not known. */
  extraWeight?: number;
  /** The variation. */
  itemVariantId: VariationKey;
  /** The value that was chosen. */
  itemVariantValueId?: VariationValueKey;
  name: string;
  surchargeNet?: number;
  value?: string;
}

/**
 * The data of new sales order command payment details.
 * @see documented
 */
export interface CreateSalesOrderCommandPaymentDetails {
  /** Cash discount, in percent. */
  cashDiscount?: number;
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** The data of a new sales order command payment details currency. */
  currency: CreateSalesOrderCommandPaymentDetailsCurrency;
  financingCosts?: number;
  /** Days until the payment is due. */
  paymentDueDateInDays?: number;
}

/**
 * The data of a new sales order command payment details currency.
 * @see documented
 */
export interface CreateSalesOrderCommandPaymentDetailsCurrency {
  /** Factor between this currency and that of the company. */
  currencyFactor?: number;
  /** Currency, ISO code of three letters. */
  currencyIso: string;
}

/**
 * The data of a new sales order command payment info.
 * @see documented
 */
export interface CreateSalesOrderCommandPaymentInfo {
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
  /** Reference that the payment carries. */
  paymentReference?: string;
  /** E-mail address. */
  referenceEmail?: string;
}

/**
 * The data of new sales order command shipping details.
 * @see documented
 */
export interface CreateSalesOrderCommandShippingDetails {
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
 * The data of new sales order command tax details.
 * @see documented
 */
export interface CreateSalesOrderCommandTaxDetails {
  /** Exception from the usual tax, if there is one. */
  specialTaxTreatment?: SalesOrderCommandSpecialTaxTreatment;
  /** How value added tax applies to the order. */
  taxSetting?: SalesOrderCommandTaxSetting;
}

/**
 * The data of a new sales order command text.
 * @see documented
 */
export interface CreateSalesOrderCommandText {
  comment?: string;
  /** Comment for or by the customer; the direction is not known. */
  customerComment?: string;
  /** Text that is printed on the document. */
  printText?: string;
  /** Text about the status. */
  processStatus?: string;
}

/**
 * The data of a new translation.
 * @see documented
 */
export interface CreateTranslation {
  /** Language, ISO code. */
  languageIso: string;
  name: string;
}

/**
 * The workflow event to fire.
 * @see documented
 */
export interface CreateWorkflowEvent {
  id: number;
}

/**
 * Key of a reason why a credit note is cancelled. `SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons` lists the reasons with it.
 * @see documented
 */
export type CreditNoteCancellationReasonKey = string;

/**
 * Key of a credit note, also called a sales invoice correction. `AccountingData_QueryAccountingData` answers it as `salesInvoiceCorrectionId`.
 * @see documented
 */
export type CreditNoteKey = string;

/**
 * Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it.
 * @see documented
 */
export type CustomFieldKey = string;

/**
 * Key of a customer category. `CustomerCategory_QueryCustomerCategories` lists the categories with it.
 * @see documented
 */
export type CustomerCategoryKey = string;

/**
 * Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it.
 * @see documented
 */
export type CustomerGroupKey = string;

/**
 * Key of a customer. `Customer_CreateCustomer` answers it for a new customer.
 * @see documented
 */
export type CustomerKey = string;

/**
 * The data to delete a category record.
 * @see documented
 */
export interface DeleteCategoryRecord {
  /** The category that the children of the deleted one move to. */
  childCategoryDestination?: CategoryKey;
}

/**
 * Key of an availability of items, which the ERP also calls a delivery status. `Availability_QueryAvailabilities` lists them with it.
 * @see documented
 */
export type DeliveryStatusKey = string;

/** @see documented */
export interface DescriptionData {
  description?: string;
  itemName?: string;
  /** Description for search engines. */
  metaDescription?: string;
  /** Keywords for search engines. */
  metaKeywords?: string;
  shortDescription?: string;
  /** Title for search engines. */
  titleTag?: string;
  /** Path in the address of the shop's page. */
  urlPath?: string;
}

/**
 * An open set: other values may come. Values: 0 shipping address, 1 billing address, 2 other.
 * @see documented
 */
export type ErpAppAddressType = 0 | 1 | 2;

/** @see documented */
export interface ErpAppCustomer {
  /** Second line of the address. */
  additionalAddressInfo?: string;
  /** Date of birth. */
  birthday?: string;
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  companyAddition?: string;
  /** Country, ISO code of two letters. */
  countryIso2?: string;
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroup?: CustomerGroupKey;
  /** Discount, in percent. */
  discount?: number;
  firstName?: string;
  /** Academic title. */
  honorific?: string;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  internalCustomerKey?: CustomerKey;
  /** Whether it is banned. */
  isBanned?: boolean;
  lastName?: string;
  /** Credit limit. */
  lineOfCredit?: number;
  mailAddress?: string;
  mobilePhoneNumber?: string;
  /** Number that people use. */
  number?: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodKey?: PaymentMethodKey;
  /** Days until the payment is due. */
  paymentTarget?: number;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  source?: string;
  /** State or province. */
  state?: string;
  /** Whether requests for payment are stopped. */
  stopPaymentRequest?: boolean;
  /** Street and house number. */
  street?: string;
  taxIdentificationNumber?: string;
  /** Academic title. */
  title?: string;
  website?: string;
}

/**
 * The error body of the ERP API. No field is required.
 * @see given spec §2.3
 */
export interface ErrorResponse {
  /** Identifies the type of error. The values are not shown. */
  errorCode?: string;
  /** Detail message. */
  errorMessage?: string;
  /** Collection of errors, a list of messages for each key. Preferred over `validationErrors`. */
  errors?: Record<string, string[]>;
  /** Call sequence leading to the failure. */
  stacktrace?: string;
  /**
   * Use `errors`.
   * @deprecated
   */
  validationErrors?: Record<string, string>;
}

/**
 * Key of a stored image. `Manufacturer_QueryManufacturers` answers it as `imageId`.
 * @see documented
 */
export type ImageKey = string;

/**
 * Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it.
 * @see documented
 */
export type InvoiceKey = string;

/**
 * Key of a line of an invoice. `Invoice_QueryInvoiceLineItems` lists the lines of an invoice with it.
 * @see documented
 */
export type InvoiceLineItemKey = string;

/**
 * Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`.
 * @see documented
 */
export type ItemKey = string;

/** @see documented */
export interface ItemResult {
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey;
}

/**
 * Key of a language. `Manufacturer_QueryManufacturers` answers it as `languageId`.
 * @see documented
 */
export type LanguageKey = string;

/**
 * A text in one language.
 * @see observed
 */
export interface LocalizedText {
  /** Language, ISO code. */
  LanguageIso: string;
  /** The text in that language. */
  Name: string;
}

/**
 * Key of a manufacturer. `Manufacturer_QueryManufacturers` lists the manufacturers with it.
 * @see documented
 */
export type ManufacturerKey = string;

/** @see documented */
export interface Note {
  /** Text of the note. */
  noteBody?: string;
  /** Key of a note. `SalesOrder_QuerySalesOrderNotes` answers it for those of an order, and `Customer_CreateCustomerNote` for a new one of a customer. */
  noteId?: NoteKey;
}

/**
 * Key of a note. `SalesOrder_QuerySalesOrderNotes` answers it for those of an order, and `Customer_CreateCustomerNote` for a new one of a customer.
 * @see documented
 */
export type NoteKey = string;

/**
 * Key of a reason why an order is held back. `OnHoldReason_QueryOnHoldReasons` lists the reasons with it.
 * @see documented
 */
export type OnHoldReasonKey = string;

/** @see documented */
export interface Payment {
  /** Key of a payment. `SalesOrder_SetSalesOrderPayment` and `Invoice_SetInvoicePayment` answer it for a new payment. */
  id?: PaymentKey;
  amount?: number;
  /** Text about the assignment to a document. */
  assignmentInfo?: string;
  /** Number that rates the assignment; its scale is not known. */
  assignmentRating?: number;
  /** Kind of assignment, 0 to 255; the names are not known. */
  assignmentType?: number;
  date?: string;
  /** Number of the transaction in another system. */
  externalTransactionId?: string;
  /** Whether it is an advance payment. */
  isAdvancePayment?: boolean;
  /** Text called manual SKR; its meaning is not known. */
  manualSKR?: string;
  name?: string;
  /** Whether an export leaves the payment out, 0 to 255; the values are not known. */
  noExport?: number;
  /** Text of the note. */
  note?: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** Kind of payment, 0 to 255; the names are not known. */
  paymentType?: number;
  /** The credit note. */
  salesInvoiceCorrectionId?: CreditNoteKey;
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  salesInvoiceId?: InvoiceKey;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId?: SalesOrderKey;
  /** The user of the ERP. */
  userId?: UserKey;
}

/**
 * Key of a payment. `SalesOrder_SetSalesOrderPayment` and `Invoice_SetInvoicePayment` answer it for a new payment.
 * @see documented
 */
export type PaymentKey = string;

/**
 * Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it.
 * @see documented
 */
export type PaymentMethodKey = string;

/**
 * Key of a pick list. `WMS_QueryPickListPosition` answers it with each position.
 * @see documented
 */
export type PickListKey = string;

/**
 * Key of a position of a pick list. `WMS_QueryPickListPosition` lists the positions with it.
 * @see documented
 */
export type PickListPositionKey = string;

/** @see documented */
export interface PlatformDescription {
  /** The texts themselves. */
  descriptionData?: DescriptionData;
  /** Language of this entry. */
  languageId?: string;
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId?: PlatformKey;
}

/**
 * Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms.
 * @see documented
 */
export type PlatformKey = string;

/**
 * Key of a product group. `ProductGroup_QueryProductGroups` lists the groups with it.
 * @see documented
 */
export type ProductGroupKey = string;

/**
 * Key of a value of a property of items. `Property_QueryPropertyValues` lists the values of a property with it.
 * @see documented
 */
export type PropertyValueKey = string;

/** @see documented */
export interface RefundCancellationReason {
  /** Key of a reason why a credit note is cancelled. `SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons` lists the reasons with it. */
  id?: CreditNoteCancellationReasonKey;
  /** Whether a cancellation for this reason needs a comment. */
  isCommentRequired?: boolean;
  name?: string;
}

/**
 * A registration, and its key once.
 * @see observed
 */
export interface Registration {
  /** Scopes the user granted; they cannot be extended later. */
  grantedScopes?: string[];
  /** How far a registration is. Earlier builds answer in PascalCase; both are read. */
  requestStatusInfo?: RegistrationStatus;
  /** The key of an application. It is shown once and cannot be retrieved again. */
  token?: AppToken;
}

/**
 * How far a registration is. Earlier builds answer in PascalCase; both are read.
 * @see observed
 */
export interface RegistrationStatus {
  /** Id of the application. */
  appId?: string;
  /** The authentication ID of given §3, for the second request. */
  registrationRequestId?: string;
  /** 0 pending, 1 rejected, 2 accepted. A key in the answer means accepted, whatever the number. A source with other numbers is wrong. */
  status?: 0 | 1 | 2;
}

/**
 * An open set: other values may come. Values: 0 one instance, 1 multi instance, 2 per user instance, 3 per user login instance.
 * @see documented
 */
export type RegistrationType = 0 | 1 | 2 | 3;

/**
 * Key of a reason why goods come back. `ReturnReason_QueryReturnReasons` lists the reasons with it.
 * @see documented
 */
export type ReturnReasonKey = string;

/**
 * Key of a state that a return may have. `ReturnState_QueryReturnStates` lists the states with it.
 * @see documented
 */
export type ReturnStateKey = string;

/** @see documented */
export interface SalesChannelDescription {
  /** The texts themselves. */
  descriptionData?: DescriptionData;
  /** Language of this entry. */
  languageId?: string;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId?: ShopKey;
}

/**
 * An open set: other values may come. Values: 0 none, 1 bill of materials, 2 component.
 * @see documented
 */
export type SalesOrderCommandBillOfMaterialsType = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 0 none, 1 configuration item, 2 component.
 * @see documented
 */
export type SalesOrderCommandConfigurationItemType = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 0 none, 1 no invoice no output, 2 no invoice.
 * @see documented
 */
export type SalesOrderCommandExternalInvoiceType = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 0 none, 1 brief, 2 long.
 * @see documented
 */
export type SalesOrderCommandItemDescriptionType = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 0 custom, 1 item, 2 shipping, 3 coupon, 4 voucher, 5 payment, 6 shipping surcharge, 7 new customer coupon, 8 cash on delivery, 9 shipping surcharge item, 10 packing, 11 free gift, 12 buyer-protection fee, 13 interest, 14 handling fee, 15 carton, 16 return delivery, 17 multi purpose voucher, 18 multi purpose voucher digital, 19 single purpose voucher, 20 single purpose voucher digital, 21 single purpose voucher redemption.
 * @see documented
 */
export type SalesOrderCommandLineItemType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21;

/**
 * An open set: other values may come. Values: 0 changes allowed, 1 invoiced externally, 2 changes forbidden.
 * @see documented
 */
export type SalesOrderCommandReadOnlyType = 0 | 1 | 2;

/**
 * An open set: other values may come. Values: 0 none, 1 reverse charge, 2 exempt from VAT, 3 subject to VAT.
 * @see documented
 */
export type SalesOrderCommandSpecialTaxTreatment = 0 | 1 | 2 | 3;

/**
 * An open set: other values may come. Values: 0 delivery with VAT, 10 intra community delivery, 15 exempt from VAT, reverse charge, 20 exempt from VAT.
 * @see documented
 */
export type SalesOrderCommandTaxSetting = 0 | 10 | 15 | 20;

/**
 * Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order.
 * @see documented
 */
export type SalesOrderKey = string;

/**
 * Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it.
 * @see documented
 */
export type SalesOrderLineItemKey = string;

/**
 * Key of a shipping class. `ShippingClass_QueryShippingClasses` lists the classes with it.
 * @see documented
 */
export type ShippingClassKey = string;

/**
 * Key of a shipping method. `ShippingMethod_QueryShippingMethods` lists the methods with it.
 * @see documented
 */
export type ShippingMethodKey = string;

/**
 * Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text.
 * @see documented
 */
export type ShopKey = string;

/**
 * Key of a storage location, a place in a warehouse. `Warehouse_QueryStorageLocations` lists the locations of a warehouse with it.
 * @see documented
 */
export type StorageLocationKey = string;

/**
 * Key of a supplier. `Supplier_QuerySuppliers` lists the suppliers with it.
 * @see documented
 */
export type SupplierKey = string;

/**
 * Key of a tax class. `TaxClass_QueryTaxClasses` lists the classes with it.
 * @see documented
 */
export type TaxClassKey = string;

/**
 * Key of a tax code. `SalesOrder_QuerySalesOrderLineItems` answers it as `taxCodeId`; no operation lists tax codes.
 * @see documented
 */
export type TaxCodeKey = string;

/**
 * Type of the tax class. The given spec lists the numbers only; their meanings are documented elsewhere. Values: 0 none, 1 super-reduced, 2 reduced-low, 3 reduced, 4 standard, 5 intermediate.
 * @see given spec §2.2
 */
export type TaxType = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * Key of the process status of a sales order. `SalesOrder_UpdateSalesOrder` answers it as `processStatusId`.
 * @see documented
 */
export type TransactionStatusKey = string;

/** @see documented */
export interface Translation {
  /** Language, ISO code. */
  languageIso?: string;
  name?: string;
}

/**
 * Key of a unit of measurement. `UnitsOfMeasure_QueryUnitsOfMeasurement` lists the units with it.
 * @see documented
 */
export type UnitOfMeasurementKey = string;

/**
 * The changes of an app registration.
 * @see documented
 */
export interface UpdateAppRegistration {
  appIcon?: string;
  appId?: string;
  description?: string;
  displayName?: string;
  localizedDescriptions?: UpdateTranslation[];
  localizedDisplayNames?: UpdateTranslation[];
  /** Scopes that the application cannot do without. */
  mandatoryApiScopes?: string[];
  /** Scopes that the application can do without. */
  optionalApiScopes?: string[];
  providerName?: string;
  providerWebsite?: string;
  /** An open set: other values may come. Values: 0 one instance, 1 multi instance, 2 per user instance, 3 per user login instance. */
  registrationType?: RegistrationType;
  /** The signature, as base64. */
  signature?: string;
  /** When it was signed, in UTC and at most 10 minutes ago. */
  signatureData?: string;
  version?: string;
}

/**
 * The changes of the attribute sales channel values.
 * @see documented
 */
export interface UpdateAttributeSalesChannelValues {
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId: ShopKey;
  values: UpdateAttributeValue[];
}

/**
 * The changes of an attribute value.
 * @see documented
 */
export interface UpdateAttributeValue {
  /** Language of this entry. */
  languageId: string;
  /** Value in this language. */
  value?: string;
}

/**
 * The changes of the attribute values.
 * @see documented
 */
export interface UpdateAttributeValues {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  attributeId: AttributeKey;
  /** Values that hold for all sales channels. */
  defaultValues?: UpdateAttributeValue[];
  /** Values for single sales channels. */
  salesChannelValues?: UpdateAttributeSalesChannelValues[];
}

/**
 * The changes of the category attributes.
 * @see documented
 */
export interface UpdateCategoryAttributes {
  /** The entries; the platform wraps the list in an object. */
  values: UpdateAttributeValues[];
}

/**
 * The changes of a category custom field value.
 * @see documented
 */
export interface UpdateCategoryCustomFieldValue {
  /** Key of an attribute, or of the definition behind a custom field. `Attributes_CreateAttribute` answers it for a new one, and `Item_GetItemAttributes` for those of an item. */
  customFieldId: AttributeKey;
  value?: string;
}

/**
 * The changes of the category custom fields.
 * @see documented
 */
export interface UpdateCategoryCustomFields {
  /** The entries; the platform wraps the list in an object. */
  values: UpdateCategoryCustomFieldValue[];
}

/**
 * The changes of the category descriptions.
 * @see documented
 */
export interface UpdateCategoryDescriptions {
  /** Default texts, an entry for each language. */
  defaultDescriptions?: UpdatePlatformDescription[];
  /** Texts for single sales channels. */
  salesChannelDescriptions?: UpdateSalesChannelDescription[];
}

/**
 * The changes of a category discount.
 * @see documented
 */
export interface UpdateCategoryDiscount {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  /** Discount, in percent. */
  discount: number;
  /** The shop, a sales channel. */
  shopId: ShopKey;
}

/**
 * The changes of the category discounts.
 * @see documented
 */
export interface UpdateCategoryDiscounts {
  /** The entries; the platform wraps the list in an object. */
  values: UpdateCategoryDiscount[];
}

/**
 * The changes of a category hidden for customer group.
 * @see documented
 */
export interface UpdateCategoryHiddenForCustomerGroup {
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  /** The shop, a sales channel. */
  shopId: ShopKey;
}

/**
 * The changes of the category hidden for customer groups.
 * @see documented
 */
export interface UpdateCategoryHiddenForCustomerGroups {
  /** The entries; the platform wraps the list in an object. */
  values: UpdateCategoryHiddenForCustomerGroup[];
}

/**
 * The changes of a category record.
 * @see documented
 */
export interface UpdateCategoryRecord {
  /** Values of attributes. */
  attributes?: UpdateCategoryAttributes;
  /** Values of custom fields. */
  customFields?: UpdateCategoryCustomFields;
  /** Name and texts, by language. */
  descriptions?: UpdateCategoryDescriptions;
  /** Discounts of customer groups on the category, by shop. */
  discounts?: UpdateCategoryDiscounts;
  /** Customer groups that do not see the category, by shop. */
  hiddenForCustomerGroups?: UpdateCategoryHiddenForCustomerGroups;
  /** The category above this one. */
  parentCategoryId?: CategoryKey;
  /** Shops, that is sales channels, that show the category. */
  shops?: UpdateCategoryShops;
  /** Place in the order. */
  sortNumber?: number;
}

/**
 * The changes of a category shop.
 * @see documented
 */
export interface UpdateCategoryShop {
  /** The shop, a sales channel. */
  shopId: ShopKey;
}

/**
 * The changes of the category shops.
 * @see documented
 */
export interface UpdateCategoryShops {
  /** The entries; the platform wraps the list in an object. */
  values: UpdateCategoryShop[];
}

/**
 * The changes of a custom field value.
 * @see documented
 */
export interface UpdateCustomFieldValue {
  value: unknown;
}

/**
 * The changes of a description data.
 * @see documented
 */
export interface UpdateDescriptionData {
  description?: string;
  itemName?: string;
  /** Description for search engines. */
  metaDescription?: string;
  /** Keywords for search engines. */
  metaKeywords?: string;
  shortDescription?: string;
  /** Title for search engines. */
  titleTag?: string;
  /** Path in the address of the shop's page. */
  urlPath?: string;
}

/**
 * The changes of an erp app address.
 * @see documented
 */
export interface UpdateErpAppAddress {
  /** Second line of the address. */
  additionalAddressInfo?: string;
  /** Kind of address. */
  addressType?: ErpAppAddressType;
  city: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  companyAddition?: string;
  /** Country, ISO code of two letters. */
  country?: string;
  /** Country, ISO code of two letters. */
  countryIso2: string;
  firstName?: string;
  /** Academic title. */
  honorific?: string;
  /** Key of an address of a customer or of a document. `Customer_UpdateCustomerAddress` answers it, and `Invoice_GetInvoice` has it in both addresses. */
  internalAddressKey?: AddressKey;
  /** Whether it is the default. */
  isStandard?: boolean;
  lastName?: string;
  mailAddress?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  /** VAT id. */
  salesTaxIdentificationNumber?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street: string;
  /** Academic title. */
  title?: string;
}

/**
 * The changes of an erp app bank account.
 * @see documented
 */
export interface UpdateErpAppBankAccount {
  /** A secret: no log may hold it (`secretFields`). */
  accountNumber?: string;
  /** Holder of the account. */
  accountOwner?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** A secret: no log may hold it (`secretFields`). */
  bankCardNumber?: string;
  bankName?: string;
  /** Sort code of the bank. */
  bankNumber?: string;
  /** Kind of card. */
  cardType?: string;
  /**
   * End of the card's validity.
   * A secret: no log may hold it (`secretFields`).
   */
  cardValidUntil?: string;
  /** A secret: no log may hold it (`secretFields`). */
  cardVerificationValue?: string;
  /**
   * International bank account number.
   * A secret: no log may hold it (`secretFields`).
   */
  iBAN?: string;
  /** Key of a bank account of a customer. `Customer_CreateCustomerBankAccount` answers it for a new account. */
  internalBankAccountKey?: BankAccountKey;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/**
 * The changes of an erp app customer.
 * @see documented
 */
export interface UpdateErpAppCustomer {
  /** Second line of the address. */
  additionalAddressInfo?: string;
  /** Further addresses. */
  additionalAddresses?: UpdateErpAppAddress[];
  /** Bank accounts and cards. */
  bankAccounts?: UpdateErpAppBankAccount[];
  birthday?: string;
  city?: string;
  /** Name of the company. */
  company?: string;
  /** Second line of the company's name. */
  companyAddition?: string;
  contactPersons?: UpdateErpAppCustomerContactPerson[];
  /** Country, ISO code of two letters. */
  countryIso2?: string;
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroup?: CustomerGroupKey;
  /** Discount, in percent. */
  discount?: number;
  /** Values of custom fields. */
  fields?: UpdateErpAppCustomizedField[];
  firstName?: string;
  /** Academic title. */
  honorific?: string;
  /** Whether it is banned. */
  isBanned?: boolean;
  lastName?: string;
  /** Credit limit. */
  lineOfCredit?: number;
  mailAddress?: string;
  mobilePhoneNumber?: string;
  notes?: UpdateErpAppNote[];
  /** Number that people use. */
  number?: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodKey?: PaymentMethodKey;
  /** Days until the payment is due. */
  paymentTarget?: number;
  /** Telephone number. */
  phoneNumber?: string;
  postalCode?: string;
  source?: string;
  /** State or province. */
  state?: string;
  /** Whether requests for payment are stopped. */
  stopPaymentRequest?: boolean;
  /** Street and house number. */
  street?: string;
  taxIdentificationNumber?: string;
  /** Academic title. */
  title?: string;
  website?: string;
}

/**
 * The changes of an erp app customer contact person.
 * @see documented
 */
export interface UpdateErpAppCustomerContactPerson {
  /** Department. */
  abteilung: string;
  /** Form of address. */
  anrede: string;
  /** Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one. */
  ansprechpartnerKey?: ContactPersonKey;
  /** E-mail address. */
  email: string;
  /** Fax number. */
  fax: string;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  kundeKey: CustomerKey;
  /** The supplier. */
  lieferantKey: SupplierKey;
  /** Mobile number. */
  mobil: string;
  /** Last name. */
  nachname: string;
  /** Telephone number. */
  telefon: string;
  /** First name. */
  vorname: string;
}

/**
 * The changes of an erp app customized field.
 * @see documented
 */
export interface UpdateErpAppCustomizedField {
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  internalCustomizedFieldKey: CustomFieldKey;
  value?: unknown;
}

/**
 * The changes of an erp app note.
 * @see documented
 */
export interface UpdateErpAppNote {
  /** Key of a note. `SalesOrder_QuerySalesOrderNotes` answers it for those of an order, and `Customer_CreateCustomerNote` for a new one of a customer. */
  internalNoteKey?: NoteKey;
  noteText: string;
}

/**
 * The changes of a note.
 * @see documented
 */
export interface UpdateNote {
  /** Text of the note. */
  noteBody: string;
}

/**
 * The changes of a platform description.
 * @see documented
 */
export interface UpdatePlatformDescription {
  /** The texts themselves. */
  descriptionData?: UpdateDescriptionData;
  /** Language of this entry. */
  languageId: string;
  /** Key of a platform on which items are sold. `Item_GetItemDescriptions` answers it as `platformId`; no operation lists platforms. */
  platformId: PlatformKey;
}

/**
 * The changes of a sales channel description.
 * @see documented
 */
export interface UpdateSalesChannelDescription {
  /** The texts themselves. */
  descriptionData?: UpdateDescriptionData;
  /** Language of this entry. */
  languageId: string;
  /** Key of a sales channel, which the ERP also calls a shop. `SalesChannel_GetSalesChannels` answers the ids of the sales channels, as text. */
  salesChannelId: ShopKey;
}

/**
 * The changes of a translation.
 * @see documented
 */
export interface UpdateTranslation {
  /** Language, ISO code. */
  languageIso: string;
  name: string;
}

/**
 * Key of a user of the ERP. `Invoice_SetInvoicePayment` answers it as `userId`; no operation lists users.
 * @see documented
 */
export type UserKey = string;

/**
 * Key of a variation of an item. `Item_GetItemVariations` lists the variations of an item with it.
 * @see documented
 */
export type VariationKey = string;

/**
 * Key of one value of a variation. `Item_GetItemVariations` lists the values with it.
 * @see documented
 */
export type VariationValueKey = string;

/**
 * Key of a warehouse. `Warehouse_QueryWarehouses` lists the warehouses with it.
 * @see documented
 */
export type WarehouseKey = string;

/**
 * Key of a type of production resources. `WorkbenchResourceTypes_CreateWorkbenchResourceType` makes one; the shape of its answer is not known.
 * @see documented
 */
export type WorkbenchResourceTypeKey = string;

/** @see documented */
export interface WorkflowEvent {
  id?: number;
  name?: string;
}
