import { isDeepStrictEqual } from "node:util";

export type Bump = "major" | "minor" | "patch";

/** A schema of a bundled description: its references are `#/components/schemas/<Name>`. */
export interface Schema {
  $ref?: string;
  title?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  "x-client-required"?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  [key: string]: unknown;
}

/** What is compared, in words and in its direction. */
export interface Place {
  /** `` `Stock` `` or "the answer of `erp.stocks.list()`". */
  of: string;
  /** The field in it, such as `price.amount`; empty for the whole. */
  path: string;
  /** True if an integrator sends it, false if an integrator reads it. */
  isSent: boolean;
}

/** Takes what is found. */
export interface Report {
  add(bump: Bump, text: string): void;
  /** What was found, by its sentence. */
  found: ReadonlyMap<string, Bump>;
  /** The title of a schema, which is the type of an event. */
  findTitle(name: string): string | undefined;
}

const LOWER = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"];
const UPPER = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"];
const LIMITS = [...LOWER, ...UPPER, "pattern", "format", "multipleOf", "uniqueItems", "default"];
const UNIONS = ["anyOf", "oneOf"] as const;
/** Keys of which every change is a break: nobody compares what is in them. The other keys that begin with `x-` are documentation. */
const OPAQUE = ["not", "patternProperties", "x-long", "x-id-text", "x-decimal-text", "x-read-apart"];

/** Compares two versions of a schema. A schema that it refers to is compared by itself. A change of the documentation alone is not reported, and no changed limit of what an integrator only reads. */
export function compareSchemas(before: Schema, after: Schema, place: Place, report: Report): void {
  if (isDeepStrictEqual(before, after) || after["x-unknown-event"]) return; // the list of known events is the union
  if (!isSameType(before, after, place, report)) return;
  compareFields(before, after, place, report);
  compareValues(before, after, place, report);
  compareUnions(before, after, place, report);
  compareLimits(before, after, place, report);
  compareInner(before, after, place, report);
  for (const key of OPAQUE)
    if (!isDeepStrictEqual(before[key], after[key])) report.add("major", `${startWith(place)} has another \`${key}\`.`);
}

/** @returns False if the type is another one, so that nothing inside needs to be compared. */
function isSameType(before: Schema, after: Schema, place: Place, report: Report): boolean {
  const [old, fresh] = [listTypes(before), listTypes(after)];
  const isWider = fresh.length === 0 || (old.length > 0 && old.every((type) => fresh.includes(type)));
  const isNarrower = old.length === 0 || (fresh.length > 0 && fresh.every((type) => old.includes(type)));
  if (isWider && isNarrower && old.length === fresh.length) return true;
  const isBreaking = (place.isSent && !isWider) || (!place.isSent && !isNarrower);
  const name = (types: string[]) => types.map((type) => `\`${type}\``).join(" or ") || "`unknown`";
  report.add(isBreaking ? "major" : "minor", `${startWith(place)} is ${name(fresh)} instead of ${name(old)}.`);
  return false;
}

/** The names of the types of a value; empty if it may be anything. */
function listTypes(schema: Schema): string[] {
  const { $ref, type, format, items } = schema;
  if ($ref) return [readName($ref)];
  if (schema.allOf ?? schema.anyOf ?? schema.oneOf ?? schema.properties) return ["object"];
  if (type === "array" && items) return [`${listTypes(items).join(" | ") || "unknown"}[]`];
  if (format === "binary") return ["binary"];
  return type ? [type].flat().toSorted() : [...new Set(listValues(schema)?.map((value) => typeof value))];
}

function compareFields(before: Schema, after: Schema, place: Place, report: Report): void {
  const [old, fresh] = [before.properties ?? {}, after.properties ?? {}];
  const [wasNeeded, isNeeded] = [listNeeded(before, place), listNeeded(after, place)];
  for (const name of Object.keys(old)) {
    const field = { ...place, path: [place.path, name].filter(Boolean).join(".") };
    if (!fresh[name]) {
      report.add("major", `${startWith(field)} is gone.`);
      continue;
    }
    const [was, is] = [wasNeeded.has(name), isNeeded.has(name)];
    const words = place.isSent ? ["may be left out", "must be sent now"] : ["may be absent", "is always there"];
    if (was !== is) report.add(is === place.isSent ? "major" : "minor", `${startWith(field)} ${words[Number(is)]}.`);
    compareSchemas(old[name]!, fresh[name], field, report);
  }
  for (const name of Object.keys(fresh).filter((each) => !(each in old))) {
    const field = startWith({ ...place, path: [place.path, name].filter(Boolean).join(".") });
    if (place.isSent && isNeeded.has(name)) report.add("major", `${field} is new and must be sent.`);
    else report.add("minor", `${field} is new${place.isSent ? " and may be sent" : ""}.`);
  }
}

function listNeeded(schema: Schema, { isSent }: Place): Set<string> {
  return new Set([...(schema.required ?? []), ...((isSent && schema["x-client-required"]) || [])]);
}

function compareValues(before: Schema, after: Schema, place: Place, report: Report): void {
  const [old, fresh] = [listValues(before), listValues(after)];
  if (isDeepStrictEqual(old, fresh)) return;
  if (!fresh) return report.add("minor", `${startWith(place)} may have any value.`);
  const name = (values: unknown[]) => values.map((value) => `\`${String(value)}\``).join(", ");
  const breaks = place.isSent || after.const !== undefined ? "major" : "minor"; // a reader may meet any value anyway
  if (!old) return report.add(breaks, `${startWith(place)} has only the values ${name(fresh)}.`);
  const gained = fresh.filter((value) => !old.includes(value));
  const lost = old.filter((value) => !fresh.includes(value));
  if (gained.length > 0) report.add("minor", `${startWith(place)} may be ${name(gained)} too.`);
  if (lost.length > 0) report.add(breaks, `${startWith(place)} is no longer ${name(lost)}.`);
}

function listValues(schema: Schema): unknown[] | undefined {
  return schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
}

function compareUnions(before: Schema, after: Schema, place: Place, report: Report): void {
  for (const key of UNIONS) {
    const [old, fresh] = [before, after].map((schema) => mapMembers((schema[key] ?? []) as Schema[]));
    for (const [name, member] of old!) {
      const now = fresh!.get(name);
      if (now) compareSchemas(member, now, place, report);
      else report.add("major", describeMember(name, place, report, "gone"));
    }
    for (const name of fresh!.keys())
      if (!old!.has(name)) report.add("minor", describeMember(name, place, report, "new"));
  }
}

function mapMembers(members: Schema[]): Map<string, Schema> {
  return new Map(
    members.map((member, at) => {
      const name = member.$ref ? readName(member.$ref) : (member.title ?? `variant ${at + 1}`);
      return [name, member];
    }),
  );
}

function describeMember(name: string, place: Place, report: Report, what: "new" | "gone"): string {
  const title = report.findTitle(name);
  if (title?.includes(":")) return `The event type \`${title}\` is ${what}.`;
  return `${startWith(place)} ${what === "new" ? "may be" : "is no longer"} \`${name}\`${what === "new" ? " too" : ""}.`;
}

function compareLimits(before: Schema, after: Schema, place: Place, report: Report): void {
  for (const key of LIMITS) {
    const [old, fresh] = [before[key], after[key]];
    if (isDeepStrictEqual(old, fresh)) continue;
    const isTyped = key === "format" && old !== undefined && fresh !== undefined;
    if (place.isSent || isTyped) {
      const isLooser =
        fresh === undefined ||
        (LOWER.includes(key) && Number(fresh) < Number(old)) ||
        (UPPER.includes(key) && Number(fresh) > Number(old));
      const was = old === undefined ? "" : ` instead of \`${String(old)}\``;
      const text = fresh === undefined ? `has no ${key} any more` : `has the ${key} \`${String(fresh)}\`${was}`;
      // A length in place of a form asks for less than the form did.
      const isEased = key === "minLength" && before["format"] !== undefined && after["format"] === undefined;
      report.add(isLooser || isEased ? "minor" : "major", `${startWith(place)} ${text}.`);
    }
  }
}

function compareInner(before: Schema, after: Schema, place: Place, report: Report): void {
  if (before.items && after.items) compareSchemas(before.items, after.items, place, report);
  const [old, fresh] = [before, after].map((schema) => (schema["allOf"] ?? []) as Schema[]);
  if (old!.length !== fresh!.length) report.add("major", `${startWith(place)} is put together of other parts.`);
  else for (const [at, part] of old!.entries()) compareSchemas(part, fresh![at]!, place, report);
  const [was, is] = [before, after].map((schema) => schema["additionalProperties"]);
  if (isDeepStrictEqual(was, is)) return;
  if (typeof was === "object" && typeof is === "object") compareSchemas(was as Schema, is as Schema, place, report);
  else if (is === false)
    report.add(place.isSent ? "major" : "minor", `${startWith(place)} takes no other fields any more.`);
  else report.add("minor", `${startWith(place)} may have other fields.`);
}

/** The name of a component that is referred to. */
export function readName(ref: string): string {
  return ref.split("/").at(-1)!;
}

/** The place at the beginning of a sentence. */
function startWith({ of, path }: Place): string {
  return path ? `The field \`${path}\` of ${of}` : of[0]!.toUpperCase() + of.slice(1);
}
