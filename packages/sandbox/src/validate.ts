import { tolerate } from "./tolerate.ts";
import { validators } from "./validators.generated.ts";

export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
  /** The schema that the value does not fit, with its marks. */
  parentSchema?: Record<string, unknown>;
}

type Validator = ((value: unknown) => boolean) & { errors?: ValidationError[] | null };

const all = new Map(Object.entries(validators as Record<string, Validator>));

/**
 * What is wrong with a value, by JSON Pointer; `undefined` for a value that fits, or where the specs say nothing.
 *
 * @param options.isTolerant Whether to mend in place what callers in the field write otherwise.
 */
export function validate(
  name: string,
  value: unknown,
  { isTolerant = false } = {},
): Record<string, string[]> | undefined {
  const validator = all.get(name);
  if (!validator || validator(value)) return undefined;
  if (isTolerant && tolerate(value, validator.errors ?? []) && validator(value)) return undefined;
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
