import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Bench } from "../measure/bench.ts";
import { listShown } from "../results/list-shown.ts";
import { applyCatalog } from "../results/merge.ts";
import { readResults } from "../results/read.ts";
import { formatResults } from "../results/write.ts";
import { formatDocs } from "./docs.ts";
import { renderPlot } from "./render-plot.ts";
import { plots } from "./plots.ts";
import { replaceFigures, formatReadme } from "./readme.ts";

const RESULTS = "tools/bench/results.json";
const IMAGES = "packages/docs/public/figures";

/** Builds every file that shows figures, by its path in the repository, from the results and the declared targets. It measures nothing. */
export function buildOutputs(root: string, catalog: readonly Bench[]): Map<string, string> {
  const results = applyCatalog(readResults(join(root, RESULTS)), catalog);
  const shown = listShown(results, catalog);
  const readme = readFileSync(join(root, "README.md"), "utf8");
  return new Map([
    [RESULTS, formatResults(results)],
    ["README.md", replaceFigures(readme, formatReadme(shown, results.machines))],
    ["packages/docs/src/figures/figures.generated.json", formatDocs(shown, results.machines)],
    ...plots.map((plot): [string, string] => [
      join(IMAGES, `${plot.id}.svg`),
      renderPlot(
        plot,
        shown.find(({ bench }) => bench.name === plot.bench)!,
      ),
    ]),
  ]);
}

/** Compares the files with what they should hold; an image that nothing draws differs too. Gives the paths that differ. */
export function findDrift(root: string, outputs: ReadonlyMap<string, string>): string[] {
  const isKept = ([path, text]: [string, string]) =>
    existsSync(join(root, path)) && readFileSync(join(root, path), "utf8") === text;
  return [...[...outputs].filter((each) => !isKept(each)).map(([path]) => path), ...listStray(root, outputs)];
}

/** Writes what differs, and removes images that nothing draws. */
export function writeOutputs(root: string, outputs: ReadonlyMap<string, string>): void {
  for (const path of listStray(root, outputs)) rmSync(join(root, path));
  for (const path of findDrift(root, outputs)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), outputs.get(path)!);
  }
}

function listStray(root: string, outputs: ReadonlyMap<string, string>): string[] {
  const folder = join(root, IMAGES);
  const images = existsSync(folder) ? readdirSync(folder).map((name) => join(IMAGES, name)) : [];
  return images.filter((path) => !outputs.has(path));
}
