import { formatDuration } from "../inbox/duration.ts";

/** Builds the words for a wait, which may be shorter than a second. */
export function formatWait(ms: number): string {
  return ms > 0 && ms < 1_000 ? `${Math.ceil(ms)} ms` : formatDuration(ms);
}
