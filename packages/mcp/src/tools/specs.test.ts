import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Assistant, startAssistant } from "../fixtures/assistant.ts";

let assistant: Assistant;
beforeAll(async () => {
  assistant = await startAssistant();
});
afterAll(() => assistant.close());

test("find_operation finds what `kontor specs search` finds, in its order", async () => {
  const program = fileURLToPath(new URL("../../../cli/src/main.ts", import.meta.url));
  const words = ["--conditions=@kontor/source", program, "specs", "search", "tax", "class", "--limit", "5", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  const names = stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { name: string }).name);

  const { text } = await assistant.ask("find_operation", { words: "tax class", limit: 5 });

  const lines = text.split("\n");
  expect(lines.slice(0, 5).map((line) => line.split(" ")[1])).toEqual(names);
  expect(lines[5]).toMatch(/^… \d+ more: use more words, or a higher limit$/);
});

test("find_operation gives pages where the specs do not have all words", async () => {
  const some = await assistant.ask("find_operation", { words: "how do I adjust the xylophone" });
  const none = await assistant.ask("find_operation", { words: "xylophone" });

  expect(some.text).toContain("/reference/erp/stock-stock-adjustment/ | Adjust stock");
  expect(none.text).toBe("Nothing in the specs has all the words xylophone. Try fewer words, or search_pages.");
});

test.each(["stocks.adjust", "erp.stocks.adjust", "Stock_StockAdjustment", "POST /v2/stocks"])(
  "show gives the fields, the open questions and the sample of %s",
  async (name) => {
    const { text } = await assistant.ask("show", { name });

    expect(text).toMatch(/^# stocks\.adjust: Adjust stock\nPOST \/v2\/stocks\n/);
    expect(text).toMatch(/^quantity \| number \| yes \| Quantity of the adjustment/m);
    expect(text).toMatch(/^rate-quotas \| How many requests may be sent\? \| /m);
    expect(text).toContain("await erp.stocks.adjust({}, { quantity: 1 });");
    expect(text).toContain("How to make [`erp`](/start.md#erp-client)");
    expect(text).toContain('Answer 201:\n\n```json\n{ "quantityTotal": 1 }\n```');
    expect(text).not.toMatch(/kontor (?:call|specs)| {3}/);
  },
);

test.each([
  ["channel.events.list", /^# events\.list: /],
  ["Seller:Offer.StockUpdate", /^offerId \| int64 \| yes \| Id of an offer/m],
  ["OfferStockUpdate", /^# OfferStockUpdate, a schema of the channel interface\n/],
  ["ERR_PLATFORM_TOKEN", /^# ERR_PLATFORM_TOKEN: No access token\n/],
  ["tax-type-meaning", /^# tax-type-meaning: What do the tax types/],
])("show explains %s", async (name, expected) => {
  expect((await assistant.ask("show", { name })).text).toMatch(expected);
});

test.each(["createChannelConsumer", "createChannelConsumer()"])(
  "show explains the export %s of a package",
  async (name) => {
    expect((await assistant.ask("show", { name })).text).toBe(
      "## createChannelConsumer function\n\nReceives events.\n\n### Throws\n\nIts page: /reference/packages/channel-events/",
    );
  },
);

test("show gives no export whose name only begins alike", async () => {
  expect((await assistant.ask("show", { name: "createChannel" })).isError).toBe(true);
});

test("show names what is similar, and the tool that finds names", async () => {
  expect(await assistant.ask("show", { name: "stock.adjust" })).toEqual({
    text: "Cannot show stock.adjust as the specs have no such name. Did you mean stocks.adjust?",
    isError: true,
  });
  expect((await assistant.ask("show", { name: "xylophone" })).text).toBe(
    "Cannot show xylophone as the specs have no such name: find_operation finds names by words",
  );
});

test.each([
  ["ERR_PLATFORM_TOKEN", ["ERR_PLATFORM_TOKEN"]],
  [
    "TokenError: cannot get [ERR_PLATFORM_TOKEN] { cause: ERR_PLATFORM_CONNECTION }",
    ["ERR_PLATFORM_CONNECTION", "ERR_PLATFORM_TOKEN"],
  ],
  ["ERR_PLATFORM_CONNECTION_X", ["ERR_PLATFORM_CONNECTION"]],
])("explain_error explains each code in %s", async (error, codes) => {
  const { text } = await assistant.ask("explain_error", { error });

  expect(new Set([...text.matchAll(/^# (\w+): /gm)].map(([, code]) => code))).toEqual(new Set(codes));
});

test("explain_error leads from a message without a code to pages", async () => {
  const found = await assistant.ask("explain_error", { error: "getaddrinfo ENOTFOUND" });
  const none = await assistant.ask("explain_error", { error: "xylophone" });

  expect(found.text).toContain("/reference/errors/ERR_PLATFORM_CONNECTION/ | No connection");
  expect(none.text).toMatch(/^No page has these words\./);
});

test("list_open_questions counts the questions and gives those with all words, what is known of them, and what Kontor does", async () => {
  const tax = await assistant.ask("list_open_questions", { words: "tax meaning" });
  const all = await assistant.ask("list_open_questions", { limit: 2 });
  const none = await assistant.ask("list_open_questions", { words: "xylophone" });

  expect(tax.text).toMatch(
    /^1 of \d+ questions\ntax-type-meaning \| What do the tax types 0 to 5 mean\? \| Known: .* | Kontor: /,
  );
  expect(all.text.split("\n")).toHaveLength(4);
  expect(none.text).toMatch(/^No open question has the words xylophone; \d+ are open in all\.$/);
});
