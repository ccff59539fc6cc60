import type { ApiError } from "@kontor/http";

/** Whether the answer is a web page in place of data. A proxy sent it then, and not the platform. */
export function isHtml({ headers }: ApiError): boolean {
  return /^text\/html\b/i.test(headers.get("content-type") ?? "");
}
