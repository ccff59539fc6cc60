export interface Misfit {
  place: string;
  must: string;
  got: unknown;
}

/** Finds the first thing that is wrong with a value; `undefined` where it fits. */
export type Check = (value: unknown, place: string) => Misfit | undefined;

/** A check of one condition, in words: `be text`. */
export const must =
  (words: string, fits: (value: never) => boolean): Check =>
  (value, place) =>
    fits(value as never) ? undefined : { place, must: words, got: value };

export const text = must("be text", (value) => typeof value === "string");
export const truth = must("be true or false", (value) => typeof value === "boolean");
export const object = must(
  "be an object",
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
);
export const atLeast = (least: number): Check =>
  must(`be a number >= ${least}`, (value: number) => Number.isFinite(value) && value >= least);
export const oneOf = (...values: readonly (string | number)[]): Check =>
  must(`be one of ${values.join(", ")}`, (value) => values.includes(value));

export const optional =
  (check: Check): Check =>
  (value, place) =>
    value === undefined ? undefined : check(value, place);

export const list =
  (check: Check): Check =>
  (value, place) =>
    Array.isArray(value)
      ? findFirst(place, Object.entries(value), () => check)
      : { place, must: "be a list", got: value };

/** An object that holds values of one kind by any name. */
export const record =
  (check: Check): Check =>
  (value, place) =>
    object(value, place) ?? findFirst(place, Object.entries(value as object), () => check);

/** An object that holds the named fields, and no other. */
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, place) => {
    const misfit = object(value, place);
    if (misfit) return misfit;
    const given = value as Record<string, unknown>;
    const unknownField = Object.keys(given).find((key) => !Object.hasOwn(fields, key));
    if (unknownField !== undefined)
      return {
        place: `${place}/${unknownField}`,
        must: `be one of ${Object.keys(fields).join(", ")}`,
        got: unknownField,
      };
    const entries = Object.keys(fields).map((key): [string, unknown] => [key, given[key]]);
    return findFirst(place, entries, (key) => fields[key]!);
  };

function findFirst(place: string, entries: [string, unknown][], findCheck: (key: string) => Check): Misfit | undefined {
  for (const [key, value] of entries) {
    const misfit = findCheck(key)(value, `${place}/${key}`);
    if (misfit) return misfit;
  }
  return undefined;
}

/** Refuses a value that does not fit. @throws {RangeError} With the place, and a value that is text or a number. */
export function checkValue(action: string, check: Check, value: unknown): void {
  const misfit = check(value, "");
  if (!misfit) return;
  const { place, must: words, got } = misfit;
  const isShown = got === null || ["string", "number", "boolean"].includes(typeof got);
  const shown = isShown ? String(got) : Array.isArray(got) ? "a list" : typeof got;
  throw new RangeError(`Cannot ${action} as ${place.slice(1) || "it"} must ${words}: got ${shown}`);
}

/** The known name that shares the most pairs of letters with a name, at least half of them. */
export function findNearest(name: string, known: readonly string[]): string | undefined {
  const pairsOf = (text: string) =>
    new Set(Array.from(text.toLowerCase(), (_, at) => text.toLowerCase().slice(at, at + 2)));
  const given = pairsOf(name);
  let [nearest, best]: [string | undefined, number] = [undefined, 0.5];
  for (const each of known) {
    const pairs = pairsOf(each);
    const share = ([...pairs].filter((pair) => given.has(pair)).length * 2) / (pairs.size + given.size);
    if (share > best) [nearest, best] = [each, share];
  }
  return nearest;
}

/** @throws {RangeError} If the options are no object, or one is unknown. Its value is left out, because it may be a secret. */
export function checkOptions<Options extends object>(
  action: string,
  given: Options | undefined,
  known: Record<keyof Required<Options>, 1>,
): void {
  if (given !== undefined && (typeof given !== "object" || given === null || Array.isArray(given)))
    throw new RangeError(
      `Cannot ${action} as the options must be an object: got ${given === null ? "null" : typeof given}`,
    );
  for (const [name, value] of Object.entries(given ?? {})) {
    if (Object.hasOwn(known, name) || value === undefined) continue;
    const all = Object.keys(known).join(", ");
    throw new RangeError(
      `Cannot ${action} as ${name} must be a known option: ${all ? `one of ${all}` : "there is none"}`,
    );
  }
}
