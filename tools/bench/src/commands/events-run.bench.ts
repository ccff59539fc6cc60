/** Measures `kontor events run`: events a second with programs in Node.js, Python and a shell. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { showFigures } from "../measure/report.ts";
import { eventsRun as figures } from "./figures.ts";

const [events = 20_000] = process.argv.slice(2).map(Number);
const SELLERS = 200;
const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-events-run-"));
const node = `import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify({ id: JSON.parse(line).id, outcome: "done" }));
`;
const python = `import json, sys
for line in sys.stdin:
    print(json.dumps({"id": json.loads(line)["id"], "outcome": "done"}), flush=True)
`;
writeFileSync(join(folder, "handler.mjs"), node);
writeFileSync(join(folder, "handler.py"), python);
const server = await startSandboxServer({ port: 0 });
let lost = 0;
let files = 0;

/** Fills a file with offers that wait, has them handled, and gives events a second. */
async function measure(count: number, ...words: string[]): Promise<number> {
  const file = join(folder, `${(files += 1)}.db`);
  const inbox = sqliteInbox(file);
  for (let from = 0; from < count; from += 1_000)
    await inbox.accept(Array.from({ length: Math.min(1_000, count - from) }, (_, index) => build(from + index)));
  await inbox.markAcknowledged(await inbox.pendingAcknowledgements(count));
  await inbox.close();
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [...process.execArgv, main, "events", "run", "--once", "--file", file, ...words],
    {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, KONTOR_CHANNEL_URL: server.url, KONTOR_REFRESH_TOKEN: demo.refreshToken },
    },
  );
  await once(child, "close");
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = sqliteInbox(file);
  lost += count - (await after.readStats()).events.done;
  await after.close();
  return count / seconds;
}

function build(number: number) {
  const sellerId = String(number % SELLERS);
  const type = "Seller:Offer.New";
  const event = {
    sellerId,
    offerId: number,
    sku: `SKU-${number}`,
    title: "Garden spade",
    quantity: "12.0",
    priceList: [],
    channelAttributeList: [],
  };
  const raw = JSON.stringify({ id: `event-${number}`, type, createdAt: "2026-02-11T08:00:00.000Z", event });
  return { id: `event-${number}`, type, lane: sellerId, raw };
}

try {
  showFigures(figures, {
    "events of each resident program": events,
    "Node.js, one process": await measure(events, "--programs", "1", "--", "node", "handler.mjs"),
    "Node.js, four processes": await measure(events, "--", "node", "handler.mjs"),
    "Python, one process": await measure(events, "--programs", "1", "--", "python3", "handler.py"),
    "Python, four processes": await measure(events, "--", "python3", "handler.py"),
    "a shell for each event, four at a time": await measure(events / 20, "--each", "--", "sh", "-c", "read -r line"),
    "events that were not done": lost,
  });
} finally {
  await server.close();
  rmSync(folder, { recursive: true });
}
