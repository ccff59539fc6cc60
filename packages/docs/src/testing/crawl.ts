import type { Browser, BrowserContext, Page } from "playwright-core";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { listPages } from "../integrations/pages.ts";
import { join } from "node:path";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** The findings of one page in one view. All lists are empty on a good page. */
export interface Sight {
  /** `/start/ narrow light`. */
  where: string;
  title: string;
  violations: string[];
  /** Errors and warnings of the console, and uncaught errors of the page. */
  complaints: string[];
  /** Requests to other hosts. They are refused. */
  foreign: string[];
  /** How much wider than the window the page is, in px. */
  overflow: number;
}

/** Draws every so-manyth page of each kind, in their order: one component makes all pages of a kind, so a few of each are enough. */
export function sampleOfEachKind(
  pages: readonly string[],
  every: { guides: number; lists: number; operations: number; decisions: number },
): string[] {
  const kinds: [kind: RegExp, every: number][] = [
    [/^\/reference\/(erp|channel)\//, every.operations],
    [/^\/reference\/(events|errors|packages|versions)\/./, every.lists],
    [/^\/decisions\/./, every.decisions],
  ];
  const isGuide = (page: string) => !kinds.some(([kind]) => kind.test(page));
  const groups = [
    ...kinds.map(([kind, each]) => [pages.filter((page) => kind.test(page)), each] as const),
    [pages.filter(isGuide), every.guides] as const,
  ];
  return groups.flatMap(([group, each]) => group.filter((_, index) => index % each === 0));
}

/**
 * Opens every page in three views, two pages at a time, refuses requests to other hosts, and reports the findings. Axe checks all pages in light, and every
 * third of them in the dark and on a phone.
 *
 * @param options.isThorough Lets axe check every page in each view. Default `false`.
 */
export async function crawl(
  browser: Browser,
  site: string,
  paths: string[],
  { isThorough = false } = {},
): Promise<Sight[]> {
  const sights: Sight[] = [];
  const waiting = [...paths.entries()];
  const work = async () => {
    const context = await browser.newContext({ viewport: WIDE, colorScheme: "light", reducedMotion: "reduce" });
    for (let next = waiting.shift(); next; next = waiting.shift())
      sights.push(...(await visit(context, site, next[1], isThorough || next[0] % 3 === 0)));
    await context.close();
  };
  await Promise.all([work(), work()]);
  return sights;
}

async function visit(context: BrowserContext, site: string, path: string, isInEachView: boolean): Promise<Sight[]> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on(
    "console",
    (message) => void (["error", "warning"].includes(message.type()) && complaints.push(message.text())),
  );
  page.on("pageerror", (error) => void complaints.push(error.message));
  await page.route("**", (route) => {
    const url = route.request().url();
    if (url.startsWith(`${site}/`) || url.startsWith("data:")) return route.continue();
    foreign.push(url);
    return route.abort();
  });
  await page.goto(`${site}${path}`, { waitUntil: "load" });
  await addAxe(page);

  const sights: Sight[] = [];
  for (const [view, theme, size, rules] of [
    ["wide", "light", WIDE, {}],
    ["wide", "dark", WIDE, isInEachView ? { runOnly: ["color-contrast"] } : undefined], // it differs in colours alone
    ["narrow", "light", NARROW, isInEachView ? {} : undefined],
  ] as const) {
    if (theme === "dark" && !rules) continue;
    await page.setViewportSize(size);
    const found = await page.evaluate((wanted) => {
      const root = document.documentElement;
      root.dataset["theme"] = wanted; // as the switch of the site does
      const title = document.querySelector("h1")?.textContent?.trim() ?? "";
      return { title, overflow: root.scrollWidth - root.clientWidth };
    }, theme);
    const violations = rules ? await listViolations(page, rules) : []; // axe takes most of the time
    sights.push({ where: `${path} ${view} ${theme}`, complaints, foreign, violations, ...found });
  }
  await page.close();
  return sights;
}

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Loads axe into a page. Once per page is enough. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/** Lists what axe finds wrong with a page in its present state, one line for each rule. */
export async function listViolations(page: Page, options: object = {}): Promise<string[]> {
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ resultTypes: ["violations"], ...given });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, options);
}

/** Finds links between pages that have no target: the site has no such file, or the page has no such anchor. */
export async function findBrokenLinks(dist: string): Promise<string[]> {
  const files = new Set((await readdir(dist, { recursive: true })).map((file) => `/${file}`));
  const pages = await listPages(dist);
  const html = new Map(
    await Promise.all(pages.map(async (page) => [page, await readFile(join(dist, fileOf(page)), "utf8")] as const)),
  );
  return pages.flatMap((page) =>
    [...(html.get(page) ?? "").matchAll(/\b(?:href|src)="([^"]*)"/g)]
      .map(([, link = ""]) => new URL(link.replaceAll("&amp;", "&"), `http://site${page}`))
      .filter(({ host, pathname, hash }) => host === "site" && !leads(pathname, decodeURIComponent(hash)))
      .map(({ pathname, hash }) => `${page} -> ${pathname}${hash}`),
  );

  function leads(pathname: string, hash: string): boolean {
    if (!files.has(fileOf(pathname))) return false;
    return hash === "" || (html.get(pathname) ?? "").includes(` id="${hash.slice(1)}"`);
  }
}

function fileOf(pathname: string): string {
  return pathname.endsWith("/") ? `${pathname}index.html` : pathname;
}
