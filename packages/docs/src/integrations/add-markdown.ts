import { interfaces } from "@kontor/codegen/interfaces";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { readPage, type Page, buildTwinPath, listPages } from "./pages.ts";
import { toMarkdown } from "./markdown.ts";

/**
 * Writes the Markdown of every page beside it, `llms.txt` and `llms-full.txt`. It reads the pages as Astro has built them, so it stands
 * before every integration that changes HTML.
 *
 * @param menu The menu of the site. Pages that it names stand in its order.
 * @param base The path that the site is served below, without a slash at its end.
 */
export function addMarkdown(menu: readonly MenuItem[], base: string): AstroIntegration {
  return {
    name: "markdown",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const start = performance.now();
        const count = await writeTwins(fileURLToPath(dir), listLinks(menu), base);
        logger.info(`${count} pages as Markdown in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}

/** Writes the Markdown of a built site, and returns the number of its pages. The page of an unknown address has none. */
export async function writeTwins(folder: string, order: readonly string[], base: string): Promise<number> {
  const paths = (await listPages(folder)).filter((path) => path.endsWith("/"));
  const pages: Page[] = [];
  const texts = new Map<string, string>();
  for (const path of paths) {
    const page = readPage(path, await readFile(join(folder, path, "index.html"), "utf8"));
    const text = toMarkdown(page, base);
    pages.push(page);
    texts.set(path, text);
    await writeFile(join(folder, buildTwinPath(path)), text);
  }
  await writeFile(join(folder, "llms.txt"), buildIndex(pages, order, base));
  await writeFile(join(folder, "llms-full.txt"), buildFull(pages, order, texts));
  return pages.length;
}

/** An item of the menu: a link, or a group of items. */
interface MenuItem {
  readonly link?: string;
  readonly items?: readonly MenuItem[];
}

function listLinks(menu: readonly MenuItem[]): string[] {
  return menu.flatMap(({ link, items = [] }) => [...(link === undefined ? [] : [link]), ...listLinks(items)]);
}

/** A part of the site in the order of `llms.txt`. */
interface Part {
  readonly title: string;
  readonly has: (path: string) => boolean;
  /** Whether `llms.txt` lists its pages. The pages of operations are found from those of their groups. */
  readonly isListed: boolean;
}

const isGuide = (path: string) => !/^\/(?:reference|decisions)\//.test(path);
const isGroup = (path: string) => path.includes("/groups/");
const OPERATION = new RegExp(`^/reference/(?:${interfaces.map(({ id }) => id).join("|")})/[^/]+/$`);
const isOperation = (path: string) => OPERATION.test(path);
const isEvent = (path: string) => path.startsWith("/reference/events/");
const isPackage = (path: string) => path.startsWith("/reference/packages/");
const isErrorCode = (path: string) => path.startsWith("/reference/errors/ERR");

const PARTS: readonly Part[] = [
  { title: "Guides", has: isGuide, isListed: true },
  { title: "Packages", has: isPackage, isListed: true },
  { title: "Resource groups with their operations", has: isGroup, isListed: true },
  { title: "Operations", has: isOperation, isListed: false },
  { title: "Channel events", has: isEvent, isListed: true },
  { title: "Error codes", has: isErrorCode, isListed: true },
  { title: "Other reference", has: (path) => path.startsWith("/reference/"), isListed: true },
];

/** Sorts the pages into the parts of the site. Decisions are left out: they are about how Kontor is made. */
function listParts(pages: readonly Page[], order: readonly string[]): { part: Part; members: Page[] }[] {
  const place = ({ path }: Page) => (path === "/" ? -1 : (order.indexOf(path) + 1 || order.length + 1) - 1);
  const partOf = ({ path }: Page) => PARTS.find(({ has }) => has(path));
  const inOrder = pages.toSorted((a, b) => place(a) - place(b) || a.path.localeCompare(b.path, "en"));
  const grouped = Map.groupBy(inOrder, partOf);
  return PARTS.map((part) => ({ part, members: grouped.get(part) ?? [] }));
}

/** Builds `llms.txt`: the name of the site, one sentence, and a list of the pages with their descriptions. */
export function buildIndex(pages: readonly Page[], order: readonly string[], base = ""): string {
  const lists = listParts(pages, order).map(({ part, members }) => {
    const lines = members.map(
      ({ path, title, description }) =>
        `- [${title}](${base}${buildTwinPath(path)})${description && `: ${description}`}`,
    );
    return part.isListed && lines.length > 0 ? `## ${part.title}\n\n${lines.join("\n")}\n` : "";
  });
  const intro =
    "Typed packages, a sandbox and a reference for integrators of one commerce platform: its ERP cloud API and its marketplace channel interface.";
  const notes = `Every page has its Markdown at its address with \`.md\` in place of the last slash. All guides and the whole reference in one file: [llms-full.txt](${base}/llms-full.txt). The descriptions of both interfaces: [ERP](${base}/download/erp.yaml), [channel](${base}/download/channel.yaml).`;
  return ["# Kontor\n", `> ${intro}\n`, `${notes}\n`, ...lists.filter(Boolean)].join("\n");
}

/** Builds `llms-full.txt`: the Markdown of all guides and of the whole reference, one after the other. */
export function buildFull(
  pages: readonly Page[],
  order: readonly string[],
  texts: ReadonlyMap<string, string>,
): string {
  const all = listParts(pages, order).flatMap(({ members }) => members);
  return all.map(({ path }) => `<!-- ${path} -->\n\n${texts.get(path) ?? ""}`).join("\n");
}
