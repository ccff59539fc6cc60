// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ConditionKey } from "./shared.generated.ts";

/**
 * A condition.
 * @see documented
 */
export interface Condition {
  /** The condition. */
  id?: ConditionKey;
  /** Names, an entry for each language. */
  names?: ConditionNames[];
}

/**
 * The condition names.
 * @see documented
 */
export interface ConditionNames {
  /** Language, ISO code. */
  languageIso?: string;
  /** Name. */
  name?: string;
}
