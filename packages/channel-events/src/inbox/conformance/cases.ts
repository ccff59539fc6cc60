import type { Clock } from "@kontor/http";
import { readOptions } from "@kontor/http/internal";
import type { Inbox } from "../inbox.ts";
import { casesOfArrival } from "./cases-arrival.ts";
import { casesOfForgetting } from "./cases-forget.ts";
import { casesOfOperations } from "./cases-operations.ts";
import { casesOfWork } from "./cases-work.ts";
import { playInbox } from "./play.ts";
import type { Cases, Stage } from "./stage.ts";

/** A case tests one thing that every inbox must do. */
export interface ConformanceCase {
  name: string;
  /** Rejects if the inbox does not do it. */
  run(): Promise<void>;
}

/** Options of `inboxConformance()`: how much of its random part it runs. */
export interface InboxConformanceOptions {
  /** The number of random runs. Default 110. */
  plays?: number | undefined;
  /** The number of steps in each run. Default 150. */
  steps?: number | undefined;
}

type OpenInbox = (clock: Pick<Clock, "now">) => Inbox | Promise<Inbox>;

const STARTED_AT = 1_800_000_000_000;

const cases: Cases = {
  ...casesOfArrival,
  ...casesOfWork,
  ...casesOfOperations,
  ...casesOfForgetting,
};

/**
 * Makes the cases that every inbox must pass, for any test runner:
 *
 * ```ts
 * for (const { name, run } of inboxConformance((clock) => myInbox({ clock }))) test(name, run);
 * ```
 *
 * Most cases are random runs: each step is compared with a model of an inbox.
 *
 * @param open Opens an inbox that is empty for every new clock. A second call with the same clock opens the same data for another
 *   worker. Each case closes the inboxes that it opened.
 */
export function inboxConformance(open: OpenInbox, options: InboxConformanceOptions = {}): ConformanceCase[] {
  const { plays, steps } = readOptions("prove an inbox", options, { plays: 110, steps: 150 });
  return [
    ...Object.entries(cases).map(([name, run]) => ({ name, run: () => runOnStage(open, run) })),
    ...Array.from({ length: plays }, (_, index) => ({
      name: `does what the model does: play ${index + 1}`,
      run: () => playInbox({ seed: index + 1, steps, open }),
    })),
  ];
}

async function runOnStage(open: OpenInbox, run: (stage: Stage) => Promise<void>): Promise<void> {
  let time = STARTED_AT;
  const clock = { now: () => time };
  const [one, other] = [await open(clock), await open(clock)];
  try {
    await run({ one, other, later: (ms) => (time += ms) });
  } finally {
    await one.close();
    await other.close();
  }
}
