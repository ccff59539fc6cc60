import { encodeField } from "./encode-json.ts";

/** Encodes a form like a query. A field that is `undefined` is left out. */
export function encodeForm(fields: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encodeField(value, "write a form")]],
    ),
  );
}
