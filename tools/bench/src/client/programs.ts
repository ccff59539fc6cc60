const given = `const token = { value: { reveal: () => "t" }, expiresAt: new Date(8.64e15) };
const tokens = { get: async () => token, discard() {} };`;
const erp = (fetch: string) =>
  `categories(createErpCore({ baseUrl: "https://erp.test", tenantId: "t", appId: "a/1", appVersion: "1", fetch: ${fetch} })).update({ id: "1" })`;
const exchange = `channelFetch({ tokens: cached(refreshExchange({ baseUrl: "https://channel.test", refreshToken: "r" })) })`;

export interface Program {
  name: string;
  code: string;
  /** Most bytes that were promised, gzip. */
  atMost?: number;
  /** Where the promise is not kept today: what it must not grow beyond meanwhile. `pnpm bench client` says so (decisions 0045, 0047, 0054, 0055, 0064 and 0092). */
  mustNotExceed?: number;
}

/** Programs that make one call, with all that an integrator needs for it; ours, and the same by others. */
export const programs: Program[] = [
  {
    name: "ERP, a given token",
    atMost: 6_000,
    mustNotExceed: 8_680,
    code: `import { categories, createErpCore } from "@kontor/erp-client/groups"; import { erpFetch } from "@kontor/auth"; ${given} ${erp("erpFetch({ tokens })")};`,
  },
  {
    name: "channel, a refresh token",
    atMost: 7_000,
    mustNotExceed: 10_620,
    code: `import { createChannelCore, events } from "@kontor/channel-client/groups"; import { cached, channelFetch, refreshExchange } from "@kontor/auth";
events(createChannelCore({ baseUrl: "https://channel.test", fetch: ${exchange} })).list();`,
  },
  {
    name: "ERP, client credentials",
    atMost: 11_000,
    mustNotExceed: 12_990,
    code: `import { categories, createErpCore } from "@kontor/erp-client/groups"; import { cached, erpFetch } from "@kontor/auth"; import { clientCredentials } from "@kontor/auth/oauth";
${erp(`erpFetch({ tokens: cached(clientCredentials({ authUrl: "https://auth.test", clientId: "i", clientSecret: "s" })) })`)};`,
  },
  {
    name: "ERP, a given token, every operation",
    atMost: 20_000,
    mustNotExceed: 22_845,
    code: `import { createErpClient } from "@kontor/erp-client"; import { erpFetch } from "@kontor/auth"; ${given}
createErpClient({ baseUrl: "https://erp.test", tenantId: "t", appId: "a/1", appVersion: "1", fetch: erpFetch({ tokens }) }).info.getStatus();`,
  },
  {
    name: "channel, a refresh token, every operation",
    code: `import { createChannelClient } from "@kontor/channel-client"; import { cached, channelFetch, refreshExchange } from "@kontor/auth";
createChannelClient({ baseUrl: "https://channel.test", fetch: ${exchange} }).events.list();`,
  },
  {
    name: "openapi-fetch 0.16 (no token, no retry, no decoding)",
    code: `import createClient from "openapi-fetch"; createClient({ baseUrl: "https://erp.test" }).PATCH("/v2/UpdateCategory", { body: {} });`,
  },
  {
    name: "commercetools ts-client 5 (client credentials)",
    code: `import { ClientBuilder } from "@commercetools/ts-client";
new ClientBuilder().withClientCredentialsFlow({ host: "https://auth.test", projectKey: "p", credentials: { clientId: "i", clientSecret: "s" }, httpClient: fetch }).withHttpMiddleware({ host: "https://api.test", httpClient: fetch }).build().execute({ uri: "/x", method: "GET" });`,
  },
  {
    name: "stripe 23 (a given key)",
    code: `import Stripe from "stripe"; new Stripe("sk").products.update("1", { name: "x" });`,
  },
  {
    name: "openai 7 (a given key)",
    code: `import OpenAI from "openai"; new OpenAI({ apiKey: "k" }).models.retrieve("1");`,
  },
];
