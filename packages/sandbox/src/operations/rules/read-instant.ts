/** An instant as senders in the field write it: with `Z`, with `+0000`, `+00` or without a zone, which is UTC. */
export function readInstant(text: string): number {
  const zoned = text.replace(/([+-]\d{2})$/, "$1:00").replace(/([+-]\d{2})(\d{2})$/, "$1:$2");
  return Date.parse(/[zZ]$|[+-]\d{2}:\d{2}$/.test(zoned) ? zoned : `${zoned}Z`);
}
