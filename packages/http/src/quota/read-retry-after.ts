/**
 * What `Retry-After` asks for, in ms from now; `undefined` where it is missing or unreadable. A date is read by the clock that
 * wrote it, the `Date` of the answer, and by ours only where there is none. A date that is over means 0.
 *
 * @see given spec §7, §8
 */
export function readRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const text = headers?.get("retry-after")?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) || /^[-+]?\d/.test(text)
    ? undefined
    : Math.max(0, at - (Date.parse(headers?.get("date") ?? "") || now));
}
