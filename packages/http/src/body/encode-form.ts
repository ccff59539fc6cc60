import { encodeField } from "./encode-json.ts";

/** A form written like a query. What is `undefined` is left out. */
export function encodeForm(fields: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encodeField(value, "write a form")]],
    ),
  );
}
