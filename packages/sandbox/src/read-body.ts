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
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BYTES) return refuse(413, "The body is too large");
  if (bytes.byteLength === 0) return refuse(400, "The body is empty");
  const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
  const takesForm = bodyTypes.includes("application/x-www-form-urlencoded"); // an old guide shows multipart: both are taken
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

async function readForm(form: Response): Promise<{ body: unknown } | { problem: Problem }> {
  try {
    return { body: Object.fromEntries(await form.formData()) };
  } catch {
    return refuse(400, "The body is not a valid form");
  }
}

function refuse(status: number, message: string): { problem: Problem } {
  return { problem: { status, code: status === 400 ? "validation" : "body", message } };
}
