/** `pnpm bench site`: builds the docs site and looks at every page, wide, dark and narrow, with a real browser; then the same site below `/docs`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveFolder } from "@kontor/docs/static-server";
import { findBrokenLinks, listPages } from "@kontor/docs/testing/broken-links";
import { launchChromium } from "@kontor/docs/testing/chromium";
import { crawl, type Sight } from "@kontor/docs/testing/crawl";
import { showFigures } from "../measure/report.ts";
import { site as figures } from "./figures.ts";

const browser = await launchChromium();
const root = await walk("/", (pages) => pages);
const below = await walk("/docs", (pages) => pages.filter((_, index) => index % 10 === 0)); // what differs is the addresses, which the links show
await browser.close();
const sights = [...root.sights, ...below.sights];
const broken = [...root.broken, ...below.broken];
const count = (of: (sight: (typeof sights)[number]) => number) => sights.reduce((sum, each) => sum + of(each), 0);
showFigures(figures, {
  pages: root.sights.length / 3,
  "building the site": root.built,
  "links that lead nowhere": broken.length,
  "what axe finds": count(({ violations }) => violations.length),
  "complaints in the console": count(({ complaints }) => complaints.length),
  "requests to other hosts": count(({ foreign }) => foreign.length),
  "views that scroll sideways": count(({ overflow }) => Math.sign(overflow)),
  "the walk took": root.seconds,
});

/** Builds the site below a path, and looks at the chosen pages. */
async function walk(base: string, choose: (pages: string[]) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-site-"));
  const dist = join(folder, base);
  const buildingAt = performance.now();
  execFileSync(process.execPath, [
    ...[fileURLToPath(import.meta.resolve("@kontor/docs/build")), "--out", dist],
    ...["--base", base],
  ]);
  const built = (performance.now() - buildingAt) / 1_000;
  const site = await serveFolder(folder);
  const startedAt = performance.now();
  const found = await crawl(browser, site.url, choose(await listPages(folder)), { isThorough: true });
  const took = (performance.now() - startedAt) / 1_000;
  const links = await findBrokenLinks(folder);
  print(found, links); // a walk takes half an hour, and what follows may fail
  await site.close();
  rmSync(folder, { recursive: true });
  return { sights: found, broken: links, seconds: took, built };
}

function print(sights: Sight[], broken: string[]): void {
  console.log(broken.join("\n"));
  for (const { where, violations, complaints, foreign, overflow } of sights) {
    const wide = overflow > 0 ? [`${overflow} px too wide`] : [];
    for (const problem of [...violations, ...complaints, ...foreign, ...wide]) console.log(`${where}: ${problem}`);
  }
}
