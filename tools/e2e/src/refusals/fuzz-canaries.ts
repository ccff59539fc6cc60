import { inspect } from "node:util";
import {
  apiKey,
  cached,
  channelFetch,
  erpFetch,
  memoryTokenStore,
  refreshExchange,
  type TokenGrant,
  type TokenSource,
} from "@kontor/auth";
import { clientCredentials, finishSignIn, refreshGrant, startSignIn } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { createErpClient } from "@kontor/erp-client";
import { isPlatformError } from "@kontor/http";
import { openTelemetry, type Telemetry } from "@kontor/http/telemetry";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { createRandom } from "@kontor/testing/random";
import { chooseAddress, createHostileFetch, type Pick } from "./hostile-network.ts";

const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";

/**
 * Plants secrets in tokens, keys, headers, bodies and addresses. Servers send them back in every place of an answer. Everything that
 * a person or a log would be shown is searched for them.
 */
export async function playFuzzCanaries({ calls, seed }: { calls: number; seed: number }) {
  const number = createRandom(seed);
  const pick: Pick = (list) => list[Math.floor(number() * list.length)]!;
  const report = {
    ...{ calls, failed: 0, spans: 0 },
    /** Texts that were searched: log lines, errors, printed objects, spans, metrics. */
    searched: 0,
    /** Names of the histograms that something was recorded in. */
    histograms: [] as string[],
    /** The places where a planted secret was seen; at most 20. */
    leaks: [] as string[],
    /** How often each kind of failure came about. */
    outcomes: {} as Record<string, number>,
  };
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer("fuzz");
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 2 ** 31 - 1 });
  const meters = new MeterProvider({ readers: [reader] });
  const telemetry = openTelemetry({ tracer, meter: meters.getMeter("fuzz") });
  for (let call = 0; call < calls; call += 1) {
    const random = Math.floor(number() * 1e9);
    const letters = String(random).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!);
    const mark = pick([`canary${call}x${random.toString(36)}`, `canary${letters}Schmidt`]); // Some look like the name of a field.
    const shown: unknown[] = [];
    let outcome = "fine";
    try {
      await playCall({ pick, mark, shown, telemetry, secret: (kind) => `${mark}.${kind}` });
    } catch (error) {
      report.failed += 1;
      outcome = isPlatformError(error) ? error.code : String((error as Error).name);
      shown.push(error);
    }
    for (const { name, attributes, status, events, links } of exporter.getFinishedSpans()) {
      report.spans += 1;
      shown.push({ name, attributes, status, events, links });
    }
    exporter.reset();
    report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
    for (const each of shown.flatMap(listTexts)) {
      report.searched += 1;
      const at = each.indexOf(mark);
      if (at >= 0 && report.leaks.length < 20)
        report.leaks.push(`call ${call}, ${outcome}: …${each.slice(Math.max(0, at - 120), at + 60)}…`);
    }
  }
  await reader.forceFlush();
  for (const each of listTexts(metrics.getMetrics())) if (each.includes("canary")) report.leaks.push("in the metrics");
  const recorded = metrics.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  report.histograms = [...new Set(recorded.map(({ descriptor }) => descriptor.name))].toSorted();
  await meters.shutdown();
  return report;
}

/** Lists every form in which a value may be printed; for an error also its causes. */
function listTexts(thing: unknown): string[] {
  const texts = [inspect(thing, { depth: Infinity }), `${String(thing)}`, JSON.stringify(thing) ?? ""];
  if (!(thing instanceof Error)) return texts;
  return [...texts, thing.message, thing.stack ?? "", ...(thing.cause === undefined ? [] : listTexts(thing.cause))];
}

interface Planting {
  pick: Pick;
  mark: string;
  shown: unknown[];
  telemetry: Telemetry;
  secret(kind: string): string;
}

async function playCall({ pick, mark, shown, telemetry, secret }: Planting): Promise<void> {
  const fetch = createHostileFetch(pick, mark);
  const authUrl = chooseAddress("https://auth.test", pick, mark);
  const baseUrl = chooseAddress("https://api.test", pick, mark);
  const clientSecret = secret("client-secret");
  const client = { authUrl, clientId: "shop", clientSecret, fetch, authentication: pick(["basic", "post"] as const) };
  const redirectUri = "https://shop.test/back";
  const sources: Record<string, () => TokenSource | Promise<TokenSource>> = {
    exchange: () => remember(refreshExchange({ baseUrl, refreshToken: secret("refresh"), fetch })),
    credentials: () => remember(clientCredentials({ ...client, generation: pick([1, 2] as const) })),
    refresh: () => remember(refreshGrant({ ...client, refreshToken: secret("refresh") })),
    key: () => apiKey({ key: secret("key"), scheme: pick(["x-api-key", "Wawi"] as const) }),
    async signIn() {
      const pending = await startSignIn({ ...client, redirectUri });
      shown.push(pending);
      const state = pick([pending.state, secret("state")]);
      const back = `${redirectUri}?${pick([`code=${secret("code")}`, `error=${secret("error")}`, ""])}&state=${state}`;
      const token = await finishSignIn({ ...client, redirectUri }, pending, pick([back, secret("no-address")]));
      shown.push(token);
      return { get: async () => token, discard() {} };
    },
  };
  const remember = (grant: TokenGrant) =>
    pick([true, false])
      ? cached(grant, { maxWaitMs: 0, telemetry })
      : cached(grant, { maxWaitMs: 0, telemetry, store: memoryTokenStore() });
  const tokens = await sources[pick(Object.keys(sources))]!();
  shown.push(tokens);
  const sendChannel = channelFetch({ tokens, fetch, retries: 0, telemetry });
  const channel = createChannelClient({ baseUrl, telemetry, fetch: sendChannel });
  const erp = createErpClient({
    baseUrl,
    tenantId: id,
    appId: "a/1",
    appVersion: "1",
    telemetry,
    fetch: erpFetch({ tokens, fetch, retries: 0, telemetry }),
  });
  shown.push(channel, erp);
  const log = (facts: object, message: string) => void shown.push(facts, message);
  const consumer = () =>
    createChannelConsumer({
      channel,
      inbox: memoryInbox(),
      unsafeDurability: true,
      handlers: { "*": () => {} },
      logger: { info: log, warn: log, error: log },
    });
  const business: (() => Promise<unknown>)[] = [
    () => channel.events.list(),
    () => channel.events.acknowledge({ eventIdList: [secret("event")] }),
    () => erp.categories.update({ id, name: secret("body") } as never),
    () => erp.categories.update({ id: secret("path") }),
    async () => {
      await using polling = consumer();
      return polling.start();
    },
    () => consumer().pollNow(),
  ];
  const answer = await pick(business)();
  if (answer instanceof Object && "pages" in answer) shown.push(answer);
}
