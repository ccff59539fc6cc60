/** `pnpm bench site`: builds the docs site and looks at every page, wide, dark and narrow, with a real browser. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveFolder } from "@kontor/docs/static-server";
import { listPages } from "@kontor/docs/testing/broken-links";
import { launchChromium } from "@kontor/docs/testing/chromium";
import { crawl } from "@kontor/docs/testing/crawl";
import { formatFigures, isMet } from "../measure/figure.ts";

const dist = mkdtempSync(join(tmpdir(), "kontor-site-"));
execFileSync(process.execPath, [fileURLToPath(import.meta.resolve("@kontor/docs/build")), "--out", dist]);
const site = await serveFolder(dist);
const browser = await launchChromium();
const pages = await listPages(dist);
const startedAt = performance.now();
const sights = await crawl(browser, site.url, pages, { isThorough: true });
const seconds = (performance.now() - startedAt) / 1_000;
await browser.close();
await site.close();
rmSync(dist, { recursive: true });

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
  { name: "pages", value: pages.length, unit: "" },
  { name: "what axe finds", value: count(({ violations }) => violations.length), unit: "", atMost: 0 },
  { name: "complaints in the console", value: count(({ complaints }) => complaints.length), unit: "", atMost: 0 },
  { name: "requests to other hosts", value: count(({ foreign }) => foreign.length), unit: "", atMost: 0 },
  { name: "views that scroll sideways", value: count(({ overflow }) => Math.sign(overflow)), unit: "", atMost: 0 },
  { name: "the walk took", value: seconds, unit: "s" },
];
console.log(formatFigures(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;
