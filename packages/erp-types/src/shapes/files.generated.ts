// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.

/**
 * The stored file.
 * @see documented
 */
export interface UploadFileResponse {
  /** Address by which the file is known. */
  fileHandle?: string;
  fileName?: string;
  size?: number | string;
}
