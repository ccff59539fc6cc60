// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, readDocument } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface OfferMailParameters {
  offerId: string;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface OfferPrintParameters {
  offerId: string;
  /** The form to print with. */
  formId?: string | undefined;
  /** Name of the printer. */
  printer?: string | undefined;
}

export interface OfferRenderPdfParameters {
  offerId: string;
  /** The form to print with. */
  formId?: string | undefined;
}

/** Operations on `offers`. Every method throws an {@link ErpError}. */
export interface OffersGroup {
  /**
   * Send an offer by email. `POST /v2/offer/{offerId}/output/mail`, scope `offers.read`. Maturity: beta.
   * Sends an offer, a sales quotation, by mail, made with the form in `formId`. Each call sends a mail: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  mail(params: OfferMailParameters, options?: CallOptions): Promise<void>;
  /**
   * Print an offer. `POST /v2/offer/{offerId}/output/print`, scope `offers.print`. Maturity: beta.
   * Prints an offer, a sales quotation, on a printer of the ERP. Each call prints: never repeat it blindly.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  print(params: OfferPrintParameters, options?: CallOptions): Promise<void>;
  /**
   * Download an offer as PDF. `POST /v2/offer/{offerId}/output/pdf`, scope `offers.read`. Maturity: beta.
   * Renders an offer, a sales quotation, as PDF, made with the form in `formId`. Declared as JSON text of base64, seen as raw PDF: look at the first bytes, as the client does.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renderPdf<Read = Uint8Array>(params: OfferRenderPdfParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
}

/** The methods of `offers` alone, without the rest of the client. */
export function offers(core: ErpCore): OffersGroup {
  return buildGroup<OffersGroup>(core, "erp.offers", {
    mail: ["POST /v2/offer/{offerId}/output/mail Offer_Mail params", { query: ["formId"], answer: "none" }],
    print: ["POST /v2/offer/{offerId}/output/print Offer_Print params", { query: ["formId","printer"], answer: "none" }],
    renderPdf: ["POST /v2/offer/{offerId}/output/pdf Offer_RenderPdf params", { query: ["formId"], document: readDocument }],
  });
}
