/** `pnpm bench site`: builds the docs site and looks at every page, wide, dark and narrow, with a real browser; then the same site below `/docs`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveFolder } from "@kontor/docs/static-server";
import { findBrokenLinks, listPages } from "@kontor/docs/testing/broken-links";
import { launchChromium } from "@kontor/docs/testing/chromium";
import { crawl } from "@kontor/docs/testing/crawl";
import { formatFigures, isMet } from "../measure/figure.ts";

const browser = await launchChromium();
const root = await walk("/", (pages) => pages);
const below = await walk("/docs", (pages) => pages.filter((_, index) => index % 10 === 0)); // what differs is the addresses, which the links show
await browser.close();
const sights = [...root.sights, ...below.sights];
const broken = [...root.broken, ...below.broken];
console.log(broken.join("\n"));

for (const { where, violations, complaints, foreign, overflow } of sights)
  for (const problem of [
    ...violations,
    ...complaints,
    ...foreign,
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
  ])
    console.log(`${where}: ${problem}`);
const count = (of: (sight: (typeof sights)[number]) => number) => sights.reduce((sum, each) => sum + of(each), 0);
const figures = [
  { name: "pages", value: root.sights.length / 3, unit: "" },
  { name: "links that lead nowhere", value: broken.length, unit: "", atMost: 0 },
  { name: "what axe finds", value: count(({ violations }) => violations.length), unit: "", atMost: 0 },
  { name: "complaints in the console", value: count(({ complaints }) => complaints.length), unit: "", atMost: 0 },
  { name: "requests to other hosts", value: count(({ foreign }) => foreign.length), unit: "", atMost: 0 },
  { name: "views that scroll sideways", value: count(({ overflow }) => Math.sign(overflow)), unit: "", atMost: 0 },
  { name: "the walk took", value: root.seconds, unit: "s" },
];
console.log(formatFigures(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;

/** Builds the site below a path, and looks at the chosen pages. */
async function walk(base: string, choose: (pages: string[]) => string[]) {
  const folder = mkdtempSync(join(tmpdir(), "kontor-site-"));
  const dist = join(folder, base);
  execFileSync(process.execPath, [
    ...[fileURLToPath(import.meta.resolve("@kontor/docs/build")), "--out", dist],
    ...["--base", base],
  ]);
  const site = await serveFolder(folder);
  const startedAt = performance.now();
  const found = await crawl(browser, site.url, choose(await listPages(folder)), { isThorough: true });
  const took = (performance.now() - startedAt) / 1_000;
  const links = await findBrokenLinks(folder);
  await site.close();
  rmSync(folder, { recursive: true });
  return { sights: found, broken: links, seconds: took };
}
