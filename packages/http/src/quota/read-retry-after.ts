/**
 * Reads how long `Retry-After` asks to wait, in ms from now. `undefined` if the header is missing or cannot be read. A date is compared
 * with the `Date` of the answer, because the same clock wrote both, and with the given time if there is no `Date`. A date in the past
 * means 0.
 *
 * @param now Current time, in ms since the epoch.
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
