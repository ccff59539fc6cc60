import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createErpClient } from "@kontor/erp-client";
import type { TrafficReport } from "@kontor/sandbox";
import { CliError } from "../cli-error.ts";
import type { Context } from "../command.ts";
import { listDemoEvents } from "../demo-events.ts";
import { listNextSteps } from "../list-next-steps.ts";
import type { Output } from "../terminal/output.ts";
import { startSandboxProcess, type SandboxFacts } from "../sandbox-process.ts";

/** The flags of `demo`. */
export interface DemoOptions {
  json?: boolean;
}

const silent: Output = { line() {}, prose() {}, title() {}, done() {}, note() {}, table() {} };

/** Plays the demo: events are received, then the ERP is updated, then what the platform saw is shown. @throws {CliError} If it saw something else than it should have. */
export async function runDemo({ options, out: shown, signal }: Context<DemoOptions>): Promise<void> {
  const out = options.json ? silent : shown;
  out.title("A channel integration at work");
  await using platform = await startSandboxProcess();
  const { facts } = platform;
  out.done(`Sandbox platform listens on ${facts.url} (process ${facts.pid})`);
  for (const event of listDemoEvents(facts)) await control(facts, "events", { body: event, signal });
  out.done(`${listDemoEvents(facts).length} seller events wait in the queue of channel ${facts.channel}`);

  await receiveEvents(facts, out, signal);
  await updateErp(facts, out, signal);
  const report = await control<TrafficReport>(facts, "report", { signal });
  if (options.json) shown.line(JSON.stringify(report));
  showReport(report, listDemoEvents(facts).length, out);
}

/** Refresh token, poll, handle in typed handlers, acknowledge. */
async function receiveEvents({ url, refreshToken }: SandboxFacts, out: Output, signal: AbortSignal): Promise<void> {
  const tokens = cached(refreshExchange({ baseUrl: url, refreshToken }));
  const channel = createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens }) });
  const { scope, expiresAt } = await tokens.get();
  out.done(`Refresh token exchanged: scope ${scope ?? "unknown"}, good until ${expiresAt.toISOString()}`);

  const folder = await mkdtemp(join(tmpdir(), "kontor-demo-"));
  const inbox = sqliteInbox(join(folder, "events.db"));
  try {
    await using consumer = createChannelConsumer({
      channel,
      inbox,
      logger: {
        info: () => {},
        warn: () => {},
        error: (facts, message) => out.note(`${message}: ${JSON.stringify(facts)}`),
      },
      handlers: {
        "Seller:Offer.New": ({ event }) =>
          out.note(
            `Seller:Offer.New: seller ${event.sellerId} offers ${event.title ?? event.sku}, ${event.quantity ?? "some"} pieces`,
          ),
        "Seller:Meta.SellerAttributesUpdateRequest": ({ event }) =>
          out.note(`Seller:Meta.SellerAttributesUpdateRequest: seller ${event.sellerId ?? "?"} asks for attributes`),
        "*": ({ type }) => out.note(`${type}: unknown type; logged, kept and acknowledged`),
      },
    });
    signal.addEventListener("abort", () => void consumer.stop(), { once: true });
    await consumer.start();
    await consumer.idle();
    const { events, unknownType } = await inbox.readStats();
    out.done(
      `Stored, acknowledged page by page, handled: ${events.done} done, ${unknownType} of them kept for a version that knows them`,
    );
  } finally {
    await inbox.close();
    await rm(folder, { recursive: true });
  }
}

/** Client credentials, a category, a tax class. */
async function updateErp(facts: SandboxFacts, out: Output, signal: AbortSignal): Promise<void> {
  const { url, erpUrl, clientId, clientSecret, tenantId, categoryId, taxClassId } = facts;
  const tokens = cached(clientCredentials({ authUrl: url, clientId, clientSecret }));
  const erp = createErpClient({
    baseUrl: erpUrl,
    tenantId,
    appId: "kontor-demo/1.0.0",
    appVersion: "1.0.0",
    fetch: erpFetch({ tokens }),
  });
  await erp.categories.update({ id: categoryId, name: "Garden tools", sortNumber: 1 }, { signal });
  out.done(`Category ${categoryId} is now "Garden tools"`);
  await erp.taxClasses.update({ id: taxClassId, isStandard: true }, { signal });
  out.done(`Tax class ${taxClassId} is now the standard one`);
}

/** @throws {CliError} If the platform saw something else than it should have. */
function showReport(
  { events, tokenCalls, requests, byOperation, refused, violations }: TrafficReport,
  sent: number,
  out: Output,
): void {
  const rows = Object.entries(events).map(([type, row]) => [type, row.events, row.deliveries, row.acknowledged]);
  out.line();
  out.title("What happened, by the platform's own request log");
  out.table(["event type", "events", "deliveries", "acknowledged"], rows);
  out.line();
  out.table(
    ["requests", "count"],
    [
      ["token calls, channel", tokenCalls.channel],
      ["token calls, ERP", tokenCalls.erp],
      ["polls", byOperation["Events_List"] ?? 0],
      ["acknowledgements", byOperation["Events_Acknowledge"] ?? 0],
      ["ERP updates", (byOperation["Category_UpdateCategory"] ?? 0) + (byOperation["TaxClass_UpdateTaxClass"] ?? 0)],
      ["all requests", requests],
    ],
  );
  const acknowledged = Object.values(events).reduce((sum, row) => sum + row.acknowledged, 0);
  if (acknowledged !== sent || refused > 0 || violations > 0) {
    throw new CliError(
      `Cannot call this a success as ${sent} events must be acknowledged and no request refused: got ${acknowledged} and ${refused}`,
    );
  }
  out.line();
  out.title("Next");
  out.table(["try", "to"], listNextSteps(import.meta.url));
}

async function control<T = unknown>(
  { url }: SandboxFacts,
  path: string,
  { body, signal }: { body?: object; signal: AbortSignal },
): Promise<T> {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(`${url}/__sandbox/${path}`, { ...init, signal }).catch((cause: unknown) => {
    throw new CliError("Cannot control the sandbox as its process does not answer", { cause });
  });
  if (!response.ok)
    throw new CliError(`Cannot control the sandbox as it answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
