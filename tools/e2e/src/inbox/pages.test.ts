import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { Secret } from "@kontor/http";
import { waitUntil } from "@kontor/testing/wait-until";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kontor-pages-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let files = 0;

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A real server whose queue is fetched by a consumer with default options, on a file. */
async function setUp(
  fetchPage: Answer,
  { timeoutMs, intervalMs = 20, ...poll }: { timeoutMs?: number; intervalMs?: number; maxEventBytes?: number } = {},
) {
  const acknowledged: string[] = [];
  let gets = 0;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      if (request.method === "DELETE") {
        acknowledged.push(...(JSON.parse(text) as { eventIdList: string[] }).eventIdList);
        return response.writeHead(204).end();
      }
      gets += 1;
      return fetchPage(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const tokens = {
    // real time: the token ends long after the test
    get: async () => ({ value: new Secret("t"), expiresAt: new Date(Date.now() + 3_600_000) }),
    discard: () => {},
  };
  const inbox = sqliteInbox(join(folder, `${(files += 1)}.db`));
  const handled: string[] = [];
  const consumer = createChannelConsumer({
    channel: createChannelClient({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      fetch: channelFetch({ tokens, ...(timeoutMs !== undefined && { timeoutMs }) }),
    }),
    inbox,
    logger: quiet,
    handlers: { "*": ({ id }) => void handled.push(id) },
    poll: { intervalMs, ...poll },
  });
  const stop = async () => {
    await consumer.stop();
    await inbox.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { acknowledged, handled, consumer, inbox, stop, gets: () => gets };
}

const json = { "content-type": "application/json" };
const eventOf = (id: unknown, text = "") => ({
  id,
  type: "Seller:New.Type",
  createdAt: "2026-02-11T08:00:00Z",
  event: { sellerId: "1", text },
});

test("seven events of 2 MB beside five small ones: all are stored as they came, handled and acknowledged", async () => {
  const large = "x".repeat(2_000_000);
  const ids = Array.from({ length: 12 }, (_, index) => `e${index}`);
  let page: unknown[] = ids.map((id, index) => eventOf(id, index < 7 ? large : "small"));
  const send: Answer = (_, response) => {
    response.writeHead(200, json).end(JSON.stringify({ eventList: page }));
    response.on("close", () => response.writableFinished && (page = [])); // what broke off is sent again, as the platform does
  };
  const { acknowledged, handled, inbox, consumer, stop } = await setUp(send, { timeoutMs: 600_000 }); // time is not what is tested

  await consumer.start();
  await waitUntil(() => handled.length >= 12 && acknowledged.length >= 12, { timeoutMs: 500_000 });

  expect([handled.toSorted(), acknowledged.toSorted()]).toEqual([ids.toSorted(), ids.toSorted()]);
  const kept: string[] = [];
  for await (const { raw } of inbox.list({ id: "e0" }))
    kept.push((JSON.parse(raw) as ReturnType<typeof eventOf>).event.text);
  expect(kept).toEqual([large]);
  expect((await inbox.readStats()).events).toMatchObject({ dead: 0, waiting: 0 });
  await stop();
});

test("an event larger than what is kept is put aside alone, in part, acknowledged and told", async () => {
  let page: string | undefined =
    `{"eventList":[${JSON.stringify(eventOf("1"))},${JSON.stringify(eventOf("large", "x".repeat(2_000_000)))},${JSON.stringify(eventOf("2"))}]}`;
  const send: Answer = (_, response) => {
    response.writeHead(200, json).end(page ?? '{"eventList":[]}');
    page = undefined;
  };
  const { acknowledged, handled, inbox, consumer, stop } = await setUp(send, { maxEventBytes: 1_000_000 });

  await consumer.start();
  await waitUntil(() => handled.length === 2);

  expect(acknowledged.toSorted()).toEqual(["1", "2", "large"]);
  let seen = 0;
  for await (const { state, problem, raw } of inbox.list({ id: "large" })) {
    seen += 1;
    expect([state, raw.length]).toEqual(["dead", 1_000_000]);
    expect(problem).toMatch(/it is 2000\d\d\d bytes long, and only the first 1000000 are kept/);
  }
  expect(seen).toBe(1);
  await stop();
});

test("events with a numeric id, without one, nested too deeply, or no text keep their bytes, and cost no other", async () => {
  const deep = `{"id":"deep","type":"Seller:New.Type","event":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  const noText = Buffer.concat([Buffer.from('{"id":"bytes","x":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  let page: Buffer | undefined = Buffer.concat([
    Buffer.from(`{"eventList":[${JSON.stringify(eventOf("plain"))},${JSON.stringify(eventOf(77))},`),
    Buffer.from(`{"type":"Seller:New.Type","event":{"n":1}},${deep},null,`),
    noText,
    Buffer.from("]}"),
  ]);
  const { acknowledged, handled, inbox, consumer, stop } = await setUp((_, response) => {
    response.writeHead(200, json).end(page ?? '{"eventList":[]}');
    page = undefined;
  });

  await consumer.start();
  await waitUntil(() => acknowledged.length === 4);
  await consumer.idle();

  expect(acknowledged.toSorted()).toEqual(["77", "bytes", "deep", "plain"]);
  expect(handled).toEqual(expect.arrayContaining(["plain", "77"]));
  const raws: string[] = [];
  for await (const { raw } of inbox.list()) raws.push(raw);
  expect(raws).toHaveLength(6);
  expect(raws).toContain('{"type":"Seller:New.Type","event":{"n":1}}');
  expect(raws).toContain(deep);
  expect(raws).toContain(`base64:${noText.toString("base64")}`);
  await stop();
});

test.each([
  ["an unescaped quote in the first event", 0, '{"id":"bad","type":"t","createdAt":"x","event":{"text":"a"b"}}'],
  ["an unescaped quote in the middle", 3, '{"id":"bad","type":"t","createdAt":"x","event":{"text":"a"b"}}'],
  ["a bracket too few", 2, '{"id":"bad","type":"t","createdAt":"x","event":{"text":"ab"}'],
  ["a bracket too many", 2, '{"id":"bad","type":"t","createdAt":"x","event":{}}}'],
])("%s costs one event and not its page", async (_, place, bad) => {
  const good = Array.from({ length: 5 }, (__, index) => JSON.stringify(eventOf(`e${index}`)));
  let page: string | undefined = `{"eventList":[${good.toSpliced(place, 0, bad).join(",")}]}`;
  const { acknowledged, handled, consumer, inbox, stop } = await setUp((__, response) => {
    response.writeHead(200, json).end(page ?? '{"eventList":[]}');
    page = undefined;
  });

  await consumer.start();
  await waitUntil(() => handled.length === 5);

  await waitUntil(() => expect(acknowledged).toEqual(expect.arrayContaining(["e0", "e1", "e2", "e3", "e4", "bad"])));
  const kept: string[] = [];
  for await (const { raw } of inbox.list({ state: "dead" })) kept.push(raw);
  expect(kept.some((raw) => raw.includes('"id":"bad"'))).toBe(true);
  await stop();
});

test("a page that breaks off costs what had not come, and nothing of what had", async () => {
  let isFirst = true;
  const { acknowledged, handled, consumer, stop } = await setUp((_, response) => {
    if (!isFirst) return response.writeHead(200, json).end(`{"eventList":[${JSON.stringify(eventOf("2"))}]}`);
    isFirst = false;
    response
      .writeHead(200, json)
      .write(`{"eventList":[${JSON.stringify(eventOf("1"))},{"id":"2"`, () => response.destroy());
    return undefined;
  });

  await consumer.start();
  await waitUntil(() => handled.length === 2);

  await waitUntil(() => expect(new Set(acknowledged)).toEqual(new Set(["1", "2"])));
  await stop();
});

test("with a platform that takes longer for a page than the time limit, nothing is lost", async () => {
  const waiting = new Map(Array.from({ length: 20 }, (_, index) => [`e${index}`, 0]));
  const { acknowledged, handled, consumer, stop, gets } = await setUp(
    (_, response) => {
      const page = [...waiting.keys()].filter((id) => !acknowledged.includes(id) && waiting.get(id)! < 10);
      for (const id of page) waiting.set(id, waiting.get(id)! + 1);
      setTimeout(
        () => response.writeHead(200, json).end(JSON.stringify({ eventList: page.map((id) => eventOf(id)) })),
        600,
      );
    },
    { timeoutMs: 500 },
  );

  await consumer.start();
  await waitUntil(() => handled.length === 20);

  await waitUntil(() => new Set(acknowledged).size === 20);
  expect(Math.max(...waiting.values())).toBeLessThan(10);
  expect(gets()).toBeGreaterThan(1); // the first one did run out of time
  await stop();
});

test("a fetch of the queue that fails is not sent again by itself", async () => {
  const { consumer, stop, gets } = await setUp((_, response) => response.writeHead(503).end(), {
    intervalMs: 1_000_000,
  });

  await consumer.start();

  expect(gets()).toBe(1);
  expect((await consumer.health()).deliveriesSpentUnseen).toBe(1);
  await stop();
});
