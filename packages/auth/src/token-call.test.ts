import { Worker } from "node:worker_threads";
import { expect, test, afterEach, vi } from "vitest";
import { Secret, type Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/internal";
import { refreshGrant } from "./oauth/refresh-grant.ts";
import { refreshExchange } from "./refresh-exchange.ts";
import { readCredential, readTokenText, computeTokenEnd } from "./token-call.ts";

const read = (given: unknown) => readCredential("use a key", "key", given as string);

test("a credential may be a text or a secret, also one of another copy of the package", () => {
  expect(read("k").reveal()).toBe("k");
  const secret = new Secret("k");
  expect(read(secret).reveal()).toBe("k");
  expect(read({ reveal: () => "k" }).reveal()).toBe("k");
});

test("a credential loses the blanks and line ends around it, with which it was copied out of a file", () => {
  for (const given of ["k\n", "k \r\n", " \tk", new Secret("k\n")]) expect(read(given).reveal()).toBe("k");
  for (const given of [" ", "\n", new Secret(" \n")]) expect(() => read(given)).toThrow("be text: got an empty text");
});

test("no refresh token and no client secret is sent with the line end of its file", async () => {
  const sent: string[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent.push(String(init!.body));
    return Response.json({ authToken: "t", access_token: "t", token_type: "Bearer" });
  };
  const client = { authUrl: "https://auth.test", clientId: "i", authentication: "post", fetch } as const;
  await refreshExchange({ baseUrl: "https://channel.test", refreshToken: "CHAN.r\n", fetch })();
  await refreshGrant({ ...client, clientSecret: "s\n", refreshToken: "r \n" })();

  expect(sent[0]).toBe("refreshToken=CHAN.r");
  expect(Object.fromEntries(new URLSearchParams(sent[1]))).toMatchObject({ client_secret: "s", refresh_token: "r" });
});

test.each([
  [undefined, "got undefined"],
  ["", "got an empty text"],
  [new Secret(""), "got an empty text"],
  [null, "got an object"],
  [4711, "got an object"],
])("the credential %o is refused, and not shown", (given, words) => {
  expect(() => read(given)).toThrow(`Cannot use a key as key must be text: ${words}`);
});

/** A server in a separate thread: it answers once it is told that the process stands still. */
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

/** A clock whose time limits are over when the test says so, and which then tells that much more time has passed. */
function clockByHand() {
  let elapsedMs = 0;
  const isOver = Promise.withResolvers<void>();
  const clock: Clock = {
    now: () => Date.now(), // real time: the date is that of the machine; only the time limits are by hand
    monotonicMs: () => elapsedMs,
    sleep: (ms, options) => (ms === LIMIT_MS ? isOver.promise : systemClock.sleep(ms, options)),
  };
  const stoodStill = (ms: number) => {
    elapsedMs += ms;
    isOver.resolve();
  };
  return { clock, stoodStill };
}

const LIMIT_MS = 15_000;

test.each([
  [
    "refreshGrant()",
    (url: string, clock: Clock) =>
      refreshGrant({ authUrl: url, clientId: "i", refreshToken: "r", timeoutMs: LIMIT_MS, clock }),
  ],
  [
    "refreshExchange()",
    (url: string, clock: Clock) => refreshExchange({ baseUrl: url, refreshToken: "r", timeoutMs: LIMIT_MS, clock }),
  ],
])(
  "an answer that arrived while the process stood still for longer than the time limit is read: %s",
  async (_, open) => {
    const shared = new SharedArrayBuffer(8);
    const state = new Int32Array(shared);
    const server = new Worker(SERVER, { eval: true, workerData: shared });
    const said = () => new Promise((resolve) => server.once("message", resolve));
    const port = (await said()) as number;
    const asked = said();
    const { clock, stoodStill } = clockByHand();
    const getting = open(`http://127.0.0.1:${port}`, clock)();
    await asked;

    Atomics.store(state, 0, 1);
    Atomics.notify(state, 0);
    while (Atomics.load(state, 1) === 0); // it stands still, and the answer arrives meanwhile
    stoodStill(LIMIT_MS + 500);

    await expect(getting).resolves.toMatchObject({ expiresAt: expect.any(Date) as Date });
    await server.terminate();
  },
);

test("a token of visible characters is taken as it is", () => {
  expect(readTokenText("a grant", "eyJ.a-b_c~+/=").reveal()).toBe("eyJ.a-b_c~+/=");
});

test.each(["", "canary ", "can\nary", "canärý"])("the token %j is refused without being quoted", (text) => {
  expect(() => readTokenText("a grant", text)).toThrow(
    /^Cannot get an access token by a grant as the token that came cannot be sent in a header$/,
  );
});

afterEach(() => void vi.unstubAllEnvs());

test("an end without a zone is UTC, wherever this machine is", () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati"); // 14 h before UTC
  const receivedAt = Date.parse("2026-01-01T00:00:00Z");

  const { end, unread } = computeTokenEnd({
    life: ["expiresIn", undefined],
    stated: ["tokenExpireAt", "2026-01-01T01:00:00"],
    receivedAt,
  });

  expect(new Date(end).toISOString()).toBe("2026-01-01T01:00:00.000Z");
  expect(unread).toEqual([]);
});
