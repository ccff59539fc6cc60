import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration, AstroIntegrationLogger } from "astro";

/** Makes an integration that works on the folder of the built site. */
export function afterBuild(
  name: string,
  run: (folder: string, logger: AstroIntegrationLogger) => Promise<void>,
): AstroIntegration {
  return { name, hooks: { "astro:build:done": ({ dir, logger }) => run(fileURLToPath(dir), logger) } };
}

/** Lists the addresses of all pages of a built site. */
export async function listPages(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((file) => file.endsWith("index.html") || file === "404.html")
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .sort();
}

/** Reads the pages of a built site, one after the other. */
export async function* readPages(dist: string) {
  for (const address of await listPages(dist)) {
    const file = join(dist, address.endsWith("/") ? `${address}index.html` : address);
    yield { address, file, html: await readFile(file, "utf8") };
  }
}

/** A page of the built site, as far as a machine wants it. */
export interface Page {
  /** Its address without the base of the site: `/start/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The HTML of its content, without the header, the menus and the footer. */
  readonly main: string;
}

/** Reads a page of the built site. @throws {Error} If it has no title, or no content. */
export function readPage(path: string, html: string): Page {
  const [, title] = /<h1\b[^>]*>([^]*?)<\/h1>/.exec(html) ?? [];
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  if (title === undefined || main === "")
    throw new Error(`Cannot read ${path} as a page must have a title and a <main>`);
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return { path, title: readText(title), description: readText(description), main };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Reads the text of a piece of HTML. */
export function readText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Builds the address of the Markdown of a page: `/start.md` of `/start/`, and `/index.md` of the first page. */
export function buildTwinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path.replace(/\/$/, "")}.md`;
}
