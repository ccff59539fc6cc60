/**
 * Reads an instant as the platform writes it: a date, or a date and a time. One without a zone is UTC (observed), wherever this
 * machine is. The forms are those of ISO 8601 (given §2.6, observed): a date like that of the
 * header `Date` is no instant, because no sender is known that writes one.
 *
 * @returns Milliseconds since the epoch, or `undefined` if the text is no instant.
 */
export function readInstant(text: string): number | undefined {
  const isZoned = /:.*(z|[+-]\d\d(:?\d\d)?)$/i.test(text); // a date alone has no zone, and is UTC to every runtime
  const at = Date.parse(isZoned ? text.replace(/[+-]\d\d$/, "$&:00") : text.replace(/:.*/, "$&Z"));
  return Number.isNaN(at) || !/^\d{4}-/.test(text) ? undefined : at;
}
