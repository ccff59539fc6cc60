import { getEventListeners } from "node:events";
import { createChannelClient, type ChannelClient } from "@kontor/channel-client";
import { withTimeout } from "@kontor/http";
import { expect, test } from "vitest";
import { fetchPage } from "./fetch.ts";
import type { FetchedEvent } from "./item.ts";

const itemOf = (id: string, note = "") => ({
  id,
  type: "Seller:New.Type",
  createdAt: "2026-02-11T08:00:00Z",
  event: { note },
});

/** Fetches a page with this body; `batches`: the ids as they came. */
async function fetched(body: BodyInit, channel = clientOf(body)) {
  const batches: string[][] = [];
  const onEvents = async (events: FetchedEvent[]) => void batches.push(events.map(({ id }) => id));
  const page = await fetchPage(channel, { maxEventBytes: 32 * 1024 * 1024, onEvents });
  return { page, batches };
}
function clientOf(body: BodyInit): Pick<ChannelClient, "events"> {
  const headers = { "content-type": "application/json" };
  return createChannelClient({ baseUrl: "https://channel.test", fetch: async () => new Response(body, { headers }) });
}

test("the events of a page come all, and together where they are small", async () => {
  const { page, batches } = await fetched(JSON.stringify({ eventList: [itemOf("1"), itemOf("2")] }));

  expect(page).toEqual({ events: 2 });
  expect(batches).toEqual([["1", "2"]]);
});

test("no more of a page is in memory than four mebibytes and one event", async () => {
  const large = "x".repeat(3 * 1024 * 1024);
  const items = ["1", "2", "3"].map((id) => itemOf(id, large));

  const { batches } = await fetched(JSON.stringify({ eventList: items }));

  expect(batches).toEqual([["1", "2"], ["3"]]);
});

test("a page that breaks off behind an event gives it, and says that it broke", async () => {
  const whole = JSON.stringify({ eventList: [itemOf("1"), itemOf("2")] });

  const { page, batches } = await fetched(whole.slice(0, -40));

  expect(page).toMatchObject({ events: 1, problem: { code: "ERR_PLATFORM_DECODE" } });
  expect(batches).toEqual([["1"]]);
});

test.each(['{"eventList":[{"id":', "<html></html>", '{"errorList":[{"code":"x"}]}', "null"])(
  "an answer that brings no event and is no list is no empty page: %s",
  async (body) => {
    await expect(fetched(body)).rejects.toThrow(/^Cannot (read|complete)/);
  },
);

test.each(['{"eventList":null}', '{ "eventList" : null , "errorList": [] }'])("%s is an empty page", async (body) => {
  const ofAnother = { events: { list: async () => JSON.parse(body) as unknown } } as never;

  expect(await fetched(body)).toEqual({ page: { events: 0 }, batches: [] });
  expect(await fetched(body, ofAnother)).toEqual({ page: { events: 0 }, batches: [] });
});

test("a list that is null beside errors is no empty page", async () => {
  await expect(fetched('{"eventList":null,"errorList":[{"code":"GEN500"}]}')).rejects.toThrow("GEN500");
});

test("from a client that parses by itself, an event that does not fit costs itself alone", async () => {
  const items = [{ id: "1" }, itemOf("2"), { id: "3" }, { id: "4" }, itemOf("5")];
  const { events } = clientOf(JSON.stringify({ eventList: items }));
  const list = () => events.list(); // reads the answer by itself

  const { page, batches } = await fetched("", { events: { list } } as never);

  expect(page).toEqual({ events: 5 });
  expect(batches).toEqual([["1", "2", "3", "4", "5"]]);
});

test("an answer without a body is told as what it is, and not as a broken connection", async () => {
  const channel = createChannelClient({
    baseUrl: "https://channel.test",
    fetch: async () => new Response(null, { status: 204 }),
  });

  await expect(fetched("", channel)).rejects.toThrow("as its body is empty");
});

/** The same answer, for the client's own list and for the consumer. */
async function both(body: BodyInit, type: string) {
  const answer = async () => new Response(body, { headers: { "content-type": type } });
  const channel = createChannelClient({ baseUrl: "https://channel.test", fetch: answer });
  const [listed] = await Promise.allSettled([channel.events.list()]);
  const [consumed] = await Promise.allSettled([fetched("", channel)]);
  return [
    listed.status === "fulfilled" ? listed.value.eventList.map(({ id }) => id) : (listed.reason as Error).message,
    consumed.status === "fulfilled" ? consumed.value.batches.flat() : (consumed.reason as Error).message,
  ];
}

const page = JSON.stringify({ eventList: [itemOf("l1ü"), itemOf("2")] });

test("a page is read alike by the list and by the consumer", async () => {
  expect(await both(page, "application/json; charset=UTF-8")).toEqual([
    ["l1ü", "2"],
    ["l1ü", "2"],
  ]);
});

test("an event whose id is not UTF-8, as JSON must be, has none: another one must not be acknowledged", async () => {
  const { batches } = await fetched(Buffer.from(page, "latin1"));

  expect(batches).toEqual([[expect.stringMatching(/^without-id-/), "2"]]);
});

test("errors beside events cost no event, and without events they are no empty page", async () => {
  const errorList = [{ code: "GEN500", message: "one of them", severity: "ERROR" }];
  const beside = JSON.stringify({ errorList, eventList: [itemOf("1")] });
  const alone = JSON.stringify({ errorList, eventList: [] });

  expect(await both(beside, "application/json")).toEqual([["1"], ["1"]]);
  expect(await both(alone, "application/json")).toEqual([
    expect.stringContaining("GEN500"),
    expect.stringContaining("GEN500"),
  ]);
});

test.each([
  JSON.stringify({ eventList: [itemOf("1")] }),
  '{"eventList":[]}',
  '{"eventList":null}',
  '{"eventList":[{"id":"1","type":"t","event":{}},{',
  "<html></html>",
  '{"errorList":[{"code":"x"}]}',
])("once %s is read, nothing of the fetch listens to the signal of the poll", async (body) => {
  const headers = { "content-type": "application/json" };
  const fetch = withTimeout(60_000)(async () => new Response(body, { headers }));
  const channel = createChannelClient({ baseUrl: "https://channel.test", fetch });
  const { signal } = new AbortController();

  await fetchPage(channel, { signal, maxEventBytes: 1_000, onEvents: async () => {} }).catch(() => {});

  expect(getEventListeners(signal, "abort")).toEqual([]);
});
