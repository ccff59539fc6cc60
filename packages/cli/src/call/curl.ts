/** A request as a terminal shows it. */
export interface ShownRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Text, or the names of the parts of a form. */
  body: string | undefined;
}

/** Describes what a client would send. The body of a form or a file is described, and not written out. */
export function describeRequest(url: string, init: RequestInit, credential: Record<string, string>): ShownRequest {
  const headers = { ...credential, ...Object.fromEntries(new Headers(init.headers)) };
  const { body } = init;
  if (body instanceof Blob && body.type !== "") headers["content-type"] = body.type;
  return { method: init.method ?? "GET", url, headers, body: describeBody(body) };
}

/** Writes a request as a line for curl. Secrets are `[secret]`, so that the line can be shown to others. */
export function formatCurl({ method, url, headers, body }: ShownRequest): string {
  return [
    `curl -X ${method} ${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quote(body)}`]),
  ].join(" \\\n  ");
}

function describeBody(body: RequestInit["body"]): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (body instanceof FormData)
    return [...body]
      .map(([name, value]) => `${name}=${typeof value === "string" ? value : `@${value.name}`}`)
      .join("&");
  if (body instanceof Blob) return `@file of ${body.size} bytes`;
  return typeof body === "string" || body instanceof URLSearchParams ? String(body) : "@file";
}

/** Quotes a word for a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
