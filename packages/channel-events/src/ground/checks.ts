import { ArgumentError, type Clock } from "@kontor/http";

/** Counts must be whole numbers. Times need not be. */
export function checkPositive(action: string, values: object, within = ""): void {
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    if (typeof value === "number" && value >= 1 && value < 2 ** 31 && (name.endsWith("Ms") || Number.isInteger(value)))
      continue;
    throw new ArgumentError(action, within + name, "be a number from 1 to 2147483647", value);
  }
}

/** A part may have more methods than these: a logger of pino has. */
export function checkFunctions<Part extends object>(
  action: string,
  of: string,
  part: Part,
  names: readonly (keyof Part & string)[],
): void {
  for (const name of names)
    if (typeof part?.[name] !== "function")
      throw new ArgumentError(action, of ? `${of}.${name}` : name, "be a function", part?.[name]);
}

/** @throws {ArgumentError} If a clock was given and lacks one of the methods. */
export function checkClock(action: string, clock: Partial<Clock> | undefined, ...methods: (keyof Clock)[]): void {
  if (clock !== undefined) checkFunctions(action, "clock", clock, methods);
}
