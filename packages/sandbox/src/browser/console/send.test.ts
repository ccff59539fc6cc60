import { beforeEach, expect, test, vi } from "vitest";
import { createFakePage } from "../testing/fake-page.ts";
import { resolveElement } from "./dom.ts";
import { call, callWithNotice, describeError, showNotice } from "./send.ts";

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  for (const [name, value] of Object.entries(createFakePage(["said"]))) vi.stubGlobal(name, value);
  vi.stubGlobal("fetch", send.mockReset());
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const readNotice = () => [resolveElement("said").textContent, resolveElement("said").dataset["tone"]];

test("call() sends a body as JSON to the control plane, and gives the answer", async () => {
  send.mockResolvedValue(Response.json({ id: "event-1" }));

  expect(await call("POST", "/events", { type: "any" })).toEqual({ id: "event-1" });

  expect(send).toHaveBeenCalledExactlyOnceWith("/__sandbox/events", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"type":"any"}',
  });
});

test("call() without a body sends no type of a body", async () => {
  send.mockResolvedValue(Response.json({}));

  await call("GET", "/hub/state");

  expect(send).toHaveBeenCalledExactlyOnceWith("/__sandbox/hub/state", { method: "GET" });
});

test("call() throws with the words of the sandbox where it refuses", async () => {
  send.mockResolvedValue(Response.json({ error: "Cannot advance" }, { status: 400 }));

  await expect(call("POST", "/clock", {})).rejects.toThrow("Cannot advance");
});

test("callWithNotice() shows that a call succeeded", async () => {
  send.mockResolvedValue(Response.json({}));

  await callWithNotice("POST", "/clock", {}, "The clock moved");

  expect(readNotice()).toEqual(["The clock moved", "good"]);
});

test.each([
  ["the sandbox refuses", async () => Response.json({ error: "Cannot advance" }, { status: 400 }), "Cannot advance"],
  ["nobody answers", async () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
])("callWithNotice() shows the error where %s, and does not throw", async (_, answer, text) => {
  send.mockImplementation(answer);

  await callWithNotice("POST", "/clock", {}, "The clock moved");

  expect(readNotice()).toEqual([text, "bad"]);
});

test("a notice goes after 8 s, and a second notice has 8 s of its own", () => {
  showNotice("first", "good");
  vi.advanceTimersByTime(7_999);
  expect(readNotice()).toEqual(["first", "good"]);
  showNotice("second", "good");
  vi.advanceTimersByTime(7_999);
  expect(readNotice()).toEqual(["second", "good"]);
  vi.advanceTimersByTime(1);

  expect(readNotice()).toEqual(["", "good"]);
});

test("describeError() gives the message of an error, and any other value as text", () => {
  expect([describeError(new Error("no")), describeError("no"), describeError(7)]).toEqual(["no", "no", "7"]);
});
