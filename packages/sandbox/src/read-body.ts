import type { Problem } from "./problem.ts";
import type { Route } from "./routes.generated.ts";

const MAX_BYTES = 20 * 1024 * 1024; // assumed: `request-size-limits`

/** The body of a request as data, or why it is none. Bodies are read on every method, DELETE included. */
export async function readBody(
  request: Request,
  { api, bodyTypes }: Route,
): Promise<{ body: unknown } | { problem: Problem }> {
  if (bodyTypes.length === 0) return { body: undefined };
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BYTES) return refuse(413, "The body is too large");
  const contentType = request.headers.get("content-type") ?? "";
  const type = contentType.split(";")[0]!.trim().toLowerCase();
  const bytes = await unpacked(request).catch(() => undefined);
  if (!bytes) return refuse(400, "The body cannot be unpacked");
  if (bytes.byteLength > MAX_BYTES) return refuse(413, "The body is too large");
  if (bytes.byteLength === 0) return refuse(400, "The body is empty");
  const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
  // an old guide shows multipart where the reference says urlencoded: both are taken
  const takesForm = bodyTypes.some((each) => each === "application/x-www-form-urlencoded" || each === type);
  if (isForm && takesForm) return readForm(new Response(bytes, { headers: { "content-type": contentType } }));
  // observed: the cloud ERP API refuses a media type with a charset
  const fits = api === "erp" ? bodyTypes.includes(contentType.trim().toLowerCase()) : bodyTypes.includes(type);
  if (!fits) return refuse(415, `The content type must be ${bodyTypes.join(" or ")}`);
  try {
    return { body: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch {
    return refuse(400, "The body is not valid JSON");
  }
}

/** Clients compress reports by default (observed). */
async function unpacked(request: Request): Promise<ArrayBuffer> {
  if (request.headers.get("content-encoding") !== "gzip" || !request.body) return request.arrayBuffer();
  return new Response(request.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

async function readForm(form: Response): Promise<{ body: unknown } | { problem: Problem }> {
  try {
    const entries = [...(await form.formData())];
    return {
      body: Object.fromEntries(await Promise.all(entries.map(async ([name, value]) => [name, await readPart(value)]))),
    };
  } catch {
    return refuse(400, "The body is not a valid form");
  }
}

/** A part of JSON, with or without a media type, as data; a file as its text. */
async function readPart(value: FormDataEntryValue): Promise<unknown> {
  const text = typeof value === "string" ? value : await value.text();
  return text.trimStart().startsWith("{") ? JSON.parse(text) : text;
}

function refuse(status: number, message: string): { problem: Problem } {
  return { problem: { status, code: status === 400 ? "validation" : "body", message } };
}
