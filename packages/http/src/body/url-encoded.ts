import { textOf } from "./json-of.ts";

/** A form written like a query. What is `undefined` is left out. */
export function urlEncoded(fields: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, textOf(value, "write a form")]],
    ),
  );
}
