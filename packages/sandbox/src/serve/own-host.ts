/**
 * Whether a request was addressed to this machine by number, as `localhost` or by the name that the server was given. A
 * name that somebody made to point here (DNS rebinding) would let a page of theirs count as ours.
 */
export function isOwnHost(url: string, listening: string): boolean {
  const { hostname } = new URL(url);
  return hostname === listening || hostname === "localhost" || /^[\d.]+$|^\[[\da-f:.]+\]$/i.test(hostname);
}
