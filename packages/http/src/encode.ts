import { ArgumentError } from "./errors.ts";

/**
 * Encodes a value as JSON.
 *
 * @param action The action that needs it, for the error.
 * @throws {ArgumentError} If it holds `NaN` or an infinite number: JSON would turn it into `null`, which means something else.
 */
export function encodeJson(value: unknown, action: string): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (typeof each === "number" && !Number.isFinite(each)) throw new ArgumentError(action, key, "be finite", each);
    return each;
  });
}

/** Encodes a field of a form as text. @throws {ArgumentError} If it is `NaN` or an infinite number. */
export function encodeField(value: unknown, action: string): string {
  return typeof value === "number" ? encodeJson(value, action) : String(value);
}

/** Encodes a form like a query. A field that is `undefined` is left out. */
export function encodeForm(fields: object): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encodeField(value, "write a form")]],
    ),
  );
}

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

/**
 * Encodes a body of a media type of its own: text and bytes go out as they are, and a type of JSON as JSON.
 *
 * @throws {ArgumentError} By the function that it gives, if a body is neither text nor bytes: `Blob` would write `[object Object]`.
 */
export function encodeAs(type: string): (body: unknown) => Blob {
  const isOfJson = /\bjson\b/.test(type);
  return (body) => {
    const isPart = isOfJson || typeof body === "string" || body instanceof Blob || isBytes(body);
    if (!isPart) throw new ArgumentError("write a body", "the body", "be text, bytes or a Blob", body);
    return new Blob([isOfJson ? encodeJson(body, "write a body") : (body as BlobPart)], { type });
  };
}

/** Bytes that another realm made count too. */
function isBytes(body: unknown): boolean {
  return ArrayBuffer.isView(body) || /^\[object (Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(body));
}
