// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateInvoiceCancellationDetails, CreatePaymentRequest, CreateSalesInvoiceCommand, CreateWorkflowEvent, CustomerKey, Invoice, InvoiceCancellationReason, InvoiceKey, InvoiceLineItem, InvoicePage, InvoicePaymentStatus, InvoiceWorkflowEvent, ItemKey, Payment, WorkflowEvent } from "@kontor/erp-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, list, paginate, readDocument } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeInvoice, decodeInvoiceCancellationReason, decodeInvoiceLineItem, decodeInvoicePage } from "../decoders/invoices.generated.ts";
import { decodePayment, decodeWorkflowEvent } from "../decoders/shared.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface InvoiceCancelInvoiceParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
}

export interface InvoiceSetInvoicePaymentParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
}

export interface InvoiceFinalizeInvoiceParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
}

export interface InvoiceGetInvoiceParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
}

export interface InvoiceQueryInvoicesParameters {
  salesOrderNumber?: string | undefined;
  /** Number of the order in another system. */
  externalOrderNumber?: string | undefined;
  invoiceNumber?: string | undefined;
  /** Key of an item. `Item_CreateItem` answers it for a new item, and `Stock_QueryStocksPerItem` as `itemId`. */
  itemId?: ItemKey | undefined;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey | undefined;
  /** Yes or no: existing. */
  IsExisting?: boolean | undefined;
  /** An open set: other values may come. Values: 0 unpaid, 1 partly paid, 2 paid. */
  paymentStatus?: InvoicePaymentStatus | undefined;
  /** Whether it is an external invoice. */
  isExternalInvoice?: boolean | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface InvoiceQueryInvoiceLineItemsParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
}

export interface InvoiceMailInvoiceParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface InvoicePrintInvoiceParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
  /** The form to print with. */
  formId?: string | undefined;
  /** Name of the printer. */
  printer?: string | undefined;
}

export interface InvoicePdfInvoiceParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface InvoiceTriggerInvoiceWorkflowParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
  /** An open set: other values may come. Values: 1 created, 3 paid in full, 6 cancelled. */
  workflowEventId: InvoiceWorkflowEvent;
}

export interface InvoiceTriggerInvoiceWorkflowEventParameters {
  /** Key of an invoice. `Invoice_QueryInvoices` lists the invoices with it. */
  invoiceId: InvoiceKey;
}

/** Operations on `invoices`. Every method throws an {@link ErpError}. */
export interface InvoicesGroup {
  /**
   * Cancel an invoice. `POST /v2/invoices/{invoiceId}/cancel`, scope `invoices.write`. Maturity: Development.
   * Cancels an invoice with a reason from the list of cancellation reasons. Some reasons need a comment.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  cancel(params: InvoiceCancelInvoiceParameters, body: CreateInvoiceCancellationDetails, options?: CallOptions): Promise<void>;
  /**
   * Create an invoice by command. `POST /v2/salesinvoice/createsalesinvoice`. Maturity: Development.
   * Creates the invoice of the sales order that the body names, on request as a draft or of delivered quantities only. The shape of the answer is not known; the operation on the sales order answers id and number.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateSalesInvoiceCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Record a payment of an invoice. `POST /v2/invoices/{invoiceId}/setpayment`, scope `invoices.write`. Maturity: Development.
   * Records a payment for an invoice and answers all payments. The path says set, the body is that of a new payment: a second call records a second one.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createPayment(params: InvoiceSetInvoicePaymentParameters, body: CreatePaymentRequest, options?: CallOptions): Promise<Payment[]>;
  /**
   * Finalise an invoice. `POST /v2/invoices/{invoiceId}/finalize`, scope `invoices.write`. Maturity: Development.
   * Finalises an invoice, such as one that was created as a draft. 409 where its state does not allow it.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  finalize(params: InvoiceFinalizeInvoiceParameters, options?: CallOptions): Promise<void>;
  /**
   * Get an invoice. `GET /v2/invoices/{invoiceId}`, scope `invoices.read`. Maturity: Planned.
   * Returns one invoice: number, date, customer, both addresses, payment and texts. Its lines have an operation of their own.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: InvoiceGetInvoiceParameters, options?: CallOptions): Promise<Invoice>;
  /**
   * List invoices. `GET /v2/invoices`, scope `invoices.read`. Maturity: Planned.
   * Lists sales invoices. Filters by number, sales order, item, customer and payment status. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: InvoiceQueryInvoicesParameters, options?: CallOptions): Promise<InvoicePage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/invoices`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<InvoiceQueryInvoicesParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<Invoice, void, void>;
  /**
   * List cancellation reasons of invoices. `GET /v2/invoices/cancellationReasons`, scope `invoices.read`. Maturity: Planned.
   * Lists the reasons for which an invoice is cancelled, and whether each needs a comment. To cancel an invoice, name one of them.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listCancellationReasons(options?: CallOptions): Promise<InvoiceCancellationReason[]>;
  /**
   * List line items of an invoice. `GET /v2/invoices/{invoiceId}/lineitems`, scope `invoices.read`. Maturity: Planned.
   * Lists the lines of an invoice with item, quantity, prices and discount. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listLineItems(params: InvoiceQueryInvoiceLineItemsParameters, options?: CallOptions): Promise<InvoiceLineItem[]>;
  /**
   * List workflow events of invoices. `GET /v2/invoices/workflowEvents`, scope `invoices.read`. Maturity: Planned.
   * Lists the workflow events that an invoice can fire, id and name. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listWorkflowEvents(options?: CallOptions): Promise<WorkflowEvent[]>;
  /**
   * Send an invoice by email. `POST /v2/invoices/{invoiceId}/output/mail`, scope `invoices.read`. Maturity: beta.
   * Sends an invoice by mail, made with the form in `formId`. Each call sends a mail: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  mail(params: InvoiceMailInvoiceParameters, options?: CallOptions): Promise<void>;
  /**
   * Print an invoice. `POST /v2/invoices/{invoiceId}/output/print`, scope `invoices.print`. Maturity: beta.
   * Prints an invoice on a printer of the ERP. Each call prints: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  print(params: InvoicePrintInvoiceParameters, options?: CallOptions): Promise<void>;
  /**
   * Download an invoice as PDF. `POST /v2/invoices/{invoiceId}/output/pdf`, scope `invoices.read`. Maturity: beta.
   * Renders an invoice as PDF, made with the form in `formId`. Declared as JSON text of base64, seen as raw PDF: look at the first bytes, as the client does.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renderPdf<Read = Uint8Array>(params: InvoicePdfInvoiceParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Trigger a fixed workflow event of an invoice. `POST /v2/invoices/{invoiceId}/workflow/{workflowEventId}`, scope `invoices.write`. Maturity: stable.
   * Fires one of the fixed workflow events on an invoice; the number of the event stands in the path.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  triggerFixedWorkflowEvent(params: InvoiceTriggerInvoiceWorkflowParameters, options?: CallOptions): Promise<void>;
  /**
   * Trigger a workflow of an invoice. `POST /v2/invoices/{invoiceId}/workflowEvents`, scope `invoices.write`. Maturity: Planned.
   * Fires a workflow event on an invoice, one of the list of workflow events, by its int32 id.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  triggerWorkflowEvent(params: InvoiceTriggerInvoiceWorkflowEventParameters, body: CreateWorkflowEvent, options?: CallOptions): Promise<void>;
}

/** The methods of `invoices` alone, without the rest of the client. */
export function invoices(core: ErpCore): InvoicesGroup {
  const methods: InvoicesGroup = buildGroup<InvoicesGroup>(core, "erp.invoices", {
    cancel: ["POST /v2/invoices/{invoiceId}/cancel Invoice_CancelInvoice params body", { bodyFields: "cancellationReasonId", answer: "none" }],
    create: ["POST /v2/salesinvoice/createsalesinvoice SalesInvoiceDomain_CreateSalesInvoice body", { bodyFields: "salesOrderId" }],
    createPayment: ["POST /v2/invoices/{invoiceId}/setpayment Invoice_SetInvoicePayment params body", { bodyFields: "amount paymentDate paymentMethodId", decode: /* @__PURE__ */ list(decodePayment) }],
    finalize: ["POST /v2/invoices/{invoiceId}/finalize Invoice_FinalizeInvoice params", { answer: "none" }],
    get: ["GET /v2/invoices/{invoiceId} Invoice_GetInvoice params", { decode: decodeInvoice }],
    list: ["GET /v2/invoices Invoice_QueryInvoices params", { query: ["salesOrderNumber","externalOrderNumber","invoiceNumber","itemId","customerId","IsExisting","paymentStatus","isExternalInvoice","pageNumber","pageSize"], decode: decodeInvoicePage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    listCancellationReasons: ["GET /v2/invoices/cancellationReasons Invoice_QueryInvoiceCancellationReasons", { decode: /* @__PURE__ */ list(decodeInvoiceCancellationReason) }],
    listLineItems: ["GET /v2/invoices/{invoiceId}/lineitems Invoice_QueryInvoiceLineItems params", { decode: /* @__PURE__ */ list(decodeInvoiceLineItem) }],
    listWorkflowEvents: ["GET /v2/invoices/workflowEvents Invoice_QueryInvoiceWorkflowEvents", { decode: /* @__PURE__ */ list(decodeWorkflowEvent) }],
    mail: ["POST /v2/invoices/{invoiceId}/output/mail Invoice_MailInvoice params", { query: ["formId"], answer: "none" }],
    print: ["POST /v2/invoices/{invoiceId}/output/print Invoice_PrintInvoice params", { query: ["formId","printer"], answer: "none" }],
    renderPdf: ["POST /v2/invoices/{invoiceId}/output/pdf Invoice_PdfInvoice params", { query: ["formId"], document: readDocument }],
    triggerFixedWorkflowEvent: ["POST /v2/invoices/{invoiceId}/workflow/{workflowEventId} Invoice_TriggerInvoiceWorkflow params", { answer: "none" }],
    triggerWorkflowEvent: ["POST /v2/invoices/{invoiceId}/workflowEvents Invoice_TriggerInvoiceWorkflowEvent params body", { bodyFields: "id", answer: "none" }],
  });
  return methods;
}
