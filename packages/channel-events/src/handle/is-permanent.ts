import { isPlatformError, type ApiError } from "@kontor/http";

/**
 * Statuses that object to the content of a request. The reasons of the others may go away without a change of the event: credentials
 * (401, 403), a wrong address (404, 405), a thing that does not exist yet (404, 409), quotas (429) and outages.
 */
const OF_THE_CONTENT = [400, 410, 413, 415, 422];

/** Whether no retry can mend the failure of a handler, because the platform refused the content that the handler sent. */
export function isPermanent(error: unknown): boolean {
  if (!isPlatformError(error) || error.code !== "ERR_PLATFORM_API") return false;
  return OF_THE_CONTENT.includes((error as ApiError).status);
}
