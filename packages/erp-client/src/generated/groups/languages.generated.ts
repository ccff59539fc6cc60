// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ActivateLanguageCommand, DeactivateLanguageCommand } from "@kontor/erp-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import type { ErpError } from "../errors.generated.ts";

/** Operations on `languages`. Every method throws an {@link ErpError}. */
export interface LanguagesGroup {
  /**
   * Activate a language. `POST /v2/languages/activate`. Maturity: Development.
   * Activates a language of the ERP, named by its culture or ISO code. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  activate(body: ActivateLanguageCommand, options?: CallOptions): Promise<unknown>;
  /**
   * Deactivate a language. `POST /v2/languages/deactivate`. Maturity: Development.
   * Deactivates a language of the ERP, named by its culture or ISO code. What becomes of texts in it is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  deactivate(body: DeactivateLanguageCommand, options?: CallOptions): Promise<unknown>;
  /**
   * List languages. `GET /v2/languages/QueryLanguages`. Maturity: Development.
   * Lists the languages that the ERP knows. The shape of the answer is not known.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<unknown>;
}

/** The methods of `languages` alone, without the rest of the client. */
export function languages(core: ErpCore): LanguagesGroup {
  return buildGroup<LanguagesGroup>(core, "erp.languages", {
    activate: ["POST /v2/languages/activate Languages_ActivateLanguage body", { bodyFields: "cultureOrIso" }],
    deactivate: ["POST /v2/languages/deactivate Languages_DeactivateLanguage body", { bodyFields: "cultureOrIso" }],
    list: ["GET /v2/languages/QueryLanguages Languages_QueryLanguages"],
  });
}
