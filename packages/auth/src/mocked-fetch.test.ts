import { afterEach, expect, test, vi } from "vitest";
import { channelFetch, erpFetch } from "./fetch.ts";
import { apiKey } from "./api-key.ts";
import { clientCredentials } from "./oauth/client.ts";
import { refreshGrant } from "./oauth/refresh-grant.ts";
import { finishSignIn, startSignIn } from "./oauth/sign-in.ts";
import { refreshExchange } from "./refresh-exchange.ts";

const tokens = apiKey({ key: "k" });
const authUrl = "https://auth.test";
const oauth = { authUrl, clientId: "a", clientSecret: "s" };
const signIn = { authUrl, clientId: "a", redirectUri: "https://app.test/back" };
const { state, codeVerifier } = await startSignIn(signIn);

// Each is made while the global `fetch` is that of the runtime, as in a module that a test imports first.
const made: [string, () => Promise<unknown>][] = [
  [
    "channelFetch()",
    channelFetch({ tokens }).bind(undefined, "https://platform.test/", { method: "DELETE", body: "{}" }),
  ],
  ["erpFetch()", erpFetch({ tokens }).bind(undefined, "https://platform.test/")],
  ["erpFetch({ fetch: undefined })", erpFetch({ tokens, fetch: undefined }).bind(undefined, "https://platform.test/")],
  ["refreshExchange()", refreshExchange({ baseUrl: "https://platform.test", refreshToken: "r" })],
  ["clientCredentials()", clientCredentials(oauth)],
  ["refreshGrant()", refreshGrant({ ...oauth, refreshToken: "r" })],
  [
    "finishSignIn()",
    () => finishSignIn(signIn, { state, codeVerifier }, `https://app.test/back?code=c&state=${state}`),
  ],
];
const answer = { authToken: "t", access_token: "t", token_type: "bearer", expires_in: 60, expiresIn: 60 };

afterEach(() => void vi.unstubAllGlobals());

test.each(made)("%s sends by the global fetch of the moment of the call", async (_, send) => {
  const before = vi.fn<typeof fetch>(async () => Response.json(answer));
  const after = vi.fn<typeof fetch>(async () => Response.json(answer));

  vi.stubGlobal("fetch", before);
  await send();
  vi.stubGlobal("fetch", after);
  await send();

  expect([before.mock.calls.length, after.mock.calls.length]).toEqual([1, 1]);
});

test.each(made)("%s says what is missing in a runtime without fetch", async (_, send) => {
  vi.stubGlobal("fetch", undefined);

  const problem = (await send().catch((error: unknown) => error)) as Error;

  expect(problem.message).toBe("Cannot send a request as fetch must be given: got undefined");
});

test("a given fetch stays, also that of the runtime", async () => {
  const given = vi.fn<typeof fetch>(async () => Response.json({}));
  const send = channelFetch({ tokens, fetch: given });
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("the mock was called")));

  await send("https://platform.test/");

  expect(given).toHaveBeenCalledOnce();
});

test("calls for a token say that no cache may answer", async () => {
  const seen: (RequestCache | undefined)[] = [];
  vi.stubGlobal("fetch", async (_: unknown, init?: RequestInit) => {
    seen.push(init?.cache);
    return Response.json(answer);
  });

  for (const [name, send] of made) if (!/Fetch\(/.test(name)) await send();

  expect(seen).toEqual(["no-store", "no-store", "no-store", "no-store"]);
});

test("a runtime that refuses the field gets no mode of a cache", async () => {
  const seen: object[] = [];
  vi.stubGlobal("Request", class {});
  vi.stubGlobal("fetch", async (_: unknown, init: RequestInit) => {
    seen.push(init);
    return Response.json(answer);
  });

  await refreshExchange({ baseUrl: "https://platform.test", refreshToken: "r" })();
  await clientCredentials(oauth)();

  expect(seen.map((init) => "cache" in init)).toEqual([false, false]);
});
