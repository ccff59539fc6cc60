// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ColorKey } from "./shared.generated.ts";

/** @see documented */
export interface ColorCode {
  /** Key of a color code of documents. `ColorCode_QueryColorCodes` lists the colors with it. */
  id?: ColorKey;
  code?: string;
  name?: string;
}
