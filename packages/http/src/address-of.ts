import { withoutSlashes } from "./secure-url.ts";

/** The parameters of one call, by where they go. */
export interface CallParameters {
  path?: object;
  query?: object;
  header?: object;
}

/**
 * The address of a call: the path below the base address, its parameters put in, and the query. What is `undefined` or
 * `null` is left out of a query; a list is written as its name again for every item.
 *
 * @param lists `comma`: a list is one value, its items parted by commas.
 */
export function addressOf(
  baseUrl: string,
  path: string,
  { path: steps, query }: CallParameters,
  lists?: "comma",
): string {
  const place = path.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String((steps as Record<string, unknown>)[name])),
  );
  const parts = Object.entries({ ...query }).flatMap(([name, value]: [string, unknown]) => {
    const values = [value ?? []].flat().map((each) => encodeURIComponent(String(each)));
    return (lists && values.length > 0 ? [values.join(",")] : values).map((text) => `${name}=${text}`);
  });
  const search = parts.join("&");
  return `${withoutSlashes(baseUrl)}${place}${search && `?${search}`}`;
}
