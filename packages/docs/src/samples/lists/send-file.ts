import type { ErpClient } from "@kontor/erp-client";

/** Uploads raw bytes to the ERP, and reads them again by the key at the end of their handle. */
export async function sendAndLoadFile(erp: ErpClient, bytes: Uint8Array) {
  const { fileHandle = "" } = await erp.files.upload(bytes);
  const key = fileHandle.split("/").at(-1) ?? "";
  return erp.files.download({ key });
}
