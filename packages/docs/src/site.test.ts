import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { POLICY } from "./integrations/apply-content-policy.ts";
import { serveFolder } from "./static-server.ts";
import { findBrokenLinks, listPages } from "./testing/broken-links.ts";
import { launchChromium } from "./testing/chromium.ts";
import { crawl, type Sight } from "./testing/crawl.ts";
import { firstWeek } from "./testing/first-week.ts";
import { goldenSearches } from "./testing/golden-searches.ts";
import { findOnSite } from "./testing/search.ts";

let dist: string;
let site: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let pages: string[];
let walked: string[] = [];
let sights: Sight[];

/** The site is built once and its pages are opened once. Every test below checks the findings. */
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "kontor-site-"));
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url)), "--out", dist]);
  site = await serveFolder(dist);
  browser = await launchChromium();
  pages = await listPages(dist);
  walked = sampled(pages);
  sights = await crawl(browser, site.url, walked);
});

/** One component makes all pages of a kind, so every fortieth page is enough. `pnpm bench site` opens all of them, each in the dark too. */
function sampled(all: string[]): string[] {
  const kinds = [
    "/reference/erp/",
    "/reference/channel/",
    "/reference/events/",
    "/reference/errors/ERR",
    "/decisions/0",
  ];
  const many = kinds.flatMap((kind) =>
    all.filter((page) => page.startsWith(kind)).filter((_, index) => index % 40 === 0),
  );
  return [...all.filter((page) => !kinds.some((kind) => page.startsWith(kind))), ...many];
}

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(dist, { recursive: true, force: true });
});

test("the site has a page for home, every operation, every event type and every decision", () => {
  const expected = `
    / /404.html /start/ /tokens/ /events/ /sandbox/
    /reference/ /reference/not-shown/ /reference/resource-groups/ /reference/scopes/
    /reference/erp/category-update-category/ /reference/erp/tax-class-update-tax-class/
    /reference/channel/auth-exchange-refresh-token/ /reference/channel/events-list/ /reference/channel/events-acknowledge/
    /reference/events/seller-offer-new/ /reference/events/seller-meta-seller-attributes-update-request/
    /reference/events/unknown/ /decisions/ /decisions/0008-node-sqlite-as-the-default-inbox/
  `;

  expect(pages).toEqual(expect.arrayContaining(expected.trim().split(/\s+/)));
  for (const [view, atLeast] of [
    ["wide light", 1],
    ["wide dark", 1 / 3],
    ["narrow light", 1],
  ] as const)
    expect(sights.filter(({ where }) => where.endsWith(view)).length).toBeGreaterThanOrEqual(walked.length * atLeast);
});

test("every page says what it is about", () => {
  expect(sights.filter(({ title }) => title === "").map(({ where }) => where)).toEqual([]);
});

test("every page that is walked is accessible in light, and every third of them in dark and on a phone", () => {
  expect(
    sights.filter(({ violations }) => violations.length > 0).map(({ where, violations }) => ({ where, violations })),
  ).toEqual([]);
});

test("no page complains in the console", () => {
  expect(
    sights.filter(({ complaints }) => complaints.length > 0).map(({ where, complaints }) => ({ where, complaints })),
  ).toEqual([]);
});

test("no page asks another host for anything", () => {
  expect(sights.flatMap(({ foreign }) => foreign)).toEqual([]);
});

test("every page carries the content policy; what breaks it would complain in the console", async () => {
  for (const page of pages) {
    const html = await readFile(join(dist, page.endsWith("/") ? `${page}index.html` : page), "utf8");
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`);
  }
});

test("no page scrolls sideways", () => {
  expect(sights.filter(({ overflow }) => overflow > 0).map(({ where, overflow }) => ({ where, overflow }))).toEqual([]);
});

test("an event page says how often an event is sent, and that the given specification says so", async () => {
  const page = await readFile(join(dist, "reference/events/seller-offer-new/index.html"), "utf8");

  expect(page).toMatch(/at most 10\s*<[^>]*>\s*given §8/);
});

test("the page of a deprecated operation says so, and what takes its place", async () => {
  const html = await readFile(join(dist, "reference/channel/reports-send-at-once/index.html"), "utf8");

  expect(html).toContain("Deprecated.");
  expect(html).toMatch(
    /In its place:[\s\S]{0,400}\/reference\/channel\/reports-send-data\/[\s\S]{0,400}reports-complete/,
  );
});

test("every link leads somewhere", async () => {
  expect(await findBrokenLinks(dist)).toEqual([]);
});

test("the button of a file copies the whole file", async () => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(`${site.url}/start/`);

  const file = page.locator("figure", { hasText: "export const baseUrl" }).first();
  await file.locator(".copy button").click();

  const source = await readFile(fileURLToPath(new URL("samples/config.ts", import.meta.url)), "utf8");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(source.trimEnd());
  await context.close();
});

test("the search finds an operation by its path", async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/`);

  await page.keyboard.press("Control+k");
  await page.locator(".site-search input").fill("/v2/UpdateCategory");

  const result = page.locator(".site-search .found a").first();
  await result.waitFor();
  expect(await result.getAttribute("href")).toBe("/reference/erp/category-update-category/");
  expect(await result.locator(".method").textContent()).toBe("PATCH");
  await page.close();
});

test("the search finds the page of a task by the words of the task, for at least 88 of 100 tasks", async () => {
  const found = await findOnSite(
    dist,
    site.url,
    goldenSearches.map(({ words }) => words),
  );

  const missed = goldenSearches
    .filter(({ pages: right }, index) => !found[index]!.some((page) => right.includes(page)))
    .map(({ words }) => words);
  const allowed = Math.floor(goldenSearches.length * 0.12);
  expect(missed.length > allowed ? missed : []).toEqual([]);
});

test("every question of a first week has its place on the site", async () => {
  const missing: string[] = [];
  for (const place of firstWeek.flatMap(({ places }) => places)) {
    const [page = "", anchor] = place.split("#");
    const html = await readFile(join(dist, page, "index.html"), "utf8").catch(() => "");
    if (html === "" || (anchor && !html.includes(` id="${anchor}"`))) missing.push(place);
  }

  expect(firstWeek).toHaveLength(25);
  expect(missing).toEqual([]);
});

test("the search answers every question of a first week", async () => {
  const found = await findOnSite(
    dist,
    site.url,
    firstWeek.map(({ words }) => words),
  );

  const missed = firstWeek.filter(({ pages: right }, index) => !found[index]!.some((page) => right.includes(page)));
  expect(missed.map(({ question }) => question)).toEqual([]);
});

test.each(["erp", "channel"])(
  "the %s reference to download works without a network and reports nobody",
  async (api) => {
    const file = join(dist, "download", `${api}.html`);
    const page = await browser.newPage();
    const asked: string[] = [];
    await page.route(/^https?:/, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });

    await page.goto(`file://${file}`);
    await page.locator("h1").first().waitFor();

    expect(asked).toEqual([]);
    expect(await readFile(file, "utf8")).toContain('"disableTelemetry":true');
    await page.close();
  },
);
