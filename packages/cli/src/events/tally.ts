import type { HandlerResult, StoredContext } from "@kontor/channel-events";
import type { Output } from "../terminal/output.ts";
import type { Terminal } from "../terminal/terminal.ts";

type Handle = (event: { id: string; type: string }, context: StoredContext) => Promise<HandlerResult | undefined>;

/** Counts of what programs said, and the events that are in their hands. */
export interface Tally {
  /** Counts each run of a handler, and prints it with `--json`. */
  watch(handle: Handle): Handle;
  counts: Record<Outcome, number>;
  /** The events whose programs run, with the time since their start in ms. */
  listRunning(): { id: string; seller: string; runsMs: number }[];
}

type Outcome = "done" | "failed" | "retry" | "dead" | "park";

/** Makes the tally of a run. */
export function createTally({
  out,
  terminal,
  json,
  now = () => performance.now(),
}: {
  out: Pick<Output, "line">;
  terminal: Pick<Terminal, "showProgress">;
  json: boolean;
  now?: () => number;
}): Tally {
  const counts = { done: 0, failed: 0, retry: 0, dead: 0, park: 0 };
  const running = new Map<object, { id: string; seller: string; startedAt: number }>();
  const note = (outcome: Outcome, { id, type }: { id: string; type: string }, context: StoredContext, ms: number) => {
    counts[outcome] += 1;
    const { lane: seller, attempt } = context;
    if (json) out.line(JSON.stringify({ id, type, seller, attempt, outcome, ms: Math.round(ms) }));
    else terminal.showProgress(`${counts.done} done, ${counts.failed} failed`);
  };
  return {
    counts,
    listRunning: () =>
      [...running.values()].map(({ id, seller, startedAt }) => ({ id, seller, runsMs: now() - startedAt })),
    watch: (handle) => async (event, context) => {
      const startedAt = now();
      const run = {};
      running.set(run, { id: event.id, seller: context.lane, startedAt });
      try {
        const result = await handle(event, context);
        note(readOutcome(result), event, context, now() - startedAt);
        return result;
      } catch (error) {
        note("failed", event, context, now() - startedAt);
        throw error;
      } finally {
        running.delete(run);
      }
    },
  };
}

function readOutcome(result: HandlerResult | undefined): Outcome {
  if (!result) return "done";
  return "retryInMs" in result ? "retry" : "dead" in result ? "dead" : "park";
}
