import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChannelClient } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createRandom } from "@kontor/testing/random";

export interface OrderReport {
  events: number;
  handled: number;
  /** Events that were handled before an earlier one of their lane. */
  violations: number;
  /** Late copies of older news that were put in, and how many of them the stale guard told. */
  stale: number;
  toldStale: number;
  /** News that was told to be stale and was not. */
  toldWrongly: number;
}

/**
 * Handles events of many sellers on one file with 16 lanes; handlers fail at random, events come again, and old news comes
 * late. Looks at the order of each seller, and at what the stale guard says.
 */
export async function playOrder({ events, seed }: { events: number; seed: number }): Promise<OrderReport> {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const report = { events, handled: 0, violations: 0, stale: 0, toldStale: 0, toldWrongly: 0 };
  const folder = mkdtempSync(join(tmpdir(), "kontor-order-"));
  const inbox = sqliteInbox(join(folder, "events.db"));
  const sellers = 200;
  let made = 0;
  let sent: ReturnType<typeof page> = [];
  const staleIds = new Set<string>();
  const page = (): { id: string; type: string; createdAt: string; event: { sellerId: string } }[] => {
    const fresh = Array.from({ length: Math.min(90, events - made) }, () => {
      made += 1;
      const sellerId = `seller-${below(sellers)}`;
      const isStale = made > 20_000 / 4 && below(500) === 0; // older news of an entity that has had newer
      const at = new Date(Date.UTC(2026, 0, 1) + (isStale ? 0 : made * 1_000)).toISOString();
      const id = `${made}`;
      if (isStale) staleIds.add(id);
      return { id, type: "Seller:Load", createdAt: at, event: { sellerId } };
    });
    const again = Array.from({ length: sent.length > 0 ? below(10) : 0 }, () => sent[below(sent.length)]!);
    sent = [...sent.slice(-2_000), ...fresh];
    const shuffled = [...fresh];
    for (const each of again) shuffled.splice(below(shuffled.length + 1), 0, each);
    return fresh.length > 0 ? shuffled : [];
  };
  const channel = {
    events: { list: async () => ({ eventList: page() }), acknowledge: async () => {} },
  } as unknown as ChannelClient;
  const last = new Map<string, number>();
  await using consumer = createChannelConsumer({
    channel,
    inbox,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    retry: { backoff: () => 1, maxAttempts: 1_000 },
    handlers: {
      "*": async ({ id, event }, { claimNewest, lane }) => {
        if (below(100) === 0) throw new Error("at random");
        const { sellerId } = event as { sellerId: string };
        const place = Number(id);
        if (sellerId !== lane || place < (last.get(lane) ?? 0)) report.violations += 1;
        last.set(lane, place);
        report.handled += 1;
        const isTold = !(await claimNewest(`stock of ${sellerId}`));
        if (staleIds.has(id) && isTold) report.toldStale += 1;
        if (!staleIds.has(id) && isTold) report.toldWrongly += 1;
      },
    },
  });
  try {
    await consumer.start();
    await consumer.idle();
    for (let tries = 0; tries < 2_000 && (await inbox.countWaiting()) > 0; tries += 1) await consumer.idle();
    return { ...report, stale: staleIds.size };
  } finally {
    await consumer.stop();
    await inbox.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
