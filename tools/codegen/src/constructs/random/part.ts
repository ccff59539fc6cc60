import type { Json } from "../../document/openapi.ts";

/** Gives a schema a name in the description, and a reference to it. `build` may refer to itself. */
export type Define = (build: (self: Json) => Json) => { $ref: string };

/** A place in a value, and what does not fit there; without `misfit`, the place must not be empty. */
export interface Place {
  steps: readonly (string | number)[];
  misfit?: Json;
  /** The compiler lets it pass: a set of values is open where an answer has it, so a member of a union may be another one. */
  isOpen?: true;
}

/** A random schema, and what a client must make of it. It knows nothing of how the generator reads schemas. */
export interface Part {
  schema(define: Define): Json;
  /** The type of an answer, as a program writes it; absent where the answer has more than the schema says. */
  type: string | undefined;
  /** A value that fits. */
  value: Json;
  places: readonly Place[];
}

/** A part that is checked as a whole. */
export function toLeaf(schema: Record<string, Json>, type: string | undefined, value: Json): Part {
  return { schema: () => schema, type, value, places: [{ steps: [], misfit: { no: true } }] };
}

/** The places of a part that stands below a key. */
export function placeBelow(key: string | number, { places }: Part): Place[] {
  return places.map((place) => ({ ...place, steps: [key, ...place.steps] }));
}

export const toPointer = ({ steps }: Place): string =>
  steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The value of a part with something at a place that does not fit. */
export function spoil({ value }: Pick<Part, "value">, { steps, ...place }: Place): Json {
  const [key, ...rest] = steps;
  if (key === undefined) return place.misfit!;
  const copy = structuredClone(value) as Record<string | number, Json>;
  if (rest.length > 0 || "misfit" in place) copy[key] = spoil({ value: copy[key]! }, { steps: rest, ...place });
  else delete copy[key];
  return copy as Json;
}
