import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import type { MockPlatform } from "../inbox/mock-platform.ts";

const STANDSTILL_MS = 660_000; // An event that two kills in a row have met waits ten minutes for its next try.

/** Waits until all events are acknowledged and had an effect, or nothing happens any more. Events that lack one then are lost. */
export async function waitForEffects(
  { platforms, pool }: { platforms: readonly Pick<MockPlatform, "left">[]; pool: Pool },
  total: number,
): Promise<void> {
  let [seen, since] = [-1, performance.now()];
  for (;;) {
    const effects = await countEffects(pool);
    if (platforms.every((platform) => platform.left() === 0) && effects >= total) return;
    if (effects > seen) [seen, since] = [effects, performance.now()];
    if (performance.now() - since > STANDSTILL_MS) return;
    await wait(100);
  }
}

/** Counts the effects of all handlers; 0 while the database does not answer. */
export async function countEffects(pool: Pool): Promise<number> {
  const answer = await pool.query<{ n: string }>("SELECT count(*) AS n FROM effect").catch(() => undefined);
  return Number(answer?.rows[0]!.n ?? 0);
}
