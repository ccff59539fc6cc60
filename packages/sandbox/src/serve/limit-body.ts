import type { MiddlewareHandler } from "hono";
import { readCall } from "../platform/call.ts";

/** Refuses a body that is too long before it fills the memory, even where no header states its length. */
export function limitBody(bytes: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const tooLarge = () => context.json({ error: "Cannot read the body as it is too large" }, 413);
    if (Number(raw.headers.get("content-length") ?? 0) > bytes) return tooLarge();
    if (!raw.headers.has("transfer-encoding")) return next();
    const body = await readCall(raw).bytes(bytes);
    if (body === "too large") return tooLarge();
    const headers = new Headers(raw.headers);
    headers.delete("transfer-encoding");
    context.req.raw = new Request(raw.url, { method: raw.method, headers, body });
    return next();
  };
}
