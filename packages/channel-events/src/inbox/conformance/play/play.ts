import type { Clock } from "@kontor/http";
import type { Inbox } from "../../inbox.ts";
import { createOperatorCommands } from "./operator-commands.ts";
import { createPlayState } from "./state.ts";
import { createWorkerCommands } from "./worker-commands.ts";

export interface InboxPlay {
  seed: number;
  steps: number;
  /** Opens an empty inbox that lives by this clock. Each further call opens the same data for another worker. */
  open(clock: Pick<Clock, "now">): Promise<Inbox> | Inbox;
}

/** A command that is listed more often is played more often. */
const COMMANDS = [
  ...["accept", "markAcknowledged", "claim", "settle", "recordStarts", "putAside", "settleInTransaction"],
  ...["renew", "time", "park", "resume", "replay", "purge", "look"],
  ...["accept", "accept", "claim", "claim", "claim", "settle", "settle", "settle", "time"],
];

/**
 * Plays random commands of consumers and operators on a store and on the model, and compares the answers.
 *
 * @throws {Error} At the first difference; the message names the seed and the step.
 */
export async function playInbox({ seed, steps, open }: InboxPlay): Promise<void> {
  const state = createPlayState(seed);
  const clock = { now: () => state.model.now };
  const workers = [await open(clock), await open(clock)];
  const commands = { ...createWorkerCommands(state), ...createOperatorCommands(state) };
  for (state.step = 1; state.step <= steps; state.step += 1) await commands[state.pick(COMMANDS)]!(state.pick(workers));
  await commands["look"]!(workers[0]!);
  for (const inbox of workers) await inbox.close();
}
