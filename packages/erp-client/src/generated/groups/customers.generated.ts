// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AddressKey, BankAccountKey, ContactPersonKey, CreateCustomer, CreateCustomerBankAccount, CreateCustomerContact, CreateHistoryEntry, CreateNote, CreateWorkflowEvent, CustomFieldKey, CustomerAddressRef, CustomerBankAccount, CustomerBankAccountRef, CustomerContact, CustomerContactRef, CustomerKey, CustomerRef, HistoryEntryKey, Note, NoteKey, UpdateCustomFieldValue, UpdateCustomer, UpdateCustomerAddress, UpdateCustomerBankAccount, UpdateCustomerContact, UpdateNote, WorkflowEvent } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, list } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCustomerAddressRef, decodeCustomerBankAccount, decodeCustomerBankAccountRef, decodeCustomerContact, decodeCustomerContactRef, decodeCustomerRef } from "../decoders/customers.generated.ts";
import { decodeNote, decodeWorkflowEvent } from "../decoders/shared.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface CustomerCreateCustomerBankAccountParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
}

export interface CustomerCreateCustomerContactParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
}

export interface CustomerPostCustomerHistoryParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
}

export interface CustomerCreateCustomerNoteParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
}

export interface CustomerDeleteCustomerParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
}

export interface CustomerDeleteCustomerBankAccountParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of a bank account of a customer. `Customer_CreateCustomerBankAccount` answers it for a new account. */
  customerBankAccountId: BankAccountKey;
}

export interface CustomerDeleteCustomerContactParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one. */
  customerContactId: ContactPersonKey;
}

export interface CustomerDeleteCustomerCustomFieldParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  customfieldId: CustomFieldKey;
}

export interface CustomerDeleteCustomerHistoryParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** The history entry. */
  historyKey: HistoryEntryKey;
}

export interface CustomerDeleteCustomerNoteParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of a note. `SalesOrder_QuerySalesOrderNotes` answers it for those of an order, and `Customer_CreateCustomerNote` for a new one of a customer. */
  noteId: NoteKey;
}

export interface CustomerDomainGetCustomerByIdParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
}

export interface CustomerTriggerCustomerWorkflowEventParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
}

export interface CustomerUpdateCustomerParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
}

export interface CustomerUpdateCustomerAddressParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of an address of a customer or of a document. `Customer_UpdateCustomerAddress` answers it, and `Invoice_GetInvoice` has it in both addresses. */
  addressId: AddressKey;
}

export interface CustomerUpdateCustomerBankAccountParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of a bank account of a customer. `Customer_CreateCustomerBankAccount` answers it for a new account. */
  customerBankAccountId: BankAccountKey;
}

export interface CustomerUpdateCustomerContactParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of a contact person of a customer. `Customer_CreateCustomerContact` answers it for a new one. */
  customerContactId: ContactPersonKey;
}

export interface CustomerUpdateCustomerCustomFieldParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  customfieldId: CustomFieldKey;
}

export interface CustomerUpdateCustomerNoteParameters {
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId: CustomerKey;
  /** Key of a note. `SalesOrder_QuerySalesOrderNotes` answers it for those of an order, and `Customer_CreateCustomerNote` for a new one of a customer. */
  noteId: NoteKey;
}

/** Operations on `customers`. Every method throws an {@link ErpError}. */
export interface CustomersGroup {
  /**
   * Create a customer. `POST /v2/customers`, scope `customers.write`. Maturity: Development.
   * Creates a customer and answers its id. Only the customer group is required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateCustomer, options?: CallOptions): Promise<CustomerRef>;
  /**
   * Create a customer bank account. `POST /v2/customers/{customerId}/bankaccounts`, scope `customers.write`. Maturity: Development.
   * Adds a bank account or a card to a customer and answers it with its id. Numbers of accounts and cards never appear in logs and errors of the client.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createBankAccount(params: CustomerCreateCustomerBankAccountParameters, body: CreateCustomerBankAccount, options?: CallOptions): Promise<CustomerBankAccount>;
  /**
   * Create a customer contact. `POST /v2/customers/{customerId}/contacts`, scope `customers.write`. Maturity: Development.
   * Adds a contact person to a customer and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createContact(params: CustomerCreateCustomerContactParameters, body: CreateCustomerContact, options?: CallOptions): Promise<CustomerContact>;
  /**
   * Add a customer history entry. `POST /v2/customers/{customerId}/addHistory`, scope `customers.write`. Maturity: Development.
   * Adds an entry to the history of a customer. The answer has no body and gives no id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createHistoryEntry(params: CustomerPostCustomerHistoryParameters, body: CreateHistoryEntry, options?: CallOptions): Promise<void>;
  /**
   * Create a customer note. `POST /v2/customers/{customerId}/notes`, scope `customers.write`. Maturity: Development.
   * Adds a note, a text, to a customer and answers it with its id. No operation lists the notes of a customer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createNote(params: CustomerCreateCustomerNoteParameters, body: CreateNote, options?: CallOptions): Promise<Note>;
  /**
   * Delete a customer. `DELETE /v2/customers/{customerId}`, scope `customers.write`. Maturity: Development.
   * Deletes one customer. What becomes of its orders and invoices is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  delete(params: CustomerDeleteCustomerParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a customer bank account. `DELETE /v2/customers/{customerId}/bankaccounts/{customerBankAccountId}`, scope `customers.write`. Maturity: Development.
   * Deletes a bank account of a customer. What becomes of payments that use it is not known.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteBankAccount(params: CustomerDeleteCustomerBankAccountParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a customer contact. `DELETE /v2/customers/{customerId}/contacts/{customerContactId}`, scope `customers.write`. Maturity: Development.
   * Deletes a contact person of a customer; the customer stays.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteContact(params: CustomerDeleteCustomerContactParameters, options?: CallOptions): Promise<void>;
  /**
   * Clear a custom field of a customer. `DELETE /v2/customers/{customerId}/customfields/{customfieldId}`, scope `customers.write`. Maturity: Development.
   * Clears the value of a custom field on a customer; the field itself stays.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteCustomFieldValue(params: CustomerDeleteCustomerCustomFieldParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a customer history entry. `DELETE /v2/customers/{customerId}/deleteHistory/{historyKey}`, scope `customers.write`. Maturity: Development.
   * Deletes one entry from the history of a customer, by its key. No operation gives these keys.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteHistoryEntry(params: CustomerDeleteCustomerHistoryParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a customer note. `DELETE /v2/customers/{customerId}/notes/{noteId}`, scope `customers.write`. Maturity: Development.
   * Deletes a note on a customer by the id that its creation answered.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteNote(params: CustomerDeleteCustomerNoteParameters, options?: CallOptions): Promise<void>;
  /**
   * Get a customer. `GET /v2/customer/{customerId}`. Maturity: Development.
   * Returns one customer by id. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: CustomerDomainGetCustomerByIdParameters, options?: CallOptions): Promise<unknown>;
  /**
   * List workflow events of customers. `GET /v2/customers/workflowEvents`, scope `customers.read`. Maturity: Development.
   * Lists the workflow events that a customer can fire, id and name. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listWorkflowEvents(options?: CallOptions): Promise<WorkflowEvent[]>;
  /**
   * Trigger a workflow of a customer. `POST /v2/customers/{customerId}/workflowEvents`, scope `customers.write`. Maturity: Development.
   * Fires a workflow event on a customer, one of the list of workflow events, by its int32 id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  triggerWorkflowEvent(params: CustomerTriggerCustomerWorkflowEventParameters, body: CreateWorkflowEvent, options?: CallOptions): Promise<void>;
  /**
   * Update a customer. `PATCH /v2/customers/{customerId}`, scope `customers.write`. Maturity: Development.
   * Changes one customer and answers its id only. Contacts, bank accounts and notes have operations of their own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: CustomerUpdateCustomerParameters, body: UpdateCustomer, options?: CallOptions): Promise<CustomerRef>;
  /**
   * Update a customer address. `PATCH /v2/customers/{customerId}/addresses/{addressId}`, scope `customers.write`. Maturity: Development.
   * Changes an address of a customer: street and city, contact details, name, VAT id. Answers the id of the address.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateAddress(params: CustomerUpdateCustomerAddressParameters, body: UpdateCustomerAddress, options?: CallOptions): Promise<CustomerAddressRef>;
  /**
   * Update a customer bank account. `PATCH /v2/customers/{customerId}/bankaccounts/{customerBankAccountId}`, scope `customers.write`. Maturity: Development.
   * Changes the bank account or card of a customer and answers its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateBankAccount(params: CustomerUpdateCustomerBankAccountParameters, body: UpdateCustomerBankAccount, options?: CallOptions): Promise<CustomerBankAccountRef>;
  /**
   * Update a customer contact. `PATCH /v2/customers/{customerId}/contacts/{customerContactId}`, scope `customers.write`. Maturity: Development.
   * Changes a contact person of a customer and answers the id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateContact(params: CustomerUpdateCustomerContactParameters, body: UpdateCustomerContact, options?: CallOptions): Promise<CustomerContactRef>;
  /**
   * Set a custom field of a customer. `PATCH /v2/customers/{customerId}/customfields/{customfieldId}`, scope `customers.write`. Maturity: Development.
   * Sets the value of a custom field on a customer; the definition of the field stays as it is.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateCustomFieldValue(params: CustomerUpdateCustomerCustomFieldParameters, body: UpdateCustomFieldValue, options?: CallOptions): Promise<void>;
  /**
   * Update a customer note. `PATCH /v2/customers/{customerId}/notes/{noteId}`, scope `customers.write`. Maturity: Development.
   * Replaces the text of a note on a customer; nothing is answered.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateNote(params: CustomerUpdateCustomerNoteParameters, body: UpdateNote, options?: CallOptions): Promise<void>;
}

/** The methods of `customers` alone, without the rest of the client. */
export function customers(core: ErpCore): CustomersGroup {
  return buildGroup<CustomersGroup>(core, "erp.customers", {
    create: ["POST /v2/customers Customer_CreateCustomer body", { bodyFields: "city customerGroupId", decode: decodeCustomerRef }],
    createBankAccount: ["POST /v2/customers/{customerId}/bankaccounts Customer_CreateCustomerBankAccount params body", { decode: decodeCustomerBankAccount }],
    createContact: ["POST /v2/customers/{customerId}/contacts Customer_CreateCustomerContact params body", { decode: decodeCustomerContact }],
    createHistoryEntry: ["POST /v2/customers/{customerId}/addHistory Customer_PostCustomerHistory params body", { bodyFields: "inputObject text", answer: "none" }],
    createNote: ["POST /v2/customers/{customerId}/notes Customer_CreateCustomerNote params body", { bodyFields: "noteBody", decode: decodeNote }],
    delete: ["DELETE /v2/customers/{customerId} Customer_DeleteCustomer params", { answer: "none" }],
    deleteBankAccount: ["DELETE /v2/customers/{customerId}/bankaccounts/{customerBankAccountId} Customer_DeleteCustomerBankAccount params", { answer: "none" }],
    deleteContact: ["DELETE /v2/customers/{customerId}/contacts/{customerContactId} Customer_DeleteCustomerContact params", { answer: "none" }],
    deleteCustomFieldValue: ["DELETE /v2/customers/{customerId}/customfields/{customfieldId} Customer_DeleteCustomerCustomField params", { answer: "none" }],
    deleteHistoryEntry: ["DELETE /v2/customers/{customerId}/deleteHistory/{historyKey} Customer_DeleteCustomerHistory params", { answer: "none" }],
    deleteNote: ["DELETE /v2/customers/{customerId}/notes/{noteId} Customer_DeleteCustomerNote params", { answer: "none" }],
    get: ["GET /v2/customer/{customerId} CustomerDomain_GetCustomerById params"],
    listWorkflowEvents: ["GET /v2/customers/workflowEvents Customer_QueryCustomerWorkflowEvents", { decode: /* @__PURE__ */ list(decodeWorkflowEvent) }],
    triggerWorkflowEvent: ["POST /v2/customers/{customerId}/workflowEvents Customer_TriggerCustomerWorkflowEvent params body", { bodyFields: "id", answer: "none" }],
    update: ["PATCH /v2/customers/{customerId} Customer_UpdateCustomer params body", { decode: decodeCustomerRef }],
    updateAddress: ["PATCH /v2/customers/{customerId}/addresses/{addressId} Customer_UpdateCustomerAddress params body", { decode: decodeCustomerAddressRef }],
    updateBankAccount: ["PATCH /v2/customers/{customerId}/bankaccounts/{customerBankAccountId} Customer_UpdateCustomerBankAccount params body", { decode: decodeCustomerBankAccountRef }],
    updateContact: ["PATCH /v2/customers/{customerId}/contacts/{customerContactId} Customer_UpdateCustomerContact params body", { decode: decodeCustomerContactRef }],
    updateCustomFieldValue: ["PATCH /v2/customers/{customerId}/customfields/{customfieldId} Customer_UpdateCustomerCustomField params body", { bodyFields: "value", answer: "none" }],
    updateNote: ["PATCH /v2/customers/{customerId}/notes/{noteId} Customer_UpdateCustomerNote params body", { bodyFields: "noteBody", answer: "none" }],
  });
}
