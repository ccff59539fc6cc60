/**
 * `pnpm bench try-it`: opens the page of every operation in a real browser, beside a fresh sandbox, and presses Send twice. The first
 * click must succeed as the sandbox is; the second too, after the page has set the sandbox back where the first one is in its way.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { listPages } from "@kontor/docs/testing/broken-links";
import { launchChromium } from "@kontor/docs/testing/chromium";
import { sendForm } from "@kontor/docs/testing/send-form";
import { startSandboxServer } from "@kontor/sandbox/server";
import { showFigures } from "../measure/report.ts";
import { tryIt } from "./figures.ts";

const dist = mkdtempSync(join(tmpdir(), "kontor-try-it-"));
execFileSync(process.execPath, [fileURLToPath(import.meta.resolve("@kontor/docs/build")), "--out", dist]);
const server = await startSandboxServer({ site: dist });
const start = server.sandbox.snapshot();
const pages = (await listPages(dist)).filter((page) => /^\/reference\/(erp|channel)\/[^/]+\/$/.test(page));
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const startedAt = performance.now();
const done = { first: 0, second: 0 };
for (const path of pages) {
  server.sandbox.restore(start);
  await page.goto(`${server.url}${path}`, { waitUntil: "load" });
  const first = await sendForm(page);
  const second = await sendForm(page);
  if (first.isSuccess && !first.wasSetBack) done.first += 1;
  else console.log(`${path}: the first click said "${first.outcome}"`);
  if (second.isSuccess) done.second += 1;
  else console.log(`${path}: the second click said "${second.outcome}"`);
}
const seconds = (performance.now() - startedAt) / 1_000;
await browser.close();
await server.close();
const script = readdirSync(join(dist, "_astro")).find((file) => /^TryIt\..+\.js$/.test(file))!;
const weight = gzipSync(readFileSync(join(dist, "_astro", script))).length / 1_024;
rmSync(dist, { recursive: true });

showFigures(tryIt, {
  "operation pages": pages.length,
  "first clicks that fail": pages.length - done.first,
  "second clicks that fail": pages.length - done.second,
  "the script, compressed": weight,
  "the clicks took": seconds,
});
