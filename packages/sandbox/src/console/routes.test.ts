import { afterEach, expect, test, vi } from "vitest";
import { createSandbox, type Sandbox } from "../serve/sandbox.ts";
import { demo } from "../seed/demo.ts";
import type { ConsoleChoices, ConsoleParts } from "./view.ts";

const startAt = new Date("2026-02-11T08:00:00Z");
const origin = "https://sandbox.test";
afterEach(() => void vi.useRealTimers());

const look = async (sandbox: Pick<Sandbox, "fetch">, query = "") =>
  (await (await sandbox.fetch(`${origin}/__sandbox/view${query}`)).json()) as ConsoleParts;

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

test.each(["view", "choices"])("the %s refuses a page of another origin", async (name) => {
  const sandbox = createSandbox();
  const from = (headers: Record<string, string>) => sandbox.fetch(`${origin}/__sandbox/${name}`, { headers });

  const answers = await Promise.all([
    from({ origin: "https://elsewhere.test" }),
    from({ "sec-fetch-site": "cross-site" }),
    from({ origin }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 200]);
  for (const { headers } of answers) expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("the choices are those of the forms", async () => {
  const answer = await createSandbox().fetch(`${origin}/__sandbox/choices`);

  const { examples, faultKinds, operations } = (await answer.json()) as ConsoleChoices;

  expect(examples).toHaveProperty("Seller:Offer.New");
  expect(faultKinds).toHaveProperty("hang");
  expect(operations).toEqual(expect.arrayContaining(["token", "Events_List"]));
});

test("the view shows what time alone changes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: startAt });
  const sandbox = createSandbox({ assumptions: { redeliveryTimeoutMs: 300_000 } }); // its clock runs, with the time told here
  sandbox.trigger("Seller:New.Type", {});
  const auth = await sandbox.fetch(`${origin}/v1/auth`, {
    method: "POST",
    body: new URLSearchParams({ refreshToken: demo.refreshToken }),
  });
  const { authToken } = (await auth.json()) as { authToken: string };
  await sandbox.fetch(`${origin}/v1/channel/event`, { headers: { authorization: `Bearer ${authToken}` } });

  const delivered = await look(sandbox);
  vi.setSystemTime(startAt.getTime() + 300_000);
  const back = await look(sandbox);

  expect(delivered.queue.events).toMatchObject([{ state: "delivered", deliveries: 1, visibleAt: expect.any(Number) }]);
  expect(back.queue.events).toMatchObject([{ state: "queued", deliveries: 1 }]);
});

test("the view shows at most 500 events and 200 requests, and says how many there are", async () => {
  const sandbox = createSandbox({ startAt });
  sandbox.triggerAll(Array.from({ length: 600 }, () => ({ type: "Seller:New.Type", event: {} })));
  for (let count = 0; count < 300; count += 1) await sandbox.fetch(`${origin}/nowhere/${count}`);

  const { queue, log } = await look(sandbox);

  expect([queue.counts["queued"], queue.events.length, queue.events.at(-1)!.id]).toEqual([600, 500, "event-000600"]);
  expect([log.count, log.requests.length, log.requests.at(-1)!.path]).toEqual([300, 200, "/nowhere/299"]);
});

test("the view is of one channel, and of the first where there is no such one", async () => {
  const refreshTokens = { one: { channel: "FIRST" }, two: { channel: "SECOND" } };
  const sandbox = createSandbox({ seed: { tenants: {}, clients: {}, apiKeys: {}, refreshTokens } });
  sandbox.trigger("Seller:New.Type", {}, { channel: "SECOND" });

  const { queue: second } = await look(sandbox, "?channel=SECOND");
  const { queue: none } = await look(sandbox, "?channel=THIRD");

  expect(second).toMatchObject({ channel: "SECOND", channels: ["FIRST", "SECOND"], events: { length: 1 } });
  expect(none).toMatchObject({ channel: "FIRST", events: [] });
});
