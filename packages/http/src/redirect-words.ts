import { urlOf } from "./url-of.ts";

const BASE = "https://the-same-host"; // that of a target without a host

/**
 * What to say of an answer that is a redirect, for the end of a sentence: redirects are followed nowhere, as they would carry
 * credentials elsewhere. Of its target the host alone is told; its path and its query may hold secrets.
 *
 * @param secret Is not told either, in whatever letter case the target repeats it.
 * @returns An empty text where the answer is no redirect.
 */
export function redirectWords(status: number, headers: Headers, secret = ""): string {
  const to = headers.get("location");
  // a browser shows of a redirect neither its status nor its target
  if (status !== 0 && !(to !== null && status >= 300 && status < 400)) return "";
  const host = urlOf(to ?? "//", BASE)?.host ?? "no address";
  const isSecret = secret && host.includes(secret.toLowerCase());
  return `, a redirect to ${isSecret ? "[secret]" : host}, which is not followed`;
}
