/** Parses an address, relative to `base` if given. The result is `undefined` where the text is not an address. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
