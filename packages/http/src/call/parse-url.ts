/** An address, seen from `base` if there is one; `undefined` where it is none. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
