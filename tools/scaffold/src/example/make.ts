import { readTable } from "../read/tables.ts";
import { formatField, formatTitle } from "../name/title.ts";
import { toWords } from "../name/words.ts";
import { readReference, type Description, type VendorSchema } from "../read/description.ts";
import { formatSentence } from "../text/field.ts";
import { chooseKey } from "./key.ts";

const values = [...readTable("values.tsv")].map(([pattern, [value = ""]]) => ({
  pattern: new RegExp(`^(?:${pattern})$`),
  value: JSON.parse(value) as unknown,
}));
const DEEPEST = 5;
const OPTIONAL_FIELDS = 6;
/** Fields that tell more than others about a record, first. */
const TELLING = [
  "hasNextPage",
  "itemId",
  "id",
  "name",
  "number",
  "sKU",
  "sku",
  "quantity",
  "firstName",
  "lastName",
  "city",
  "countryIso",
  "netPrice",
  "comment",
];

/**
 * Makes a value that a schema allows, from the table of values: of an object the required fields, and some of the
 * others where there are few.
 */
export function buildExample(schema: VendorSchema, { components }: Description, title = "Value"): unknown {
  return make(schema, title, "value", 0);

  function make(each: VendorSchema, owner: string, field: string, depth: number): unknown {
    if (each.$ref !== undefined) {
      const name = readReference(each.$ref);
      const target = components.schemas[name] ?? {};
      if (target.format === "uuid") return chooseKey(formatTitle(name));
      return make(target, formatTitle(name), field, depth);
    }
    if (each.type === "object") return each.properties ? object(each, owner, depth) : {};
    if (each.type === "array") return depth > DEEPEST ? [] : [make(each.items ?? {}, owner, field, depth + 1)];
    if (each.enum) return each.enum.find((value) => value !== 0) ?? each.enum[0];
    const known = values.find(({ pattern, value }) => pattern.test(`${owner}.${field}`) && fits(value, each));
    return known ? known.value : plainValue(each, field, `${owner}.${field}`);
  }

  function object({ properties = {}, required = [] }: VendorSchema, owner: string, depth: number) {
    const names = Object.keys(properties);
    const room = Math.max(0, OPTIONAL_FIELDS - required.length);
    const others = names.filter((name) => !required.includes(name));
    const simple = others.filter((name) => !isDeep(properties[name]!)).sort((one, other) => rank(one) - rank(other));
    const chosen = new Set([
      ...required,
      ...(simple.length > 0 ? simple : depth < DEEPEST ? others : []).slice(0, room),
    ]);
    return Object.fromEntries(
      names
        .filter((name) => chosen.has(name))
        .map((name) => [formatField(name), make(properties[name]!, owner, formatField(name), depth + 1)]),
    );
  }

  function isDeep(each: VendorSchema): boolean {
    if (each.$ref === undefined) return each.type === "array" || each.type === "object";
    const type = components.schemas[readReference(each.$ref)]?.type;
    return type === "object" || type === "array";
  }
}

function rank(name: string): number {
  const place = TELLING.indexOf(formatField(name));
  return place < 0 ? TELLING.length : place;
}

/** Whether a value of the table is of the type, and within the limits, that the schema states. */
function fits(
  value: unknown,
  {
    type,
    format,
    minLength = 0,
    maxLength = Infinity,
    minimum = -Infinity,
    maximum = Infinity,
  }: VendorSchema & { minLength?: number; maxLength?: number; minimum?: number; maximum?: number },
): boolean {
  if (type === undefined) return true;
  if (type === "string")
    return (
      typeof value === "string" && value.length >= minLength && value.length <= maxLength && fitsFormat(value, format)
    );
  if (type === "boolean") return typeof value === "boolean";
  return (
    typeof value === "number" && value >= minimum && value <= maximum && (type === "number" || Number.isInteger(value))
  );
}

function fitsFormat(value: string, format: string | undefined): boolean {
  if (format === "date-time") return /^\d{4}-\d\d-\d\dT/.test(value);
  if (format === "byte") return /^[\w+/]+=*$/.test(value);
  if (format === "duration") return value.startsWith("P");
  if (format === "uri") return value.startsWith("https:");
  return format !== "uuid";
}

/** A value where the table has none. */
function plainValue(
  { type, format, maxLength = 100, minimum }: VendorSchema & { maxLength?: number; minimum?: number },
  field: string,
  place: string,
): unknown {
  if (type === undefined) return "Yes";
  if (type === "boolean") return false;
  if (type === "integer" || type === "number") return Math.max(1, Math.ceil(minimum ?? 0));
  if (format === "uuid") return chooseKey(place);
  if (format === "date-time") return "2026-02-11T08:30:00Z";
  if (format === "byte") return "JVBERi0xLjc=";
  if (format === "duration") return "PT5M";
  if (format === "uri") return "https://files.example/0b8f9c52";
  return formatSentence(toWords(field)).slice(0, -1).slice(0, maxLength);
}
