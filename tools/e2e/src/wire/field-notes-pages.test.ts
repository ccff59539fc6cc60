import { createChannelClient, decodeEvent } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { expect, test } from "vitest";

// F8 of the field notes: a page of events is not lost for one bad event, by whichever way it is read.

const event = { sellerId: "1", offerId: 4711, quantity: "3.0" };
const good = { id: "good", type: "Seller:Offer.StockUpdate", createdAt: "2026-02-11T08:30:00+0000", event };
const page = [
  { ...good, id: 4711 },
  { id: "undated", type: good.type, event },
  null,
  { ...good, id: undefined },
  { ...good, id: 2 ** 60 },
  good,
];

/** A platform that has this page once; `acknowledged`: the ids that it was told. */
function platform() {
  const acknowledged: string[] = [];
  let waiting: unknown[] = page;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "DELETE") {
      acknowledged.push(...((await request.json()) as { eventIdList: string[] }).eventIdList);
      return new Response(null, { status: 204 });
    }
    const eventList = waiting;
    waiting = [];
    return Response.json({ eventList });
  };
  return { acknowledged, channel: createChannelClient({ baseUrl: "https://channel.test", fetch }) };
}

test("F8: events.list() gives what can be read, and what cannot apart, with its place, its id and why", async () => {
  const { channel } = platform();

  const { eventList, unreadable } = await channel.events.list();

  expect(eventList).toEqual([{ ...good, id: "4711" }, good]);
  expect(eventList.map((each) => decodeEvent(each).event)).toEqual([event, event]);
  expect(unreadable.map(({ index, id, problem: { path, code } }) => [index, id, path, code])).toEqual([
    [1, "undated", "/eventList/1/createdAt", "ERR_PLATFORM_DECODE"],
    [2, undefined, "/eventList/2", "ERR_PLATFORM_DECODE"],
    [3, undefined, "/eventList/3/id", "ERR_PLATFORM_DECODE"],
    [4, undefined, "/eventList/4/id", "ERR_PLATFORM_DECODE"],
  ]);
  expect(unreadable.map(({ value }) => value)).toEqual(JSON.parse(JSON.stringify(page.slice(1, 5))));
  expect(eventList.length + unreadable.length).toBe(page.length);
});

test("F8: so does sellerEvents.list()", async () => {
  const { channel } = platform();

  const { eventList, unreadable } = await channel.sellerEvents.list();

  expect([eventList.length, unreadable.length]).toEqual([2, 4]);
});

test("F8: the consumer handles what can be read, and sets the rest aside, each alone", async () => {
  const { channel, acknowledged } = platform();
  const inbox = memoryInbox();
  const handled: string[] = [];
  const handlers = {
    "Seller:Offer.StockUpdate": async ({ id }: { id: string }) => void handled.push(id),
    "*": () => {},
  };

  await using consumer = createChannelConsumer({ channel, inbox, unsafeDurability: true, handlers, logger: silent });
  await consumer.start();
  await consumer.idle();

  expect(handled).toEqual(["4711", String(2 ** 60), "good"]);
  expect(acknowledged).toEqual(["4711", "undated", String(2 ** 60), "good"]);
  expect((await inbox.readStats()).events).toMatchObject({ done: 3, unhandled: 3, waiting: 0 });
});

const silent = { info: () => {}, warn: () => {}, error: () => {} };
