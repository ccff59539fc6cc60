import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demo } from "../seed/demo.ts";
import { createSandbox } from "./sandbox.ts";
import { startSandboxServer, type SandboxServer } from "./server.ts";

const prepared = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z"), randomSeed: 7 });
const site = createServer((request, response) =>
  request.url === "/docs/try-it/start.json"
    ? response.end(JSON.stringify({ snapshot: prepared.snapshot() }))
    : response.writeHead(404).end(),
);
let origin: string;
let server: SandboxServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await startSandboxServer({ site: `${origin}/docs/` });
});
afterAll(async () => {
  await server.close();
  site.close();
});

/** Sends as a page of an origin, and gives the status, who may read the answer, and whether this machine may be reached. */
async function send(
  path: string,
  { method = "GET", from = origin, token = "", ...headers }: Record<string, string> = {},
) {
  const sent = { origin: from, ...(token && { "x-sandbox-token": token }), ...headers };
  const body =
    path === "/v1/auth" && method === "POST" ? new URLSearchParams({ refreshToken: demo.refreshToken }) : null;
  const answer = await fetch(`${server.url}${path}`, { method, headers: sent, body });
  const { headers: got } = answer;
  return [answer.status, got.get("access-control-allow-origin"), got.get("access-control-allow-private-network")];
}
const asks = {
  method: "OPTIONS",
  "access-control-request-headers": "x-sandbox-token",
  "access-control-request-method": "POST",
};

test("the pages of one origin may call, with the token that the sandbox gives, and a browser is told that they may reach this machine", async () => {
  const token = server.pageToken!;
  const login = { method: "POST", token };

  expect(token).toMatch(/^[\da-f]{32}$/);
  expect(await send("/v1/auth", { ...asks, "access-control-request-private-network": "true" })).toEqual([
    204,
    origin,
    "true",
  ]);
  expect(await send("/v1/auth", asks)).toEqual([204, origin, null]);
  expect(await send("/try-it/sandbox.json")).toEqual([200, origin, null]);
  expect(await send("/v1/auth", login)).toEqual([200, origin, null]);
  expect(await send("/v1/auth", { ...login, token: "" })).toEqual([403, origin, null]);
  for (const wrong of ["wrong", token.slice(0, -1), `${token}0`, token.toUpperCase().replace(/^[^A-F]*$/, "A")])
    expect(await send("/v1/auth", { ...login, token: wrong })).toEqual([403, origin, null]);
});

test("the pages of another origin get nothing that their browser lets them read", async () => {
  const other = { from: "https://other.example", token: server.pageToken! };

  for (const from of [other.from, `${origin}0`, origin.slice(0, -1), origin.replace("http", "https"), "null"])
    for (const options of [other, { ...other, ...asks, "access-control-request-private-network": "true" }])
      expect((await send("/v1/channel", { ...options, from })).slice(1)).toEqual([null, null]);
  expect((await send("/try-it/sandbox.json", other)).slice(1)).toEqual([null, null]);
});

test("the control stays closed to the pages, but for the way back to the start", async () => {
  const token = server.pageToken!;
  server.sandbox.trigger("Seller:Some.Type", { sellerId: "1" });

  for (const [path, method] of [
    ["/__sandbox/reset", "POST"],
    ["/__sandbox/snapshot", "GET"],
    ["/__sandbox/snapshot", "OPTIONS"],
  ] as const)
    expect((await send(path, { method, token, "sec-fetch-site": "cross-site" }))[1]).toBeNull();
  for (const [path, method] of [
    ["/try-it/start-over2", "POST"],
    ["/try-it/start-over", "PUT"],
    ["/try-it/start-over/", "POST"],
  ] as const)
    expect((await send(path, { method, token }))[0]).toBe(404);
  expect(server.sandbox.events()).not.toEqual([]);
  expect(await send("/try-it/start-over", { method: "POST" })).toEqual([403, origin, null]);
  expect(await send("/try-it/start-over", { method: "POST", token })).toEqual([204, origin, null]);
  expect(server.sandbox.events()).toEqual(prepared.events());
});

test("an address without a docs site is refused by its name", async () => {
  await expect(startSandboxServer({ site: `${origin}/none` })).rejects.toThrow(
    `Cannot serve the docs as ${origin}/none must be the address of a docs site`,
  );
});
