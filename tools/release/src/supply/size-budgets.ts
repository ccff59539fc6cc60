import { measureBundle } from "./bundle-size.ts";

/** Bytes by entry, such as `@kontor/http/telemetry`. */
export type Sizes = Readonly<Record<string, number>>;

const HEADROOM = 1.02; // a small repair needs no new budget
const SLACK = 1.25; // a budget that is so much too large guards nothing

/** The entries that are over their budget, and budgets that do not fit the entries; one sentence each. */
export function findSizeProblems(sizes: Sizes, budgets: Sizes): string[] {
  const measured = Object.entries(sizes).flatMap(([entry, size]) => {
    const budget = budgets[entry];
    if (budget === undefined) return [`${entry} must have a budget in size-budgets.json: got none for ${size} bytes`];
    if (size > budget) return [`${entry} must weigh at most ${budget} bytes (gzip): got ${size}`];
    return budget > size * SLACK ? [`${entry} weighs ${size} bytes, and its budget must be nearer: got ${budget}`] : [];
  });
  const gone = Object.keys(budgets).filter((entry) => sizes[entry] === undefined);
  return [...measured, ...gone.map((entry) => `${entry} must be an entry with code, as it has a budget: got none`)];
}

/** The budgets for what was measured: two per cent more, in full tens. */
export function buildBudgets(sizes: Sizes): Sizes {
  const entries = Object.entries(sizes).map(
    ([entry, size]) => [entry, Math.ceil((size * HEADROOM) / 10) * 10] as const,
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Measures what each entry weighs in a bundle with all that it brings along, in bytes after gzip, from the packages that are installed in a folder. */
export async function measureEntries(folder: string, entries: readonly string[]): Promise<Sizes> {
  const sizes: Record<string, number> = {};
  for (const entry of entries)
    sizes[entry] = (await measureBundle(`export * from ${JSON.stringify(entry)};`, { folder })).gzip;
  return sizes;
}
