import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { refreshExchange } from "./refresh-exchange.ts";
import { refreshGrant } from "./refresh-grant.ts";

/** A server in a thread of its own: it answers once it is told that the process stands still. */
const SERVER = `
  const { workerData, parentPort } = require("node:worker_threads");
  const state = new Int32Array(workerData);
  const server = require("node:http").createServer((request, response) => {
    parentPort.postMessage("asked");
    Atomics.wait(state, 0, 0);
    const token = { access_token: "t", authToken: "t", token_type: "bearer", expires_in: 60, expiresIn: 60, refresh_token: "next" };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(token), () => Atomics.store(state, 1, 1));
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
`;

test.each([
  ["refreshGrant()", (url: string) => refreshGrant({ authUrl: url, clientId: "i", refreshToken: "r", timeoutMs: 300 })],
  ["refreshExchange()", (url: string) => refreshExchange({ baseUrl: url, refreshToken: "r", timeoutMs: 300 })],
])(
  "an answer that arrived while the process stood still for longer than the time limit is read: %s",
  async (_, open) => {
    const shared = new SharedArrayBuffer(8);
    const state = new Int32Array(shared);
    const server = new Worker(SERVER, { eval: true, workerData: shared });
    const said = () => new Promise((resolve) => server.once("message", resolve));
    const port = (await said()) as number;
    const asked = said();
    const getting = open(`http://127.0.0.1:${port}`)();
    await asked;

    const until = performance.now() + 800; // beyond the time limit
    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
    while (performance.now() < until || Atomics.load(state, 1) === 0); // it stands still

    await expect(getting).resolves.toMatchObject({ expiresAt: expect.any(Date) as Date });
    await server.terminate();
  },
);
