import { parseUrl } from "../call/parse-url.ts";

const BASE = "https://the-same-host"; // The base of a target without a host.

/**
 * Describes a redirect, for the end of a sentence. Redirects are never followed, because they would send credentials to another place. The
 * text names only the host of the target, as its path and its query may hold secrets.
 *
 * @param secrets Texts that must not appear. The host is left out if it contains one, in any letter case and with any signs in between.
 * @returns An empty text where the answer is not a redirect.
 */
export function describeRedirect(status: number, headers: Headers, ...secrets: string[]): string {
  const to = headers.get("location");
  // A browser shows neither the status nor the target of a redirect.
  if (status !== 0 && (to === null || status < 300 || status >= 400)) return "";
  const host = parseUrl(to ?? "http://", BASE)?.host ?? "no address";
  const told = lettersOf(host);
  const isTold = [...secrets, sent.get(headers) ?? ""].every(
    (each) => !lettersOf(each) || !told.includes(lettersOf(each)),
  );
  return `, a redirect to ${isTold ? host : "another host"}, which is not followed`;
}

const sent = /* @__PURE__ */ new WeakMap<Headers, string>();

/** Remembers the credential of a request by the headers of its answer, so that no description of a redirect repeats it. */
export function keepCredential(headers: Headers, secret: string): void {
  sent.set(headers, secret);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
