// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CallOptions } from "@kontor/http";
import { readDocument } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface OfferMailParameters {
  /** The offer. */
  offerId: string;
  /** The form to print with. */
  formId?: string | undefined;
}

export interface OfferPrintParameters {
  /** The offer. */
  offerId: string;
  /** The form to print with. */
  formId?: string | undefined;
  /** Name of the printer. */
  printer?: string | undefined;
}

export interface OfferRenderPdfParameters {
  /** The offer. */
  offerId: string;
  /** The form to print with. */
  formId?: string | undefined;
}

/** Operations on `offers`. Every method throws an {@link ErpError}. */
export interface OffersGroup {
  /**
   * Send an offer by email. `POST /v2/offer/{offerId}/output/mail`, scope `offers.read`. Maturity: beta.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  mail(params: OfferMailParameters, options?: CallOptions): Promise<void>;
  /**
   * Print an offer. `POST /v2/offer/{offerId}/output/print`, scope `offers.print`. Maturity: beta.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see given spec §1
   */
  print(params: OfferPrintParameters, options?: CallOptions): Promise<void>;
  /**
   * Download an offer as PDF. `POST /v2/offer/{offerId}/output/pdf`, scope `offers.read`. Maturity: beta.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  renderPdf(params: OfferRenderPdfParameters, options?: CallOptions): Promise<Uint8Array>;
}

/** The methods of `offers` alone, without the rest of the client. */
export function offers(core: ErpCore): OffersGroup {
  return {
    mail: (params, options) => core.call({ options, operation: "Offer_Mail", call: "erp.offers.mail", method: "POST", path: "/v2/offer/{offerId}/output/mail", params, query: ["formId"], answer: "none" }) as Promise<void>,
    print: (params, options) => core.call({ options, operation: "Offer_Print", call: "erp.offers.print", method: "POST", path: "/v2/offer/{offerId}/output/print", params, query: ["formId","printer"], answer: "none" }) as Promise<void>,
    renderPdf: (params, options) => core.call({ options, operation: "Offer_RenderPdf", call: "erp.offers.renderPdf", method: "POST", path: "/v2/offer/{offerId}/output/pdf", params, query: ["formId"], document: readDocument }) as Promise<Uint8Array>,
  };
}
