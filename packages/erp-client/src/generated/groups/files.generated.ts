// Generated from specs/erp/openapi.yaml 2.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { UploadFileResponse } from "@kontor/erp-types";
import type { CallOptions, DownloadOptions } from "@kontor/http";
import { buildGroup, encodeAs, keepLongs, readDocument } from "@kontor/http/internal";
import type { ErpCore } from "../core.generated.ts";
import { decodeUploadFileResponse } from "../decoders/files.generated.ts";
import type { ErpError } from "../errors.generated.ts";

export interface FileDownloadFileParameters {
  /** The key of the file. */
  key: string;
}

/** Operations on `files`. Every method throws an {@link ErpError}. */
export interface FilesGroup {
  /**
   * Download a file. `GET /v2/file/{key}`. Maturity: Development.
   * Downloads a file by its key. How the key follows from the handle that an upload answers is not known. The platform lists 204 only; the 200 with the bytes is our reading.
   * @returns The bytes of the document.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  download<Read = Uint8Array>(params: FileDownloadFileParameters, options?: DownloadOptions<Read>): Promise<NoInfer<Read>>;
  /**
   * Upload a file or an image. `PUT /v2/file`. Maturity: Development.
   * Uploads a file, such as an image, as raw bytes and answers its name, size and handle. How an uploaded image becomes the image of an item is not known.
   * It is not sent again when its answer is lost, because a second one may change more.
   * @throws {ErpError} If the platform answers outside 2xx.
   * @see documented
   */
  upload(body: Uint8Array | Blob | ReadableStream<Uint8Array>, options?: CallOptions): Promise<UploadFileResponse>;
}

/** The methods of `files` alone, without the rest of the client. */
export function files(core: ErpCore): FilesGroup {
  return buildGroup<FilesGroup>(core, "erp.files", {
    download: ["GET /v2/file/{key} File_DownloadFile params", { document: readDocument }],
    upload: ["PUT /v2/file File_UploadFile body", { repeats: false, form: encodeAs("application/octet-stream"), decode: decodeUploadFileResponse, reviver: keepLongs }],
  });
}
