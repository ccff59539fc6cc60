/**
 * Whether a request addressed this machine by number, as `localhost` or by the name that the server was given. Any other name
 * may have been pointed at this machine by an attacker (DNS rebinding), whose page would then count as the sandbox's own.
 */
export function isOwnHost(url: string, listening: string): boolean {
  const { hostname } = new URL(url);
  return hostname === listening || hostname === "localhost" || /^[\d.]+$|^\[[\da-f:.]+\]$/i.test(hostname);
}
