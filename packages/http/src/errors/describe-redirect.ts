import { parseUrl } from "../call/parse-url.ts";

const BASE = "https://the-same-host"; // that of a target without a host

/**
 * What to say of an answer that is a redirect, for the end of a sentence: redirects are followed nowhere, as they would carry
 * credentials elsewhere. Of its target the host alone is told; its path and its query may hold secrets.
 *
 * @param secrets Are not told either, in whatever letter case and with whatever signs between the target repeats them.
 * @returns An empty text where the answer is no redirect.
 */
export function describeRedirect(status: number, headers: Headers, ...secrets: string[]): string {
  const to = headers.get("location");
  // a browser shows of a redirect neither its status nor its target
  if (status !== 0 && (to === null || status < 300 || status >= 400)) return "";
  const host = parseUrl(to ?? "http://", BASE)?.host ?? "no address";
  const told = lettersOf(host);
  const isTold = [...secrets, sent.get(headers) ?? ""].every(
    (each) => !lettersOf(each) || !told.includes(lettersOf(each)),
  );
  return `, a redirect to ${isTold ? host : "another host"}, which is not followed`;
}

const sent = /* @__PURE__ */ new WeakMap<Headers, string>();

/** Says what credential a request had, whose answer has these headers: no words of a redirect tell it. */
export function sentWith(headers: Headers, secret: string): void {
  sent.set(headers, secret);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
