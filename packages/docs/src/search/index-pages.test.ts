import { expect, test } from "vitest";
import { findKind, findKeywords, buildIndex } from "./index-pages.ts";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegrationLogger } from "astro";
import { serveFolder } from "../testing/browser.ts";
import { findOnSite } from "../testing/searches.ts";
import { findPages, loadIndex } from "./find-pages.ts";

test.each([
  ["/start/", "Guides"],
  ["/reference/erp/stock-stock-adjustment/", "Operations"],
  ["/reference/channel/groups/orders/", "Groups"],
  ["/reference/events/seller-offer-new/", "Events"],
  ["/reference/errors/ERR_PLATFORM_API/", "Errors"],
  ["/reference/scopes/", "Reference"],
  ["/decisions/15-inbox-in-a-sqlite-file/", "Decisions"],
])("%s is one of the %s", (address, kind) => {
  expect(findKind(address).kind).toBe(kind);
});

test("a page has the words of its row, at whatever end the slashes stand", () => {
  expect(findKeywords("/erp/")).toContain("pagination");
  expect(findKeywords("reference/errors/ERR_PLATFORM_API")).toContain("429");
});

test("the pages of events and of errors are found by these words", () => {
  expect(findKeywords("/reference/events/seller-offer-new/")).toBe("seller offer new event");
  expect(findKeywords("/reference/errors/ERR_PLATFORM_API/")).toMatch(/429.* error$/);
});

test("a page without a row has no words of its own", () => {
  expect(findKeywords("/decisions/")).toBe("");
});

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
