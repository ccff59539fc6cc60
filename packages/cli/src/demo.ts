import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import type { OfferNew, SellerAttributesUpdateRequest } from "@kontor/channel-types";
import { createErpClient } from "@kontor/erp-client";
import { connectSandbox, demo, type TrafficReport } from "@kontor/sandbox";
import { type SandboxServer, startSandboxServer } from "@kontor/sandbox/server";
import type { Context } from "./command.ts";
import { withSignal } from "./connect.ts";
import { CliError } from "./errors.ts";
import type { Output } from "./terminal/output.ts";

const { channel, sellerId } = demo;
const attributes: SellerAttributesUpdateRequest = { channel, sellerId };
const buildOffer = (offer: Omit<OfferNew, "sellerId" | "priceList">, amount: string): OfferNew => ({
  sellerId,
  taxPercent: "19.00",
  priceList: [{ id: "default", quantityPriceList: [{ quantity: "1.0", amount, currency: "EUR" }] }],
  channelAttributeList: [{ attributeId: "colour", value: "green", group: "0" }],
  ...offer,
});
const spade = { offerId: 4711, sku: "SPADE-01", title: "Garden spade", channelCategoryId: "104", quantity: "12.0" };
const rake = { offerId: 4712, sku: "RAKE-01", title: "Garden rake", quantity: "3.0", channelAttributeList: [] };

/** The events of the demo's seller: both payload types of given §6.1, the offer in both its forms, and an unknown type. */
const events: { type: string; event: object }[] = [
  { type: "Seller:Meta.SellerAttributesUpdateRequest", event: attributes },
  { type: "Seller:Offer.New", event: buildOffer(spade, "24.90") },
  { type: "Seller:Offer.New", event: buildOffer(rake, "18.50") },
  { type: "Seller:Some.NewType", event: { sellerId } },
];

const silent: Output = { line() {}, prose() {}, title() {}, done() {}, note() {}, table() {} };

/** Plays the demo: events are received, then the ERP is updated, then what the platform saw is shown. @throws {CliError} If it saw something else than it should have. */
export async function runDemo({ options, out: shown, signal }: Context<{ json?: boolean }>): Promise<void> {
  const out = options.json ? silent : shown;
  out.title("A channel integration at work");
  const server = await startSandboxServer({ port: 0 });
  try {
    out.done(`Sandbox platform listens on ${server.url}`);
    const sandbox = connectSandbox(server.url, { fetch: withSignal(signal) });
    await sandbox.triggerAll(events);
    out.done(`${events.length} seller events wait in the queue of channel ${demo.channel}`);

    await receiveEvents(server.url, out, signal);
    await updateErp(server, out, signal);
    const report = await sandbox.report();
    if (options.json) shown.line(JSON.stringify(report));
    showReport(report, out);
  } finally {
    await server.close();
  }
}

/** Refresh token, poll, handle in typed handlers, acknowledge. */
async function receiveEvents(url: string, out: Output, signal: AbortSignal): Promise<void> {
  const tokens = cached(refreshExchange({ baseUrl: url, refreshToken: demo.refreshToken }));
  const channel = createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens }) });
  const { scope, expiresAt } = await tokens.get();
  out.done(`Refresh token exchanged: scope ${scope ?? "unknown"}, valid until ${expiresAt.toISOString()}`);

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
        "Seller:Offer.New": ({ type, event: { sellerId, sku, title = sku, quantity = "some" } }) =>
          out.note(`${type}: seller ${sellerId} offers ${title}, ${quantity} pieces`),
        "Seller:Meta.SellerAttributesUpdateRequest": ({ type, event }) =>
          out.note(`${type}: seller ${event.sellerId ?? "?"} asks for attributes`),
        "*": ({ type }) => out.note(`${type}: unknown type; logged, kept and acknowledged`),
      },
    });
    signal.addEventListener("abort", () => void consumer.stop(), { once: true });
    await consumer.start();
    await consumer.idle();
    const { events: stored, unknownType } = await inbox.readStats();
    out.done(
      `Stored, acknowledged page by page, handled: ${stored.done} done, ${unknownType} of them kept for a version that knows them`,
    );
  } finally {
    await inbox.close();
    await rm(folder, { recursive: true });
  }
}

/** Client credentials, a category, a tax class. */
async function updateErp({ url, erpUrl }: SandboxServer, out: Output, signal: AbortSignal): Promise<void> {
  const { clientId, clientSecret, tenantId, categoryId, taxClassId } = demo;
  const tokens = cached(clientCredentials({ authUrl: url, clientId, clientSecret }));
  const app = { appId: "kontor-demo/1.0.0", appVersion: "1.0.0" };
  const erp = createErpClient({ baseUrl: erpUrl, tenantId, ...app, fetch: erpFetch({ tokens }) });
  await erp.categories.update({ id: categoryId, name: "Garden tools", sortNumber: 1 }, { signal });
  out.done(`Category ${categoryId} is now "Garden tools"`);
  await erp.taxClasses.update({ id: taxClassId, isStandard: true }, { signal });
  out.done(`Tax class ${taxClassId} is now the standard one`);
}

/** @throws {CliError} If the platform saw something else than it should have. */
function showReport({ events: seen, tokenCalls, requests, ...report }: TrafficReport, out: Output): void {
  const { byOperation, refused, violations } = report;
  const rows = Object.entries(seen).map(([type, row]) => [type, row.events, row.deliveries, row.acknowledged]);
  out.line();
  out.title("What happened, according to the platform's request log");
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
  const acknowledged = Object.values(seen).reduce((sum, row) => sum + row.acknowledged, 0);
  if (acknowledged !== events.length || refused > 0 || violations > 0) {
    const must = `${events.length} events must be acknowledged and no request refused`;
    throw new CliError(`Cannot call this a success as ${must}: got ${acknowledged} and ${refused}`);
  }
  out.line();
  out.title("Next");
  out.table(["try", "to"], listNextSteps(import.meta.url));
}

/**
 * Lists what to try after the demo, each with its purpose. The commands of the repository are of no use where the package is installed.
 *
 * @param module Address of a module of this package.
 */
export function listNextSteps(module: string): string[][] {
  if (module.includes("/node_modules/"))
    return [
      ["npx @kontor/cli sandbox", "run the sandbox for your own program"],
      ["npx @kontor/cli register --help", "read how to register an app with an ERP"],
    ];
  return [
    ["npm test", "run every test"],
    ["node packages/cli/dist/main.js sandbox", "run the sandbox for your own program"],
    ["npx pnpm@12.4.2 site", "read the docs"],
  ];
}
