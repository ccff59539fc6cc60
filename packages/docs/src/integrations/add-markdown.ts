import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findKind, type Kind } from "../search/kinds.ts";
import { afterBuild, readPage, readPages, type Page, buildTwinPath } from "./pages.ts";
import { toMarkdown } from "./markdown.ts";

/**
 * Writes the Markdown of every page beside it, `llms.txt`, and files with the Markdown of many pages. It reads the pages as Astro has built them, so it stands
 * before every integration that changes HTML.
 *
 * @param menu The menu of the site. Pages that it names stand in its order.
 * @param base The path that the site is served below, without a slash at its end.
 */
export const addMarkdown = (menu: readonly MenuItem[], base: string) =>
  afterBuild("markdown", async (folder, logger) => {
    const start = performance.now();
    const count = await writeTwins(folder, listLinks(menu), base);
    logger.info(`${count} pages as Markdown in ${Math.round(performance.now() - start)} ms`);
  });

/** Writes the Markdown of a built site, and returns the number of its pages. The page of an unknown address has none. */
export async function writeTwins(folder: string, order: readonly string[], base: string): Promise<number> {
  const pages: Page[] = [];
  const texts = new Map<string, string>();
  for await (const { address, html } of readPages(folder)) {
    if (!address.endsWith("/")) continue;
    const page = readPage(address, html);
    const text = toMarkdown(page, base);
    pages.push(page);
    texts.set(address, text);
    await writeFile(join(folder, buildTwinPath(address)), text);
  }
  const files = buildFiles(pages, order, texts);
  await writeFile(join(folder, "llms.txt"), buildIndex(pages, order, { base, files: [...files.keys()] }));
  for (const [name, text] of files) await writeFile(join(folder, name), text);
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

/** The parts of the site in the order of `llms.txt`, by the kind of their pages. Decisions are left out: they are about how Kontor is made. */
const PARTS: Partial<Record<Kind, string>> = {
  Guides: "Guides",
  Packages: "Packages",
  Groups: "Resource groups with their operations",
  Operations: "Operations",
  Events: "Channel events",
  Errors: "Error codes",
  Reference: "Other reference",
  Versions: "Other reference",
};

function listParts(pages: readonly Page[], order: readonly string[]): { title: string; members: Page[] }[] {
  const place = ({ path }: Page) => (path === "/" ? -1 : (order.indexOf(path) + 1 || order.length + 1) - 1);
  const inOrder = pages.toSorted((a, b) => place(a) - place(b) || a.path.localeCompare(b.path, "en"));
  const kinds = Map.groupBy(
    inOrder,
    ({ path }) => PARTS[path === "/reference/errors/" ? "Reference" : findKind(path).kind],
  );
  return [...new Set(Object.values(PARTS))].map((title) => ({ title, members: kinds.get(title) ?? [] }));
}

/** Builds `llms.txt`: the name of the site, one sentence, and a list of the pages with their descriptions. */
export function buildIndex(
  pages: readonly Page[],
  order: readonly string[],
  { base = "", files = [] }: { base?: string; files?: readonly string[] } = {},
): string {
  const lists = listParts(pages, order).map(({ title: part, members }) => {
    const lines = members.map(
      ({ path, title, description }) =>
        `- [${title}](${base}${buildTwinPath(path)})${description && `: ${description}`}`,
    );
    const isListed = part !== PARTS.Operations; // these are found from the pages of their groups
    return isListed && lines.length > 0 ? `## ${part}\n\n${lines.join("\n")}\n` : "";
  });
  const intro =
    "Typed packages, a sandbox and a reference for integrators of one commerce platform: its ERP cloud API and its marketplace channel interface.";
  const notes = `Every page has its Markdown at its address with \`.md\` in place of the last slash. The descriptions of both interfaces: [ERP](${base}/download/erp.yaml), [channel](${base}/download/channel.yaml).`;
  const many = files.map((name) => `- [${name}](${base}/${name}): ${describeFile(name)}`).join("\n");
  return [
    "# Kontor\n",
    `> ${intro}\n`,
    `${notes}\n`,
    `## Many pages in one file\n\n${many}\n`,
    ...lists.filter(Boolean),
  ].join("\n");
}

const MOST_BYTES = 300_000; // of a file with many pages: more than that, few assistants read

/** What the file of a package holds besides the pages of the package. */
const BESIDES: Readonly<Record<string, { at: RegExp; what: string }>> = {
  "channel-client": { at: /^\/reference\/channel\/groups\//, what: "all operations of the channel interface by group" },
  "channel-events": { at: /^\/reference\/events\//, what: "every event of a channel" },
  "erp-client": { at: /^\/reference\/erp\/groups\//, what: "all operations of the ERP API by group" },
  http: { at: /^\/reference\/errors\//, what: "every error code" },
};

function describeFile(name: string): string {
  const [, folder = "", part] = /^llms-(.+?)(?:-(\d+))?\.txt$/.exec(name) ?? [];
  const besides = BESIDES[folder] && `, and ${BESIDES[folder].what}`;
  const what = folder === "guides" ? "all guides" : `the reference of @kontor/${folder}${besides ?? ""}`;
  return part ? `${what}, part ${part}` : what;
}

/** Builds the files with the Markdown of many pages: the guides, and one for each package. What is too long for one file continues in the next: `llms-guides-2.txt`. */
export function buildFiles(
  pages: readonly Page[],
  order: readonly string[],
  texts: ReadonlyMap<string, string>,
): Map<string, string> {
  const all = listParts(pages, order).flatMap(({ members }) => members.map(({ path }) => path));
  const ofPackage = (path: string) => /^\/reference\/packages\/([^/]+)\//.exec(path)?.[1];
  const folders = new Set(all.flatMap((path) => ofPackage(path) ?? []));
  const files = new Map([["guides", all.filter((path) => findKind(path).kind === "Guides")]]);
  for (const folder of folders)
    files.set(
      folder,
      all.filter((path) => ofPackage(path) === folder || BESIDES[folder]?.at.test(path)),
    );
  return new Map([...files].flatMap(([name, paths]) => splitFile(name, paths, texts)));
}

function splitFile(name: string, paths: readonly string[], texts: ReadonlyMap<string, string>): [string, string][] {
  const parts: string[] = [];
  for (const path of paths) {
    const text = `<!-- ${path} -->\n\n${texts.get(path) ?? ""}`;
    const longer = parts.length > 0 ? `${parts.at(-1)}\n${text}` : text;
    if (parts.length > 0 && Buffer.byteLength(longer) <= MOST_BYTES) parts[parts.length - 1] = longer;
    else parts.push(text);
  }
  return parts.map((text, index) => [`llms-${name}${index > 0 ? `-${index + 1}` : ""}.txt`, text]);
}
