import type { ApiError } from "@kontor/http";

/** Whether a page came in place of data: a proxy answered, and the platform said nothing. */
export function isPage({ headers }: ApiError): boolean {
  return /^text\/html\b/i.test(headers.get("content-type") ?? "");
}
