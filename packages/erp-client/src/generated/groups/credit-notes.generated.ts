// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CreditNoteKey, SalesInvoiceCorrectionCancellationReason } from "@kontor/erp-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, list, readDocument } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeSalesInvoiceCorrectionCancellationReason } from "../decoders/credit-notes.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface SalesInvoiceCorrectionFinalizeSalesInvoiceCorrectionParameters {
  /** Key of a credit note, also called a sales invoice correction. `AccountingData_QueryAccountingData` answers it as `salesInvoiceCorrectionId`. */
  salesInvoiceCorrectionId: CreditNoteKey;
}

export interface CreditNoteMailParameters {
  creditNoteId: string;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface CreditNotePrintParameters {
  creditNoteId: string;
  /** The form to print with. */
  formId?: string | undefined;
  /** Name of the printer. */
  printer?: string | undefined;
}

export interface CreditNoteRenderPdfParameters {
  creditNoteId: string;
  /** The form to print with. */
  formId?: string | undefined;
}

/** Operations on `creditNotes`. Every method throws an {@link ErpError}. */
export interface CreditNotesGroup {
  /**
   * Finalise a credit note. `POST /v2/salesInvoiceCorrections/{salesInvoiceCorrectionId}/finalize`, scope `salesinvoicecorrections.write`. Maturity: Development.
   * Finalises a credit note, which the wire calls an invoice correction. 409 where it is final already.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  finalize(params: SalesInvoiceCorrectionFinalizeSalesInvoiceCorrectionParameters, options?: CallOptions): Promise<void>;
  /**
   * List cancellation reasons of credit notes. `GET /v2/salesInvoiceCorrections/cancellationReasons`, scope `salesinvoicecorrections.read`. Maturity: Planned.
   * Lists the reasons for which a credit note is cancelled, and whether each needs a comment. The wire calls credit notes invoice corrections.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  listCancellationReasons(options?: CallOptions): Promise<SalesInvoiceCorrectionCancellationReason[]>;
  /**
   * Send a credit note by email. `POST /v2/creditNotes/{creditNoteId}/output/mail`, scope `salesinvoicecorrections.read`. Maturity: beta.
   * Sends a credit note by mail, made with the form in `formId`. Each call sends a mail: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  mail(params: CreditNoteMailParameters, options?: CallOptions): Promise<void>;
  /**
   * Print a credit note. `POST /v2/creditNotes/{creditNoteId}/output/print`, scope `salesinvoicecorrections.print`. Maturity: beta.
   * Prints a credit note on a printer of the ERP. Each call prints: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  print(params: CreditNotePrintParameters, options?: CallOptions): Promise<void>;
  /**
   * Download a credit note as PDF. `POST /v2/creditNotes/{creditNoteId}/output/pdf`, scope `salesinvoicecorrections.read`. Maturity: beta.
   * Renders a credit note as PDF, made with the form in `formId`. Declared as JSON text of base64, seen as raw PDF: look at the first bytes, as the client does.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renderPdf<Read = Uint8Array>(params: CreditNoteRenderPdfParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
}

/** The methods of `creditNotes` alone, without the rest of the client. */
export function creditNotes(core: ErpCore): CreditNotesGroup {
  return buildGroup<CreditNotesGroup>(core, "erp.creditNotes", {
    finalize: ["POST /v2/salesInvoiceCorrections/{salesInvoiceCorrectionId}/finalize SalesInvoiceCorrection_FinalizeSalesInvoiceCorrection params", { answer: "none" }],
    listCancellationReasons: ["GET /v2/salesInvoiceCorrections/cancellationReasons SalesInvoiceCorrection_QuerySalesInvoiceCorrectionCancellationReasons", { decode: /* @__PURE__ */ list(decodeSalesInvoiceCorrectionCancellationReason) }],
    mail: ["POST /v2/creditNotes/{creditNoteId}/output/mail CreditNote_Mail params", { query: ["formId"], answer: "none" }],
    print: ["POST /v2/creditNotes/{creditNoteId}/output/print CreditNote_Print params", { query: ["formId","printer"], answer: "none" }],
    renderPdf: ["POST /v2/creditNotes/{creditNoteId}/output/pdf CreditNote_RenderPdf params", { query: ["formId"], document: readDocument }],
  });
}
