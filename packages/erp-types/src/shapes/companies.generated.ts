// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CompanyKey } from "./shared.generated.ts";

/** @see documented */
export interface Company {
  /** Key of a company of the tenant. `Company_QueryCompanies` lists the companies with it. */
  id?: CompanyKey;
  name?: string;
}
