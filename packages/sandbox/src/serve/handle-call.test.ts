import { expect, test } from "vitest";
import { createLocalControl } from "./local-control.ts";
import { readCall } from "../platform/call.ts";
import { createDemoState } from "../testing/state.ts";
import { createCallHandler } from "./handle-call.ts";
import { createSandboxCore } from "./sandbox.ts";

function open() {
  const state = createDemoState();
  const kept: string[] = [];
  const control = {
    ...createLocalControl(state, () => ({})),
    registrations: () => {
      throw new Error("a fault of the sandbox");
    },
  };
  const handle = createCallHandler({
    state,
    control,
    hubFetch: fetch,
    mayControl: () => true,
    save: () => void kept.push("saved"),
  });
  const call = (path: string, method = "GET") => handle(readCall(new Request(`https://x.test${path}`, { method })));
  return { state, kept, call };
}

test("an operation is answered by its rule", async () => {
  const { call } = open();

  expect(await call("/v1/auth", "POST")).toMatchObject({ status: 400 });
});

test("a call of the control is answered, and kept", async () => {
  const { kept, call } = open();

  expect(await call("/__sandbox/clock/freeze", "POST")).toMatchObject({ status: 200 });
  expect(kept).toEqual(["saved"]);
});

test.each([
  ["HEAD", "/__sandbox/", 404, {}],
  ["HEAD", "/v1/channel/event", 405, { allow: "GET, DELETE" }],
])("%s %s is refused with %i, without a body and with an entry in the log", async (method, path, status, headers) => {
  const { state, call } = open();

  expect(await call(path, method)).toEqual({ status, headers });
  expect(state.log.entries()).toMatchObject([{ method, path, status }]);
});

test.each([
  ["PATCH", "/v1/channel/event", "PATCH is not allowed here, only GET, DELETE"],
  ["GET", "/v2/info", "There is no /v2/info: the ERP is below /erp"],
  ["GET", "/v2/information", 'There is no /v2/information"'],
])("the refusal of %s %s says what to do", async (method, path, words) => {
  const { body } = await open().call(path, method);

  expect(body).toContain(words);
});

test("what a call changed is kept before its answer leaves, and also where it fails", async () => {
  const { kept, call } = open();

  await call("/oauth/v2/keys");
  await expect(call("/__sandbox/registrations")).rejects.toThrow("a fault of the sandbox");

  expect(kept).toEqual(["saved", "saved"]);
});

test.each(["/__sandbox/", "/__sandbox/hub/", "/__sandbox/clock", "/__sandbox/none"])(
  "%s is not given by a name that may have been pointed at the sandbox by an attacker",
  async (path) => {
    const { sandbox } = createSandboxCore({ mayControl: (url) => new URL(url).hostname === "localhost" });

    expect((await sandbox.fetch(`http://evil.test${path}`)).status).toBe(403);
    expect((await sandbox.fetch(`http://localhost${path}`)).status).toBe(path.endsWith("none") ? 404 : 200);
  },
);

test.each(["/__sandbox/clock", "/__sandbox/none"])(
  "%s is refused to a page of another origin, and not to a caller without one",
  async (path) => {
    const { sandbox } = createSandboxCore({});
    const headers = { origin: "http://evil.test" };

    expect((await sandbox.fetch(`http://localhost${path}`, { headers })).status).toBe(403);
    expect((await sandbox.fetch(`http://localhost${path}`)).status).toBe(path.endsWith("none") ? 404 : 200);
  },
);

test.each(["/oauth2/token", "/oauth2/auth"])(
  "%s refuses a form that is too large, whether it says so or not",
  async (path) => {
    const { sandbox } = createSandboxCore({});
    const send = (size: number, headers: Record<string, string>) =>
      sandbox.fetch(`http://localhost${path}`, {
        method: "POST",
        body: new Blob(["a".repeat(size)]).stream(),
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        duplex: "half",
      } as RequestInit);
    const most = 1024 * 1024;

    for (const headers of [{}, { "transfer-encoding": "chunked" }] as Record<string, string>[]) {
      expect((await send(most, headers)).status).toBeLessThan(402);
      expect((await send(most + 1, headers)).status).toBe(413);
    }
  },
);
