import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import { countEffects } from "./count-effects.ts";
import type { Queues } from "./queues.ts";

const STANDSTILL_MS = 90_000;

/** Waits until all events are acknowledged and had an effect, or nothing happens any more. Events that lack one then are lost. */
export async function waitForEffects({ queues, pool }: { queues: Queues; pool: Pool }, total: number): Promise<void> {
  let [seen, since] = [-1, performance.now()];
  for (;;) {
    const effects = await countEffects(pool);
    if (queues.left() === 0 && effects >= total) return;
    if (effects > seen) [seen, since] = [effects, performance.now()];
    if (performance.now() - since > STANDSTILL_MS) return;
    await wait(100);
  }
}
