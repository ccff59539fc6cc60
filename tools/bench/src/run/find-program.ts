import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** All programs below a folder whose names end in `.bench.ts`, by the name of the benchmark. */
export function listPrograms(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const programs = files.filter((file) => file.endsWith(".bench.ts"));
  return new Map(programs.sort().map((file) => [basename(file, ".bench.ts"), join(folder, file)]));
}
