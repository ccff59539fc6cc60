import { buildValidator, type Validator } from "./compile.ts";
import { findSchema } from "./find-schema.ts";
import { dropUnknown, tolerate } from "./tolerate.ts";

const compiled = new Map<string, Validator>();

/**
 * Finds the problems of a value, by JSON Pointer; `undefined` for a value that fits, or that the specs do not describe.
 *
 * @param options.isTolerant Whether to mend in place the values that callers in the field write in another way.
 * @param options.dropped A list to which the removed fields are added that nobody describes. Absent: they are problems.
 */
export function validate(
  name: string,
  value: unknown,
  { isTolerant = false, dropped }: { isTolerant?: boolean; dropped?: string[] | undefined } = {},
): Record<string, string[]> | undefined {
  const validator = findValidator(name);
  if (!validator || validator(value)) return undefined;
  const errors = validator.errors ?? [];
  const unknown = dropped ? dropUnknown(value, errors) : [];
  dropped?.push(...unknown);
  const isMended = isTolerant && tolerate(value, errors);
  if ((isMended || unknown.length > 0) && validator(value)) return undefined;
  const problems: Record<string, string[]> = {};
  for (const { instancePath, keyword, message, params } of validator.errors ?? []) {
    const extra = keyword === "additionalProperties" ? `: ${String(params["additionalProperty"])}` : "";
    (problems[instancePath] ??= []).push(`${message ?? keyword}${extra}`);
  }
  return problems;
}

/** Whether the specs describe a body for this answer, or an event of this type. */
export function isDescribed(name: string): boolean {
  return findSchema(name) !== undefined;
}

/** The validator of a part of an operation, compiled at its first use. */
function findValidator(name: string): Validator | undefined {
  const known = compiled.get(name);
  if (known) return known;
  const found = findSchema(name);
  const validator = found && buildValidator(found);
  if (validator) compiled.set(name, validator);
  return validator;
}
