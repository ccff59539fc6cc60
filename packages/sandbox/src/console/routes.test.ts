import { afterEach, expect, test, vi } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { demo } from "../seed/demo.ts";
import { createChanges, openConsoleStream } from "./routes.ts";

const startAt = new Date("2026-02-11T08:00:00Z");
const origin = "https://sandbox.test";
afterEach(() => void vi.useRealTimers());

/** Reads a stream of server-sent events, message by message. */
async function* messagesOf(response: Response): AsyncGenerator<{ name: string; data: never }> {
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const [, name = "", data = ""] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      yield { name, data: JSON.parse(data) as never };
    }
  }
}

/** The next message of a name; fails with the test's own bound where none comes. */
async function next<Data>(messages: AsyncGenerator<{ name: string; data: never }>, wanted: string): Promise<Data> {
  for (;;) {
    const { value } = await messages.next();
    if (value.name === wanted) return value.data;
  }
}

interface QueueView {
  counts: Record<string, number>;
  events: { id: string; state: string; deliveries: number; visibleAt?: number; payload: string }[];
}

test("the page, its style and its script may load nothing from elsewhere", async () => {
  const sandbox = createSandbox();

  const answers = await Promise.all(
    ["", "console.css", "console.js"].map((name) => sandbox.fetch(`${origin}/__sandbox/${name}`)),
  );

  expect(answers.map(({ headers }) => headers.get("content-type"))).toEqual([
    "text/html; charset=utf-8",
    "text/css; charset=utf-8",
    "text/javascript; charset=utf-8",
  ]);
  for (const answer of answers) {
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
    expect(await answer.text()).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg)|innerHTML|eval\(/);
  }
  expect((await sandbox.fetch(`${origin}/__sandbox`)).headers.get("location")).toBe("/__sandbox/");
});

test("the stream refuses a page of another origin", async () => {
  const sandbox = createSandbox();
  const from = (headers: Record<string, string>) => sandbox.fetch(`${origin}/__sandbox/stream`, { headers });

  const foreign = await from({ origin: "https://elsewhere.test" });
  const crossSite = await from({ "sec-fetch-site": "cross-site" });
  const own = await from({ origin });

  expect([foreign.status, crossSite.status, own.status]).toEqual([403, 403, 200]);
  await own.body!.cancel();
});

test("the stream gives every part at once, and then what changed, a burst in one message", async () => {
  const sandbox = createSandbox({ startAt });
  const messages = messagesOf(await sandbox.fetch(`${origin}/__sandbox/stream`));
  const first = ["choices", "clock", "queue", "log", "faults", "registrations", "assumptions"];
  for (const name of first) expect((await messages.next()).value?.name).toBe(name);

  for (let count = 0; count < 100; count += 1) sandbox.trigger("Seller:New.Type", {});
  const { value } = await messages.next();

  expect(value).toMatchObject({ name: "queue", data: { counts: { queued: 100 } } });
  sandbox.advance(1_000);
  expect(await messages.next()).toMatchObject({ value: { name: "clock", data: { now: startAt.getTime() + 1_000 } } });
  await messages.return(undefined);
});

test("the stream shows what time alone changes", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: startAt });
  const sandbox = createSandbox({ assumptions: { redeliveryTimeoutMs: 300_000 } }); // its clock runs, with the time told here
  const messages = messagesOf(await sandbox.fetch(`${origin}/__sandbox/stream`));
  await next(messages, "queue");
  sandbox.trigger("Seller:New.Type", {});
  const auth = await sandbox.fetch(`${origin}/v1/auth`, {
    method: "POST",
    body: new URLSearchParams({ refreshToken: demo.refreshToken }),
  });
  const { authToken } = (await auth.json()) as { authToken: string };
  await sandbox.fetch(`${origin}/v1/channel/event`, { headers: { authorization: `Bearer ${authToken}` } });

  vi.advanceTimersByTime(1_000);
  const delivered = await next<QueueView>(messages, "queue");
  vi.advanceTimersByTime(300_000);
  const back = await next<QueueView>(messages, "queue");

  expect(delivered.events).toMatchObject([{ state: "delivered", deliveries: 1, visibleAt: expect.any(Number) }]);
  expect(back.events).toMatchObject([{ state: "queued", deliveries: 1 }]);
  await messages.return(undefined);
});

test("the stream shows at most 500 events and 200 requests, and says how many there are", async () => {
  const sandbox = createSandbox({ startAt });
  sandbox.triggerAll(Array.from({ length: 600 }, () => ({ type: "Seller:New.Type", event: {} })));
  for (let count = 0; count < 300; count += 1) await sandbox.fetch(`${origin}/nowhere/${count}`);

  const messages = messagesOf(await sandbox.fetch(`${origin}/__sandbox/stream`));
  const queue = await next<QueueView>(messages, "queue");
  const log = await next<{ count: number; requests: { path: string }[] }>(messages, "log");

  expect([queue.counts["queued"], queue.events.length, queue.events.at(-1)!.id]).toEqual([600, 500, "event-000600"]);
  expect([log.count, log.requests.length, log.requests.at(-1)!.path]).toEqual([300, 200, "/nowhere/299"]);
  await messages.return(undefined);
});

test("the stream is of one channel, and of the first where there is no such one", async () => {
  const refreshTokens = { one: { channel: "FIRST" }, two: { channel: "SECOND" } };
  const sandbox = createSandbox({ seed: { tenants: {}, clients: {}, apiKeys: {}, refreshTokens } });
  sandbox.trigger("Seller:New.Type", {}, { channel: "SECOND" });
  const queueOf = async (query: string) => {
    const messages = messagesOf(await sandbox.fetch(`${origin}/__sandbox/stream${query}`));
    const queue = await next<QueueView & { channel: string; channels: string[] }>(messages, "queue");
    await messages.return(undefined);
    return queue;
  };

  expect(await queueOf("?channel=SECOND")).toMatchObject({ channel: "SECOND", channels: ["FIRST", "SECOND"] });
  expect((await queueOf("?channel=SECOND")).events).toHaveLength(1);
  expect(await queueOf("?channel=THIRD")).toMatchObject({ channel: "FIRST", events: [] });
});

test("a change reaches every listener until it leaves", () => {
  const changes = createChanges();
  const told: string[] = [];
  const leave = changes.listen(() => told.push("first"));
  changes.listen(() => told.push("second"));

  changes.tell();
  leave();
  changes.tell();

  expect(told).toEqual(["first", "second", "second"]);
  expect(changes.listeners).toBe(1);
});

test("consoleStream() listens until its reader leaves", async () => {
  const changes = createChanges();
  const reader = openConsoleStream({ changes, read: () => ({ parts: { clock: 1 } }) }).getReader();
  await reader.read();

  const during = changes.listeners;
  await reader.cancel();

  expect([during, changes.listeners]).toEqual([1, 0]);
});

test("consoleStream() reads nothing while its reader does not keep up", async () => {
  const changes = createChanges();
  let reads = 0;
  const stream = openConsoleStream({ changes, read: () => ({ parts: { clock: (reads += 1) } }) });
  const reader = stream.getReader();
  await reader.read();
  vi.useFakeTimers();

  for (let count = 0; count < 3; count += 1) {
    changes.tell();
    vi.advanceTimersByTime(1_000);
  }
  vi.useRealTimers();

  expect(reads).toBe(2); // one that waits for the reader, and no more
  expect((await reader.read()).value).toEqual(new TextEncoder().encode("event: clock\ndata: 2\n\n"));
  await reader.read();
  expect(reads).toBe(3); // what it has missed, in one
  await reader.cancel();
});

test("consoleStream() ends where the state cannot be read", async () => {
  const changes = createChanges();
  const read = () => {
    throw new Error("Cannot read");
  };

  await expect(openConsoleStream({ changes, read }).getReader().read()).rejects.toThrow("Cannot read");
  expect(changes.listeners).toBe(0);
});
