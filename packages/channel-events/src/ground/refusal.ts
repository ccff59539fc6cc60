import { isPlatformError, type ApiError } from "@kontor/http";
import { isHtml } from "@kontor/http/internal";

/** A redirection, and a page that is not there: the interface is not at this address. */
const ADDRESS_STATUSES = [301, 302, 303, 307, 308, 404];

/** Whether no retry can help: the credentials or the address are wrong, or the store refuses to be used. */
export function isRefusal(error: unknown): boolean {
  if (!isPlatformError(error)) return false;
  if (isUnknownName(error)) return true;
  if (error.code === "ERR_PLATFORM_STORE") return error.cause === undefined; // The store is not durable, or of a newer version. An error of a store that broke has a cause.
  if (error.code !== "ERR_PLATFORM_API" && !isTokenError(error)) return false;
  const { status, headers } = error as ApiError;
  if (ADDRESS_STATUSES.includes(status)) return true; // A web page counts too, because web servers send one for a wrong address.
  if (!isTokenError(error) && isHtml(headers.get("content-type"))) return false; // A proxy sent the page, and may let the call through later.
  return [400, 401, 403].includes(status);
}

export function isTokenError(error: unknown): boolean {
  return isPlatformError(error) && error.code === "ERR_PLATFORM_TOKEN";
}

/** Whether the host of the platform has a name that does not exist. */
export function isUnknownName(error: unknown): boolean {
  const { cause } = ((error as Error | undefined)?.cause ?? {}) as { cause?: { code?: unknown } };
  return cause?.code === "ENOTFOUND";
}
