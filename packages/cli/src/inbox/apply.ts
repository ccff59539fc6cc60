import type { EventFilter, EventRow, EventState, Inbox } from "@kontor/channel-events";
import { CliError } from "../cli-error.ts";
import type { FullContext } from "../command.ts";
import { formatBar } from "../terminal/format-bar.ts";
import { callInBackground, describeElapsed, type LongCall } from "./background/call.ts";
import { decideChange, countWords, type ChangeOptions } from "./change.ts";
import { isPlain, type Choice } from "./choice.ts";
import { listChosen } from "./list-chosen.ts";
import { takeTurns } from "../values/take-turns.ts";

const MANY = 1_000; // So many are changed before anybody could ask how long it takes.

/** A change of chosen events. */
export interface EventChange {
  choice: Choice & { states: EventState[] };
  /** The verb in its forms: `replay`, `replays`, `replayed`. */
  verb: readonly [string, string, string];
  /** Whether an event can be changed at all. */
  canChange?: (event: EventRow) => boolean;
  /** Changes the events of a filter, and returns their number. */
  apply(filter: EventFilter): Promise<number>;
  /** Builds the call that does the same to very many events. */
  buildCall(filter: EventFilter): LongCall;
}

/** How a change ended. */
export interface ChangeResult {
  matched: number;
  changed: number;
}

/**
 * Counts the chosen events, asks, and changes them. A choice that the inbox can apply itself is one transaction; otherwise each event
 * is one, in which it must still have the state in which it was counted.
 *
 * @throws {CliError} If the person says no, nobody can be asked, or it is stopped.
 */
export async function applyChange(
  { inbox, path }: { inbox: Pick<Inbox, "list">; path?: string },
  { choice, verb, canChange = () => true, apply, buildCall }: EventChange,
  context: Pick<FullContext<ChangeOptions>, "options" | "terminal" | "signal">,
): Promise<ChangeResult> {
  const { terminal, signal } = context;
  const [action, does, done] = verb;
  const counts = new Map<EventState, number>();
  const found: { id: string; state: EventState }[] = [];
  let matched = 0;
  for await (const event of listChosen(inbox, choice, { signal })) {
    if (!canChange(event)) continue;
    matched += 1;
    counts.set(event.state, (counts.get(event.state) ?? 0) + 1);
    if (!isPlain(choice)) found.push({ id: event.id, state: event.state });
    terminal.showProgress(`${countWords(matched)} counted`);
    if (matched === choice.limit) break;
  }
  terminal.showProgress("");
  if (matched === 0) return { matched, changed: 0 };
  const states = [...counts].map(([state, count]) => `${count} ${state}`).join(", ");
  const question = `This ${does} ${countWords(matched)} (${states}).`;
  if (!(await decideChange({ action: `${action} ${countWords(matched)}`, question }, context)))
    return { matched, changed: 0 };
  let changed = 0;
  if (isPlain(choice)) {
    for (const state of choice.states) {
      if (!counts.has(state)) continue;
      const filter = { ...choice.filter, state };
      const describe = describeElapsed(`${countWords(matched)} are being ${done}`);
      changed +=
        path !== undefined && matched > MANY
          ? await callInBackground<number>({ inbox: inbox as Inbox, path }, buildCall(filter), { terminal, describe })
          : await apply(filter);
    }
    return { matched, changed };
  }
  const rest = takeTurns(new AbortController().signal); // A stop is told below, with what was changed until then.
  for (const each of found) {
    await rest();
    if (signal.aborted)
      throw new CliError(`Stopped: ${changed} of ${countWords(matched)} were ${done}`, {
        exitCode: 130,
        isUrgent: true,
      });
    changed += await apply(each);
    terminal.showProgress(formatBar(done, changed, matched, "events"));
  }
  terminal.showProgress("");
  return { matched, changed };
}
