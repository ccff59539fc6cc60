import { expect, test } from "vitest";
import { findPages, type Pagefind, loadIndex } from "./find-pages.ts";

/** An index of pages, each with its words. A page is found by all of the words that are asked for. */
function indexOf(pages: Record<string, string>, kind = "Operations"): { pagefind: Pagefind; asked: string[] } {
  const asked: string[] = [];
  const search = async (words: string) => {
    asked.push(words);
    const found = Object.entries(pages).filter(([, text]) => words.split(" ").every((word) => text.includes(word)));
    return {
      results: found.map(([url]) => ({
        data: async () => ({
          url,
          excerpt: "whole",
          meta: { title: url, kind: kind as "Operations" },
          sub_results: [{ url: `${url}#part`, title: "", excerpt: "part" }],
        }),
      })),
    };
  };
  return { pagefind: { options: async () => undefined, search }, asked };
}

test("small words do not count, unless there are no others", async () => {
  const { pagefind, asked } = indexOf({ "/a/": "page erp list" });

  await findPages("how do I page the list", pagefind);
  await findPages("how to", pagefind);

  expect(asked).toEqual(["page list", "how to"]);
});

test("if no page has all the words, the pages that lack one of them are found, each once", async () => {
  const { pagefind } = indexOf({ "/a/": "retry handler", "/b/": "retry failing" });

  expect((await findPages("retry failing handler", pagefind)).map(({ url }) => url)).toEqual(["/a/", "/b/"]);
  expect(await findPages("nothing", pagefind)).toEqual([]);
});

test("a guide is found at the section that answers, another page as a whole", async () => {
  const [guide] = await findPages("tokens", indexOf({ "/tokens/": "tokens" }, "Guides").pagefind);
  const [operation] = await findPages("tokens", indexOf({ "/tokens/": "tokens" }).pagefind);

  expect([guide?.url, operation?.url]).toEqual(["/tokens/#part", "/tokens/"]);
});

const SCRIPT = "data:text/javascript,export const given = []; export const options = async (each) => given.push(each);";

test("an index is loaded once, with the weights of the search and the options of its first load", async () => {
  const first = await loadIndex(SCRIPT, { baseUrl: "/docs/" });
  const second = await loadIndex(SCRIPT);

  expect(second).toBe(first);
  expect((first as unknown as { given: object[] }).given).toEqual([
    expect.objectContaining({ baseUrl: "/docs/", ranking: expect.anything() }),
  ]);
});
