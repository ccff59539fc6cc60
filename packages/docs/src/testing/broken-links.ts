import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Lists the addresses of all pages of a built site. */
export async function listPages(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((file) => file.endsWith("index.html") || file === "404.html")
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .sort();
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
