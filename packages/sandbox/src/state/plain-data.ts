const MAX_DEPTH = 200;

/**
 * Copies a value as JSON would carry it. Kept data must not change when its giver changes it, and must be readable later.
 *
 * @throws {RangeError} If JSON cannot carry it, or it is nested deeper than 200.
 */
export function toPlainData(action: string, value: unknown): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH)
      throw new RangeError(`Cannot ${action} as its data must be nested at most ${MAX_DEPTH} deep`);
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    throw new RangeError(`Cannot ${action} as its data must be JSON`);
  }
}
