// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AddressKey, BankAccountKey, CompanyKey, ContactPersonKey, CustomerCategoryKey, CustomerGroupKey, CustomerKey, PaymentMethodKey } from "./shared.generated.ts";

/**
 * The data of a new customer.
 * @see documented
 */
export interface CreateCustomer {
  /** Address of the invoice. */
  billingAddress?: CreateCustomerAddress;
  /** Date of birth. */
  birthday?: string;
  /** Number in the commercial register. */
  commercialRegisterNumber?: string;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  /** Key of a customer category. `CustomerCategory_QueryCustomerCategories` lists the categories with it. */
  customerCategoryId?: CustomerCategoryKey;
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId: CustomerGroupKey;
  /** Number of the customer in bookkeeping. */
  debtorNumber?: number;
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
  /** Number that people use. */
  number?: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** Conditions of the payment. */
  paymentSettings?: CreateCustomerPaymentSettings;
  taxIdentificationNumber?: string;
}

/**
 * The data of a new customer address.
 * @see documented
 */
export interface CreateCustomerAddress {
  /** Street, city and country. */
  address?: CreateCustomerAddressAddress;
  /** E-mail address and telephone numbers. */
  contactDetails?: CreateCustomerAddressContactDetails;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  /** VAT id. */
  financialDetails?: CreateCustomerAddressFinancialDetails;
  /** Names and form of address. */
  identity?: CreateCustomerAddressIdentity;
}

/**
 * The data of a new customer address address.
 * @see documented
 */
export interface CreateCustomerAddressAddress {
  /** Second line of the address. */
  addressAdditional?: string;
  city: string;
  /** Country, ISO code of two letters. */
  countryISO2?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
}

/**
 * The data of new customer address contact details.
 * @see documented
 */
export interface CreateCustomerAddressContactDetails {
  emailAddress?: string;
  faxNumber?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * The data of new customer address financial details.
 * @see documented
 */
export interface CreateCustomerAddressFinancialDetails {
  vatID?: string;
}

/**
 * The data of a new customer address identity.
 * @see documented
 */
export interface CreateCustomerAddressIdentity {
  /** Second line of the company's name. */
  companyExtension?: string;
  companyName?: string;
  firstName?: string;
  lastName?: string;
  /** Form of address. */
  salutation?: string;
  /** Academic title. */
  title?: string;
}

/**
 * The data of a new customer bank account.
 * @see documented
 */
export interface CreateCustomerBankAccount {
  /** Key of a bank account of a customer. `Customer_CreateCustomerBankAccount` answers it for a new account. */
  id?: BankAccountKey;
  accountHolder?: string;
  /** A secret: no log may hold it (`secretFields`). */
  accountNumber?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Sort code of the bank. */
  bankCode?: string;
  bankName?: string;
  /**
   * Verification value of the card.
   * A secret: no log may hold it (`secretFields`).
   */
  cardCVV?: string;
  /** A secret: no log may hold it (`secretFields`). */
  cardNumber?: string;
  /** Kind of card. */
  cardType?: string;
  /**
   * End of the card's validity.
   * A secret: no log may hold it (`secretFields`).
   */
  cardValidity?: string;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  /**
   * International bank account number.
   * A secret: no log may hold it (`secretFields`).
   */
  iBAN?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/**
 * The data of a new customer contact.
 * @see documented
 */
export interface CreateCustomerContact {
  /** Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one. */
  id?: ContactPersonKey;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  department?: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** Names and form of address. */
  identity?: CreateCustomerContactIdentity;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * The data of a new customer contact identity.
 * @see documented
 */
export interface CreateCustomerContactIdentity {
  firstName?: string;
  /** Form of address. */
  salutation?: string;
}

/**
 * The data of new customer payment settings.
 * @see documented
 */
export interface CreateCustomerPaymentSettings {
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** Highest amount that the customer may owe. */
  creditLimit?: number;
  /** Discount, in percent. */
  discount?: number;
  /** Whether dunning is blocked. */
  isDunningBlocked?: boolean;
  /** Days until the payment is due. */
  paymentTarget?: number;
}

/**
 * An entry for the history of a customer.
 * @see documented
 */
export interface CreateHistoryEntry {
  /** Number that the platform requires; its meaning is not known. */
  inputObject: number;
  text: string;
}

/**
 * The key of a customer address that was written.
 * @see documented
 */
export interface CustomerAddressRef {
  /** Key of an address of a customer or of a document. `Customer_UpdateCustomerAddress` answers it, and `Invoice_GetInvoice` has it in both addresses. */
  id?: AddressKey;
}

/** @see documented */
export interface CustomerBankAccount {
  /** Key of a bank account of a customer. `Customer_CreateCustomerBankAccount` answers it for a new account. */
  id?: BankAccountKey;
  accountHolder?: string;
  /** A secret: no log may hold it (`secretFields`). */
  accountNumber?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Sort code of the bank. */
  bankCode?: string;
  bankName?: string;
  /**
   * Verification value of the card.
   * A secret: no log may hold it (`secretFields`).
   */
  cardCVV?: string;
  /** A secret: no log may hold it (`secretFields`). */
  cardNumber?: string;
  /** Kind of card. */
  cardType?: string;
  /**
   * End of the card's validity.
   * A secret: no log may hold it (`secretFields`).
   */
  cardValidity?: string;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  /**
   * International bank account number.
   * A secret: no log may hold it (`secretFields`).
   */
  iBAN?: string;
  /** Whether it is the default. */
  isDefault?: boolean;
}

/**
 * The key of a customer bank account that was written.
 * @see documented
 */
export interface CustomerBankAccountRef {
  /** Key of a bank account of a customer. `Customer_CreateCustomerBankAccount` answers it for a new account. */
  id?: BankAccountKey;
}

/** @see documented */
export interface CustomerContact {
  /** Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one. */
  id?: ContactPersonKey;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  department?: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** Names and form of address. */
  identity?: CustomerContactIdentity;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/** @see documented */
export interface CustomerContactIdentity {
  firstName?: string;
  /** Form of address. */
  salutation?: string;
}

/**
 * The key of a customer contact that was written.
 * @see documented
 */
export interface CustomerContactRef {
  /** Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one. */
  id?: ContactPersonKey;
}

/**
 * The key of a customer that was written.
 * @see documented
 */
export interface CustomerRef {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  id?: CustomerKey;
}

/**
 * Key of an entry in the history of a customer. No operation answers it in a shape that is known.
 * @see documented
 */
export type HistoryEntryKey = string;

/**
 * The changes of a customer.
 * @see documented
 */
export interface UpdateCustomer {
  /** Address of the invoice. */
  billingAddress?: UpdateCustomerAddress;
  birthday?: string;
  /** Number in the commercial register. */
  commercialRegisterNumber?: string;
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  companyId?: CompanyKey;
  /** Date and time when it was made. */
  created?: string;
  /** Key of a customer category. `CustomerCategory_QueryCustomerCategories` lists the categories with it. */
  customerCategoryId?: CustomerCategoryKey;
  /** Key of a customer group. `CustomerGroup_QueryCustomerGroups` lists the groups with it. */
  customerGroupId?: CustomerGroupKey;
  /** Number of the customer in bookkeeping. */
  debtorNumber?: number;
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
  /** Number that people use. */
  number?: string;
  /** Key of a payment method. `PaymentMethod_QueryPaymentMethods` lists the methods with it. */
  paymentMethodId?: PaymentMethodKey;
  /** Conditions of the payment. */
  paymentSettings?: UpdateCustomerPaymentSettings;
  taxIdentificationNumber?: string;
}

/**
 * The changes of a customer address.
 * @see documented
 */
export interface UpdateCustomerAddress {
  /** Street, city and country. */
  address?: UpdateCustomerAddressAddress;
  /** E-mail address and telephone numbers. */
  contactDetails?: UpdateCustomerAddressContactDetails;
  /** VAT id. */
  financialDetails?: UpdateCustomerAddressFinancialDetails;
  /** Names and form of address. */
  identity?: UpdateCustomerAddressIdentity;
}

/**
 * The changes of a customer address address.
 * @see documented
 */
export interface UpdateCustomerAddressAddress {
  /** Second line of the address. */
  addressAdditional?: string;
  city?: string;
  /** Country, ISO code of two letters. */
  countryISO2?: string;
  /** Postal code. */
  postId?: string;
  postalCode?: string;
  /** State or province. */
  state?: string;
  /** Street and house number. */
  street?: string;
}

/**
 * The changes of the customer address contact details.
 * @see documented
 */
export interface UpdateCustomerAddressContactDetails {
  emailAddress?: string;
  faxNumber?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * The changes of the customer address financial details.
 * @see documented
 */
export interface UpdateCustomerAddressFinancialDetails {
  vatID?: string;
}

/**
 * The changes of a customer address identity.
 * @see documented
 */
export interface UpdateCustomerAddressIdentity {
  /** Second line of the company's name. */
  companyExtension?: string;
  companyName?: string;
  firstName?: string;
  lastName?: string;
  /** Form of address. */
  salutation?: string;
  /** Academic title. */
  title?: string;
}

/**
 * The changes of a customer bank account.
 * @see documented
 */
export interface UpdateCustomerBankAccount {
  accountHolder?: string;
  /** A secret: no log may hold it (`secretFields`). */
  accountNumber?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Sort code of the bank. */
  bankCode?: string;
  bankName?: string;
  /**
   * Verification value of the card.
   * A secret: no log may hold it (`secretFields`).
   */
  cardCVV?: string;
  /** A secret: no log may hold it (`secretFields`). */
  cardNumber?: string;
  /** Kind of card. */
  cardType?: string;
  /**
   * End of the card's validity.
   * A secret: no log may hold it (`secretFields`).
   */
  cardValidity?: string;
  /**
   * International bank account number.
   * A secret: no log may hold it (`secretFields`).
   */
  iBAN?: string;
}

/**
 * The changes of a customer contact.
 * @see documented
 */
export interface UpdateCustomerContact {
  /** Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one. */
  id?: ContactPersonKey;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey;
  department?: string;
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** Names and form of address. */
  identity?: UpdateCustomerContactIdentity;
  lastName?: string;
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * The changes of a customer contact identity.
 * @see documented
 */
export interface UpdateCustomerContactIdentity {
  firstName?: string;
  /** Form of address. */
  salutation?: string;
}

/**
 * The changes of the customer payment settings.
 * @see documented
 */
export interface UpdateCustomerPaymentSettings {
  /** Days in which the cash discount is granted. */
  cashDiscountDays?: number;
  /** Highest amount that the customer may owe. */
  creditLimit?: number;
  /** Discount, in percent. */
  discount?: number;
  /** Whether dunning is blocked. */
  isDunningBlocked?: boolean;
  /** Days until the payment is due. */
  paymentTarget?: number;
}
