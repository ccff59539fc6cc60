import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegrationLogger } from "astro";
import { expect, test } from "vitest";
import { serveFolder } from "../static-server.ts";
import { findOnSite } from "../testing/search.ts";
import { buildIndex } from "./build-index.ts";
import { findPages } from "./find-pages.ts";
import { loadIndex } from "./load-index.ts";

test("the index finds a page by its words and keywords; a guide comes before a decision; home is not in it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-index-"));
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path), { recursive: true });
    const html = `<html lang="en"><body><nav>menu</nav><main lang="en"><h1>${path}</h1><p>${text}</p></main></body></html>`;
    await writeFile(join(folder, path, "index.html"), html);
  };
  await write("decisions/01-a", "The parcel is stored.");
  await write("erp", "The parcel is stored.");
  await write("", "The parcel is stored.");

  const build = buildIndex().hooks["astro:build:done"]!;
  await build({ dir: pathToFileURL(`${folder}/`), pages: [], assets: new Map(), logger: {} as AstroIntegrationLogger });

  const site = await serveFolder(folder);
  expect(await findOnSite(folder, site.url, ["parcel", "pagination", "menu"])).toEqual([
    ["/erp/", "/decisions/01-a/"],
    ["/erp/"],
    [],
  ]);
  const index = await loadIndex(pathToFileURL(join(folder, "pagefind/pagefind.js")).href);
  expect((await findPages("parcel", index)).map(({ kind }) => kind)).toEqual(["Guides", "Decisions"]);
  await site.close();
  await rm(folder, { recursive: true });
});
