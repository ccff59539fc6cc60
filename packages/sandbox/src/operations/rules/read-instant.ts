/** Reads an instant as senders in the field write it: with `Z`, `+0000` or `+00`, or without a zone, which means UTC. In ms; NaN where it is none. */
export function readInstant(text: string): number {
  const zoned = text.replace(/([+-]\d{2})$/, "$1:00").replace(/([+-]\d{2})(\d{2})$/, "$1:$2");
  return Date.parse(/[zZ]$|[+-]\d{2}:\d{2}$/.test(zoned) ? zoned : `${zoned}Z`);
}
