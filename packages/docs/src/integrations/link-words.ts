import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rootFolder } from "../root-folder.ts";
import { afterBuild, readPages } from "./pages.ts";

const GLOSSARY = "/reference/glossary/";
/** Words that mean something else in most sentences: no link leads from them. */
const COMMON = ["category", "company", "delivery", "hub", "item", "order", "registration", "return", "source"];
const TAG = /(<(?:"[^"]*"|'[^']*'|[^"'>])*>)/; // a value of an attribute may hold a closing bracket
const WITHOUT_LINKS = /^<\/?(a|button|code|figure|footer|h[1-6]|nav|pre|script|style|summary|svg|table)\b/;

/** Lists the words of the platform that the glossary explains. */
export function readWords(glossary: string): string[] {
  const [, platform = ""] = glossary.split(/^## /m);
  return [...platform.matchAll(/^\| (\w[\w -]*) \|/gm)].map(([, word = ""]) => word).filter((word) => word !== "Word");
}

const toId = (word: string) => word.toLowerCase().replaceAll(" ", "-");

/** Links the first use of each word in a guide to the glossary. Headings, code, links, tables and drawings stay as they are. */
export function linkFirstUses(html: string, words: readonly string[], base: string): string {
  const linked = words.filter((word) => !COMMON.includes(word)).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(String.raw`\b(${linked.join("|")})(?:s|es)?\b`, "gi");
  const seen = new Set<string>();
  const start = html.indexOf('class="sl-markdown-content"');
  let depth = 0;
  const parts = html.slice(start).split(TAG);
  const changed = parts.map((part) => {
    if (WITHOUT_LINKS.test(part)) depth += part.startsWith("</") ? -1 : part.endsWith("/>") ? 0 : 1;
    if (depth > 0 || part.startsWith("<")) return part;
    return part.replace(pattern, (used, word: string) => {
      const id = toId(word);
      if (seen.has(id)) return used;
      seen.add(id);
      return `<a class="term" href="${base}${GLOSSARY}#${id}">${used}</a>`;
    });
  });
  return start < 0 ? html : html.slice(0, start) + changed.join("");
}

/** Gives the row of each word the id that the links lead to. */
export const giveIds = (html: string, words: readonly string[]): string =>
  html.replaceAll(/<tr>(\s*<td>)([\w -]+)<\/td>/g, (row, open: string, word: string) =>
    words.includes(word) ? `<tr id="${toId(word)}">${open}${word}</td>` : row,
  );

/** Links the words of the platform in the guides to the glossary. @param base The path below which the site stands. */
export const linkWords = (base: string) =>
  afterBuild("link-words", async (folder) => {
    const words = readWords(await readFile(join(rootFolder, "GLOSSARY.md"), "utf8"));
    for await (const { address, file, html } of readPages(folder)) {
      const isGuide = !/^\/(reference|decisions|404)|^\/$/.test(address);
      if (isGuide) await writeFile(file, linkFirstUses(html, words, base));
      else if (address === GLOSSARY) await writeFile(file, giveIds(html, words));
    }
  });
