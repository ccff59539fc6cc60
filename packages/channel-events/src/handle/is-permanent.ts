import { isPlatformError, type ApiError } from "@kontor/http";

/**
 * Statuses that speak of what was sent. The others may be mended without a change of the event: credentials (401, 403), an address
 * that is wrong for all (404, 405), something that is not there yet (404, 409), quotas (429) and outages.
 */
const OF_THE_CONTENT = [400, 410, 413, 415, 422];

/** Whether a handler failed in a way that no retry mends: the platform refused what it sent for what it is. */
export function isPermanent(error: unknown): boolean {
  if (!isPlatformError(error) || error.code !== "ERR_PLATFORM_API") return false;
  return OF_THE_CONTENT.includes((error as ApiError).status);
}
