import { ArgumentError } from "@kontor/http";

/** Rules for the name of a table. */
export interface TableNameRules {
  /** Longest name, in letters. PostgreSQL cuts off everything after 63 letters. */
  maxLength: number;
  /** Whether it may be `schema.name`. Default `true`. */
  canNameSchema?: boolean;
}

/**
 * Checks a name that statements use without quotes. It may have small letters, digits and `_`, and begins with no digit.
 *
 * @returns The name.
 * @throws {ArgumentError} If the name has another form, or is too long.
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

/**
 * Creates the tables of a store at its first use. Callers that come meanwhile wait for the same attempt. After a failure, the next call
 * tries again.
 *
 * @returns A function that waits until the tables exist, and gives what `create` did. It throws the error of `create` to all callers of the
 *   attempt.
 */
export function createTablesOnce<T>(create: () => Promise<T>): () => Promise<T> {
  let creating: Promise<T> | undefined;
  return async () => {
    const current = (creating ??= create());
    return current.catch((error: unknown) => {
      if (creating === current) creating = undefined;
      throw error;
    });
  };
}
