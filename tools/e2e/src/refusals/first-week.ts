import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appTokens, readManifest, registerApp, sessionVerifier } from "@kontor/app";
import { cached, channelFetch, erpFetch, refreshExchange, type TokenSource } from "@kontor/auth";
import { fileTokenStore } from "@kontor/auth/file";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient, type ChannelClientOptions } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createErpClient, type ErpClientOptions } from "@kontor/erp-client";
import type { Fetch } from "@kontor/http";
import { createSandbox, demo } from "@kontor/sandbox";

const sandbox = createSandbox();
const fetch = sandbox.fetch;
const baseUrl = "https://sandbox.test";
const handlers = { "*": () => {} };

/** A program of the first week, with what one forgot or got wrong. */
export interface Failure {
  what: string;
  run(): unknown;
}

const channelTokens = (options: object = {}): TokenSource =>
  cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch, ...options }));
const erpTokens = (options: object = {}): TokenSource =>
  cached(
    clientCredentials({
      authUrl: baseUrl,
      clientId: demo.clientId,
      clientSecret: demo.clientSecret,
      fetch,
      ...options,
    }),
  );
const ours = channelTokens(); // one token for all: the endpoint has a quota
const theirs = erpTokens();
function channelClient(options: Partial<ChannelClientOptions> = {}, tokens = ours, sender: Fetch = fetch) {
  return createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch: sender, retries: 0 }), ...options });
}
function erpClient(options: Partial<ErpClientOptions> = {}, tokens = theirs, sender: Fetch = fetch) {
  const headers = { tenantId: demo.tenantId, appId: "shop/1.0.0", appVersion: "1.0.0" };
  return createErpClient({
    baseUrl: `${baseUrl}/erp`,
    ...headers,
    fetch: erpFetch({ tokens, fetch: sender, retries: 0 }),
    ...options,
  });
}
const given = (answer: () => Response) => channelClient({}, undefined, authFirst(answer));

/** Tokens by the sandbox, everything else by an answer of ours. */
function authFirst(answer: () => Response): Fetch {
  return async (input, init) => (String(input).endsWith("/v1/auth") ? fetch(input, init) : answer());
}
/** As the runtime fails: a `TypeError` whose cause has the code. */
const failing =
  (code: string): Fetch =>
  () =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));
async function withServer<T>(listener: RequestListener, use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    return await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
const folder = () => mkdtempSync(join(tmpdir(), "kontor-first-week-"));
const given429 = () => new Response(null, { status: 429, headers: { "retry-after": "30" } });

export const failures: Failure[] = [
  { what: "plain http to another machine", run: () => createChannelClient({ baseUrl: "http://channel.test" }) },
  { what: "a base address without https://", run: () => createChannelClient({ baseUrl: "channel.test" }) },
  { what: "a misspelled option", run: () => createChannelClient({ baseURL: baseUrl } as never) },
  { what: "a tenant that is no UUID", run: () => erpClient({ tenantId: "my-shop" }) },
  {
    what: "a host whose name is wrong",
    run: () => channelClient({}, undefined, failing("ENOTFOUND")).events.list(),
  },
  { what: "no network", run: () => channelClient({}, undefined, failing("EAI_AGAIN")).events.list() },
  {
    what: "no server",
    run: async () => {
      const port = await withServer(
        () => {},
        async (free) => free,
      );
      const direct = createChannelClient({ baseUrl: `http://127.0.0.1:${port}` });
      await direct.events.list();
    },
  },
  {
    what: "https to a port that speaks http",
    run: () =>
      withServer(
        (_, response) => response.end(),
        (port) => createChannelClient({ baseUrl: `https://127.0.0.1:${port}` }).events.list(),
      ),
  },
  {
    what: "a proxy with a certificate of its own",
    run: () => channelClient({}, undefined, failing("SELF_SIGNED_CERT_IN_CHAIN")).events.list(),
  },
  {
    what: "a certificate that has expired",
    run: () => channelClient({}, undefined, failing("CERT_HAS_EXPIRED")).events.list(),
  },
  {
    what: "a certificate that is not valid yet",
    run: () => channelClient({}, undefined, failing("CERT_NOT_YET_VALID")).events.list(),
  },
  {
    what: "a certificate of another host",
    run: () => channelClient({}, undefined, failing("ERR_TLS_CERT_ALTNAME_INVALID")).events.list(),
  },
  {
    what: "a proxy that answers 407 to Node's fetch",
    run: () =>
      withServer(
        (_, response) => response.writeHead(407).end(),
        (port) => createChannelClient({ baseUrl: `http://127.0.0.1:${port}` }).events.list(),
      ),
  },
  { what: "a time limit that is none", run: () => channelClient().events.list({}, { timeoutMs: -5 }) },
  { what: "a misspelled option of a call", run: () => channelClient().events.list({}, { timoutMs: 5 } as never) },
  { what: "a misspelled parameter", run: () => channelClient().events.list({ createdAftr: "x" } as never) },
  {
    what: "a session that is none",
    run: () => channelClient().sellers.getUpdateSession({ session: "11111111-2222-4333-8444-555555555555" }),
  },
  {
    what: "a refresh token in place of the address",
    run: () => refreshExchange({ baseUrl: demo.refreshToken, refreshToken: baseUrl }),
  },
  { what: "a key in place of the tenant", run: () => erpClient({ tenantId: "key-of-the-sandbox" }) },
  {
    what: "a fetch that quotes the address",
    run: () => {
      const quoting: Fetch = (input) =>
        Promise.reject(Object.assign(new Error(`request to ${String(input)} failed`), { code: "ECONNREFUSED" }));
      return createChannelClient({ baseUrl, fetch: quoting }).auth.createSellerToken({ pin: "123456" });
    },
  },
  {
    what: "a refresh token of no account",
    run: () => {
      const refusal = () => Response.json({ errorList: [{ code: "ATH100", message: "x" }] }, { status: 401 });
      return channelClient({}, channelTokens({ fetch: async () => refusal() })).events.list();
    },
  },
  {
    what: "a proxy's page in place of a token",
    run: () => {
      const page = () => new Response("<html>sign in</html>", { headers: { "content-type": "text/html" } });
      return channelClient({}, channelTokens({ fetch: async () => page() })).events.list();
    },
  },
  {
    what: "a proxy's page with 403 in place of a token",
    run: () => {
      const page = () => new Response("<html>no</html>", { status: 403, headers: { "content-type": "text/html" } });
      return channelClient({}, channelTokens({ fetch: async () => page() })).events.list();
    },
  },
  { what: "the prefix of the ERP is missing", run: () => erpClient({ baseUrl }).taxClasses.list() },
  { what: "a prefix too many", run: () => channelClient({ baseUrl: `${baseUrl}/api` }).events.list() },
  {
    what: "a proxy's page with 200",
    run: () =>
      given(() => new Response("<html>sign in</html>", { headers: { "content-type": "text/html" } })).self.get(),
  },
  {
    what: "a proxy's page with 502",
    run: () =>
      given(
        () => new Response("<html>bad gateway</html>", { status: 502, headers: { "content-type": "text/html" } }),
      ).self.get(),
  },
  {
    what: "a proxy that wants to know who asks",
    run: () => given(() => new Response(null, { status: 407 })).self.get(),
  },
  { what: "an answer that broke off", run: () => given(() => new Response('{"isActive": tr')).self.get() },
  {
    what: "a redirect",
    run: () =>
      given(() => new Response(null, { status: 302, headers: { location: "https://login.test/?next=x" } })).self.get(),
  },
  { what: "a wrong client secret", run: () => erpClient({}, erpTokens({ clientSecret: "wrong" })).taxClasses.list() },
  {
    what: "a wrong refresh token",
    run: () => channelClient({}, channelTokens({ refreshToken: "wrong" })).events.list(),
  },
  {
    what: "a token endpoint that is down",
    run: () =>
      channelClient({}, channelTokens({ fetch: async () => new Response(null, { status: 503 }) })).events.list(),
  },
  {
    what: "a token of another environment",
    run: () => {
      const tokens = {
        get: async () => ({ value: { reveal: () => "other" }, expiresAt: new Date(4e12) }),
        discard() {},
      };
      return channelClient({}, tokens as never).events.list();
    },
  },
  {
    what: "a scope that was not granted",
    run: () =>
      erpClient({}, erpTokens({ scopes: ["items.read"] })).taxClasses.update({
        id: demo.taxClassId,
        name: "x",
      } as never),
  },
  {
    what: "another tenant's id",
    run: () => erpClient({ tenantId: "11111111-2222-4333-8444-555555555555" }).taxClasses.list(),
  },
  {
    what: "an order for a seller that is none",
    run: () =>
      channelClient().orders.create({ orderList: [{ ...order, sellerId: "9999" }] } as never, { throwOnRefused: true }),
  },
  { what: "a body that lacks a field", run: () => channelClient().orders.create({ orderList: [{}] } as never) },
  { what: "a missing PIN", run: () => channelClient().auth.createSellerToken({} as never) },
  { what: "a wrong PIN", run: () => channelClient().auth.createSellerToken({ pin: "000000" }) },
  { what: "too many calls", run: () => given(given429).self.get() },
  {
    what: "no answer in time",
    run: () =>
      withServer(
        () => {},
        (port) =>
          createChannelClient({
            baseUrl: `http://127.0.0.1:${port}`,
            fetch: channelFetch({ tokens: ours, timeoutMs: 50, retries: 0 }),
          }).events.list(),
      ),
  },
  {
    what: "a time limit of one's own",
    run: () =>
      withServer(
        () => {},
        (port) =>
          createChannelClient({ baseUrl: `http://127.0.0.1:${port}` }).events.list(
            {},
            { signal: AbortSignal.timeout(50) },
          ),
      ),
  },
  {
    what: "no handler for what is unknown",
    run: () => createChannelConsumer({ channel: channelClient(), handlers: {} } as never),
  },
  {
    what: "a misspelled event type",
    run: () =>
      createChannelConsumer({
        channel: channelClient(),
        handlers: { ...handlers, "Seller:Offer.Neu": () => {} },
        inbox: memoryInbox(),
      } as never),
  },
  {
    what: "an inbox that forgets",
    run: () => createChannelConsumer({ channel: channelClient(), handlers, inbox: memoryInbox() }),
  },
  { what: "an inbox in a folder that is none", run: () => sqliteInbox(join(folder(), "none", "events.db")) },
  {
    what: "an inbox in a file of another kind",
    run: () => {
      const path = join(folder(), "events.db");
      writeFileSync(path, "this is a text and no database, and long enough to be taken for one".repeat(20));
      return sqliteInbox(path);
    },
  },
  {
    what: "tokens in a file where a folder should be",
    run: () => {
      const place = join(folder(), "tokens");
      writeFileSync(place, "");
      return fileTokenStore(place);
    },
  },
  { what: "a manifest that lacks its name", run: () => readManifest({}) },
  {
    what: "a session token that is none",
    run: () => sessionVerifier(appTokens({ issuer: baseUrl, appId: "shop" }), { fetch })("no token at all"),
  },
  {
    what: "an app without a description",
    run: () =>
      registerApp({
        baseUrl: `${baseUrl}/erp`,
        app: { AppId: "shop", DisplayName: "Shop" } as never,
        progress: { load: async () => undefined, save: async () => {} },
        saveKey: () => {},
        hasKey: () => false,
        fetch,
      } as never),
  },
];

const order = {
  sellerId: demo.sellerId,
  orderId: "A-1",
  orderStatus: "UNACKED",
  purchasedAt: "2030-01-01T00:00:00Z",
  lastChangedAt: "2030-01-01T00:00:00Z",
  currency: "EUR",
  orderItem: [
    {
      orderItemId: "1",
      type: "ITEM",
      itemStatus: "UNSHIPPED",
      itemPaymentStatus: "PENDING",
      grossPrice: "1.00",
      total: "1.00",
      taxPercent: "19.00",
      channelOfferId: "MP-1",
      offerId: 4711,
      sku: "A",
      quantity: "1.0",
      title: "A",
    },
  ],
};
