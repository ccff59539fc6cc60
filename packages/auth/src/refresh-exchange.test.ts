import { inspect } from "node:util";
import { expect, test } from "vitest";
import type { Fetch } from "@kontor/http";
import { createSandbox, demo } from "@kontor/sandbox";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { TokenError } from "./error.ts";
import { refreshExchange } from "./refresh-exchange.ts";

const baseUrl = "https://channel.test/prefix/";
const answering =
  (body: unknown, status = 200): Fetch =>
  async () =>
    Response.json(body, { status });

test("refreshExchange() gets a token of the sandbox", async () => {
  const sandbox = createSandbox({ startAt: new Date("2026-02-11T08:00:00Z") });
  const exchange = refreshExchange({
    baseUrl: "https://sandbox.test",
    refreshToken: demo.refreshToken,
    fetch: sandbox.fetch,
    clock: createVirtualClock({ now: sandbox.now().getTime() }),
  });

  const token = await exchange();

  expect(token).toMatchObject({ expiresAt: new Date("2026-02-11T09:00:00Z"), scope: "CHANNEL" });
  expect(inspect(token)).toContain("[secret]");
});

test("refreshExchange() sends the token as a form, below the prefix, without a credential", async () => {
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    expect(request.url).toBe("https://channel.test/prefix/v1/auth");
    expect(request.headers.get("content-type")).toMatch("application/x-www-form-urlencoded");
    expect(request.headers.get("authorization")).toBeNull();
    await expect(request.text()).resolves.toBe("refreshToken=CHAN.a%2Bb");
    return Response.json({ authToken: "t", expiresIn: 360 });
  };

  await refreshExchange({ baseUrl, refreshToken: "CHAN.a+b", fetch })();

  expect.assertions(4);
});

test.each([
  [{ tokenExpireAt: "1970-01-01T01:00:00Z", expiresIn: 3600 }, 3_600_000],
  [{ tokenExpireAt: "1970-01-01T02:00:00Z", expiresIn: 3600 }, 3_600_000],
  [{ tokenExpireAt: "1970-01-01T00:30:00Z", expiresIn: 3600 }, 3_600_000],
  [{ tokenExpireAt: "1970-01-01T01:00:00" }, 3_600_000],
  [{ tokenExpireAt: "1970-01-01T01:00:00+00" }, 3_600_000],
  [{ tokenExpireAt: "soon", expiresIn: 360 }, 360_000],
  [{ tokenExpireAt: "1970-01-01T01:00:00+0000" }, 3_600_000],
])("refreshExchange() reads the end of %j", async (ends, expected) => {
  const token = await refreshExchange({
    baseUrl,
    refreshToken: "r",
    fetch: answering({ authToken: "t", ...ends }),
    clock: createVirtualClock({ now: 0 }),
  })();

  expect(token.expiresAt.getTime()).toBe(expected);
});

test.each([
  ["1970-01-01T00:30:00Z", "Thu, 01 Jan 1970 00:00:00 GMT", 1_800_000],
  ["1970-01-01T00:45:00Z", "Thu, 01 Jan 1970 00:15:00 GMT", 1_800_000],
  ["1970-01-01T03:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT", 3_600_000],
])("refreshExchange() corrects %s by the answer's date %s", async (tokenExpireAt, date, expected) => {
  const fetch: Fetch = async () =>
    Response.json({ authToken: "t", tokenExpireAt, expiresIn: 3600 }, { headers: { date } });

  const token = await refreshExchange({ baseUrl, refreshToken: "r", fetch, clock: createVirtualClock({ now: 0 }) })();

  expect(token.expiresAt.getTime()).toBe(expected);
});

const host = "channel.test/prefix/v1/auth";

test.each<[string, Fetch, string, number | undefined]>([
  [
    "a token that no header can carry",
    answering({ authToken: "canary\nx", expiresIn: 1 }),
    "the token that came cannot be sent in a header",
    200,
  ],
  [
    "refused",
    answering({ errorList: [] }, 401),
    `the token endpoint answered 401 (${host}). Is the credential for this host and tenant?`,
    401,
  ],
  ["too many", answering({}, 429), `the token endpoint answered 429 (${host}). The quota is used up`, 429],
  ["no token", answering({ expiresIn: 1 }), `its answer could not be read (${host})`, 200],
  ["an empty token", answering({ authToken: "", expiresIn: 1 }), `the answer has no authToken (${host})`, 200],
  [
    "a page",
    async () => new Response("<html>canary"),
    `its answer could not be read (${host}). Did a proxy answer, or is it another host?`,
    200,
  ],
  [
    "a page with 403",
    async () => new Response("<html>canary", { status: 403, headers: { "content-type": "text/html" } }),
    `the token endpoint answered 403 (${host}). Did a proxy answer, or is it another host?`,
    403,
  ],
  [
    "refused with a code for the account",
    answering({ errorList: [{ code: "ATH100", message: "canary" }] }, 401),
    `the token endpoint answered 401 (${host}, ATH100). Is the credential for this host and tenant?`,
    401,
  ],
  [
    "refused with a code for what was sent",
    answering({ errorList: [{ code: "VAL100", message: "canary" }] }, 400),
    `the token endpoint answered 400 (${host}, VAL100)`,
    400,
  ],
  [
    "refused with a reason",
    answering({ errorList: [{ code: "GEN700", message: "The token 'canary' is expired" }] }, 401),
    `the token endpoint answered 401 (${host}, GEN700, the token … is expired). Is the credential for this host and tenant?`,
    401,
  ],
  [
    "refused with the name of an error of OAuth 2.0, which is none of the credential",
    answering({ error: "unsupported_grant_type", error_description: "canary" }, 400),
    `the token endpoint answered 400 unsupported_grant_type (${host})`,
    400,
  ],
  [
    "refused with the name of an error of OAuth 2.0, which is one of the credential",
    answering({ error: "invalid_grant" }, 400),
    `the token endpoint answered 400 invalid_grant (${host}). Is the credential for this host and tenant?`,
    400,
  ],
  [
    "refused with an unknown error",
    answering({ error: "canary" }, 500),
    `the token endpoint answered 500 (${host})`,
    500,
  ],
  [
    "refused with what was sent",
    answering({ errorList: [{ code: "Secret" }] }, 500),
    `the token endpoint answered 500 (${host})`,
    500,
  ],
  ["no answer", () => Promise.reject(new TypeError("fetch failed")), `no answer came (${host})`, undefined],
])("refreshExchange() fails with a TokenError: %s", async (_, fetch, problem, status) => {
  const error: unknown = await refreshExchange({ baseUrl, refreshToken: "canary-Secret", fetch })().catch(
    (reason: unknown) => reason,
  );

  expect(error).toBeInstanceOf(TokenError);
  expect(error).toMatchObject({
    code: "ERR_PLATFORM_TOKEN",
    status,
    message: `Cannot get an access token by refresh token as ${problem}`,
  });
  expect(inspect(error, { depth: 10 })).not.toContain("canary");
});

test.each([
  [
    { baseUrl: "http://channel.test" },
    "baseUrl must be an https address (http only to this machine and to hosts of allowHttp): got http://channel.test",
  ],
  [
    { baseUrl: "nowhere" },
    "baseUrl must be an https address (http only to this machine and to hosts of allowHttp): got text of 7 characters",
  ],
  [{ refreshToken: "" }, "refreshToken must be text: got an empty text"],
  [{ refreshToken: 123 as unknown as string }, "refreshToken must be text: got an object"],
  [{ timeoutMs: -1 }, "timeoutMs must be a whole number from 1 to 2147483647: got -1"],
])("refreshExchange() refuses %o", (wrong, problem) => {
  expect(() => refreshExchange({ baseUrl, refreshToken: "r", ...wrong })).toThrow(
    `Cannot exchange refresh tokens as ${problem}`,
  );
});

const given = { baseUrl: "https://channel.test", refreshToken: "r" };

test("a token call that hangs ends after ten seconds", async () => {
  const clock = createVirtualClock();
  const signals: AbortSignal[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    signals.push(init!.signal!);
    return new Promise<Response>((__, reject) => {
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error));
    });
  };
  const ended = refreshExchange({ ...given, fetch, clock })({}).catch((error: unknown) => error);

  await clock.advance(9_999);
  expect(signals[0]!.aborted).toBe(false);
  await clock.advance(1);

  expect(signals[0]!.aborted).toBe(true);
  expect(await ended).toMatchObject({ code: "ERR_PLATFORM_TOKEN" });
});

test("what an answer says of its quota is told with the token", async () => {
  const headers = { "x-ratelimit-limit": "5", "x-ratelimit-interval-length-seconds": "30" };
  const fetch = async () => Response.json({ authToken: "t", expiresIn: 60 }, { headers });

  expect(await refreshExchange({ ...given, fetch })({})).toMatchObject({ quota: { requests: 5, perSeconds: 30 } });
});
