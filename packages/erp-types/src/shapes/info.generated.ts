// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/** @see documented */
export interface ApiStatus {
  /** Name of its database. */
  tenant?: string;
  /** Its date and time. */
  timestamp?: string;
  /** Name of the product; do not depend on it. */
  type?: string;
  /** Version of the ERP. */
  version?: string;
}
