import { trimSlashes } from "./secure-url.ts";

/** The parameters of one call. */
export type CallParameters = Readonly<Record<string, unknown>>;

/** The parts of a call that its address consists of. */
export interface Addressed {
  path: string;
  params: CallParameters;
  /** Names of the query parameters. The path itself names its own. */
  query?: readonly string[] | undefined;
  /** `comma`: a list is sent as one value, its items separated by commas. */
  lists?: "comma" | undefined;
}

/**
 * Builds the address of a call: the path below the base address, with its parameters, and the query. A query parameter that is `undefined`
 * or `null` is left out. A list repeats its name for every item.
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
