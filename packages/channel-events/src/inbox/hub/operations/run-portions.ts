import type { Clock } from "@kontor/http";

const GOAL_MS = 2;
const FEWEST = 25;
const MOST = 500;
const LONGEST_REST_MS = 50;

/**
 * Does work in portions until one gives nothing. Each says for how many ms others had to wait for it, and the next is as large as fits some ms.
 * After each comes a rest as long as the portion took, so that the work takes half of a connection and of a processor.
 */
export async function runPortions(
  run: (portion: number) => Promise<{ heldMs: number } | undefined>,
  clock: Pick<Clock, "monotonicMs" | "sleep">,
): Promise<void> {
  for (let portion = FEWEST; ;) {
    const startedAt = clock.monotonicMs();
    const done = await run(portion);
    if (!done) return;
    await clock.sleep(Math.min(LONGEST_REST_MS, clock.monotonicMs() - startedAt));
    const fitting = Math.round((portion * GOAL_MS) / Math.max(0.1, done.heldMs));
    portion = Math.max(FEWEST, Math.min(MOST, 2 * portion, fitting));
  }
}
