import { encodeJson, encodeField } from "./encode-json.ts";

/**
 * Encodes a form of several parts. An object becomes a part of JSON text. A file keeps its name and its type; a file without a name gets
 * the name of its field, because servers require a name (observed).
 */
export function encodeMultipart(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value, (value as Partial<File>).name ?? name);
    else if (typeof value === "object")
      form.append(name, new Blob([encodeJson(value, "write a form")], { type: "application/json" }), `${name}.json`);
    else form.append(name, encodeField(value, "write a form"));
  }
  return form;
}
