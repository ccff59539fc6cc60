import createClient from "openapi-fetch";
import { erpFetch } from "@kontor/auth";
import { categories, createErpCore } from "@kontor/erp-client/groups";
import { Secret } from "@kontor/http";
import OpenAI from "openai";
import Stripe from "stripe";
import { computeMedian } from "../measure/median.ts";

const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";
const answer = JSON.stringify({ id, name: "Garden tools", isActive: true });
const headers = { "content-type": "application/json" };
/** A network in memory: the same answer to everybody, made anew as a network does. */
const network = async () => new Response(answer, { headers });
const options = { baseUrl: "https://erp.test", tenantId: id, appId: "bench/1", appVersion: "1" };
const token = { value: new Secret("t"), expiresAt: new Date(8.64e15) };
const tokens = { get: async () => token, discard() {} };

const bare = createClient<never>({ baseUrl: options.baseUrl, fetch: network }) as unknown as {
  PATCH(path: string, init: object): Promise<unknown>;
};
const facade = categories(createErpCore({ ...options, fetch: network }));
const stack = categories(createErpCore({ ...options, fetch: erpFetch({ tokens, fetch: network }) }));
const openai = new OpenAI({ apiKey: "k", baseURL: "https://erp.test", fetch: network });
const stripe = new Stripe("sk", { httpClient: Stripe.createFetchHttpClient(network) });
const sent = { "x-tenant-id": id, "x-appid": "bench/1", "x-appversion": "1" };

/** One update of one record by each, over the network in memory. */
export const callers: Record<string, () => Promise<unknown>> = {
  "fetch alone": async () => (await network()).json(),
  "openapi-fetch": () => bare.PATCH("/v2/UpdateCategory", { body: { id, name: "Garden tools" }, headers: sent }),
  "Kontor, the facade": () => facade.update({ id, name: "Garden tools" }),
  "Kontor, with token, retry and timeout": () => stack.update({ id, name: "Garden tools" }),
  "stripe 23": () => stripe.products.update("1", { name: "Garden tools" }),
  "openai 7": () => openai.models.retrieve("1"),
};

/** CPU of one call in µs: the median of interleaved rounds. */
export async function callCosts({ rounds, calls }: { rounds: number; calls: number }): Promise<Record<string, number>> {
  const taken: Record<string, number[]> = {};
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, call] of Object.entries(callers)) {
      const startedAt = process.cpuUsage();
      for (let index = 0; index < calls; index += 1) await call();
      const { user, system } = process.cpuUsage(startedAt);
      if (round >= 0) (taken[name] ??= []).push((user + system) / calls); // the first round warms up
    }
  }
  return Object.fromEntries(Object.entries(taken).map(([name, values]) => [name, computeMedian(values)]));
}
