/** The fields of a schema that a manner reads. */
export interface MannerSchema {
  $ref?: string;
  title?: string;
  type?: string | string[];
  properties?: Record<string, MannerSchema>;
  required?: string[];
  items?: MannerSchema;
  allOf?: MannerSchema[];
  oneOf?: MannerSchema[];
  const?: unknown;
  "x-decimal-text"?: boolean;
  "x-id-text"?: boolean;
}

/** One way in which clients in the field write what they mean (observed). */
export interface Manner {
  name: string;
  /** How a value of this kind is written; `undefined`: as everybody writes it. */
  leaf?(schema: MannerSchema, value: unknown): unknown;
  /** The value, if others write it as another text: `24.9` is the same as `24.90`. */
  meant?(schema: MannerSchema, value: unknown): unknown;
  /** The fields that an object has beside those of its schema. */
  more?(schema: MannerSchema, value: object): object;
  /** How the whole is put down. Default: `JSON.stringify()`. */
  print?(value: unknown): string;
  /** Whether another text is kept than that of everybody: an instant is kept as it was written. */
  isKeptAsWritten?: boolean;
}

const isOf = (schema: MannerSchema, type: string) => [schema.type].flat().includes(type);
const instant = (write: (text: string) => string) => (schema: MannerSchema, value: unknown) =>
  schema.title === "Timestamp" ? write(String(value)) : undefined;
const numberAsText = (schema: MannerSchema, value: unknown) =>
  isOf(schema, "integer") || isOf(schema, "number") ? String(value) : undefined;
const amountAsNumber = (schema: MannerSchema, value: unknown) => (schema["x-decimal-text"] ? Number(value) : undefined);
const amountAsText = (schema: MannerSchema, value: unknown) =>
  schema["x-decimal-text"] ? String(Number(value)) : undefined;
const idOfDigits = (schema: MannerSchema, value: unknown) =>
  schema["x-id-text"] ? String(value).replaceAll(/\D/g, "").slice(0, 15) : undefined;
const idAsNumber = (schema: MannerSchema, value: unknown) =>
  schema["x-id-text"] ? Number(idOfDigits(schema, value)) : undefined;
const truthAsNumber = (schema: MannerSchema, value: unknown) => (isOf(schema, "boolean") ? Number(value) : undefined);
const truthAsText = (schema: MannerSchema, value: unknown) =>
  isOf(schema, "boolean") ? (value === true ? "1" : "") : undefined;
const nulls = ({ properties = {}, required = [] }: MannerSchema, value: object) =>
  Object.fromEntries(
    Object.keys(properties).flatMap((name) => (name in value || required.includes(name) ? [] : [[name, null]])),
  );
const plusZeros = (text: string) => text.replace(/Z$/, "+0000");

/** The manners of clients, one by one, and of two clients as a whole: the older and the newer generation. */
export const manners: readonly Manner[] = [
  { name: "numbers as text", leaf: numberAsText },
  { name: "amounts as numbers", leaf: amountAsNumber, meant: amountAsText },
  { name: "ids as numbers", leaf: idAsNumber, meant: idOfDigits },
  { name: "true and false as 1 and 0", leaf: truthAsNumber },
  { name: "true and false as text", leaf: truthAsText },
  { name: "null for what is left out", more: nulls },
  { name: "instants with +0000", leaf: instant(plusZeros), isKeptAsWritten: true },
  { name: "instants with +00", leaf: instant((text) => text.replace(/Z$/, "+00")), isKeptAsWritten: true },
  { name: "instants without a zone", leaf: instant((text) => text.replace(/Z$/, "")), isKeptAsWritten: true },
  { name: "their own fields", more: () => ({ clientInternal: { a: [1] }, _links: null }) },
  { name: "pretty JSON", print: (value) => `${JSON.stringify(value, undefined, 4)}\r\n` },
  {
    name: "the older generation",
    leaf: (schema, value) =>
      numberAsText(schema, value) ?? truthAsText(schema, value) ?? instant(plusZeros)(schema, value),
    more: nulls,
    print: (value) => JSON.stringify(value, undefined, 2),
    isKeptAsWritten: true,
  },
  {
    name: "the newer generation",
    leaf: (schema, value) => amountAsNumber(schema, value) ?? idAsNumber(schema, value) ?? truthAsNumber(schema, value),
    meant: (schema, value) => amountAsText(schema, value) ?? idOfDigits(schema, value),
    more: (schema, value) => ({ ...nulls(schema, value), generator: "v2" }),
  },
];

/** A value that fits a schema, as a client of this manner writes it. */
export function applyManner(
  manner: Pick<Manner, "leaf" | "more">,
  given: MannerSchema,
  value: unknown,
  resolve: (schema: MannerSchema) => MannerSchema = (schema) => schema,
): unknown {
  const schema = flat(resolve(given), value, resolve);
  if (Array.isArray(value)) return value.map((item) => applyManner(manner, schema.items ?? {}, item, resolve));
  if (typeof value !== "object" || value === null) return manner.leaf?.(schema, value) ?? value;
  const fields = Object.entries(value).map(([name, each]) => [
    name,
    applyManner(manner, schema.properties?.[name] ?? {}, each, resolve),
  ]);
  return { ...(Object.fromEntries(fields) as object), ...(schema.properties && manner.more?.(schema, value)) };
}

/** A union as the member that this value is, and a schema of parts as one. */
function flat(schema: MannerSchema, value: unknown, resolve: (schema: MannerSchema) => MannerSchema): MannerSchema {
  const { oneOf, allOf } = schema;
  if (oneOf)
    return oneOf.map(resolve).find(({ properties = {} }) => properties["type"]?.const === Object(value)["type"]) ?? {};
  if (!allOf) return schema;
  const parts = [schema, ...allOf.map((part) => flat(resolve(part), value, resolve))];
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties = {} }) => properties)) as Record<string, MannerSchema>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}
