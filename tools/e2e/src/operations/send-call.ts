import type { Sandbox } from "@kontor/sandbox";

/** A call that the platform accepts. */
export interface ValidCall {
  method: string;
  /** The path with its query. */
  path: string;
  /** The values of its parameters, by the place of each. */
  params?: Record<"path" | "query", Record<string, string>>;
  headers: Record<string, string>;
  /** A body of JSON. */
  body?: unknown;
  /** A body that is a file. */
  bytes?: Uint8Array<ArrayBuffer>;
  form?: Record<string, string | { json: unknown } | Uint8Array<ArrayBuffer>>;
}

/** Sends a call to the sandbox. */
export function send(
  { fetch }: Pick<Sandbox, "fetch">,
  { method, path, headers, body, bytes, form }: ValidCall,
): Promise<Response> {
  return fetch(`https://sandbox.test${path}`, {
    method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(bytes && { "content-type": "application/octet-stream" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(bytes && { body: bytes }),
    ...(form && { body: buildForm(form) }),
  });
}

/** Builds the body of a form, with files or without. */
export function buildForm(form: NonNullable<ValidCall["form"]>): FormData | URLSearchParams {
  const values = Object.entries(form);
  if (values.every(([, value]) => typeof value === "string")) return new URLSearchParams(values as [string, string][]);
  const data = new FormData();
  for (const [name, value] of values) {
    if (typeof value === "string") data.set(name, value);
    else if (value instanceof Uint8Array) data.set(name, new Blob([value]), "file.pdf");
    else data.set(name, new Blob([JSON.stringify(value.json)], { type: "application/json" }));
  }
  return data;
}
