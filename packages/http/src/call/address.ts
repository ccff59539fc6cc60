import { trimSlashes } from "./secure-url.ts";

/** The parameters of one call. */
export type CallParameters = Readonly<Record<string, unknown>>;

/** What of a call stands in its address. */
export interface Addressed {
  path: string;
  params: CallParameters;
  /** Names of the parameters that go into the query; those of the path stand in it. */
  query?: readonly string[] | undefined;
  /** `comma`: a list is one value, its items parted by commas. */
  lists?: "comma" | undefined;
}

/**
 * The address of a call: the path below the base address, its parameters put in, and the query. What is `undefined` or
 * `null` is left out of a query; a list is written as its name again for every item.
 */
export function buildAddress(baseUrl: string, { path, params, query = [], lists }: Addressed): string {
  const place = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const parts = query.flatMap((name) => {
    const texts = [params[name] ?? []].flat().map((each) => encodeURIComponent(String(each)));
    return (lists && texts.length > 0 ? [texts.join(",")] : texts).map((text) => `${name}=${text}`);
  });
  const search = parts.join("&");
  return `${trimSlashes(baseUrl)}${place}${search && `?${search}`}`;
}
