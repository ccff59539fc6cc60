// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ColorKey } from "./shared.generated.ts";

/**
 * A color code.
 * @see documented
 */
export interface ColorCode {
  /** The color code. */
  id?: ColorKey;
  /** Code. */
  code?: string;
  /** Name. */
  name?: string;
}
