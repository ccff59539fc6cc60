import { mkdtempSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cached, channelFetch, erpFetch, refreshExchange, type TokenSource } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient, type ChannelClientOptions } from "@kontor/channel-client";
import { createErpClient, type ErpClientOptions } from "@kontor/erp-client";
import type { Fetch } from "@kontor/http";
import { createSandbox, demo } from "@kontor/sandbox";

export const sandbox = createSandbox();
export const fetch = sandbox.fetch;
export const baseUrl = "https://sandbox.test";
export const handlers = { "*": () => {} };

/** A program as people write it in their first week, with one mistake. */
export interface Failure {
  what: string;
  run(): unknown;
}

export const createChannelTokens = (options: object = {}): TokenSource =>
  cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch, ...options }));
export const createErpTokens = (options: object = {}): TokenSource =>
  cached(
    clientCredentials({
      authUrl: baseUrl,
      clientId: demo.clientId,
      clientSecret: demo.clientSecret,
      fetch,
      ...options,
    }),
  );
export const ours = createChannelTokens(); // one token for all: the endpoint has a quota
export const theirs = createErpTokens();
export function createChannel(options: Partial<ChannelClientOptions> = {}, tokens = ours, sender: Fetch = fetch) {
  return createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch: sender, retries: 0 }), ...options });
}
export function createErp(options: Partial<ErpClientOptions> = {}, tokens = theirs, sender: Fetch = fetch) {
  const headers = { tenantId: demo.tenantId, appId: "shop/1.0.0", appVersion: "1.0.0" };
  return createErpClient({
    baseUrl: `${baseUrl}/erp`,
    ...headers,
    fetch: erpFetch({ tokens, fetch: sender, retries: 0 }),
    ...options,
  });
}
export const createAnsweredChannel = (answer: () => Response) =>
  createChannel({}, undefined, answerAfterSignIn(answer));

/** Tokens by the sandbox, everything else by an answer of ours. */
export function answerAfterSignIn(answer: () => Response): Fetch {
  return async (input, init) => (String(input).endsWith("/v1/auth") ? fetch(input, init) : answer());
}
/** As the runtime fails: a `TypeError` whose cause has the code. */
export const createFailingFetch =
  (code: string): Fetch =>
  () =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
export async function withServer<T>(listener: RequestListener, use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    return await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
export const createFolder = () => mkdtempSync(join(tmpdir(), "kontor-first-week-"));
export const answerTooManyCalls = () => new Response(null, { status: 429, headers: { "retry-after": "30" } });
