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
  /** The company. */
  companyId?: CompanyKey;
  /** The customer category. */
  customerCategoryId?: CustomerCategoryKey;
  /** The customer group. */
  customerGroupId: CustomerGroupKey;
  /** Number of the customer in bookkeeping. */
  debtorNumber?: number;
  /** Name on an external marketplace. */
  ebayName?: string;
  /** Website. */
  homepage?: string;
  /** Initial contact. */
  initialContact?: string;
  /** Whether it is based on a cash register. */
  isCashRegisterBased?: boolean;
  /** Whether it is locked. */
  isLocked?: boolean;
  /** Language, ISO code. */
  languageIso?: string;
  /** Number that people use. */
  number?: string;
  /** The payment method. */
  paymentMethodId?: PaymentMethodKey;
  /** Conditions of the payment. */
  paymentSettings?: CreateCustomerPaymentSettings;
  /** Tax number. */
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
  /** The customer. */
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
  /** City. */
  city: string;
  /** Country, ISO code of two letters. */
  countryISO2?: string;
  /** Postal code. */
  postId?: string;
  /** Postal code. */
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
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  faxNumber?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * The data of new customer address financial details.
 * @see documented
 */
export interface CreateCustomerAddressFinancialDetails {
  /** VAT id. */
  vatID?: string;
}

/**
 * The data of a new customer address identity.
 * @see documented
 */
export interface CreateCustomerAddressIdentity {
  /** Second line of the company's name. */
  companyExtension?: string;
  /** Name of the company. */
  companyName?: string;
  /** First name. */
  firstName?: string;
  /** Last name. */
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
  /** The customer bank account. */
  id?: BankAccountKey;
  /** Holder of the account. */
  accountHolder?: string;
  /**
   * Number of the account.
   * A secret: no log may hold it (`secretFields`).
   */
  accountNumber?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Sort code of the bank. */
  bankCode?: string;
  /** Name of the bank. */
  bankName?: string;
  /**
   * Verification value of the card.
   * A secret: no log may hold it (`secretFields`).
   */
  cardCVV?: string;
  /**
   * Number of the card.
   * A secret: no log may hold it (`secretFields`).
   */
  cardNumber?: string;
  /** Kind of card. */
  cardType?: string;
  /**
   * End of the card's validity.
   * A secret: no log may hold it (`secretFields`).
   */
  cardValidity?: string;
  /** The customer. */
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
  /** The customer contact. */
  id?: ContactPersonKey;
  /** The customer. */
  customerId?: CustomerKey;
  /** Department. */
  department?: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** Names and form of address. */
  identity?: CreateCustomerContactIdentity;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * The data of a new customer contact identity.
 * @see documented
 */
export interface CreateCustomerContactIdentity {
  /** First name. */
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
  /** Text of the entry. */
  text: string;
}

/**
 * The key of a customer address that was written.
 * @see documented
 */
export interface CustomerAddressRef {
  /** The customer address. */
  id?: AddressKey;
}

/**
 * A customer bank account.
 * @see documented
 */
export interface CustomerBankAccount {
  /** The customer bank account. */
  id?: BankAccountKey;
  /** Holder of the account. */
  accountHolder?: string;
  /**
   * Number of the account.
   * A secret: no log may hold it (`secretFields`).
   */
  accountNumber?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Sort code of the bank. */
  bankCode?: string;
  /** Name of the bank. */
  bankName?: string;
  /**
   * Verification value of the card.
   * A secret: no log may hold it (`secretFields`).
   */
  cardCVV?: string;
  /**
   * Number of the card.
   * A secret: no log may hold it (`secretFields`).
   */
  cardNumber?: string;
  /** Kind of card. */
  cardType?: string;
  /**
   * End of the card's validity.
   * A secret: no log may hold it (`secretFields`).
   */
  cardValidity?: string;
  /** The customer. */
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
  /** The customer bank account. */
  id?: BankAccountKey;
}

/**
 * A customer contact.
 * @see documented
 */
export interface CustomerContact {
  /** The customer contact. */
  id?: ContactPersonKey;
  /** The customer. */
  customerId?: CustomerKey;
  /** Department. */
  department?: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** Names and form of address. */
  identity?: CustomerContactIdentity;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * A customer contact identity.
 * @see documented
 */
export interface CustomerContactIdentity {
  /** First name. */
  firstName?: string;
  /** Form of address. */
  salutation?: string;
}

/**
 * The key of a customer contact that was written.
 * @see documented
 */
export interface CustomerContactRef {
  /** The customer contact. */
  id?: ContactPersonKey;
}

/**
 * The key of a customer that was written.
 * @see documented
 */
export interface CustomerRef {
  /** The customer. */
  id?: CustomerKey;
}

/**
 * Key of a history entry.
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
  /** Date of birth. */
  birthday?: string;
  /** Number in the commercial register. */
  commercialRegisterNumber?: string;
  /** The company. */
  companyId?: CompanyKey;
  /** Date and time when it was made. */
  created?: string;
  /** The customer category. */
  customerCategoryId?: CustomerCategoryKey;
  /** The customer group. */
  customerGroupId?: CustomerGroupKey;
  /** Number of the customer in bookkeeping. */
  debtorNumber?: number;
  /** Name on an external marketplace. */
  ebayName?: string;
  /** Website. */
  homepage?: string;
  /** Initial contact. */
  initialContact?: string;
  /** Whether it is based on a cash register. */
  isCashRegisterBased?: boolean;
  /** Whether it is locked. */
  isLocked?: boolean;
  /** Language, ISO code. */
  languageIso?: string;
  /** Number that people use. */
  number?: string;
  /** The payment method. */
  paymentMethodId?: PaymentMethodKey;
  /** Conditions of the payment. */
  paymentSettings?: UpdateCustomerPaymentSettings;
  /** Tax number. */
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
  /** City. */
  city?: string;
  /** Country, ISO code of two letters. */
  countryISO2?: string;
  /** Postal code. */
  postId?: string;
  /** Postal code. */
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
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  faxNumber?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * The changes of the customer address financial details.
 * @see documented
 */
export interface UpdateCustomerAddressFinancialDetails {
  /** VAT id. */
  vatID?: string;
}

/**
 * The changes of a customer address identity.
 * @see documented
 */
export interface UpdateCustomerAddressIdentity {
  /** Second line of the company's name. */
  companyExtension?: string;
  /** Name of the company. */
  companyName?: string;
  /** First name. */
  firstName?: string;
  /** Last name. */
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
  /** Holder of the account. */
  accountHolder?: string;
  /**
   * Number of the account.
   * A secret: no log may hold it (`secretFields`).
   */
  accountNumber?: string;
  /** Code of the bank, BIC. */
  bIC?: string;
  /** Sort code of the bank. */
  bankCode?: string;
  /** Name of the bank. */
  bankName?: string;
  /**
   * Verification value of the card.
   * A secret: no log may hold it (`secretFields`).
   */
  cardCVV?: string;
  /**
   * Number of the card.
   * A secret: no log may hold it (`secretFields`).
   */
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
  /** The customer contact. */
  id?: ContactPersonKey;
  /** The customer. */
  customerId?: CustomerKey;
  /** Department. */
  department?: string;
  /** E-mail address. */
  emailAddress?: string;
  /** Fax number. */
  fax?: string;
  /** Names and form of address. */
  identity?: UpdateCustomerContactIdentity;
  /** Last name. */
  lastName?: string;
  /** Mobile number. */
  mobilePhoneNumber?: string;
  /** Telephone number. */
  phoneNumber?: string;
}

/**
 * The changes of a customer contact identity.
 * @see documented
 */
export interface UpdateCustomerContactIdentity {
  /** First name. */
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
