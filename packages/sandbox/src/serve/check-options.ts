/**
 * Refuses an unknown option: a misspelled one would otherwise be ignored in silence.
 *
 * @throws {RangeError} Names the known options. The value is left out, because it may be a secret.
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
