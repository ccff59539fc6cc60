import { ArgumentError } from "../errors/argument.ts";
import { describeKind } from "./describe-kind.ts";

/**
 * Refuses an option that does not exist. Otherwise a misspelled option would have no effect, and nobody would notice.
 *
 * @param known Every option, as the keys of an object. Its type follows the type of the options, so that none can be forgotten.
 * @param within The place of the options, with a dot at its end: `poll.`.
 * @throws {ArgumentError} With the name of the most similar option. The value is not repeated, as it may be a secret.
 */
export function checkOptionNames<Options extends object>(
  action: string,
  given: Partial<Options> | undefined,
  known: Readonly<Record<keyof Required<Options>, unknown>>,
  within = "",
): void {
  for (const [name, value] of Object.entries(given ?? {})) {
    if (Object.hasOwn(known, name) || value === undefined) continue;
    const [nearest] = Object.keys(known).sort(
      (one, other) => computeLikeness(other, name) - computeLikeness(one, name),
    );
    throw new ArgumentError(
      action,
      within + name,
      `be a known option (the nearest is ${within}${nearest})`,
      describeKind(value),
    );
  }
}

/** The number of letter pairs of one name that the other name contains, less half the difference of their lengths. */
function computeLikeness(one: string, other: string): number {
  const [name, text] = [one.toLowerCase(), other.toLowerCase()];
  const pairs = Array.from(name, (letter, at) => letter + (name[at + 1] ?? ""));
  return pairs.filter((pair) => text.includes(pair)).length - Math.abs(name.length - text.length) / 2;
}
