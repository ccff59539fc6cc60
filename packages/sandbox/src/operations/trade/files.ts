import { fromBase64, toBase64 } from "../../state/bytes.ts";
import { buildNotFound } from "../operation.ts";
import { buildAnswer } from "../records/answer.ts";
import type { RecordRule } from "../records/rule.ts";
import { addFields, openRecords } from "./open.ts";

const FILES = "files";

/** Keeps a file under a new key, which is the last part of its handle. */
export const saveFile: RecordRule = (operation) => (request) => {
  const { bytes } = request.body as { bytes: Uint8Array };
  const file = addFields(request, FILES, { data: toBase64(bytes), size: bytes.byteLength });
  const fileHandle = `https://sandbox.example/v2/file/${file.id}`;
  return buildAnswer(operation, request, {
    ...file,
    fields: { fileName: file.id, size: bytes.byteLength, fileHandle },
  });
};

/** Gives the bytes of a file. The specs list 204 alone; raw bytes are our reading of it. */
export const readFile: RecordRule = () => (request) => {
  const file = openRecords(request, FILES).find(String(request.path["key"]));
  if (!file) return { problem: buildNotFound("file", String(request.path["key"])) };
  return { status: 200, file: { bytes: fromBase64(String(file.fields["data"])), type: "application/octet-stream" } };
};
