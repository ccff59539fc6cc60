// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * A upload file response.
 * @see documented
 */
export interface UploadFileResponse {
  /** File handle. */
  fileHandle?: string;
  /** Name of the file. */
  fileName?: string;
  /** Size. */
  size?: number;
}
