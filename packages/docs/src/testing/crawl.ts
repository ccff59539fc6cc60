import type { Browser, BrowserContext, Page } from "playwright-core";
import { addAxe, violationsOf } from "./axe.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** What was seen of one page in one view; all lists are empty on a good page. */
export interface Sight {
  /** `/start/ narrow light`. */
  where: string;
  title: string;
  violations: string[];
  /** What the console and the page complained about. */
  complaints: string[];
  /** Requests to any other host; they were refused. */
  foreign: string[];
  /** How far the page is wider than the window, in px. */
  overflow: number;
}

/** Opens every page in three views, with every other host refused, and reports what it saw. */
export async function crawl(browser: Browser, site: string, paths: string[], tabs = 2): Promise<Sight[]> {
  const sights: Sight[] = [];
  const waiting = [...paths];
  await Promise.all(Array.from({ length: tabs }, worker));
  return sights;

  async function worker(): Promise<void> {
    const context = await browser.newContext({ viewport: WIDE, colorScheme: "light", reducedMotion: "reduce" });
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      sights.push(...(await visit(context, site, path)));
    await context.close();
  }
}

async function visit(context: BrowserContext, site: string, path: string): Promise<Sight[]> {
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
  for (const [view, theme, size] of [
    ["wide", "light", WIDE],
    ["wide", "dark", WIDE],
    ["narrow", "light", NARROW],
  ] as const) {
    await page.setViewportSize(size);
    sights.push({ where: `${path} ${view} ${theme}`, complaints, foreign, ...(await look(page, theme)) });
  }
  await page.close();
  return sights;
}

/** Sets the theme as the site's own switch does, and looks. */
async function look(page: Page, theme: string): Promise<Pick<Sight, "title" | "violations" | "overflow">> {
  await page.evaluate((wanted) => void (document.documentElement.dataset["theme"] = wanted), theme);
  const violations = await violationsOf(page, theme === "dark" ? { runOnly: ["color-contrast"] } : {}); // in the dark, only colours differ
  const rest = await page.evaluate(() => ({
    title: document.querySelector("h1")?.textContent?.trim() ?? "",
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  return { violations, ...rest };
}
