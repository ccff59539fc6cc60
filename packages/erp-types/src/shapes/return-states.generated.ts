// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnStateKey, Translation } from "./shared.generated.ts";

/** @see documented */
export interface ReturnState {
  /** Key of a state that a return may have. `ReturnState_QueryReturnStates` lists the states with it. */
  id?: ReturnStateKey;
  /** Whether it is active. */
  isActive?: boolean;
  /** Texts, an entry for each language. */
  translations?: Translation[];
}
