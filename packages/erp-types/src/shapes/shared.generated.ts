// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The error body of the ERP API. No field is required.
 * @see given spec §2.3
 */
export interface ErrorResponse {
  /** Identifies the type of error. The values are not shown. */
  errorCode?: string;
  /** Detail message. */
  errorMessage?: string;
  /** Collection of errors, a list of messages for each key. Preferred over `validationErrors`. */
  errors?: Record<string, string[]>;
  /** Call sequence leading to the failure. */
  stacktrace?: string;
  /**
   * Use `errors`.
   * @deprecated
   */
  validationErrors?: Record<string, string>;
}
