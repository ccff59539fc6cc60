import type { EntryPlaces, SupportPolicy } from "./policy.ts";

/** The entries of all packages that run in one of the places, as a program imports them: `@kontor/http/telemetry`. */
export function listEntries(
  { packages }: Pick<SupportPolicy, "packages">,
  places: readonly (keyof EntryPlaces)[],
): string[] {
  return Object.entries(packages).flatMap(([name, entries]) =>
    places.flatMap((place) => (entries[place] ?? []).map((entry) => `@kontor/${name}${entry.slice(1)}`)),
  );
}

/** The entries that the policy does not place exactly as the package publishes them; empty if it does. */
export function findUnplacedEntries(name: string, published: readonly string[], places: EntryPlaces = {}): string[] {
  const placed = Object.values(places).flat();
  const missing = published.filter((entry) => !placed.includes(entry));
  const extra = placed.filter((entry, at) => !published.includes(entry) || placed.indexOf(entry) !== at);
  return [
    ...missing.map((entry) => `Cannot place ${name} as project.json must say where ${entry} runs: got nothing`),
    ...extra.map((entry) => `Cannot place ${name} as project.json must name each published entry once: got ${entry}`),
  ];
}
