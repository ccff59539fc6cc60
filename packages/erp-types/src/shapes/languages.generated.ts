// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The data of the command to activate language.
 * @see documented
 */
export interface ActivateLanguageCommand {
  /** Culture or ISO code of the language. */
  cultureOrIso: string;
}

/**
 * The data of the command to deactivate language.
 * @see documented
 */
export interface DeactivateLanguageCommand {
  /** Culture or ISO code of the language. */
  cultureOrIso: string;
}
