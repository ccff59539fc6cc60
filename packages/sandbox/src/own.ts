/** What a record holds under a key of its own; a key that every object has, `constructor` say, is none. */
export function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
