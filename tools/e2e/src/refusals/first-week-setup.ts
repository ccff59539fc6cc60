import { refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import type { Fetch } from "@kontor/http";
import { demo } from "@kontor/sandbox";
import {
  baseUrl,
  createChannelTokens,
  createChannel,
  createErp,
  createFailingFetch,
  withServer,
  type Failure,
} from "./first-week-clients.ts";

/** Options that are wrong, and machines that cannot be reached. */
export const setUpFailures: Failure[] = [
  { what: "plain http to another machine", run: () => createChannelClient({ baseUrl: "http://channel.test" }) },
  { what: "a base address without https://", run: () => createChannelClient({ baseUrl: "channel.test" }) },
  { what: "a misspelled option", run: () => createChannelClient({ baseURL: baseUrl } as never) },
  { what: "a tenant that is no UUID", run: () => createErp({ tenantId: "my-shop" }) },
  {
    what: "a host whose name is wrong",
    run: () => createChannel({}, undefined, createFailingFetch("ENOTFOUND")).events.list(),
  },
  { what: "no network", run: () => createChannel({}, undefined, createFailingFetch("EAI_AGAIN")).events.list() },
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
    run: () => createChannel({}, undefined, createFailingFetch("SELF_SIGNED_CERT_IN_CHAIN")).events.list(),
  },
  {
    what: "a certificate that has expired",
    run: () => createChannel({}, undefined, createFailingFetch("CERT_HAS_EXPIRED")).events.list(),
  },
  {
    what: "a certificate that is not valid yet",
    run: () => createChannel({}, undefined, createFailingFetch("CERT_NOT_YET_VALID")).events.list(),
  },
  {
    what: "a certificate of another host",
    run: () => createChannel({}, undefined, createFailingFetch("ERR_TLS_CERT_ALTNAME_INVALID")).events.list(),
  },
  {
    what: "a proxy that answers 407 to Node's fetch",
    run: () =>
      withServer(
        (_, response) => response.writeHead(407).end(),
        (port) => createChannelClient({ baseUrl: `http://127.0.0.1:${port}` }).events.list(),
      ),
  },
  { what: "a time limit that is none", run: () => createChannel().events.list({}, { timeoutMs: -5 }) },
  { what: "a misspelled option of a call", run: () => createChannel().events.list({}, { timoutMs: 5 } as never) },
  { what: "a misspelled parameter", run: () => createChannel().events.list({ createdAftr: "x" } as never) },
  {
    what: "a session that is none",
    run: () => createChannel().sellers.getUpdateSession({ session: "11111111-2222-4333-8444-555555555555" }),
  },
  {
    what: "a refresh token in place of the address",
    run: () => refreshExchange({ baseUrl: demo.refreshToken, refreshToken: baseUrl }),
  },
  { what: "a key in place of the tenant", run: () => createErp({ tenantId: "key-of-the-sandbox" }) },
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
      return createChannel({}, createChannelTokens({ fetch: async () => refusal() })).events.list();
    },
  },
  {
    what: "a proxy's page in place of a token",
    run: () => {
      const page = () => new Response("<html>sign in</html>", { headers: { "content-type": "text/html" } });
      return createChannel({}, createChannelTokens({ fetch: async () => page() })).events.list();
    },
  },
  {
    what: "a proxy's page with 403 in place of a token",
    run: () => {
      const page = () => new Response("<html>no</html>", { status: 403, headers: { "content-type": "text/html" } });
      return createChannel({}, createChannelTokens({ fetch: async () => page() })).events.list();
    },
  },
];
