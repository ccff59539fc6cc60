// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnStateKey, Translation } from "./shared.generated.ts";

/**
 * A return state.
 * @see documented
 */
export interface ReturnState {
  /** The return state. */
  id?: ReturnStateKey;
  /** Whether it is active. */
  isActive?: boolean;
  /** Texts, an entry for each language. */
  translations?: Translation[];
}
