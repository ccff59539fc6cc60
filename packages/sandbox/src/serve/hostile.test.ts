import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { demo } from "../seed/demo.ts";
import { startSandboxServer } from "./server.ts";

const MEGABYTE = 1024 * 1024;
const PATIENCE = 60_000; // only a hang takes so long

/** Sends a body piece by piece; resolves with the status, or with the error of the connection. */
function upload(
  url: string,
  path: string,
  headers: Record<string, string>,
  pieces: Iterable<Buffer>,
): Promise<number | string> {
  return new Promise((resolve) => {
    const call = request(`${url}${path}`, { method: "POST", headers }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.resume();
      call.destroy();
    });
    call.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    const iterator = pieces[Symbol.iterator]();
    const next = () => {
      for (let piece = iterator.next(); !piece.done; piece = iterator.next())
        if (!call.write(piece.value)) return void call.once("drain", next);
      call.end();
    };
    next();
  });
}

function* zeros(megabytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(MEGABYTE, "0");
  for (let count = 0; count < megabytes; count += 1) yield piece;
}

async function tokenOf(url: string): Promise<string> {
  const body = new URLSearchParams({ refreshToken: demo.refreshToken });
  return ((await (await fetch(`${url}/v1/auth`, { method: "POST", body })).json()) as { authToken: string }).authToken;
}

test.each<[string, (json: string) => [Record<string, string>, Iterable<Buffer>]]>([
  ["100 MB that say so", (json) => [{ "content-type": json, "content-length": String(100 * MEGABYTE) }, zeros(100)]],
  ["100 MB that do not", (json) => [{ "content-type": json }, zeros(100)]],
  [
    "100 MB packed into little",
    (json) => [{ "content-type": json, "content-encoding": "gzip" }, [gzipSync(Buffer.alloc(100 * MEGABYTE, "0"))]],
  ],
])("a body of %s is refused, and memory stays", async (_, make) => {
  await using server = await startSandboxServer();
  const [headers, pieces] = make("application/json");
  const authorization = `Bearer ${await tokenOf(server.url)}`;
  const before = process.memoryUsage().rss;

  const status = await upload(server.url, "/v1/channel/order", { ...headers, authorization }, pieces);

  expect([413, "ECONNRESET", "EPIPE"]).toContain(status); // it may hear no more of us once we have heard enough
  expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(150);
  expect(server.sandbox.log().at(-1)).toMatchObject({ operation: "Orders_Create", status: 413 });
  expect((await fetch(`${server.url}/__sandbox/report`)).status).toBe(200);
});

test("10 000 headers are refused", async () => {
  await using server = await startSandboxServer();
  const headers = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x-${index}`, "1"]));

  const status = await upload(server.url, "/v1/auth", headers, []);

  expect([431, "ECONNRESET", "EPIPE"]).toContain(status);
  expect((await fetch(`${server.url}/__sandbox/report`)).status).toBe(200);
});

test("a sender that trickles its headers is cut off, and others are served meanwhile", async () => {
  await using server = await startSandboxServer({ headersTimeoutMs: 300 });
  const { port } = new URL(server.url);
  const trickle = Array.from({ length: 50 }, () => connect(Number(port), "127.0.0.1"));
  const ended = Promise.all(trickle.map((socket) => new Promise((resolve) => socket.once("close", resolve))));
  const drip = setInterval(() => trickle.forEach((socket) => socket.write("x: 1\r\n")), 50);
  for (const socket of trickle) {
    socket.on("error", () => {});
    socket.resume();
    socket.write("GET /v1/channel HTTP/1.1\r\nhost: x\r\n");
  }
  // a machine that stands still for 300 ms makes a trickle of this one too; it asks again
  const isServed = () => fetch(`${server.url}/__sandbox/report`).then(({ status }) => status);

  await vi.waitFor(async () => expect(await isServed()).toBe(200), PATIENCE);
  await ended;
  clearInterval(drip);
});

test("it listens on this machine only, unless told otherwise", async () => {
  await using server = await startSandboxServer();
  const { port } = new URL(server.url);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === "IPv4");
  const reach = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), host, () => resolve(true)).once("error", () => resolve(false));
      socket.setTimeout(PATIENCE, () => resolve(false));
    });

  expect(new URL(server.url).hostname).toBe("127.0.0.1");
  expect(await reach("127.0.0.1")).toBe(true);
  expect(await reach(outside?.address ?? "127.0.0.2")).toBe(false);
});

test.each<[string, string, RequestInit]>([
  ["another origin", "/__sandbox/reset", { method: "POST", headers: { origin: "https://elsewhere.example" } }],
  ["a page of nowhere", "/__sandbox/reset", { method: "POST", headers: { origin: "null" } }],
  ["another origin that reads", "/__sandbox/snapshot", { headers: { origin: "https://elsewhere.example" } }],
  ["another site", "/__sandbox/reset", { method: "POST", headers: { "sec-fetch-site": "cross-site" } }],
  ["a picture of a page at another port", "/__sandbox/snapshot", { headers: { "sec-fetch-site": "same-site" } }],
  ["another port of this machine", "/__sandbox/reset", { method: "POST", headers: { origin: "http://127.0.0.1:1" } }],
])("the control plane refuses %s", async (_, path, init) => {
  await using server = await startSandboxServer();

  const response = await server.sandbox.fetch(`${server.url}${path}`, init);

  expect(response.status).toBe(403);
});

test.each(["/__sandbox/reset", "/%5f%5fsandbox/reset", "/__sandbox//reset", "/x/../__sandbox/reset"])(
  "a name that was made to point here does not open the control plane: %s",
  async (path) => {
    await using server = await startSandboxServer();
    const { port } = new URL(server.url);
    server.sandbox.trigger("Seller:New.Type", {});

    const status = await upload(server.url, path, { host: `rebound.example:${port}` }, []);

    expect([403, 404]).toContain(status);
    expect(server.sandbox.events()).toHaveLength(1);
  },
);

test.each(["/oauth2/token", "/oauth2/auth", "/__sandbox/clock"])(
  "300 MB that do not say so are not kept for %s",
  async (path) => {
    await using server = await startSandboxServer();
    const before = process.memoryUsage().rss;

    const status = await upload(server.url, path, { "content-type": "application/x-www-form-urlencoded" }, zeros(300));

    expect([413, 400, "ECONNRESET", "EPIPE"]).toContain(status);
    expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(path.startsWith("/oauth2") ? 150 : 700);
  },
);
