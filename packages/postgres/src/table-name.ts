import { ArgumentError } from "@kontor/http";

export interface TableNameRules {
  /** Longest name, in letters; PostgreSQL cuts what is longer than 63. */
  maxLength: number;
  /** Whether it may be `schema.name`. Default `true`. */
  canNameSchema?: boolean;
}

/**
 * Checks a name that stands in statements as it is, so it must need no quotes: small letters, digits and `_`.
 *
 * @returns The name.
 * @throws {ArgumentError} If it is another one.
 */
export function checkTableName(
  action: string,
  argument: string,
  name: string,
  { maxLength, canNameSchema = true }: TableNameRules,
): string {
  const parts = typeof name === "string" ? name.split(".") : [""];
  const isName = (part: string) => /^[a-z_][a-z0-9_]*$/.test(part) && part.length <= maxLength;
  if (parts.every(isName) && parts.length <= (canNameSchema ? 2 : 1)) return name;
  const forms = canNameSchema ? "a name, or schema.name," : "a name";
  throw new ArgumentError(action, argument, `be ${forms} in small letters, at most ${maxLength} of them`, name);
}
