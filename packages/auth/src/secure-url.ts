import { ArgumentError } from "@kontor/http";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of an endpoint that is sent a credential, below a base address whose path prefix is kept.
 *
 * @throws {ArgumentError} If the base is no address, or is plain http to another machine.
 * @see given spec §5.1 (only to be used over SSL)
 */
export function secureUrl(action: string, option: string, base: string, path: string): URL {
  const url =
    typeof base === "string" && URL.canParse(base) ? new URL(`${base.replace(/\/+$/, "")}${path}`) : undefined;
  const isSecure = url && (url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.test(url.hostname)));
  if (!isSecure) throw new ArgumentError(action, option, "be an https address (http only to this machine)", base);
  return url;
}
