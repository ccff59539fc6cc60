import type { ValidationError } from "./problem.ts";
import { dropUnknown, tolerate } from "./tolerate.ts";
import { validators } from "../../generated/validators.generated.ts";

type Validator = ((value: unknown) => boolean) & { errors?: ValidationError[] | null };

const all = new Map(Object.entries(validators as Record<string, Validator>));

/**
 * What is wrong with a value, by JSON Pointer; `undefined` for a value that fits, or where the specs say nothing.
 *
 * @param options.isTolerant Whether to mend in place what callers in the field write otherwise.
 * @param options.dropped Where fields that nobody describes are noted, which are then taken out. Absent: they do not fit.
 */
export function validate(
  name: string,
  value: unknown,
  { isTolerant = false, dropped }: { isTolerant?: boolean; dropped?: string[] | undefined } = {},
): Record<string, string[]> | undefined {
  const validator = all.get(name);
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
  return all.has(name);
}
