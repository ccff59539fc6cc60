import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { withKeptConnections } from "./keep-connections.ts";
import type { Fetch } from "./pipeline.ts";

let connections = 0;
const bodies: string[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    bodies.push(body);
    response.writeHead(202).end();
  });
}).on("connection", () => (connections += 1));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/events`;
const init = { method: "DELETE", body: '{"eventIdList":["1"]}' };

test("twenty acknowledgements do not need a connection each, and all of them come whole", async () => {
  const send = withKeptConnections(globalThis.fetch);
  connections = 0;

  for (let sent = 0; sent < 20; sent += 1) await (await send(address(), init)).text();

  expect(connections).toBeLessThanOrEqual(2); // Node may open a second one while it puts the first back.
  expect(bodies).toEqual(Array.from({ length: 20 }, () => init.body));
});

test("a fetch of the caller's own is left as it is", () => {
  const own: Fetch = async () => new Response();

  expect(withKeptConnections(own)).toBe(own);
});

test("an agent of the caller's own stays", async () => {
  const dispatcher = { dispatch: vi.fn(() => true) };
  void withKeptConnections(globalThis.fetch)(address(), { ...init, dispatcher } as RequestInit).catch(() => {});

  await expect.poll(() => dispatcher.dispatch).toHaveBeenCalledOnce();
});

test("an undici that the program has beside that of Node does not get the requests of Node", async () => {
  const present = Symbol.for("undici.globalDispatcher.2");
  const known = globalThis as unknown as Record<symbol, unknown>;
  const before = known[present];
  const dispatch = vi.fn((_: object, handler: object) => {
    if (!("onRequestStart" in handler)) throw new TypeError("invalid onRequestStart method"); // as undici 8 does
    return true;
  });
  known[present] = { dispatch };
  try {
    if (Number(process.versions["undici"]?.split(".")[0]) < 8) {
      expect((await withKeptConnections(globalThis.fetch)(address(), init)).status).toBe(202);
      expect(dispatch).not.toHaveBeenCalled();
    } else {
      void withKeptConnections(globalThis.fetch)(address(), init).catch(() => {});
      await expect.poll(() => dispatch).toHaveBeenCalledOnce();
    }
  } finally {
    known[present] = before;
  }
});

test("an agent for tests sees the body as `fetch` would give it", async () => {
  const names = [1, 2].map((version) => Symbol.for(`undici.globalDispatcher.${version}`)); // Node 26 asks for the second.
  const known = globalThis as unknown as Record<symbol, unknown>;
  const before = names.map((name) => known[name]);
  const dispatch = vi.fn<(options: { body?: unknown }) => boolean>(() => true);
  for (const name of names) known[name] = { isMockActive: true, dispatch };
  try {
    void withKeptConnections(globalThis.fetch)(address(), init).catch(() => {});
    await expect.poll(() => dispatch.mock.calls[0]?.[0].body).toBe(init.body);
  } finally {
    names.forEach((name, at) => (known[name] = before[at]));
  }
});
