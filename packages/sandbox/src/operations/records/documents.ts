import { fromBase64 } from "../../state/bytes.ts";
import { buildNotFound, formatInstant, type Operation, type OperationRequest } from "../operation.ts";
import { PDF_BASE64 } from "../rules/pdf.ts";
import { PNG_BASE64 } from "../rules/png.ts";
import { buildAnswer } from "./answer.ts";
import type { RecordOperation } from "./catalogue.ts";
import { findPlace } from "./place.ts";
import { findOrMake } from "./read.ts";

/** Sends a document of a record by mail, or to a printer: the sandbox notes that it did. */
export function sendRecord(operation: RecordOperation): Operation {
  return (request) => {
    const place = findPlace(operation, request);
    if ("problem" in place) return place;
    const row = findOrMake(operation, request, place);
    if (!row) return { problem: buildNotFound(operation.record.name, place.id ?? "without an id") };
    noteOutput(operation, request, row.id);
    return buildAnswer(operation, request, row);
  };
}

/** Gives the file that was sent, else a small PDF, or a small PNG for a picture. */
export function renderRecord(operation: RecordOperation): Operation {
  return (request) => {
    const place = findPlace(operation, request);
    if ("problem" in place) return place;
    const row = findOrMake(operation, request, place);
    if (!row) return { problem: buildNotFound(operation.record.name, place.id ?? "without an id") };
    noteOutput(operation, request, row.id);
    const sample = /image|picture/i.test(operation.record.name) ? PNG_BASE64 : PDF_BASE64;
    const base64 = findFile(row.fields) ?? sample;
    if (operation.fileType === undefined) return buildAnswer(operation, request, { ...row, id: base64 });
    return { file: { bytes: fromBase64(base64), type: operation.fileType } };
  };
}

function noteOutput(
  { record: { name, does } }: RecordOperation,
  { state, tenantId, now }: OperationRequest,
  id: string,
) {
  const outputs = state.table("outputs");
  outputs.set(String(outputs.size), { at: formatInstant(now), kind: `${name} ${does}`, id, tenantId });
}

/** A field that holds the bytes of a file, as text. */
function findFile(fields: Record<string, unknown>): string | undefined {
  const [, text] = Object.entries(fields).find(([name]) => /^(file)?data$/i.test(name)) ?? [];
  return typeof text === "string" && /^(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(text) && text !== ""
    ? text
    : undefined;
}
