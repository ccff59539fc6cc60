// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CalculateSalesOrderCommand, CancellationReason, CreateFile, CreateNote, CreatePaymentRequest, CreateSalesInvoiceRequest, CreateSalesOrder, CreateSalesOrderCancellationDetails, CreateSalesOrderLineItem, CreateWorkflowEvent, CustomFieldKey, Note, NoteKey, Payment, SalesInvoiceResponse, SalesOrder, SalesOrderFile, SalesOrderFileKey, SalesOrderKey, SalesOrderLineItem, SalesOrderLineItemFile, SalesOrderLineItemFileKey, SalesOrderLineItemKey, SalesOrderRecalculateTaxMode, SalesOrderWorkflowEvent, UpdateCustomFieldValue, UpdateFile, UpdateNote, UpdateSalesOrder, UpdateSalesOrderLineItem, UpdateSalesOrderLineItemFile, WorkflowEvent } from "@kontor/erp-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, list, readDocument, text } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeCancellationReason, decodeSalesInvoiceResponse, decodeSalesOrder, decodeSalesOrderFile, decodeSalesOrderLineItem, decodeSalesOrderLineItemFile } from "../decoders/sales-orders.generated.ts";
import { decodeNote, decodePayment, decodeWorkflowEvent } from "../decoders/shared.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface SalesOrderCancelSalesOrderParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderCreateSalesOrderParameters {
  /** Whether a number that is taken is changed; else it is refused. */
  renameSalesOrderNumberWhenAlreadyExists?: boolean | undefined;
  /** Whether the workflows of the ERP that start by themselves stay silent. */
  disableAutomaticWorkflows?: boolean | undefined;
}

export interface SalesOrderCreateSalesOrderFileParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderNewInvoiceParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderCreateSalesOrderLineItemParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderCreateSalesOrderLineItemFileParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId: SalesOrderLineItemKey;
}

export interface SalesOrderCreateSalesOrderNoteParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderSetSalesOrderPaymentParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderDeleteSalesOrderCustomFieldParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  customfieldId: CustomFieldKey;
}

export interface SalesOrderDeleteSalesOrderFileParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a file as it is attached to a sales order. `SalesOrder_QuerySalesOrderFiles` lists the files of an order with it. */
  salesOrderFileId: SalesOrderFileKey;
}

export interface SalesOrderDeleteSalesOrderLineItemParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId: SalesOrderLineItemKey;
}

export interface SalesOrderDeleteSalesOrderLineItemFileParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId: SalesOrderLineItemKey;
  /** Key of a file as it is attached to a line of a sales order. `SalesOrder_QuerySalesOrderLineItemFiles` lists the files of a line with it. */
  salesOrderLineItemFileId: SalesOrderLineItemFileKey;
}

export interface SalesOrderDeleteSalesOrderNoteParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a note. `SalesOrder_QuerySalesOrderNotes` answers it for those of an order, and `Customer_CreateCustomerNote` for a new one of a customer. */
  noteId: NoteKey;
}

export interface SalesOrderQuerySalesOrderFileDataParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a file as it is attached to a sales order. `SalesOrder_QuerySalesOrderFiles` lists the files of an order with it. */
  salesOrderFileId: SalesOrderFileKey;
}

export interface SalesOrderQuerySalesOrderLineItemFileDataParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId: SalesOrderLineItemKey;
  /** Key of a file as it is attached to a line of a sales order. `SalesOrder_QuerySalesOrderLineItemFiles` lists the files of a line with it. */
  salesOrderLineItemFileId: SalesOrderLineItemFileKey;
}

export interface SalesOrderQuerySalesOrderFilesParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderQuerySalesOrderLineItemFilesParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId: SalesOrderLineItemKey;
}

export interface SalesOrderQuerySalesOrderLineItemsParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderQuerySalesOrderNotesParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderMailSalesOrderParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface SalesOrderPrintSalesOrderParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** The form to print with. */
  formId?: string | undefined;
  /** Name of the printer. */
  printer?: string | undefined;
}

export interface SalesOrderPdfSalesOrderParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface SalesOrderTriggerSalesOrderWorkflowParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** An open set: other values may come. Values: 1 created, 2 deleted, 3 changed, 4 delivered, 5 cancelled, 6 joined, 7 split, 9 without shipping, 10 paid in full. */
  workflowEventId: SalesOrderWorkflowEvent;
}

export interface SalesOrderTriggerSalesOrderWorkflowEventParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderUndoSalesOrderCancellationParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
}

export interface SalesOrderUpdateSalesOrderParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** How the tax is computed again. */
  recalculateTax?: SalesOrderRecalculateTaxMode | undefined;
  /** Whether the workflows of the ERP that start by themselves stay silent. */
  disableAutomaticWorkflows?: boolean | undefined;
}

export interface SalesOrderUpdateSalesOrderCustomFieldParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of the definition of a custom field. `CustomFields_QueryCustomFields` lists the definitions with it. */
  customfieldId: CustomFieldKey;
}

export interface SalesOrderUpdateSalesOrderFileParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a file as it is attached to a sales order. `SalesOrder_QuerySalesOrderFiles` lists the files of an order with it. */
  salesOrderFileId: SalesOrderFileKey;
}

export interface SalesOrderUpdateSalesOrderLineItemParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId: SalesOrderLineItemKey;
}

export interface SalesOrderUpdateSalesOrderLineItemFileParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a line of a sales order. `SalesOrder_QuerySalesOrderLineItems` lists the lines of an order with it. */
  salesOrderLineItemId: SalesOrderLineItemKey;
  /** Key of a file as it is attached to a line of a sales order. `SalesOrder_QuerySalesOrderLineItemFiles` lists the files of a line with it. */
  salesOrderLineItemFileId: SalesOrderLineItemFileKey;
}

export interface SalesOrderUpdateSalesOrderNoteParameters {
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderId: SalesOrderKey;
  /** Key of a note. `SalesOrder_QuerySalesOrderNotes` answers it for those of an order, and `Customer_CreateCustomerNote` for a new one of a customer. */
  noteId: NoteKey;
}

/** Operations on `salesOrders`. Every method throws an {@link ErpError}. */
export interface SalesOrdersGroup {
  /**
   * Calculate the totals of a sales order. `POST /v2/salesorder/calculatesalesorder`. Maturity: Development.
   * Calculates the totals of a sales order; nothing says that it is saved.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  calculate(body: CalculateSalesOrderCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Cancel a sales order. `POST /v2/salesOrders/{salesOrderId}/cancel`, scope `salesorders.write`. Maturity: stable.
   * Cancels a sales order with a reason from the list of cancellation reasons. Some reasons need a comment. 406 where it cannot be cancelled.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  cancel(params: SalesOrderCancelSalesOrderParameters, body: CreateSalesOrderCancellationDetails, options?: CallOptions): Promise<void>;
  /**
   * Create a sales order. `POST /v2/salesOrders`, scope `salesorders.write`. Maturity: Development.
   * Creates a sales order with its lines and answers its id, a bare uuid. `renameSalesOrderNumberWhenAlreadyExists` settles a number that is taken.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(params: SalesOrderCreateSalesOrderParameters, body: CreateSalesOrder, options?: CallOptions): Promise<SalesOrderKey>;
  /**
   * Attach a file to a sales order. `POST /v2/salesOrders/{salesOrderId}/files`, scope `salesorders.write`. Maturity: stable.
   * Attaches a file to a sales order, its content as base64, and answers its id and size.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createFile(params: SalesOrderCreateSalesOrderFileParameters, body: CreateFile, options?: CallOptions): Promise<SalesOrderFile>;
  /**
   * Create an invoice of a sales order. `POST /v2/salesOrders/{salesOrderId}/createinvoice`, scope `invoices.write`. Maturity: Development.
   * Creates the invoice of a sales order and answers its id and number, on request as a draft or of delivered quantities only.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createInvoice(params: SalesOrderNewInvoiceParameters, body: CreateSalesInvoiceRequest, options?: CallOptions): Promise<SalesInvoiceResponse>;
  /**
   * Add lines to a sales order. `POST /v2/salesOrders/{salesOrderId}/lineitems`, scope `salesorders.write`. Maturity: stable.
   * Adds several lines to a sales order at once and answers them with their ids. Type, quantity and net price of a line are required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createLineItem(params: SalesOrderCreateSalesOrderLineItemParameters, body: readonly CreateSalesOrderLineItem[], options?: CallOptions): Promise<SalesOrderLineItem[]>;
  /**
   * Attach a file to a sales order line. `POST /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files`, scope `salesorders.write`. Maturity: stable.
   * Attaches a file to a line of a sales order, its content as base64, and answers its id and size.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createLineItemFile(params: SalesOrderCreateSalesOrderLineItemFileParameters, body: CreateFile, options?: CallOptions): Promise<SalesOrderLineItemFile>;
  /**
   * Add a note to a sales order. `POST /v2/salesOrders/{salesOrderId}/notes`, scope `salesorders.write`. Maturity: stable.
   * Adds a note, a text, to a sales order and answers it with its id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createNote(params: SalesOrderCreateSalesOrderNoteParameters, body: CreateNote, options?: CallOptions): Promise<Note>;
  /**
   * Record a payment of a sales order. `POST /v2/salesOrders/{salesOrderId}/setpayment`, scope `salesorders.write`. Maturity: Development.
   * Records a payment for a sales order and answers all payments. The path says set, the body is that of a new payment: a second call records a second one.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createPayment(params: SalesOrderSetSalesOrderPaymentParameters, body: CreatePaymentRequest, options?: CallOptions): Promise<Payment[]>;
  /**
   * Clear a custom field of a sales order. `DELETE /v2/salesOrders/{salesOrderId}/customfields/{customfieldId}`, scope `salesorders.write`. Maturity: stable.
   * Clears the value of a custom field on a sales order; the field itself stays.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteCustomFieldValue(params: SalesOrderDeleteSalesOrderCustomFieldParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a file of a sales order. `DELETE /v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}`, scope `salesorders.write`. Maturity: stable.
   * Removes an attached file from a sales order.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteFile(params: SalesOrderDeleteSalesOrderFileParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a line of a sales order. `DELETE /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}`, scope `salesorders.write`. Maturity: stable.
   * Removes one line from a sales order.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteLineItem(params: SalesOrderDeleteSalesOrderLineItemParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a file of a sales order line. `DELETE /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}`, scope `salesorders.write`. Maturity: stable.
   * Removes an attached file from a line of a sales order.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteLineItemFile(params: SalesOrderDeleteSalesOrderLineItemFileParameters, options?: CallOptions): Promise<void>;
  /**
   * Delete a note of a sales order. `DELETE /v2/salesOrders/{salesOrderId}/notes/{noteId}`, scope `salesorders.write`. Maturity: stable.
   * Deletes one note from a sales order.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deleteNote(params: SalesOrderDeleteSalesOrderNoteParameters, options?: CallOptions): Promise<void>;
  /**
   * Download a file of a sales order. `GET /v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}`, scope `salesorders.read`. Maturity: stable.
   * Downloads a file that is attached to a sales order. Declared as JSON text of base64; the client reads raw bytes too.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  downloadFile<Read = Uint8Array>(params: SalesOrderQuerySalesOrderFileDataParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Download a file of a sales order line. `GET /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}`, scope `salesorders.read`. Maturity: stable.
   * Downloads a file that is attached to a line of a sales order. Declared as JSON text of base64; the client reads raw bytes too.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  downloadLineItemFile<Read = Uint8Array>(params: SalesOrderQuerySalesOrderLineItemFileDataParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * List cancellation reasons of sales orders. `GET /v2/cancellationReasons`, scope `orders.read`. Maturity: stable.
   * Lists the reasons for which a sales order is cancelled; invoices and credit notes have lists of their own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listCancellationReasons(options?: CallOptions): Promise<CancellationReason[]>;
  /**
   * List files of a sales order. `GET /v2/salesOrders/{salesOrderId}/files`, scope `salesorders.read`. Maturity: stable.
   * Lists the files that are attached to a sales order: name, type, size and time, without their content. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listFiles(params: SalesOrderQuerySalesOrderFilesParameters, options?: CallOptions): Promise<SalesOrderFile[]>;
  /**
   * List files of a sales order line. `GET /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files`, scope `salesorders.read`. Maturity: stable.
   * Lists the files that are attached to a line of a sales order: name, type, size and time, without their content.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listLineItemFiles(params: SalesOrderQuerySalesOrderLineItemFilesParameters, options?: CallOptions): Promise<SalesOrderLineItemFile[]>;
  /**
   * List lines of a sales order. `GET /v2/salesOrders/{salesOrderId}/lineitems`, scope `salesorders.read`. Maturity: stable.
   * Lists the lines, or positions, of a sales order with item, quantity, price and tax. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listLineItems(params: SalesOrderQuerySalesOrderLineItemsParameters, options?: CallOptions): Promise<SalesOrderLineItem[]>;
  /**
   * List notes of a sales order. `GET /v2/salesOrders/{salesOrderId}/notes`, scope `salesorders.read`. Maturity: stable.
   * Lists the notes of a sales order, id and text. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listNotes(params: SalesOrderQuerySalesOrderNotesParameters, options?: CallOptions): Promise<Note[]>;
  /**
   * List workflow events of sales orders. `GET /v2/salesOrders/workflowEvents`, scope `salesorders.read`. Maturity: stable.
   * Lists the workflow events that a sales order can fire, id and name. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listWorkflowEvents(options?: CallOptions): Promise<WorkflowEvent[]>;
  /**
   * Send a sales order by email. `POST /v2/salesOrders/{salesOrderId}/output/mail`, scope `salesorders.read`. Maturity: beta.
   * Sends a sales order by mail, made with the form in `formId`. Each call sends a mail: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  mail(params: SalesOrderMailSalesOrderParameters, options?: CallOptions): Promise<void>;
  /**
   * Print a sales order. `POST /v2/salesOrders/{salesOrderId}/output/print`, scope `salesorders.print`. Maturity: beta.
   * Prints a sales order on a printer of the ERP. Each call prints: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  print(params: SalesOrderPrintSalesOrderParameters, options?: CallOptions): Promise<void>;
  /**
   * Download a sales order as PDF. `POST /v2/salesOrders/{salesOrderId}/output/pdf`, scope `salesorders.read`. Maturity: beta.
   * Renders a sales order as PDF, made with the form in `formId`. Declared as JSON text of base64, seen as raw PDF: look at the first bytes, as the client does.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renderPdf<Read = Uint8Array>(params: SalesOrderPdfSalesOrderParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Trigger a fixed workflow event of a sales order. `POST /v2/salesOrders/{salesOrderId}/workflow/{workflowEventId}`, scope `salesorders.write`. Maturity: stable.
   * Fires one of the fixed workflow events on a sales order; the number of the event stands in the path.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  triggerFixedWorkflowEvent(params: SalesOrderTriggerSalesOrderWorkflowParameters, options?: CallOptions): Promise<void>;
  /**
   * Trigger a workflow of a sales order. `POST /v2/salesOrders/{salesOrderId}/workflowEvents`, scope `salesorders.write`. Maturity: stable.
   * Fires a workflow event on a sales order, one of the list of workflow events, by its int32 id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  triggerWorkflowEvent(params: SalesOrderTriggerSalesOrderWorkflowEventParameters, body: CreateWorkflowEvent, options?: CallOptions): Promise<void>;
  /**
   * Undo the cancellation of a sales order. `POST /v2/salesOrders/{salesOrderId}/undocancellation`, scope `salesorders.write`. Maturity: Development.
   * Takes back the cancellation of a sales order. 409 is declared without a meaning.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  undoCancellation(params: SalesOrderUndoSalesOrderCancellationParameters, options?: CallOptions): Promise<void>;
  /**
   * Update a sales order. `PATCH /v2/salesOrders/{salesOrderId}`, scope `salesorders.write`. Maturity: stable.
   * Changes one sales order: addresses, lines, payment, shipping, tax, texts. Single lines, notes and files have operations of their own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  update(params: SalesOrderUpdateSalesOrderParameters, body: UpdateSalesOrder, options?: CallOptions): Promise<SalesOrder>;
  /**
   * Set a custom field of a sales order. `PATCH /v2/salesOrders/{salesOrderId}/customfields/{customfieldId}`, scope `salesorders.write`. Maturity: stable.
   * Sets the value of a custom field on a sales order; the definition of the field stays as it is.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateCustomFieldValue(params: SalesOrderUpdateSalesOrderCustomFieldParameters, body: UpdateCustomFieldValue, options?: CallOptions): Promise<void>;
  /**
   * Update a file of a sales order. `PATCH /v2/salesOrders/{salesOrderId}/files/{salesOrderFileId}`, scope `salesorders.write`. Maturity: stable.
   * Changes content, type or name of a file that is attached to a sales order, and answers its data without the content.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateFile(params: SalesOrderUpdateSalesOrderFileParameters, body: UpdateFile, options?: CallOptions): Promise<SalesOrderFile>;
  /**
   * Update a line of a sales order. `PATCH /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}`, scope `salesorders.write`. Maturity: stable.
   * Changes one line of a sales order, such as quantity or price; nothing is answered. The id stands in the path and in the body, and both are required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateLineItem(params: SalesOrderUpdateSalesOrderLineItemParameters, body: UpdateSalesOrderLineItem, options?: CallOptions): Promise<void>;
  /**
   * Update a file of a sales order line. `PATCH /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId}`, scope `salesorders.write`. Maturity: stable.
   * Changes content, type or name of a file that is attached to a line of a sales order, and answers its data without the content.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateLineItemFile(params: SalesOrderUpdateSalesOrderLineItemFileParameters, body: UpdateSalesOrderLineItemFile, options?: CallOptions): Promise<SalesOrderLineItemFile>;
  /**
   * Update a note of a sales order. `PATCH /v2/salesOrders/{salesOrderId}/notes/{noteId}`, scope `salesorders.write`. Maturity: stable.
   * Replaces the text of a note on a sales order; nothing is answered.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updateNote(params: SalesOrderUpdateSalesOrderNoteParameters, body: UpdateNote, options?: CallOptions): Promise<void>;
}

/** The methods of `salesOrders` alone, without the rest of the client. */
export function salesOrders(core: ErpCore): SalesOrdersGroup {
  return buildGroup<SalesOrdersGroup>(core, "erp.salesOrders", {
    calculate: ["POST /v2/salesorder/calculatesalesorder SalesOrderDomain_CalculateSalesOrder body", { bodyFields: "billingCountryIso billingState customerId customerVatId departureCountryIso lineItems recalculateTaxMode shippingCountryIso shippingState" }],
    cancel: ["POST /v2/salesOrders/{salesOrderId}/cancel SalesOrder_CancelSalesOrder params body", { bodyFields: "cancellationReasonId", answer: "none" }],
    create: ["POST /v2/salesOrders SalesOrder_CreateSalesOrder params body", { query: ["renameSalesOrderNumberWhenAlreadyExists","disableAutomaticWorkflows"], bodyFields: "billingAddress city companyId countryISO currencyISO customerId departureCountry itemVariantId languageId lineItemType lineItems name paymentDetails quantity salesPriceNet shipmentAddress street vATId value", decode: text }],
    createFile: ["POST /v2/salesOrders/{salesOrderId}/files SalesOrder_CreateSalesOrderFile params body", { bodyFields: "fileData fileDataType fileName", decode: decodeSalesOrderFile }],
    createInvoice: ["POST /v2/salesOrders/{salesOrderId}/createinvoice SalesOrder_NewInvoice params body", { decode: decodeSalesInvoiceResponse }],
    createLineItem: ["POST /v2/salesOrders/{salesOrderId}/lineitems SalesOrder_CreateSalesOrderLineItem params body", { bodyFields: "itemVariantId lineItemType name quantity salesPriceNet value", decode: /* @__PURE__ */ list(decodeSalesOrderLineItem) }],
    createLineItemFile: ["POST /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files SalesOrder_CreateSalesOrderLineItemFile params body", { bodyFields: "fileData fileDataType fileName", decode: decodeSalesOrderLineItemFile }],
    createNote: ["POST /v2/salesOrders/{salesOrderId}/notes SalesOrder_CreateSalesOrderNote params body", { bodyFields: "noteBody", decode: decodeNote }],
    createPayment: ["POST /v2/salesOrders/{salesOrderId}/setpayment SalesOrder_SetSalesOrderPayment params body", { bodyFields: "amount paymentDate paymentMethodId", decode: /* @__PURE__ */ list(decodePayment) }],
    deleteCustomFieldValue: ["DELETE /v2/salesOrders/{salesOrderId}/customfields/{customfieldId} SalesOrder_DeleteSalesOrderCustomField params", { answer: "none" }],
    deleteFile: ["DELETE /v2/salesOrders/{salesOrderId}/files/{salesOrderFileId} SalesOrder_DeleteSalesOrderFile params", { answer: "none" }],
    deleteLineItem: ["DELETE /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId} SalesOrder_DeleteSalesOrderLineItem params", { answer: "none" }],
    deleteLineItemFile: ["DELETE /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId} SalesOrder_DeleteSalesOrderLineItemFile params", { answer: "none" }],
    deleteNote: ["DELETE /v2/salesOrders/{salesOrderId}/notes/{noteId} SalesOrder_DeleteSalesOrderNote params", { answer: "none" }],
    downloadFile: ["GET /v2/salesOrders/{salesOrderId}/files/{salesOrderFileId} SalesOrder_QuerySalesOrderFileData params", { document: readDocument }],
    downloadLineItemFile: ["GET /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId} SalesOrder_QuerySalesOrderLineItemFileData params", { document: readDocument }],
    listCancellationReasons: ["GET /v2/cancellationReasons CancellationReason_QueryCancellationReasons", { decode: /* @__PURE__ */ list(decodeCancellationReason) }],
    listFiles: ["GET /v2/salesOrders/{salesOrderId}/files SalesOrder_QuerySalesOrderFiles params", { decode: /* @__PURE__ */ list(decodeSalesOrderFile) }],
    listLineItemFiles: ["GET /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files SalesOrder_QuerySalesOrderLineItemFiles params", { decode: /* @__PURE__ */ list(decodeSalesOrderLineItemFile) }],
    listLineItems: ["GET /v2/salesOrders/{salesOrderId}/lineitems SalesOrder_QuerySalesOrderLineItems params", { decode: /* @__PURE__ */ list(decodeSalesOrderLineItem) }],
    listNotes: ["GET /v2/salesOrders/{salesOrderId}/notes SalesOrder_QuerySalesOrderNotes params", { decode: /* @__PURE__ */ list(decodeNote) }],
    listWorkflowEvents: ["GET /v2/salesOrders/workflowEvents SalesOrder_QuerySalesOrderWorkflowEvents", { decode: /* @__PURE__ */ list(decodeWorkflowEvent) }],
    mail: ["POST /v2/salesOrders/{salesOrderId}/output/mail SalesOrder_MailSalesOrder params", { query: ["formId"], answer: "none" }],
    print: ["POST /v2/salesOrders/{salesOrderId}/output/print SalesOrder_PrintSalesOrder params", { query: ["formId","printer"], answer: "none" }],
    renderPdf: ["POST /v2/salesOrders/{salesOrderId}/output/pdf SalesOrder_PdfSalesOrder params", { query: ["formId"], document: readDocument }],
    triggerFixedWorkflowEvent: ["POST /v2/salesOrders/{salesOrderId}/workflow/{workflowEventId} SalesOrder_TriggerSalesOrderWorkflow params", { answer: "none" }],
    triggerWorkflowEvent: ["POST /v2/salesOrders/{salesOrderId}/workflowEvents SalesOrder_TriggerSalesOrderWorkflowEvent params body", { bodyFields: "id", answer: "none" }],
    undoCancellation: ["POST /v2/salesOrders/{salesOrderId}/undocancellation SalesOrder_UndoSalesOrderCancellation params", { answer: "none" }],
    update: ["PATCH /v2/salesOrders/{salesOrderId} SalesOrder_UpdateSalesOrder params body", { query: ["recalculateTax","disableAutomaticWorkflows"], bodyFields: "id", decode: decodeSalesOrder }],
    updateCustomFieldValue: ["PATCH /v2/salesOrders/{salesOrderId}/customfields/{customfieldId} SalesOrder_UpdateSalesOrderCustomField params body", { bodyFields: "value", answer: "none" }],
    updateFile: ["PATCH /v2/salesOrders/{salesOrderId}/files/{salesOrderFileId} SalesOrder_UpdateSalesOrderFile params body", { decode: decodeSalesOrderFile }],
    updateLineItem: ["PATCH /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId} SalesOrder_UpdateSalesOrderLineItem params body", { bodyFields: "id", answer: "none" }],
    updateLineItemFile: ["PATCH /v2/salesOrders/{salesOrderId}/lineitems/{salesOrderLineItemId}/files/{salesOrderLineItemFileId} SalesOrder_UpdateSalesOrderLineItemFile params body", { decode: decodeSalesOrderLineItemFile }],
    updateNote: ["PATCH /v2/salesOrders/{salesOrderId}/notes/{noteId} SalesOrder_UpdateSalesOrderNote params body", { bodyFields: "noteBody", answer: "none" }],
  });
}
