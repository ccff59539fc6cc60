import { createChannelClient, type ChannelClient } from "@kontor/channel-client";
import { expect, test } from "vitest";
import { fetchPage } from "./fetch-page.ts";
import type { FetchedEvent } from "./read-item.ts";

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
