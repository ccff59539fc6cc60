// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreateDeliveryNotePackagePosting, CustomerKey, DeliveryNote, DeliveryNoteKey, DeliveryNotePackage, DeliveryNotePage, DeliveryNoteWorkflowEvent, PackageKey, SalesOrderKey, UpdateDeliveryNotePackagePosting } from "@kontor/erp-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, list, paginate, readDocument } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeDeliveryNote, decodeDeliveryNotePackage, decodeDeliveryNotePage } from "../decoders/delivery-notes.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface DeliveryNotePostPackageDataForDeliveryNoteParameters {
  /** Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it. */
  deliveryNoteId: DeliveryNoteKey;
}

export interface DeliveryNoteGetDeliveryNoteParameters {
  /** Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it. */
  deliveryNoteId: DeliveryNoteKey;
}

export interface DeliveryNoteQueryDeliveryNotesParameters {
  salesOrderNumber?: string | undefined;
  /** Key of a sales order. `SalesOrder_CreateSalesOrder` answers it for a new order. */
  salesOrderNumberId?: SalesOrderKey | undefined;
  /** Key of a customer. `Customer_CreateCustomer` answers it for a new customer. */
  customerId?: CustomerKey | undefined;
  /** Yes or no: existing. */
  IsExisting?: boolean | undefined;
  /** Which page; the first is 1. */
  pageNumber?: number | undefined;
  /** How many entries a page has. The newer reference states 100 as the default; no maximum is stated. */
  pageSize?: number | undefined;
}

export interface DeliveryNoteGetDeliveryNotePackagesParameters {
  /** Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it. */
  deliveryNoteId: DeliveryNoteKey;
}

export interface DeliveryNoteMailDeliveryNoteParameters {
  /** Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it. */
  deliveryNoteId: DeliveryNoteKey;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface DeliveryNotePrintDeliveryNoteParameters {
  /** Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it. */
  deliveryNoteId: DeliveryNoteKey;
  /** The form to print with. */
  formId?: string | undefined;
  /** Name of the printer. */
  printer?: string | undefined;
}

export interface DeliveryNotePdfDeliveryNoteParameters {
  /** Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it. */
  deliveryNoteId: DeliveryNoteKey;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface DeliveryNoteTriggerDeliveryNoteWorkflowParameters {
  /** Key of a delivery note. `DeliveryNote_QueryDeliveryNotes` lists the notes with it. */
  deliveryNoteId: DeliveryNoteKey;
  /** An open set: other values may come. Values: 1 created, 2 deleted, 3 shipped. */
  workflowEventId: DeliveryNoteWorkflowEvent;
}

export interface DeliveryNotePatchPackageDataParameters {
  /** Key of a package of a delivery note. `DeliveryNote_GetDeliveryNotePackages` lists the packages of a note with it. */
  packageId: PackageKey;
}

/** Operations on `deliveryNotes`. Every method throws an {@link ErpError}. */
export interface DeliveryNotesGroup {
  /**
   * Add packages to a delivery note. `POST /v2/deliveryNotes/{deliveryNoteId}/packages`, scope `deliverynotes.write`. Maturity: Planned.
   * Adds several packages, each with its tracking number, to a delivery note at once and answers them.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  createPackage(params: DeliveryNotePostPackageDataForDeliveryNoteParameters, body: readonly CreateDeliveryNotePackagePosting[], options?: CallOptions): Promise<DeliveryNotePackage[]>;
  /**
   * Get a delivery note. `GET /v2/deliveryNotes/{deliveryNoteId}`, scope `deliverynotes.read`. Maturity: Planned.
   * Returns one delivery note: its number, its date and its packages.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  get(params: DeliveryNoteGetDeliveryNoteParameters, options?: CallOptions): Promise<DeliveryNote>;
  /**
   * List delivery notes. `GET /v2/deliveryNotes`, scope `deliverynotes.read`. Maturity: Planned.
   * Lists delivery notes with their packages. Filters by sales order and customer. Page by page.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(params?: DeliveryNoteQueryDeliveryNotesParameters, options?: CallOptions): Promise<DeliveryNotePage>;
  /**
   * Every item of `list()`, page after page: `for await (const item of …)`. `GET /v2/deliveryNotes`.
   * @param params.pageSize Items on a page. Default 100.
   * @throws What the call of a page throws, when it is made.
   */
  each(params?: Omit<DeliveryNoteQueryDeliveryNotesParameters, "pageNumber">, options?: CallOptions): AsyncGenerator<DeliveryNote, void, void>;
  /**
   * List packages of a delivery note. `GET /v2/deliveryNotes/{deliveryNoteId}/packages`, scope `deliverynotes.read`. Maturity: Planned.
   * Lists the packages of a delivery note with tracking number, shipping method and weights. All come in one answer.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listPackages(params: DeliveryNoteGetDeliveryNotePackagesParameters, options?: CallOptions): Promise<DeliveryNotePackage[]>;
  /**
   * Send a delivery note by email. `POST /v2/deliveryNotes/{deliveryNoteId}/output/mail`, scope `deliverynotes.read`. Maturity: stable.
   * Sends a delivery note by mail, made with the form in `formId`. Each call sends a mail: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  mail(params: DeliveryNoteMailDeliveryNoteParameters, options?: CallOptions): Promise<void>;
  /**
   * Print a delivery note. `POST /v2/deliveryNotes/{deliveryNoteId}/output/print`, scope `deliverynotes.print`. Maturity: stable.
   * Prints a delivery note on a printer of the ERP. Each call prints: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  print(params: DeliveryNotePrintDeliveryNoteParameters, options?: CallOptions): Promise<void>;
  /**
   * Download a delivery note as PDF. `POST /v2/deliveryNotes/{deliveryNoteId}/output/pdf`, scope `deliverynotes.read`. Maturity: stable.
   * Renders a delivery note as PDF, made with the form in `formId`. Declared as JSON text of base64, seen as raw PDF: look at the first bytes, as the client does.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renderPdf<Read = Uint8Array>(params: DeliveryNotePdfDeliveryNoteParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Trigger a workflow of a delivery note. `POST /v2/deliveryNotes/{deliveryNoteId}/workflow/{workflowEventId}`, scope `deliverynotes.write`. Maturity: stable.
   * Fires one of the fixed workflow events on a delivery note; the number of the event stands in the path.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  triggerFixedWorkflowEvent(params: DeliveryNoteTriggerDeliveryNoteWorkflowParameters, options?: CallOptions): Promise<void>;
  /**
   * Update a package of a delivery note. `PATCH /v2/deliveryNotes/packages/{packageId}`, scope `deliverynotes.write`. Maturity: Planned.
   * Changes tracking number, shipping date or comment of a package and answers it. The tracking number is required.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  updatePackage(params: DeliveryNotePatchPackageDataParameters, body: UpdateDeliveryNotePackagePosting, options?: CallOptions): Promise<DeliveryNotePackage>;
}

/** The methods of `deliveryNotes` alone, without the rest of the client. */
export function deliveryNotes(core: ErpCore): DeliveryNotesGroup {
  const methods: DeliveryNotesGroup = buildGroup<DeliveryNotesGroup>(core, "erp.deliveryNotes", {
    createPackage: ["POST /v2/deliveryNotes/{deliveryNoteId}/packages DeliveryNote_PostPackageDataForDeliveryNote params body", { bodyFields: "trackingID", decode: /* @__PURE__ */ list(decodeDeliveryNotePackage) }],
    get: ["GET /v2/deliveryNotes/{deliveryNoteId} DeliveryNote_GetDeliveryNote params", { decode: decodeDeliveryNote }],
    list: ["GET /v2/deliveryNotes DeliveryNote_QueryDeliveryNotes params", { query: ["salesOrderNumber","salesOrderNumberId","customerId","IsExisting","pageNumber","pageSize"], decode: decodeDeliveryNotePage }],
    each: (params, options) => paginate((pageNumber) => methods.list({ ...params, pageSize: params?.pageSize ?? 100, pageNumber }, options)),
    listPackages: ["GET /v2/deliveryNotes/{deliveryNoteId}/packages DeliveryNote_GetDeliveryNotePackages params", { decode: /* @__PURE__ */ list(decodeDeliveryNotePackage) }],
    mail: ["POST /v2/deliveryNotes/{deliveryNoteId}/output/mail DeliveryNote_MailDeliveryNote params", { query: ["formId"], answer: "none" }],
    print: ["POST /v2/deliveryNotes/{deliveryNoteId}/output/print DeliveryNote_PrintDeliveryNote params", { query: ["formId","printer"], answer: "none" }],
    renderPdf: ["POST /v2/deliveryNotes/{deliveryNoteId}/output/pdf DeliveryNote_PdfDeliveryNote params", { query: ["formId"], document: readDocument }],
    triggerFixedWorkflowEvent: ["POST /v2/deliveryNotes/{deliveryNoteId}/workflow/{workflowEventId} DeliveryNote_TriggerDeliveryNoteWorkflow params", { answer: "none" }],
    updatePackage: ["PATCH /v2/deliveryNotes/packages/{packageId} DeliveryNote_PatchPackageData params body", { bodyFields: "trackingID", decode: decodeDeliveryNotePackage }],
  });
  return methods;
}
