import { afterAll, beforeAll, expect, test } from "vitest";
import { type Assistant, startAssistant } from "../fixtures/assistant.ts";
import { LINES, pages } from "../fixtures/copy.ts";
import { MOST_LETTERS } from "../tool.ts";

let assistant: Assistant;
beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.close());

test("search_pages gives a line for each page, the best first, without the words that only the search reads", async () => {
  const { text } = await assistant.ask("search_pages", { words: "retries dead letter" });

  expect(text.split("\n")[0]).toBe(
    "/events/retries/ | Retries and dead letters | Guides | Retries and dead letters begins.",
  );
});

test("search_pages gives no more than the limit, and says when nothing has the words", async () => {
  const few = await assistant.ask("search_pages", { words: "events", limit: 1 });
  const none = await assistant.ask("search_pages", { words: "xylophone" });

  expect(few.text.split("\n")).toHaveLength(1);
  expect(none).toEqual({ text: "No page has the words xylophone. Try fewer or others.", isError: false });
});

test.each([
  "/events/",
  "/events",
  "events",
  "events.md",
  "/events.md",
  "https://docs.example/events/",
  "/events/#nothing",
])("get_page reads a page by its address %s", async (address) => {
  expect((await assistant.ask("get_page", { address })).text).toBe(pages["/events/"]);
});

test.each(["/", "/index.md", "https://docs.example/"])("get_page reads the first page by %s", async (address) => {
  expect((await assistant.ask("get_page", { address })).text).toBe(pages["/"]);
});

test.each([
  ["/start/#erp-client", "## ERP client", "Rename it."],
  ["/start.md#first-call-rename-a-category", "### First call: rename a category", "Rename it."],
  ["/reference/packages/channel-events.md#createchannelconsumer", "## createChannelConsumer function", "### Throws"],
  ["/start/#channel-client", "## Channel client", "Other words."],
])("get_page reads one section: %s", async (address, first, last) => {
  const { text } = await assistant.ask("get_page", { address });

  expect(text.startsWith(first)).toBe(true);
  expect(text.endsWith(last)).toBe(true);
});

test("get_page cuts a long page at the end of a line, and `from` gives the rest without a gap", async () => {
  const parts: string[] = [];
  for (let from = 0; ;) {
    const { text } = await assistant.ask("get_page", { address: "/long/", from });
    expect(text.length).toBeLessThan(MOST_LETTERS + 100);
    const [note, next] = /\n… \d+ more characters: ask for from (\d+), or for less$/.exec(text) ?? [];
    parts.push(note ? text.slice(0, -note.length) : text);
    if (next === undefined) break;
    from = Number(next);
  }

  expect(parts.length).toBe(3);
  expect(parts.join("")).toBe(pages["/long/"]);
  expect(parts.every((part) => part === parts.at(-1) || LINES.includes(part.split("\n").at(-1)!))).toBe(true);
});

test.each([
  ["/strat/", "Cannot get /strat/ as there is no such page. Did you mean /start/?"],
  ["/constructor/", "Cannot get /constructor/ as there is no such page: search_pages finds pages by words"],
  ["/__proto__/", "Cannot get /__proto__/ as there is no such page: search_pages finds pages by words"],
  ["/../package.json", "Cannot get /../package.json as there is no such page: search_pages finds pages by words"],
])("get_page says that there is no %s", async (address, text) => {
  expect(await assistant.ask("get_page", { address })).toEqual({ text, isError: true });
});

test("a server without its copy of the docs says so, and its other tools work", async () => {
  const bare = await startAssistant({ pages: "/nowhere/site.json.gz" });
  const page = await bare.ask("get_page", { address: "/start/" });
  const found = await bare.ask("find_operation", { words: "stock adjust" });
  await bare.close();

  expect(page.isError).toBe(true);
  expect(page.text).toMatch(/^Cannot read the pages as the package must be whole: got ENOENT/);
  expect(found.text).toMatch(/^operation stocks\.adjust \| erp POST \/v2\/stocks \| Adjust stock/);
});
