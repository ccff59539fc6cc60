import { readUpTo, type Call } from "./call.ts";
import type { Problem } from "./problem.ts";
import type { Route } from "./routes.generated.ts";

const MAX_BYTES = 20 * 1024 * 1024; // assumed: `request-size-limits`
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A body as data. A file in a form is text in `body`, as the specs describe it, and bytes in `files`. */
export interface Read {
  body: unknown;
  files?: Record<string, Uint8Array>;
}

/** The body of a request as data, or why it is none. Bodies are read on every method, DELETE included. */
export async function readBody(
  { headers, bytes: read }: Call,
  { api, bodyTypes }: Route,
): Promise<Read | { problem: Problem }> {
  if (bodyTypes.length === 0) return { body: undefined };
  if (Number(headers.get("content-length") ?? 0) > MAX_BYTES) return refuse(413, "The body is too large");
  const contentType = headers.get("content-type") ?? "";
  const type = contentType.split(";")[0]!.trim().toLowerCase();
  const encoding = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  if (encoding !== "identity" && encoding !== "gzip") return refuse(415, "The content encoding must be gzip");
  const bytes = await unpacked(await read(MAX_BYTES), encoding).catch(() => undefined);
  if (!bytes) return refuse(400, "The body cannot be unpacked");
  if (bytes === "too large") return refuse(413, "The body is too large");
  if (bytes.byteLength === 0) return refuse(400, "The body is empty");
  const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
  // an old guide shows multipart where the reference says urlencoded: both are taken
  const takesForm = bodyTypes.some((each) => each === "application/x-www-form-urlencoded" || each === type);
  if (isForm && takesForm) return readForm(new Response(bytes, { headers: { "content-type": contentType } }));
  // observed: the cloud ERP API refuses a media type with a charset
  const fits = api === "erp" ? bodyTypes.includes(contentType.trim().toLowerCase()) : bodyTypes.includes(type);
  if (!fits) return refuse(415, `The content type must be ${bodyTypes.join(" or ")}`);
  try {
    return { body: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return refuse(400, "The body is not valid JSON");
  }
}

/** As clients compress reports by default (observed); what is unpacked must not be too large either. */
async function unpacked(bytes: Packed, encoding: string): Promise<Packed> {
  if (encoding !== "gzip" || bytes === "too large" || bytes.byteLength === 0) return bytes;
  return readUpTo(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")), MAX_BYTES);
}

type Packed = Uint8Array<ArrayBuffer> | "too large";

async function readForm(form: Response): Promise<Read | { problem: Problem }> {
  try {
    const body: Record<string, unknown> = {};
    const files: Record<string, Uint8Array> = {};
    for (const [name, value] of await form.formData()) {
      // a part of JSON comes with a media type or, as some clients send it, without one (observed)
      const isJson = typeof value === "string" ? value.trimStart().startsWith("{") : value.type === "application/json";
      if (isJson) body[name] = JSON.parse(typeof value === "string" ? value : await value.text());
      else if (typeof value === "string") body[name] = value;
      else files[name] = await value.bytes();
    }
    for (const name of Object.keys(files)) body[name] = "";
    return { body, files };
  } catch {
    return refuse(400, "The body is not a valid form");
  }
}

function refuse(status: number, message: string): { problem: Problem } {
  return { problem: { status, code: status === 400 ? "validation" : "body", message } };
}
