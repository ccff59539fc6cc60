import type { Problems, Schema } from "../../ground/schema.ts";
import { findSchema } from "./schemas.ts";
import { buildValidator, type Validator, type ValidationError } from "./compile.ts";

const compiled = new Map<string, Validator>();

interface Leniency {
  /** Whether to fix in place the values that callers in the field write in another way. */
  isTolerant?: boolean;
  /** Whether an empty text in place of a value from a list counts as none (observed in events). */
  isEmptyAbsent?: boolean;
  /** A list to which the removed fields are added that nobody describes. Absent: they are problems. */
  dropped?: string[] | undefined;
}

/** Finds the problems of a value; `undefined` for a value that fits, or that the specs do not describe. */
export function validate(name: string, value: unknown, leniency: Leniency = {}): Problems | undefined {
  const { isTolerant = false, isEmptyAbsent = false, dropped } = leniency;
  const validator = findValidator(name);
  if (!validator || validator(value)) return undefined;
  const errors = validator.errors ?? [];
  const unknown = dropped ? dropUnknown(value, errors) : [];
  dropped?.push(...unknown);
  const isMended = isTolerant && tolerate(value, errors, isEmptyAbsent);
  if ((isMended || unknown.length > 0) && validator(value)) return undefined;
  const problems: Problems = {};
  for (const error of validator.errors ?? []) {
    const { place, words } = describeProblem(error);
    (problems[place] ??= []).push(words);
  }
  return problems;
}

const FORMS: Readonly<Record<string, string>> = {
  decimal: "must be a decimal number, such as 12.50",
  instant: "must be an instant, such as 2026-02-11T08:30:00Z",
  int64: `must be at most ${Number.MAX_SAFE_INTEGER}, as the sandbox counts no further`,
};

/** Says what is wrong, and where. What may stand there is named, also the names of the members of a union. */
export function describeProblem({
  instancePath: place,
  keyword,
  message = keyword,
  params,
  parentSchema = {},
}: ValidationError) {
  const { enum: allowed, discriminator } = parentSchema as Schema;
  const tell = (values: readonly unknown[]) =>
    `: ${values.map((each) => (typeof each === "string" ? `'${each}'` : String(each))).join(", ")}`;
  if (keyword === "additionalProperties")
    return { place, words: `${message}: ${String(params["additionalProperty"])}` };
  const form = keyword === "format" ? FORMS[String(params["format"])] : undefined;
  if (form !== undefined) return { place, words: form };
  if (keyword === "enum") return { place, words: `${message}${tell(allowed!)}` };
  if (keyword !== "discriminator") return { place, words: message };
  const { propertyName, values } = discriminator!;
  return params["tagValue"] === undefined
    ? { place, words: `must have required property '${propertyName}'${tell(values)}` }
    : { place: `${place}/${propertyName}`, words: `must be equal to one of the allowed values${tell(values)}` };
}

export function isDescribed(name: string): boolean {
  return findSchema(name) !== undefined;
}

function findValidator(name: string): Validator | undefined {
  const known = compiled.get(name);
  if (known) return known;
  const found = findSchema(name);
  const validator = found && buildValidator(found);
  if (validator) compiled.set(name, validator);
  return validator;
}

/**
 * Turns values that are written as another type of JSON into what the specs say, in place. Callers of the channel interface
 * write `"1"` for 1, `"1.0E-5"` for a number, `"1"`, `1` and `""` for true and false, a number for an amount or an id, and `null`
 * for a field without a value (observed). The marks of a schema say where a number is meant as text. Returns whether anything changed.
 */
function tolerate(value: unknown, errors: readonly ValidationError[], isEmptyAbsent: boolean): boolean {
  let isChanged = false;
  for (const { instancePath, keyword, params, parentSchema } of errors) {
    if ((keyword !== "type" && keyword !== "enum") || instancePath === "") continue;
    const keys = splitPointer(instancePath);
    const last = keys.pop()!;
    const parent = keys.reduce((node, key) => Object(node[key]) as Fields, Object(value) as Fields);
    if (!Object.hasOwn(parent, last)) continue; // another branch of the schema has mended it already
    const isAbsent = keyword === "type" ? parent[last] === null : isEmptyAbsent && parent[last] === "";
    const isText = keyword === "type" && !isAbsent;
    const meant = isText ? findMeaning(parent[last], String(params["type"]), parentSchema ?? {}) : undefined;
    if (isAbsent && !Array.isArray(parent)) delete parent[last]; // a required field is then missing
    else if (meant === undefined) continue;
    else parent[last] = meant;
    isChanged = true;
  }
  return isChanged;
}

/** Removes, in place, the fields that nobody describes. Returns their places, as JSON Pointers. */
function dropUnknown(value: unknown, errors: readonly ValidationError[]): string[] {
  const dropped: string[] = [];
  for (const { instancePath, keyword, params } of errors) {
    if (keyword !== "additionalProperties") continue;
    const name = String(params["additionalProperty"]);
    const owner = splitPointer(instancePath).reduce(
      (node, key) => Object(node[key]) as Fields,
      Object(value) as Fields,
    );
    if (!Object.hasOwn(owner, name)) continue;
    delete owner[name];
    dropped.push(`${instancePath}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
  return dropped;
}

type Fields = Record<string, unknown>;

export function splitPointer(instancePath: string): string[] {
  return instancePath
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

const NUMBER = /^-?\d{1,15}(\.\d+)?(e[+-]?\d{1,3})?$/i;
const BOOLEANS = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ["1", true],
  ["0", false],
  ["true", true],
  ["false", false],
  ["", false],
]);

function findMeaning(value: unknown, type: string, marks: Record<string, unknown>): unknown {
  if (type === "boolean") return BOOLEANS.get(value);
  if (typeof value === "number")
    return marks["x-decimal-text"] === true || (marks["x-id-text"] === true && Number.isSafeInteger(value))
      ? String(value)
      : undefined;
  if (typeof value !== "string") return undefined;
  const isMeant = (type === "integer" && /^-?\d{1,19}$/.test(value)) || (type === "number" && NUMBER.test(value));
  return isMeant ? Number(value) : undefined;
}
