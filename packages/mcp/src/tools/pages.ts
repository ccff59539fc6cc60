import { CliError, describeSimilar } from "@kontor/cli/internal";
import { z } from "zod";
import type { Site } from "../site.ts";
import { defineTool, describeLimit, from, type Tool, words } from "../tool.ts";

export function listPageTools(site: Site): Tool[] {
  return [
    defineTool({
      name: "search_pages",
      description:
        "Finds guides, operations, events, error codes and packages by words, the best first: what a program needs, how to, an error message. get_page reads what was found.",
      input: z.object({
        words: words.describe("A few words, English or German: update stock, retry a failed handler, invalid_grant"),
        limit: describeLimit(24, 8),
      }),
      run: ({ words, limit }) =>
        formatHits(site, words, { limit }) || `No page has the words ${words}. Try fewer or others.`,
    }),
    defineTool({
      name: "get_page",
      description:
        "Gives a page as Markdown, or one section of it. Guides hold whole programs. /start/ is the first program, /llms/ lists all guides and groups of operations.",
      input: z.object({ address: words.describe("/events/, /events.md, or a section: /start/#erp-client"), from }),
      run: ({ address }) => readPage(site, address),
    }),
  ];
}

/** One line for each result: its address, what it is, and its first words. */
export function formatHits(site: Site, words: string, { limit, kinds }: { limit: number; kinds?: string[] }): string {
  const hits = site.search(words).filter(({ kind }) => !kinds || kinds.includes(kind));
  const rows = hits.slice(0, limit).map(({ url, title, section, kind, method, path, excerpt }) => {
    const text = excerpt.replace(/ ?Other words for.*/, "");
    return [url, section ? `${title}: ${section}` : title, method ? `${method} ${path}` : kind, text].join(" | ");
  });
  return rows.join("\n");
}

/** Reads a page, or the section that the address names. @throws {CliError} If there is no such page. */
function readPage(site: Site, given: string): string {
  const [place = "", id] = given.replace(/^https?:\/\/[^/]+/, "").split("#");
  const path = `/${place.replace(/^\/+|(?:\/|\/?index\.md|\.md)$/g, "")}/`.replace(/^\/+$/, "/");
  const text = site.read(path);
  if (text !== undefined) return (id && findSection(text, id)) || text;
  const hint = describeSimilar(path, site.list()) || ": search_pages finds pages by words";
  throw new CliError(`Cannot get ${given} as there is no such page${hint}`);
}

/** Finds the section of the reference that explains an export of a package. */
export function findExport(site: Site, given: string): string | undefined {
  const name = given.replace(/\(\)$/, "");
  for (const address of site.list().filter((each) => each.startsWith("/reference/packages/"))) {
    const section = findSection(site.read(address)!, toSlug(name));
    if (section?.startsWith(`## ${name} `)) return `${section}\n\nIts page: ${address}`;
  }
  return undefined;
}

/** Cuts the section of a heading out of Markdown: up to the next heading that is no lower. The heading `createDirectConsumer function` has the id of its first word. */
function findSection(text: string, id: string): string | undefined {
  const prose = text.replaceAll(/^```[^]*?^```/gm, (code) => code.replaceAll("#", " "));
  const headings = [...prose.matchAll(/^(#+) (.*)$/gm)];
  const at = headings.findIndex(([, , words = ""]) => `${toSlug(words)}-`.startsWith(`${id}-`));
  const found = headings[at];
  if (!found) return undefined;
  const next = headings.slice(at + 1).find(([, marks = ""]) => marks.length <= found[1]!.length);
  return text.slice(found.index, next?.index).trim();
}

/** The id that the site gives a heading. */
function toSlug(heading: string): string {
  const letters = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, "");
  return letters.trim().replaceAll(/\s/g, "-");
}
