// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ConditionKey } from "./shared.generated.ts";

/** @see documented */
export interface Condition {
  /** Key of a condition of items. `Condition_QueryConditions` lists the conditions with it. */
  id?: ConditionKey;
  /** Names, an entry for each language. */
  names?: ConditionNames[];
}

/** @see documented */
export interface ConditionNames {
  /** Language, ISO code. */
  languageIso?: string;
  name?: string;
}
