/** The value that this share of all values does not exceed, by nearest rank: 0.5 is the median. */
export function computePercentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)];
  if (value === undefined) throw new RangeError("Cannot take a percentile as there must be values: got none");
  return value;
}
