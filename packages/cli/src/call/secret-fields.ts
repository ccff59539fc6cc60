import { resolveSchema } from "../specs/load.ts";
import type { DataSchema, SpecData } from "../specs/shape.ts";
import { isPlainObject } from "./exact-numbers.ts";

const HIDDEN = "[secret]";

/** The names of the secret fields that a value of a schema can hold, in lower case. */
export function listSecretFields(data: SpecData, schema: DataSchema | undefined): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (part: unknown) => {
    if (typeof part !== "object" || part === null) return;
    const { $ref, properties } = part as DataSchema;
    if (typeof $ref === "string" && !seen.has($ref)) {
      seen.add($ref);
      visit(data.schemas[$ref]);
    }
    for (const [name, each] of Object.entries(typeof properties === "object" ? properties : {}))
      if (resolveSchema(data, each)["x-secret"] === true) found.add(name.toLowerCase());
    for (const each of Object.values(part)) visit(each);
  };
  visit(schema);
  return found;
}

/** A copy of a value in which the secret fields are hidden. Files stay as they are. */
export function hideFields(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => hideFields(each, secrets));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      secrets.has(name.toLowerCase()) && each !== null && typeof each !== "object" ? HIDDEN : hideFields(each, secrets),
    ]),
  );
}

/** Collects the values of the secret fields. */
export function collectSecrets(value: unknown, secrets: ReadonlySet<string>): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    secrets.has(name.toLowerCase()) && (typeof each === "string" || typeof each === "number")
      ? [String(each)]
      : collectSecrets(each, secrets),
  );
}
