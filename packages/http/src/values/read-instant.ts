const FORM = /^\d{4}-\d{2}-\d{2}(?=$|[Tt ])/;
const ZONE = /(:.*)([+-]\d{2}):?(\d{2})?$/;

/**
 * Reads an instant as the platform writes it: a date, or a date and a time. One without a zone is UTC (observed), wherever this
 * machine is.
 *
 * @returns Milliseconds since the epoch, or `undefined` if the text is no instant.
 */
export function readInstant(text: string): number | undefined {
  if (!FORM.test(text)) return undefined;
  const isZoned = !text.includes(":") || /[zZ]$/.test(text) || ZONE.test(text); // a date alone is UTC in every runtime
  const at = Date.parse(
    isZoned ? text.replace(ZONE, (_, time, hours, minutes = "00") => `${time}${hours}:${minutes}`) : `${text}Z`,
  );
  return Number.isNaN(at) ? undefined : at;
}
