import { ArgumentError } from "../errors/argument.ts";
import { describeKind } from "./describe-kind.ts";

/**
 * Refuses an option that there is none of: what is misspelled would otherwise be passed over without a word.
 *
 * @param known Every option. Their type is that of the options, so that none can be forgotten here.
 * @param within Where they stand, with a dot at its end: `poll.`.
 * @throws {ArgumentError} With the nearest option; the value is not told, as it may be a secret.
 */
export function checkOptionNames<Options extends object>(
  action: string,
  given: Partial<Options> | undefined,
  known: Record<keyof Required<Options>, 1>,
  within = "",
): void {
  for (const [name, value] of Object.entries(given ?? {})) {
    if (Object.hasOwn(known, name) || value === undefined) continue;
    const [nearest] = Object.keys(known).sort((one, other) => likeness(other, name) - likeness(one, name));
    throw new ArgumentError(
      action,
      within + name,
      `be a known option (the nearest is ${within}${nearest})`,
      describeKind(value),
    );
  }
}

/** How many pairs of letters of one name stand in the other, less what is longer. */
function likeness(one: string, other: string): number {
  const [name, text] = [one.toLowerCase(), other.toLowerCase()];
  const pairs = Array.from(name, (letter, at) => letter + (name[at + 1] ?? ""));
  return pairs.filter((pair) => text.includes(pair)).length - Math.abs(name.length - text.length) / 2;
}
