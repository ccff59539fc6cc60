/**
 * Refuses an option that there is none of: what is misspelled would otherwise be passed over without a word.
 *
 * @throws {RangeError} With the options that there are; the value is not told, as it may be a secret.
 */
export function checkOptions<Options extends object>(
  action: string,
  given: Options | undefined,
  known: Record<keyof Required<Options>, 1>,
): void {
  for (const [name, value] of Object.entries(given ?? {})) {
    if (Object.hasOwn(known, name) || value === undefined) continue;
    const all = Object.keys(known).join(", ");
    throw new RangeError(
      `Cannot ${action} as ${name} must be a known option: ${all ? `one of ${all}` : "there is none"}`,
    );
  }
}
