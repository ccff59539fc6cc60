import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { serveFolder, launchChromium } from "./testing/browser.ts";
import { crawl, sampleOfEachKind } from "./testing/crawl.ts";
import { listPages } from "./integrations/pages.ts";

test("every guide, and many pages of each other kind, are accessible in three views, quiet, and as wide as the window", async () => {
  const dist = await mkdtemp(join(tmpdir(), "kontor-site-long-"));
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "build.ts"), "--out", dist]);
  const site = await serveFolder(dist);
  const browser = await launchChromium();
  const pages = sampleOfEachKind(await listPages(dist), { guides: 1, lists: 5, operations: 20, decisions: 5 });

  const sights = await crawl(browser, site.url, pages, { isThorough: true });

  const isBad = ({ violations, complaints, foreign, overflow }: (typeof sights)[number]) =>
    violations.length + complaints.length + foreign.length > 0 || overflow > 0;
  expect(sights.filter(isBad)).toEqual([]);
  expect(sights).toHaveLength(pages.length * 3);
  await browser.close();
  await site.close();
  await rm(dist, { recursive: true, force: true });
});
