import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Assistant, startAssistant } from "../fixtures/assistant.ts";

let assistant: Assistant;
beforeAll(async () => {
  assistant = await startAssistant();
});
beforeEach(async () => {
  await assistant.ask("start_sandbox", { reset: true });
});
afterAll(() => assistant.close());

const CATEGORY = { id: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10", name: "Garden" };
const STOCK = { offerId: 4711, quantity: "3" };

test("start_sandbox gives the address of one sandbox on this machine, and again the same", async () => {
  const { text } = await assistant.ask("start_sandbox");
  const [, url = ""] = /^channel and auth base address: (http:\/\/127\.0\.0\.1:\d+)$/m.exec(text) ?? [];

  expect((await fetch(`${url}/__sandbox/log`)).status).toBe(200);
  expect(text).toContain(`KONTOR_CHANNEL_URL=${url} KONTOR_AUTH_URL=${url} KONTOR_ERP_URL=${url}/erp`);
  expect((await assistant.ask("start_sandbox")).text).toBe(text);
});

test("call_sandbox calls both interfaces, with parameters and a body", async () => {
  const stock = await assistant.ask("call_sandbox", { operation: "erp.categories.update", body: CATEGORY });
  const page = await assistant.ask("call_sandbox", {
    operation: "returns.list",
    parameters: { pageSize: 1 },
  });
  const events = await assistant.ask("call_sandbox", { operation: "channel.events.list" });

  expect(stock).toEqual({ text: "{}", isError: false });
  expect(JSON.parse(page.text)).toMatchObject({ pageSize: 1 });
  expect(events.text).toMatch(/^This call uses one of the 10 deliveries .*\n\{"eventList":\[\]\}$/);
});

test.each([
  [
    "orders.create",
    { body: { x: 1 } },
    /^Cannot call orders\.create as the body must have orderList; .* show orders\.create explains it$/,
  ],
  ["categories.updat", {}, /Did you mean categories\.update or /],
  ["xylophone", {}, /^Cannot find the operation xylophone: find_operation finds it by its words$/],
  [
    "categories.update",
    { body: { ...CATEGORY, id: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e19" } },
    /got? 404|404[^]*The answer: \{/,
  ],
])("call_sandbox says why %s with %j is refused", async (operation, input, expected) => {
  const { text, isError } = await assistant.ask("call_sandbox", { operation, ...input });

  expect(isError).toBe(true);
  expect(text).toMatch(expected);
  expect(text).not.toMatch(/bug in Kontor|--/);
});

test("trigger_event makes events that the sandbox delivers, of the first seller unless another is named", async () => {
  const made = await assistant.ask("trigger_event", { type: "Seller:Offer.StockUpdate", event: STOCK, count: 2 });
  await assistant.ask("trigger_event", { type: "Seller:Some.NewType", event: { sellerId: "1", any: true } });
  const { text } = await assistant.ask("call_sandbox", { operation: "events.list" });

  expect(made.text).toBe("Waiting: event-000001, event-000002");
  expect(text.match(/"sellerId":"1"/g)).toHaveLength(3);
  expect(text).toContain('"quantity":"3"');
});

test.each([
  [
    { type: "Seller:Offer.StockUpdate", event: { offerId: "a" } },
    /must have required property 'quantity'.*must be integer/,
  ],
  [{ type: "Seller:Offer.StockUpdate", event: { ...STOCK, sellerId: "99" } }, /99/],
])("trigger_event says why %j is refused, and nothing waits", async (input, expected) => {
  const { text, isError } = await assistant.ask("trigger_event", input);

  expect(isError).toBe(true);
  expect(text).toMatch(/^Cannot /);
  expect(text).toMatch(expected);
  expect((await assistant.ask("read_request_log")).text).toMatch(/0 events$/);
});

test("read_request_log tells what a program did, and the state of each event", async () => {
  await assistant.ask("trigger_event", { type: "Seller:Offer.StockUpdate", event: STOCK });
  await assistant.ask("call_sandbox", { operation: "events.list" });
  await assistant.ask("call_sandbox", { operation: "events.acknowledge", body: { eventIdList: ["event-000001"] } });

  const { text } = await assistant.ask("read_request_log");

  expect(text).toMatch(/ \| GET \/v1\/channel\/event \| 200 \| Events_List \| delivered \[\{"id":"event-000001"/);
  expect(text).toMatch(
    / \| DELETE \/v1\/channel\/event \| 204 \| Events_Acknowledge \| acknowledged \["event-000001"\]/,
  );
  expect(text).toMatch(/1 events\nevent-000001 \| Seller:Offer\.StockUpdate \| acknowledged, 1 deliveries \| \{/);
  expect((await assistant.ask("read_request_log", { limit: 1 })).text).toMatch(/^1 requests\n/);
});

test("no setting of the environment leads a call to another address", async () => {
  let calls = 0;
  const platform = createServer((_, outgoing) => {
    calls += 1;
    outgoing.end("{}");
  }).listen(0, "127.0.0.1");
  await once(platform, "listening");
  const url = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const env = {
    KONTOR_ERP_URL: url,
    KONTOR_AUTH_URL: url,
    KONTOR_CHANNEL_URL: url,
    KONTOR_CLIENT_SECRET: "not to be sent",
    KONTOR_PROFILE: "production",
    HTTP_PROXY: url,
  };
  const other = await startAssistant({ env });

  const answer = await other.ask("call_sandbox", { operation: "categories.update", body: CATEGORY });
  await other.close();
  platform.close();

  expect(answer).toEqual({ text: "{}", isError: false });
  expect(calls).toBe(0);
});

test.each([
  { operation: "tickets.uploadAttachment", body: { attachment: "@/etc/hostname" } },
  { operation: "tickets.uploadAttachment", parameters: { id: "@/etc/hostname" } },
  { operation: "categories.update", body: { ...CATEGORY, parts: [{ name: "@file" }] } },
])("call_sandbox sends no file of this machine: %j", async (input) => {
  const { text } = await assistant.ask("call_sandbox", input);

  expect(text).toContain("no value may begin with @");
});
