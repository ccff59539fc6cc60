import { expect, test } from "vitest";
import { buildIndex, findKeywords, listPlaces } from "./index-pages.ts";
import { findKind } from "./kinds.ts";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroIntegrationLogger } from "astro";
import { findOnSite } from "../testing/searches.ts";

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

  expect(await findOnSite(folder, ["parcel", "pagination", "menu"])).toEqual([
    ["/erp/", "/decisions/01-a/"],
    ["/erp/"],
    [],
  ]);
  await rm(folder, { recursive: true });
});

test("each section of a guide is a place with its anchor, without its code; an operation is one place with its method, path and names", () => {
  const guide = '<main><h1>Tokens</h1><p>One.</p><h2 id="store">A <i>store</i></h2><pre>code</pre><p>Two.</p></main>';
  const operation =
    '<main><h1>Update</h1><div data-names="Category_Update"><p class="address"><span class="method patch">PATCH</span> <code>/v2/x</code></p><p>Changes it.</p><h2 id="body">Body</h2></div></main>';

  expect(listPlaces("/tokens/", guide)).toMatchObject([
    { url: "/tokens/", text: "One." },
    { url: "/tokens/#store", title: "Tokens", section: "A store", text: "Two." },
  ]);
  expect(listPlaces("/reference/erp/update/", operation)).toMatchObject([
    { method: "PATCH", path: "/v2/x", keywords: expect.stringContaining("Category_Update"), text: "Changes it. Body" },
  ]);
});
