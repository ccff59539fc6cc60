import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { StoreError } from "../inbox/store-error.ts";
import { createChannelConsumer } from "./consumer.ts";
import { baseUrl, inMemory, offerOf, setUp } from "./fixtures/sandbox.ts";

test("start() rejects when the credentials are refused, and goes on when the platform is down", async () => {
  const { logger, lines } = setUp();
  const refused = createChannelClient({ baseUrl, fetch: async () => new Response(null, { status: 401 }) });
  const down = createChannelClient({ baseUrl, fetch: () => Promise.reject(new TypeError("fetch failed")) });
  const options = { ...inMemory(), handlers: { "*": () => {} }, logger };

  await expect(createChannelConsumer({ ...options, channel: refused }).start()).rejects.toThrow(
    "sandbox.test answered 401",
  );
  await using consumer = createChannelConsumer({ ...options, channel: down });
  await consumer.start();

  expect(lines).toEqual(["A poll failed; the next one runs as planned"]);
});

test("start() goes on when a logger throws: the console gets its lines", async () => {
  const channel = createChannelClient({ baseUrl, fetch: async () => new Response(null, { status: 503 }) });
  using told = vi.spyOn(console, "error").mockImplementation(() => {});
  const full = () => {
    throw new Error("the disk is full");
  };
  const logger = { info: full, warn: full, error: full };
  await using consumer = createChannelConsumer({ channel, ...inMemory(), handlers: { "*": () => {} }, logger });

  await consumer.start();

  expect(told.mock.calls.join()).toContain("A poll failed; the next one runs as planned");
});

test("start() fails at once on what no retry can fix: an address that is none, and a name that is unknown twice", async () => {
  const { logger } = setUp();
  const clock = createVirtualClock();
  const options = { ...inMemory(), handlers: { "*": () => {} }, logger, clock };
  const nowhere = createChannelClient({ baseUrl, fetch: async () => new Response(null, { status: 404 }) });
  let asked = 0;
  const unknown = () => {
    asked += 1;
    return new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code: "ENOTFOUND" }) });
  };
  const unnamed = createChannelClient({ baseUrl, fetch: () => Promise.reject(unknown()) });

  await expect(createChannelConsumer({ ...options, channel: nowhere }).start()).rejects.toThrow(
    "Is the address right, with its path prefix?",
  );
  const starting = createChannelConsumer({ ...options, channel: unnamed }).start();
  starting.catch(() => {});
  await clock.advanceUntil(() => asked === 2, 1_500);
  await expect(starting).rejects.toThrow("No host has this name: is the address right?");
});

test("start() fails as fast on a name that is unknown to a token source, which has asked for it twice by itself", async () => {
  const { logger } = setUp();
  const clock = createVirtualClock();
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code: "ENOTFOUND" }) });
  };
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: "x", fetch, clock }), { clock });
  const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch, clock }) });
  const starting = createChannelConsumer({
    ...inMemory(),
    handlers: { "*": () => {} },
    logger,
    clock,
    channel,
  }).start();
  let problem: unknown;
  starting.catch((error: unknown) => (problem = error));

  await clock.advance(3_000);

  expect(asked).toBe(2);
  expect(String(problem)).toContain("No host has this name: is the address right?");
});

test.each([
  ["a page that says 404, as web servers say it of a wrong prefix", 404, { "content-type": "text/html" }],
  [
    "a redirect to a page, as it is followed nowhere",
    302,
    { location: "https://login.test/", "content-type": "text/html" },
  ],
  ["a redirect for good", 308, { location: "https://other.test/" }],
])("start() fails at once on %s", async (_, status, headers: Record<string, string>) => {
  const { logger, lines } = setUp();
  const channel = createChannelClient({ baseUrl, fetch: async () => new Response("<html>", { status, headers }) });

  const starting = createChannelConsumer({ ...inMemory(), handlers: { "*": () => {} }, logger, channel }).start();

  await expect(starting).rejects.toMatchObject({ code: "ERR_PLATFORM_API", status });
  expect(lines).toEqual([]);
});

test("a proxy's page is no refusal by the platform: start() goes on, and health does not blame the token", async () => {
  const { logger } = setUp();
  const page = () => new Response("<html>sign in</html>", { status: 403, headers: { "content-type": "text/html" } });
  const channel = createChannelClient({ baseUrl, fetch: async () => page() });
  await using consumer = createChannelConsumer({ ...inMemory(), handlers: { "*": () => {} }, logger, channel });

  await consumer.start();

  expect(await consumer.health()).toMatchObject({ status: "degraded", token: "unknown" });
});

test("start() goes on when a name is known at the second look", async () => {
  const { logger } = setUp();
  const clock = createVirtualClock();
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    if (asked > 1) return Response.json({ eventList: [] });
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("no"), { code: "ENOTFOUND" }) });
  };
  const channel = createChannelClient({ baseUrl, fetch });
  const consumer = createChannelConsumer({ ...inMemory(), handlers: { "*": () => {} }, logger, clock, channel });
  let isStarted = false;
  void consumer.start().then(() => (isStarted = true));

  await clock.advanceUntil(() => isStarted, 1_500);

  expect(asked).toBe(2);
  await consumer.stop();
});

test("start() can be called again after a refusal, and not after a stop", async () => {
  const { logger } = setUp();
  let refuse = true;
  const fetch = vi.fn(async () => (refuse ? new Response(null, { status: 401 }) : Response.json({ eventList: [] })));
  const channel = createChannelClient({ baseUrl, fetch });
  const consumer = createChannelConsumer({ channel, ...inMemory(), handlers: { "*": () => {} }, logger });

  await expect(consumer.start()).rejects.toThrow("sandbox.test answered 401");
  refuse = false;
  await Promise.all([consumer.start(), consumer.start()]);

  expect(fetch).toHaveBeenCalledTimes(2);
  await consumer.stop();
  await expect(consumer.start()).rejects.toThrow("Cannot start as the consumer must not be stopped");
});

test("a store that is down for a moment while a consumer begins to listen does not keep it from its work", async () => {
  const { sandbox, channel, logger, lines } = setUp();
  const { inbox, unsafeDurability } = inMemory();
  const listen = async () => {
    throw new StoreError("listen", "the database is starting up", { cause: new Error("57P03") });
  };
  const handled: string[] = [];
  await using consumer = createChannelConsumer({
    channel,
    inbox: { ...inbox, listen },
    unsafeDurability,
    handlers: { "*": () => {}, "Seller:Offer.New": ({ event }) => void handled.push(event.sku) },
    logger,
  });
  sandbox.trigger("Seller:Offer.New", offerOf("1", 7));

  await consumer.start();
  await consumer.idle();

  expect(handled).toEqual(["sku-7"]);
  expect(lines).toContain("Cannot listen to the inbox; the consumer checks it at intervals instead");
});
