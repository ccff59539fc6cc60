import { Hono } from "hono";
import { expect, test } from "vitest";
import { createChanges } from "../console/changes.ts";
import { readCall } from "../platform/call.ts";
import { createPlatformState } from "../platform/state.ts";
import { realClock } from "../seed/clock.ts";
import { defaultSeed } from "../seed/seed.ts";
import { createCallHandler } from "./handle-call.ts";

function open() {
  const state = createPlatformState({ seed: defaultSeed, assumptions: {}, clock: realClock, randomSeed: 1 });
  const routes = new Hono();
  routes.all("/v1/auth", ({ text }) => text("never"));
  routes.get("/text", ({ text }) => text("hello"));
  routes.get(
    "/stream",
    () => new Response(new Blob(["x"]).stream(), { headers: { "content-type": "text/event-stream" } }),
  );
  routes.get("/fault", () => {
    throw new Error("a fault of the sandbox");
  });
  routes.onError((error) => {
    throw error;
  });
  const kept: string[] = [];
  const handle = createCallHandler({
    state,
    changes: createChanges(),
    findControl: ({ path }) => (path === "/control" ? async () => ({ status: 202, headers: {} }) : undefined),
    loadRoutes: async () => routes,
    save: () => void kept.push("saved"),
  });
  const call = (path: string, method = "GET") => handle(readCall(new Request(`https://x.test${path}`, { method })));
  return { state, kept, call };
}

test("an operation comes before every other route", async () => {
  const { call } = open();

  expect(await call("/v1/auth", "POST")).toMatchObject({ status: 400 });
});

test("a call of the control needs no route, and is kept", async () => {
  const { kept, call } = open();

  expect(await call("/control")).toEqual({ status: 202, headers: {} });
  expect(kept).toEqual(["saved"]);
});

test("a body with an end becomes bytes, one without stays a stream", async () => {
  const { call } = open();

  const [text, stream] = [await call("/text"), await call("/stream")];

  expect(text.body).toEqual(new TextEncoder().encode("hello"));
  expect(stream.body).toBeInstanceOf(ReadableStream);
});

test.each([
  ["HEAD", "/text", 404],
  ["HEAD", "/v1/channel/event", 405],
])("%s %s is refused with %i, without a body and with an entry in the log", async (method, path, status) => {
  const { state, call } = open();

  expect(await call(path, method)).toEqual({ status, headers: {} });
  expect(state.log.entries()).toMatchObject([{ method, path, status }]);
});

test("what a call changed is kept before its answer leaves, and also where it fails", async () => {
  const { kept, call } = open();

  await call("/text");
  await expect(call("/fault")).rejects.toThrow("a fault of the sandbox");

  expect(kept).toEqual(["saved", "saved"]);
});
