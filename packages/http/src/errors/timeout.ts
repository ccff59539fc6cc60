import type { CallPlace } from "../call/place.ts";
import { CallError } from "./call.ts";
import { buildCause } from "./cause.ts";

/**
 * No answer came within our own time limit. A time limit in the caller's own signal does not cause this error: the call then rejects with
 * the reason of that signal.
 */
export class TimeoutError extends CallError {
  override readonly name = "TimeoutError";
  readonly code = "ERR_PLATFORM_TIMEOUT";

  constructor(place: CallPlace, cause: unknown) {
    super(place, ` as ${place.host ?? "the platform"} did not answer in time`, undefined, buildCause(cause));
  }
}
