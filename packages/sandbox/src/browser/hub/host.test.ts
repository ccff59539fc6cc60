import { beforeEach, expect, test, vi } from "vitest";
import { createElement, resolveElement } from "../console/dom.ts";
import { createFakePage } from "../testing/fake-page.ts";
import { closeConversation, publish, startConversation, type HostMethods } from "./host.ts";

const origin = "https://app.test";

/** The intervals of the host. Only `advance()` moves them: each wait of `vi.waitFor()`, of an earlier test too, moves the timers of `vi.useFakeTimers()`. */
const intervals = new Set<() => void>();

beforeEach(() => {
  for (const [name, value] of Object.entries(createFakePage(["steps", "publish"]))) vi.stubGlobal(name, value);
  const [start, clear] = [setInterval, clearInterval];
  vi.stubGlobal("setInterval", (run: () => void, ms: number) =>
    ms === 100 ? intervals.add(run) && run : start(run, ms),
  );
  vi.stubGlobal("clearInterval", (timer: () => void) => intervals.delete(timer) || clear(timer as never));
  return () => {
    closeConversation();
    vi.unstubAllGlobals();
  };
});

function advance(ms: number): void {
  for (let ran = 0; ran < Math.floor(ms / 100); ran += 1) for (const run of intervals) run();
}

/** A host with a frame whose page is loaded, and the ports that the page received, one for each try. */
function setUp(methods: HostMethods = {}) {
  const ports: MessagePort[] = [];
  const postMessage = vi.fn<Window["postMessage"]>(
    (...args: unknown[]) => void ports.push(...(args[2] as MessagePort[])),
  );
  const frame = Object.assign(createElement("iframe", {}), { contentWindow: { postMessage } });
  startConversation(frame, origin, { completeHandshake: () => {}, ...methods });
  const load = () => frame.dispatchEvent(new Event("load"));
  load();
  return { ports, postMessage, load, frame };
}

/** Posts a message as the app does, and gives what the host answers. */
async function ask(port: MessagePort, message: object): Promise<unknown> {
  const answer = readNext(port);
  port.postMessage(message);
  return answer;
}

function readNext(port: MessagePort): Promise<unknown> {
  return new Promise((resolve) => (port.onmessage = ({ data }) => resolve(data)));
}

const callOf = (methodName: string, ...args: unknown[]) => ({
  id: "1",
  type: "METHOD_CALL",
  body: { methodName, args },
});
const readNotes = () => resolveElement("steps").textContent;

test("the host sends the handshake every 100 ms to the exact origin, until an app completes it", async () => {
  const { ports, postMessage } = setUp();
  advance(250);
  expect(postMessage.mock.calls).toEqual(ports.map((port) => [{ type: "HANDSHAKE" }, origin, [port]]));
  expect(ports).toHaveLength(3);

  expect(await ask(ports[1]!, callOf("completeHandshake"))).toEqual({ id: "1", type: "METHOD_CALL_RETURN" });
  advance(1_000);

  expect(postMessage).toHaveBeenCalledTimes(3);
  expect(readNotes()).toContain("The handshake is done");
});

test("an event can be published only while an app is connected", async () => {
  const { ports } = setUp();
  const button = resolveElement("publish", HTMLButtonElement);
  publish("Before", {});
  expect(button.disabled).toBe(true);

  await ask(ports[0]!, callOf("completeHandshake"));
  expect(button.disabled).toBe(false);
  const received = readNext(ports[0]!);
  publish("CustomerChanged", { customerId: "1" });
  expect(await received).toMatchObject({
    id: expect.any(String) as string,
    type: "EVENT_TRIGGER",
    body: { topic: "CustomerChanged", payload: { customerId: "1" } },
  });
  closeConversation();
  publish("After", {});

  expect(button.disabled).toBe(true);
  expect(readNotes()).not.toMatch(/Before|After/);
});

test("a call gets what the method gives for its arguments", async () => {
  const { ports } = setUp({ add: (one, two) => Promise.resolve(Number(one) + Number(two)) });

  expect(await ask(ports[0]!, callOf("add", 1, 2))).toEqual({ id: "1", type: "METHOD_CALL_RETURN", body: 3 });
});

test.each(["missing", "toString", "constructor"])("a call of %s, which is not exposed, is refused", async (name) => {
  const { ports } = setUp();

  expect(await ask(ports[0]!, callOf(name))).toEqual({
    id: "1",
    type: "METHOD_CALL_ERROR",
    body: { name: "Error", message: `${name} is not exposed`, problem: "not-exposed" },
  });
});

test.each([
  [new TypeError("no token"), { name: "TypeError", message: "no token" }],
  ["no token", { name: "Error", message: "no token" }],
])("a method that throws %j is answered with its error", async (error, body) => {
  const { ports } = setUp({ getSessionToken: () => Promise.reject(error) });

  expect(await ask(ports[0]!, callOf("getSessionToken"))).toEqual({ id: "1", type: "METHOD_CALL_ERROR", body });
});

test("a call without arguments that can be read gets none", async () => {
  const { ports } = setUp({ count: (...given) => given.length });
  const call = async (body: object) => ask(ports[0]!, { id: "1", type: "METHOD_CALL", body });

  expect(await call({ methodName: "count", args: "none" })).toMatchObject({ body: 0 });
  expect(await call({ methodName: "count" })).toMatchObject({ body: 0 });
});

test("an event of the app is confirmed, and a message that is none of the protocol gets no answer", async () => {
  const { ports } = setUp();
  for (const each of [undefined, null, "text", 7, {}, { body: null }, { body: { args: "none" } }, { type: "OTHER" }])
    ports[0]!.postMessage(each);
  ports[0]!.postMessage({ id: "0", type: "EVENT_TRIGGER_CONFIRMATION" });

  const first = await ask(ports[0]!, { id: "1", type: "EVENT_TRIGGER", body: { topic: "Saved", payload: { id: 1 } } });

  expect(first).toEqual({ id: "1", type: "EVENT_TRIGGER_CONFIRMATION" });
  expect(readNotes()).toContain('EVENT_TRIGGER Saved {"id":1}');
});

test("after 5 s without an answer the host names the likely cause, once", () => {
  setUp();
  advance(4_800);
  expect(readNotes()).not.toContain("No answer");

  advance(5_000);

  expect(readNotes()?.split("No answer for 5 s")).toHaveLength(2);
  expect(readNotes()).toContain("http://hub.test");
});

test("a page that loads again gets a new handshake, and its old port is closed", async () => {
  const { ports, load, postMessage } = setUp();
  await ask(ports[0]!, callOf("completeHandshake"));
  const closed = new Promise((resolve) => ports[0]!.addEventListener("close", resolve));

  load();
  await closed;

  expect(postMessage).toHaveBeenCalledTimes(2);
  expect(await ask(ports[1]!, callOf("completeHandshake"))).toMatchObject({ type: "METHOD_CALL_RETURN" });
});

test("a frame that has left the page gets no handshake", () => {
  const { frame, postMessage } = setUp();
  Object.assign(frame, { contentWindow: null });

  advance(1_000);

  expect(postMessage).toHaveBeenCalledTimes(1);
});
