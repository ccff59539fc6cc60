// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CompanyKey } from "./shared.generated.ts";

/**
 * A company.
 * @see documented
 */
export interface Company {
  /** The company. */
  id?: CompanyKey;
  /** Name. */
  name?: string;
}
