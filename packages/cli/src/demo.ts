import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import type { OfferNew, SellerAttributesUpdateRequest } from "@kontor/channel-types";
import { createErpClient } from "@kontor/erp-client";
import { connectSandbox, type demo, type TrafficReport } from "@kontor/sandbox";
import type { Context } from "./command.ts";
import { withSignal } from "./connect.ts";
import { CliError } from "./errors.ts";
import type { Output } from "./terminal/output.ts";
import { dropSecrets } from "./terminal/secrets.ts";

const silent: Output = { line() {}, prose() {}, title() {}, done() {}, note() {}, table() {} };

/** Plays the demo: events are received, then the ERP is updated, then what the platform saw is shown. @throws {CliError} If it saw something else than it should have. */
export async function runDemo({ options, out: shown, signal }: Context<{ json?: boolean }>): Promise<void> {
  const out = options.json ? silent : shown;
  out.title("A channel integration at work");
  await using platform = await startSandboxProcess();
  const { facts } = platform;
  out.done(`Sandbox platform listens on ${facts.url} (process ${facts.pid})`);
  const sandbox = connectSandbox(facts.url, { fetch: withSignal(signal) });
  const events = listDemoEvents(facts);
  await sandbox.triggerAll(events).catch(refuse);
  out.done(`${events.length} seller events wait in the queue of channel ${facts.channel}`);

  await receiveEvents(facts, out, signal);
  await updateErp(facts, out, signal);
  const report = await sandbox.report().catch(refuse);
  if (options.json) shown.line(JSON.stringify(report));
  showReport(report, events.length, out);
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
    const got = `got ${acknowledged} and ${refused}`;
    throw new CliError(
      `Cannot call this a success as ${sent} events must be acknowledged and no request refused: ${got}`,
    );
  }
  out.line();
  out.title("Next");
  out.table(["try", "to"], listNextSteps(import.meta.url));
}

function refuse(cause: unknown): never {
  throw new CliError("Cannot control the sandbox as its process does not answer", { cause });
}

const START_MS = 60_000; // for a process that hangs; one that has ended is noticed at once

/** The line that `kontor sandbox --json` prints. */
type SandboxFacts = Record<Exclude<keyof typeof demo, "accountId">, string> & {
  url: string;
  erpUrl: string;
  pid: number;
};

/**
 * Starts `kontor sandbox` on a free port as a process of its own; disposing stops it.
 *
 * @throws {CliError} If it ends, or does not listen within a minute.
 */
export async function startSandboxProcess(): Promise<AsyncDisposable & { facts: SandboxFacts }> {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js"; // tests run the sources, users run the build
  const main = fileURLToPath(new URL(`./main.${extension}`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, main, "sandbox", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: dropSecrets(process.env), // The list of processes shows its owner what a process was given.
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  clearTimeout(timer);
  if (first.done) {
    await ended; // its message has arrived by then
    throw new CliError(`Cannot start the sandbox as its process ended: ${complaint.trim() || "no answer in 60 s"}`);
  }
  return {
    facts: JSON.parse(first.value) as SandboxFacts,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The events of the demo's sellers: both payload types of given §6.1, the offer in both its forms, and an unknown type. */
function listDemoEvents({
  channel,
  sellerId,
}: {
  channel: string;
  sellerId: string;
}): { type: string; event: object }[] {
  const attributes: SellerAttributesUpdateRequest = { channel, sellerId };
  const offer = { sellerId, taxPercent: "19.00" };
  const spade: OfferNew = {
    ...offer,
    offerId: 4711,
    sku: "SPADE-01",
    title: "Garden spade",
    channelCategoryId: "104",
    quantity: "12.0",
    priceList: [{ id: "default", quantityPriceList: [{ quantity: "1.0", amount: "24.90", currency: "EUR" }] }],
    channelAttributeList: [{ attributeId: "colour", value: "green", group: "0" }],
  };
  const rake: OfferNew = {
    ...offer,
    offerId: 4712,
    sku: "RAKE-01",
    title: "Garden rake",
    quantity: "3.0",
    priceList: [{ id: "default", quantityPriceList: [{ quantity: "1.0", amount: "18.50", currency: "EUR" }] }],
    channelAttributeList: [],
  };
  return [
    { type: "Seller:Meta.SellerAttributesUpdateRequest", event: attributes },
    { type: "Seller:Offer.New", event: spade },
    { type: "Seller:Offer.New", event: rake },
    { type: "Seller:Some.NewType", event: { sellerId } },
  ];
}

/**
 * Lists what to try after the demo, each with its purpose. The commands of the repository are of no use where the package is installed.
 *
 * @param module Address of a module of this package.
 */
export function listNextSteps(module: string): string[][] {
  if (module.includes("/node_modules/"))
    return [
      ["npx @kontor/cli sandbox", "have the platform for yourself"],
      ["npx @kontor/cli register --help", "read how to register an app with an ERP"],
    ];
  return [
    ["npm test", "run every test"],
    ["node packages/cli/dist/main.js sandbox", "have the platform for yourself"],
    ["npx pnpm@12.4.2 site", "read the docs"],
  ];
}
