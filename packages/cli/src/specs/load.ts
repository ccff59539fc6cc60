import type { DataSchema, ErrorWords, SpecData, SpecEvent, SpecOperation, Unknown } from "./shape.ts";

export interface Specs {
  erp: SpecData;
  channel: SpecData;
  errors: readonly ErrorWords[];
  unknowns: readonly Unknown[];
}

export async function loadSpecs(): Promise<Specs> {
  const [{ erp }, { channel }, { errors, unknowns }] = await Promise.all([
    import("./generated/erp.generated.ts"),
    import("./generated/channel.generated.ts"),
    import("./generated/words.generated.ts"),
  ]);
  return { erp, channel, errors, unknowns };
}

export function listOperations({ erp, channel }: Specs): SpecOperation[] {
  return [...erp.operations, ...channel.operations];
}

export function listEvents({ erp, channel }: Specs): SpecEvent[] {
  return [...erp.events, ...channel.events];
}

/** The name by which the command line calls an operation: its method, or its id where it has none. */
export function readCallName({ call, id }: Pick<SpecOperation, "call" | "id">): string {
  return call ?? id;
}

/** Replaces a name by the schema that it stands for. Words beside the name win. */
export function resolveSchema({ schemas }: SpecData, schema: DataSchema): DataSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  return { ...resolveSchema({ schemas } as SpecData, schemas[$ref] ?? {}), ...beside };
}

/** One field of a schema, or a field of that field. */
export interface FieldRow {
  /** Its path: `priceList[].id`. */
  path: string;
  type: string;
  required: boolean;
  description: string;
  unknowns: readonly string[];
}

/** Where `listFields()` stands, and how far it goes. */
interface Walk {
  /** The names of the schemas that it stands in. */
  above?: readonly string[];
  before?: string;
  /** Whether fields of named schemas are left out. */
  isShallow?: boolean;
}

/** Lists the fields of a schema, and right below each the fields that it holds. A schema that holds itself is not followed again. */
export function listFields(data: SpecData, schema: DataSchema, walk: Walk = {}): FieldRow[] {
  const { above = [], before = "", isShallow = false } = walk;
  const name = schema.$ref;
  if (name !== undefined && (above.includes(name) || (isShallow && before !== ""))) return [];
  const inner = { ...walk, above: [...above, name ?? []].flat() };
  const whole = resolveSchema(data, schema);
  if (whole.items)
    return listFields(data, whole.items, { ...inner, before: before === "" ? "[]." : `${before.slice(0, -1)}[].` });
  return Object.entries(whole.properties ?? {}).flatMap(([key, property]) => {
    const field = resolveSchema(data, property);
    const path = `${before}${key}`;
    const row = {
      path,
      type: describeType(data, property),
      required: whole.required?.includes(key) ?? false,
      description: describeField(field),
      unknowns: [field["x-not-shown"] ?? []].flat(),
    };
    return [row, ...listFields(data, property, { ...inner, before: `${path}.` })];
  });
}

/** The type of a schema in words: `array of integer`, `text, a uuid`. */
export function describeType(data: SpecData, schema: DataSchema): string {
  const { type, format, items, additionalProperties, ...rest } = resolveSchema(data, schema);
  if (rest["x-decimal-text"] === true) return "decimal text";
  if (rest.const !== undefined) return JSON.stringify(rest.const);
  if (rest.enum) return rest.enum.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join(" | ");
  if (rest.oneOf) return rest.oneOf.map((each) => describeType(data, each)).join(" or ");
  if (items) return `list of ${describeType(data, items)}`;
  if (typeof additionalProperties === "object") return `map of ${describeType(data, additionalProperties)}`;
  if (rest.properties) return rest.title ?? "object";
  const names = type === undefined ? "anything" : [type].flat().join(" or ");
  return format === undefined ? names.replace("string", "text") : format;
}

function describeField(field: DataSchema): string {
  const meanings = field["x-enum-meaning"];
  const values = meanings && field.enum?.map((value, index) => `${String(value)} ${meanings[index]}`).join(", ");
  const parts = [
    field.deprecated === true && "Deprecated.",
    field["x-secret"] === true && "Secret.",
    field.description,
    values && `(${values})`,
  ];
  return parts.filter(Boolean).join(" ");
}
