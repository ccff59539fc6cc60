import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AppBridge } from "./contract.ts";
import { appEvents } from "./events.ts";
import { PORT, type BridgePort, type Message } from "./port.ts";

const reportError = vi.fn<(error: unknown) => void>();
beforeEach(() => void vi.stubGlobal("reportError", reportError)); // browsers have it, Node does not
afterEach(() => {
  vi.unstubAllGlobals();
  reportError.mockReset();
});

/** A bridge whose messages the test sees, and a function that hands a message of the host to it. */
function createBridge({ send = () => {} }: { send?: BridgePort["send"] } = {}) {
  const sent: unknown[][] = [];
  const listeners = new Map<string, (message: Message) => void>();
  const port: BridgePort = {
    send: (...message) => {
      sent.push(message);
      send(...message);
    },
    on: (type, hear) => void listeners.set(type, hear),
  };
  const bridge = { [PORT]: port } as unknown as AppBridge;
  return { bridge, sent, hear: (message: Message) => listeners.get(message.type)!(message) };
}

const trigger = { id: "1", type: "EVENT_TRIGGER", body: { topic: "CustomerChanged", payload: { customerId: "7" } } };

test("an event of the host is confirmed and reaches the listeners of its topic alone", () => {
  const { bridge, sent, hear } = createBridge();
  const [here, elsewhere] = [vi.fn<(payload: unknown) => void>(), vi.fn<(payload: unknown) => void>()];
  const events = appEvents(bridge);
  events.subscribe("CustomerChanged", here);
  events.subscribe("SalesOrderChanged", elsewhere);

  hear(trigger);

  expect(sent).toEqual([["EVENT_TRIGGER_CONFIRMATION", undefined, "1"]]);
  expect(here.mock.calls).toEqual([[{ customerId: "7" }]]);
  expect(elsewhere).not.toHaveBeenCalled();
});

test("an error of a listener is an uncaught error of the page, and the other listeners are called", async () => {
  const { bridge, hear } = createBridge();
  const other = vi.fn<() => void>();
  const events = appEvents(bridge);
  events.subscribe("CustomerChanged", async () => {
    throw new Error("no such customer");
  });
  events.subscribe("CustomerChanged", other);

  hear(trigger);

  expect(other).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledWith(new Error("no such customer")));
});

test("a listener that left hears nothing, and may leave again", () => {
  const { bridge, hear } = createBridge();
  const [leaving, staying] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const events = appEvents(bridge);
  const leave = events.subscribe("CustomerChanged", leaving);
  events.subscribe("CustomerChanged", staying);
  leave();
  leave();

  hear(trigger);

  expect(leaving).not.toHaveBeenCalled();
  expect(staying).toHaveBeenCalledTimes(1);
});

test("an event is published when the host has confirmed it", async () => {
  const { bridge, sent, hear } = createBridge();
  const publishing = appEvents(bridge).publish("order:opened", { id: 1 });
  const [type, body, id] = sent[0] as [string, unknown, string];
  hear({ id, type: "EVENT_TRIGGER_CONFIRMATION" });

  await expect(publishing).resolves.toBeUndefined();
  expect([type, body]).toEqual(["EVENT_TRIGGER", { topic: "order:opened", payload: { id: 1 } }]);
});

test("an event that is not confirmed in time, or cannot be sent, is rejected", async () => {
  const refusing = createBridge({
    send: () => {
      throw new TypeError("it cannot be cloned");
    },
  });

  await expect(appEvents(createBridge().bridge, { timeoutMs: 1 }).publish("a:b")).rejects.toMatchObject({
    problem: "timeout",
    message: "Cannot publish a:b as no confirmation came within 1 ms",
  });
  await expect(appEvents(refusing.bridge).publish("a:b")).rejects.toMatchObject({ problem: "thrown" });
});

test("a bridge has one set of events, however often it is asked for", () => {
  const { bridge } = createBridge();

  expect(appEvents(bridge)).toBe(appEvents(bridge));
});

test.each([
  ["an option that there is none of", { timeoutMS: 5 }, "unknown-option"],
  ["a time that is no number", { timeoutMs: "soon" }, "wrong-option"],
])("%s is refused", (_, options, problem) => {
  const { bridge } = createBridge();

  expect(() => appEvents(bridge, options as never)).toThrow(expect.objectContaining({ problem }));
});
