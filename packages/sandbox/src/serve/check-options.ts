/** @throws {RangeError} If the options are no object, or one is unknown. Its value is left out, because it may be a secret. */
export function checkOptions<Options extends object>(
  action: string,
  given: Options | undefined,
  known: Record<keyof Required<Options>, 1>,
): void {
  if (given !== undefined && (typeof given !== "object" || given === null || Array.isArray(given)))
    throw new RangeError(
      `Cannot ${action} as the options must be an object: got ${given === null ? "null" : typeof given}`,
    );
  for (const [name, value] of Object.entries(given ?? {})) {
    if (Object.hasOwn(known, name) || value === undefined) continue;
    const all = Object.keys(known).join(", ");
    throw new RangeError(
      `Cannot ${action} as ${name} must be a known option: ${all ? `one of ${all}` : "there is none"}`,
    );
  }
}
