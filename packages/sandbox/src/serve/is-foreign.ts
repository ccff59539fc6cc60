import type { HttpCall } from "../platform/call.ts";

/** Whether a request comes from a page of another origin, which may neither see nor control the sandbox. */
export function isForeign({ headers, url }: Pick<HttpCall, "headers" | "url">): boolean {
  const origin = headers.get("origin");
  return (origin !== null && origin !== new URL(url).origin) || headers.get("sec-fetch-site") === "cross-site";
}
