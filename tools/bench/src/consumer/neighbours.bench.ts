/**
 * Measures the effect of one slow or blocked seller on the others: from a page's arrival to an event's handler, on one file with the
 * defaults. Rounds with and without that seller take turns.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { showFigures } from "../measure/report.ts";
import { neighbours } from "./figures.ts";

const ROUNDS = Number(process.argv[2] ?? 12);
const PAGES = 80;
const kinds = ["nobody", "slow", "blocked"] as const;
type Kind = (typeof kinds)[number];

async function latenciesBeside(kind: Kind): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), "kontor-neighbours-"));
  const inbox = sqliteInbox(join(folder, "events.db"));
  const arrived = new Map<string, number>();
  const latencies: number[] = [];
  let number = 0;
  let page: unknown[] = [];
  const list = async () => ({ eventList: page.splice(0) });
  const consumer = createChannelConsumer({
    channel: { events: { list, acknowledge: async () => {} } } as never,
    inbox,
    handlers: {
      "*": async ({ id }, { lane }) => {
        if (lane === "slow") await wait(2_000);
        if (lane === "blocked") throw new Error("as always");
        if (lane.startsWith("seller-")) latencies.push(performance.now() - arrived.get(id)!);
      },
    },
    retry: { maxAttempts: 1 },
    lanes: { onPoison: "block" },
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  });
  await consumer.start();
  const eventOf = (sellerId: string) => {
    const id = `${(number += 1)}`;
    arrived.set(id, performance.now());
    return { id, type: "Seller:Load.Test", createdAt: "2026-02-11T08:00:00Z", event: { sellerId } };
  };
  for (let count = 0; count < PAGES; count += 1) {
    page = Array.from({ length: 100 }, (_, index) => eventOf(`seller-${(count * 7 + index) % 60}`));
    page.splice(50, 1, eventOf(kind === "nobody" ? "seller-0" : kind)); // as many events, whoever sends them
    await consumer.pollNow();
    await wait(50);
  }
  await wait(200);
  await consumer.stop({ drainTimeoutMs: 100 });
  await inbox.close();
  rmSync(folder, { recursive: true });
  return latencies.slice(latencies.length / 10); // what comes first warms up
}

const p99 = (latencies: number[]) => latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)]!;

const all: Record<Kind, number[][]> = { nobody: [], slow: [], blocked: [] };
for (let round = -1; round < ROUNDS; round += 1)
  for (let turn = 0; turn < kinds.length; turn += 1) {
    const kind = kinds[(turn + round + 1) % kinds.length]!; // nobody is always the first
    const latencies = await latenciesBeside(kind);
    if (round >= 0) all[kind].push(latencies); // the first round warms up
  }
console.log(`From arrival to handler, ${ROUNDS} interleaved rounds of ${PAGES} pages of 100`);
const beside = (kind: Kind) => {
  const rounds = all[kind].map(p99);
  const spread = `rounds ${Math.min(...rounds).toFixed(1)} to ${Math.max(...rounds).toFixed(1)}`;
  return { value: p99(all[kind].flat()), note: spread };
};
const [nobody, slow, blocked] = [beside("nobody"), beside("slow"), beside("blocked")];
showFigures(neighbours, {
  "p99 of the others beside nobody": nobody,
  "p99 of the others beside a slow seller": slow,
  "p99 of the others beside a blocked seller": blocked,
  "change of the p99 by a slow seller": (slow.value / nobody.value - 1) * 100,
  "change of the p99 by a blocked seller": (blocked.value / nobody.value - 1) * 100,
});
