import { measureBundle } from "./bundle-size.ts";
import type { Sizes } from "./size-budgets.ts";

/** Measures what each entry weighs in a bundle with all that it brings along, in bytes after gzip, from the packages that are installed in a folder. */
export async function measureEntries(folder: string, entries: readonly string[]): Promise<Sizes> {
  const sizes: Record<string, number> = {};
  for (const entry of entries) {
    const { gzip } = await measureBundle(`export * from ${JSON.stringify(entry)};`, { folder });
    sizes[entry] = gzip;
  }
  return sizes;
}
