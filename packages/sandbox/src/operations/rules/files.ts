import { fromBase64 } from "../../state/bytes.ts";
import { buildInvalid, type OperationResult } from "../operation.ts";

/** The largest file that may be uploaded, in bytes. */
export const MOST_FILE_BYTES: number = 16 * 1024 * 1024; // documented
/** The refusal of a file that is larger. */
export const tooLarge = buildInvalid("A file must be of at most 16 MB", "VAL100");

/** An answer that is a file. */
export function buildFileResult(base64: string): OperationResult {
  return { file: { bytes: fromBase64(base64), type: "application/octet-stream" } };
}
