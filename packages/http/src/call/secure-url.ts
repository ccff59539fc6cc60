import { ArgumentError } from "../errors/argument.ts";
import { hideText } from "../values/describe-kind.ts";
import { parseUrl } from "./parse-url.ts";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of an endpoint that receives credentials, below a base address whose path prefix is kept.
 *
 * @param action The action, for errors: `create an ERP client`.
 * @param argument Name of the base address, for errors.
 * @throws {ArgumentError} If the base is not an address, is plain http to another machine, or has a user, a query or a fragment: addresses
 *   appear in errors and logs, and these parts may hold secrets.
 * @see given spec §5.1 (only to be used over SSL)
 */
export function secureUrl(action: string, argument: string, base: string, path = ""): URL {
  const url = typeof base === "string" && parseUrl(base) ? new URL(`${trimSlashes(base)}${path}`) : undefined;
  checkSecureUrl(action, argument, url, base);
  if (url.username || url.password || /[?#]/.test(base))
    throw new ArgumentError(action, argument, "be an address without a user, a query or a fragment", base);
  return url;
}

/**
 * Checks that credentials may be sent to an address.
 *
 * @throws {ArgumentError} If the address is missing, or credentials may not be sent there.
 */
export function checkSecureUrl(
  action: string,
  argument: string,
  url: URL | undefined,
  given: unknown,
): asserts url is URL {
  const told = url?.protocol === "http:" ? given : hideText(given); // Text that is not an address may be a key.
  if (!url || !isSecure(url))
    throw new ArgumentError(action, argument, "be an https address (http only to this machine)", told);
}

/** Whether credentials may be sent to an address: by https, or by plain http to this machine. */
export function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
}

/** A base address without the slashes at its end. */
export function trimSlashes(base: string): string {
  let end = base.length;
  while (base[end - 1] === "/") end -= 1;
  return base.slice(0, end);
}
