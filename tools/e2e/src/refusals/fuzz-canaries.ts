import { inspect } from "node:util";
import {
  apiKey,
  cached,
  channelFetch,
  erpFetch,
  memoryTokenStore,
  refreshExchange,
  shared,
  type TokenGrant,
  type TokenSource,
} from "@kontor/auth";
import { clientCredentials, finishSignIn, refreshGrant, startSignIn } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { createErpClient } from "@kontor/erp-client";
import { isPlatformError, type Fetch } from "@kontor/http";
import { openTelemetry, type Telemetry } from "@kontor/http/telemetry";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

const id = "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10";

/** What a run came to. */
export interface CanaryReport {
  calls: number;
  failed: number;
  /** Texts that were searched: log lines, errors, printed objects, spans, metrics. */
  searched: number;
  spans: number;
  /** Names of the histograms that something was recorded in. */
  histograms: string[];
  /** Where a planted secret was seen; at most 20. */
  leaks: string[];
  /** How often each kind of failure came about. */
  outcomes: Record<string, number>;
}

type Random = <Value>(list: readonly Value[]) => Value;

/**
 * Plants a secret wherever there is one to plant, in tokens, keys, headers, bodies and addresses; has servers send them back in every
 * place of an answer; searches all that a person or a log would be shown.
 */
export async function playFuzzCanaries({ calls, seed }: { calls: number; seed: number }): Promise<CanaryReport> {
  let state = seed;
  const number = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick: Random = (list) => list[Math.floor(number() * list.length)]!;
  const report: CanaryReport = { calls, failed: 0, searched: 0, spans: 0, histograms: [], leaks: [], outcomes: {} };
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer("fuzz");
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 2 ** 31 - 1 });
  const meters = new MeterProvider({ readers: [reader] });
  const telemetry = openTelemetry({ tracer, meter: meters.getMeter("fuzz") });
  for (let call = 0; call < calls; call += 1) {
    const mark = `canary${call}x${Math.floor(number() * 1e9).toString(36)}`;
    const shown: unknown[] = [];
    let outcome = "fine";
    try {
      await oneCall({ pick, mark, shown, telemetry, secret: (kind) => `${mark}.${kind}` });
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
    for (const each of shown.flatMap(textsOf)) {
      report.searched += 1;
      const at = each.indexOf(mark);
      if (at >= 0 && report.leaks.length < 20)
        report.leaks.push(`call ${call}, ${outcome}: …${each.slice(Math.max(0, at - 120), at + 60)}…`);
    }
  }
  await reader.forceFlush();
  for (const each of textsOf(metrics.getMetrics())) if (each.includes("canary")) report.leaks.push("in the metrics");
  const recorded = metrics.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  report.histograms = [...new Set(recorded.map(({ descriptor }) => descriptor.name))].toSorted();
  await meters.shutdown();
  return report;
}

/** Everything that a thing looks like where it is printed; of an error, of all its causes too. */
function textsOf(thing: unknown): string[] {
  const texts = [inspect(thing, { depth: Infinity }), `${String(thing)}`, JSON.stringify(thing) ?? ""];
  if (!(thing instanceof Error)) return texts;
  return [...texts, thing.message, thing.stack ?? "", ...(thing.cause === undefined ? [] : textsOf(thing.cause))];
}

interface Planting {
  pick: Random;
  mark: string;
  shown: unknown[];
  telemetry: Telemetry;
  secret(kind: string): string;
}

async function oneCall({ pick, mark, shown, telemetry, secret }: Planting): Promise<void> {
  const fetch = hostile(pick, mark);
  const authUrl = addressOf("https://auth.test", pick, mark);
  const baseUrl = addressOf("https://api.test", pick, mark);
  const clientSecret = secret("client-secret");
  const client = { authUrl, clientId: "shop", clientSecret, fetch, authentication: pick(["basic", "post"] as const) };
  const redirectUri = "https://shop.test/back";
  const sources: Record<string, () => TokenSource | Promise<TokenSource>> = {
    exchange: () => cachedOf(refreshExchange({ baseUrl, refreshToken: secret("refresh"), fetch })),
    credentials: () => cachedOf(clientCredentials({ ...client, generation: pick([1, 2] as const) })),
    refresh: () => cachedOf(refreshGrant({ ...client, refreshToken: secret("refresh") })),
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
  const cachedOf = (grant: TokenGrant) =>
    pick([true, false])
      ? cached(grant, { maxWaitMs: 0, telemetry })
      : shared(grant, { maxWaitMs: 0, telemetry, store: memoryTokenStore() });
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

/** Now and then an address that holds a secret, as people write them. */
function addressOf(plain: string, pick: Random, mark: string): string {
  const odd = [
    plain.replace("//", `//user:${mark}@`),
    plain.replace("//", `//${mark}@`),
    plain.replace("https://", `http://user:${mark}@`),
    `${plain}?key=${mark}`,
    `${plain}/#${mark}`,
    plain.replace("https://", ""),
  ];
  return pick([...Array<string>(60).fill(plain), ...odd]);
}

/** A network where everything goes wrong, and every answer quotes the request and the secrets. */
function hostile(pick: Random, mark: string): Fetch {
  return async (input, init) => {
    const request = new Request(input as Request, init); // the runtime's own complaints, as they are
    const quoted = `${request.url} ${[...request.headers].join(" ")} ${await request.text()} ${mark}`;
    const headers = {
      "x-debug": quoted.replaceAll(/[^\x20-\x7e]/g, ""),
      "set-cookie": `session=${mark}`,
      "www-authenticate": `Bearer error="invalid_token", error_description="${mark}"`,
    };
    const json = (status: number, value: unknown) => Response.json(value, { status, headers });
    const isToken = /\/v1\/auth$|\/token$/.test(new URL(request.url).pathname) && request.method === "POST";
    const good = {
      authToken: `${mark}.access`,
      access_token: `${mark}.access`,
      token_type: "bearer",
      expires_in: 3_600,
      expiresIn: 3_600,
      refresh_token: `${mark}.next`,
    };
    if (isToken && pick([true, true, false])) return json(200, good);
    const answers: (() => Response)[] = [
      () => json(400, { error: "invalid_grant", error_description: quoted }),
      () => json(400, { error: quoted }),
      () => json(401, { error: mark, ErrorMessage: quoted, errorList: [{ code: mark, message: quoted }] }),
      () => json(429, quoted),
      () => new Response(`<html>${quoted}</html>`, { status: pick([200, 500, 503]), headers }),
      () => new Response(`{"access_token":"${mark}","authToken":"${mark}", ${quoted}`, { headers }),
      () => new Response(mark, { headers: { ...headers, "content-type": "application/json" } }),
      () => json(200, { ...good, access_token: { [mark]: mark }, authToken: [mark] }),
      () => json(200, { ...good, access_token: `${mark}\n`, authToken: `${mark}é` }),
      () => json(200, { ...good, expires_in: mark, expiresIn: mark, tokenExpireAt: mark }),
      () => json(200, { ...good, token_type: mark }),
      () => json(200, { ...good, id_token: mark, scope: { mark } }),
      // the id and the type of an event are no secrets: they are logged
      () => json(200, { eventList: [{ id: "1", type: "Seller:Else", event: { [mark]: mark } }, mark] }),
      () => json(200, { eventList: mark }),
      () => new Response(null, { status: 302, headers: { ...headers, location: `https://else.test/${mark}` } }),
      () => new Response(brokenBody(mark), { headers: { ...headers, "content-type": "application/json" } }),
      () => {
        const cause = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" });
        throw new TypeError("fetch failed", { cause });
      },
    ];
    return pick(answers)();
  };
}

/** Half of an answer, then the end of the connection. */
function brokenBody(mark: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(`{"authToken":"${mark}`));
      controller.error(new TypeError("terminated"));
    },
  });
}
