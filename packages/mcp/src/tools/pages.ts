import { CliError, describeSimilar } from "@kontor/cli/internal";
import { z } from "zod";
import type { Site } from "../site.ts";
import { defineTool, from, type Tool, words } from "../tool.ts";

export function listPageTools(site: Site): Tool[] {
  return [
    defineTool({
      name: "search_pages",
      title: "Search the docs",
      description:
        "Finds guides, operations, events, error codes and packages by words, the best first: what a program needs, how to, an error message. get_page reads what was found.",
      input: z.object({
        words: words.describe("A few words, English or German: update stock, retry a failed handler, invalid_grant"),
        limit: z.number().int().min(1).max(24).default(8).describe("The most results"),
      }),
      run: ({ words, limit }) =>
        formatHits(site, words, limit) || `No page has the words ${words}. Try fewer or others.`,
    }),
    defineTool({
      name: "get_page",
      title: "Read a page of the docs",
      description:
        "Gives a page as Markdown, or one section of it. Guides hold whole programs. /start/ is the first program, /llms/ lists all guides.",
      input: z.object({
        address: words.describe("As search_pages or a link gives it: /events/, /events.md, /start/#erp-client"),
        from,
      }),
      run: ({ address }) => readPage(site, address),
    }),
  ];
}

/** One line for each result: its address, what it is, and its first words. */
export function formatHits(site: Site, words: string, limit: number, kinds?: readonly string[]): string {
  const hits = site.search(words).filter(({ kind }) => !kinds || kinds.includes(kind));
  return hits
    .slice(0, limit)
    .map(({ url, title, section, kind, method, path, excerpt }) => {
      const what = method ? `${method} ${path}` : kind;
      return `${url} | ${section ? `${title}: ${section}` : title} | ${what} | ${excerpt.replace(/ ?Other words for.*/, "")}`;
    })
    .join("\n");
}

/** Reads a page, or the section that the address names. @throws {CliError} If there is no such page. */
export function readPage(site: Site, given: string): string {
  const [place = "", id] = given.replace(/^https?:\/\/[^/]+/, "").split("#");
  const path = `/${place.replace(/^\/+|(?:\/|\/?index\.md|\.md)$/g, "")}/`.replace(/^\/+$/, "/");
  if (path === "/llms/") return listGuides(site);
  const text = site.read(path);
  if (text === undefined) {
    const similar = describeSimilar(path, site.list());
    throw new CliError(
      `Cannot get ${given} as there is no such page${similar || ": search_pages finds pages by words"}`,
    );
  }
  return (id && findSection(text, id)) || text;
}

function listGuides(site: Site): string {
  const guides = site.list().filter((address) => !/^\/(?:reference|decisions)\//.test(address));
  return guides.map((address) => `${address} | ${/^# (.*)$/m.exec(site.read(address)!)?.[1] ?? ""}`).join("\n");
}

/** Finds the section of the reference that explains an export of a package. */
export function findExport(site: Site, name: string): string | undefined {
  const id = toSlug(name.replace(/\(\)$/, ""));
  for (const address of site.list().filter((each) => each.startsWith("/reference/packages/"))) {
    const section = findSection(site.read(address)!, id);
    if (section?.startsWith(`## ${name.replace(/\(\)$/, "")} `)) return `${section}\n\nIts page: ${address}`;
  }
  return undefined;
}

/** Cuts the section of a heading out of Markdown: up to the next heading that is no lower. The heading `createDirectConsumer function` has the id of its first word. */
function findSection(text: string, id: string): string | undefined {
  const headings = [
    ...text.replaceAll(/^```[^]*?^```/gm, (code) => code.replaceAll("#", " ")).matchAll(/^(#+) (.*)$/gm),
  ];
  const at = headings.findIndex(([, , words = ""]) => `${toSlug(words)}-`.startsWith(`${id}-`));
  const found = headings[at];
  if (!found) return undefined;
  const next = headings.slice(at + 1).find(([, marks = ""]) => marks.length <= found[1]!.length);
  return text.slice(found.index, next?.index).trim();
}

/** The id that the site gives a heading. */
function toSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}
