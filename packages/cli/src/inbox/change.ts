import type { EventFilter, EventRow, EventState, Inbox } from "@kontor/channel-events";
import { formatBar } from "@kontor/http/internal";
import type { Context } from "../command.ts";
import { CliError, createUsageError } from "../errors.ts";
import { dropControls } from "../terminal/layout.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { countWords, formatDuration, readDuration } from "../values.ts";
import { callDirectly, callInBackground, describeElapsed, type LongCall } from "./background.ts";
import { checkChosen, type Choice, type ChoiceOptions, isPlain, listChosen, readChoice, takeTurns } from "./choice.ts";
import { withInbox } from "./open.ts";
import type { PlaceOptions } from "./place.ts";

export interface ChangeOptions {
  yes?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

type ChangeFlags = PlaceOptions & ChoiceOptions & ChangeOptions;

export interface EventChange {
  choice: Choice & { states: EventState[] };
  /** The verb in its forms: `replay`, `replays`, `replayed`. */
  verb: readonly [string, string, string];
  canChange?: (event: EventRow) => boolean;
  /** Builds the call that changes the events of a filter, and gives their number. */
  buildCall(filter: EventFilter): LongCall;
}

const COUNT_LIMIT = 1_000; // So many are changed before anybody could ask how long it takes.
const MOST_WAITING = 1_000;
const MOST_NAMED = 10;

export async function runReplay(context: Context<ChangeFlags>): Promise<void> {
  const { options } = context;
  const action = "replay events";
  const choice = readChoice(action, options);
  if (choice.states?.includes("waiting"))
    throw createUsageError(action, "--state must be dead, done or all: waiting ones are handled anyway");
  checkChosen(action, options, "--state dead means all dead ones");
  const states = choice.states ?? (options.state === "all" ? ["dead", "done"] : ["dead"]);
  const none = `None of these events can be replayed${options.state ? "" : "; done ones need --state done"}`;
  await changeEvents(context, none, {
    choice: { ...choice, states },
    verb: ["replay", "replays", "replayed"],
    canChange: ({ raw }) => raw !== "",
    buildCall: (filter) => ({ do: "replay", args: [filter] }),
  });
}

export async function runDead(context: Context<ChangeFlags & { reason: string }>): Promise<void> {
  const { options } = context;
  const action = "put events aside";
  if (options.state !== undefined && options.state !== "waiting")
    throw createUsageError(action, `--state must be waiting, because only those are put aside: got ${options.state}`);
  if (options.reason.trim() === "") throw createUsageError(action, "--reason must not be empty");
  checkChosen(action, options, "--state waiting means all that wait");
  await changeEvents(context, "None of these events waits", {
    choice: { ...readChoice(action, options), states: ["waiting"] },
    verb: ["put aside", "puts aside", "put aside"],
    buildCall: (filter) => ({ do: "putAside", args: [filter, options.reason] }),
  });
}

async function changeEvents(context: Context<ChangeFlags>, none: string, change: EventChange): Promise<void> {
  const { options, out } = context;
  const [, , done] = change.verb;
  await withInbox(context, async (opened) => {
    const result = await applyChange(opened, change, context);
    if (options.json) return out.line(JSON.stringify({ ...result, dryRun: options.dryRun ?? false }));
    if (result.matched === 0) out.prose(none);
    else if (options.dryRun) out.line(`${countWords(result.matched)} would be ${done}`);
    else out.done(`${countWords(result.changed)} ${done}`);
  });
}

/**
 * Counts the chosen events, asks, and changes them. A choice that the inbox can apply itself is one call, which a file does in portions; otherwise each event
 * is one, in which it must still have the state in which it was counted.
 *
 * @throws {CliError} If the person says no, nobody can be asked, or it is stopped.
 */
export async function applyChange(
  { inbox, path }: { inbox: Pick<Inbox, "list">; path?: string },
  { choice, verb, canChange = () => true, buildCall }: EventChange,
  context: Pick<Context<ChangeOptions>, "options" | "terminal" | "signal">,
): Promise<{ matched: number; changed: number }> {
  const { terminal, signal } = context;
  const [action, does, done] = verb;
  const counts = new Map<EventState, number>();
  const found: { id: string; state: EventState }[] = [];
  let matched = 0;
  let changed = 0;
  for await (const event of listChosen(inbox, choice, { signal })) {
    if (!canChange(event)) continue;
    matched += 1;
    counts.set(event.state, (counts.get(event.state) ?? 0) + 1);
    if (!isPlain(choice)) found.push({ id: event.id, state: event.state });
    terminal.showProgress(`${countWords(matched)} counted`);
    if (matched === choice.limit) break;
  }
  terminal.showProgress("");
  if (matched === 0) return { matched, changed };
  const all = countWords(matched);
  const states = [...counts].map(([state, count]) => `${count} ${state}`).join(", ");
  const asked = { action: `${action} ${all}`, question: `This ${does} ${all} (${states}).` };
  if (!(await decideChange(asked, context))) return { matched, changed };
  if (isPlain(choice)) {
    const describe = describeElapsed(`${all} are being ${done}`);
    for (const state of choice.states.filter((each) => counts.has(each))) {
      const call = buildCall({ ...choice.filter, state });
      changed +=
        matched > COUNT_LIMIT
          ? await callInBackground<number>({ inbox, path }, call, { terminal, describe })
          : await callDirectly<number>(inbox, call);
    }
    return { matched, changed };
  }
  const rest = takeTurns(new AbortController().signal); // A stop is told below, with what was changed until then.
  for (const each of found) {
    await rest();
    if (signal.aborted)
      throw new CliError(`Stopped: ${changed} of ${all} were ${done}`, { exitCode: 130, isUrgent: true });
    changed += await callDirectly<number>(inbox, buildCall(each));
    terminal.showProgress(`${done} ${formatBar(changed, matched, "events")}`);
  }
  terminal.showProgress("");
  return { matched, changed };
}

/**
 * Decides whether a change goes on: `--dry-run` never, `--yes` always, and otherwise the person at the terminal.
 *
 * @param change.action As in `replay 12 events`.
 * @param change.question As in `This replays 12 events.`
 * @throws {CliError} If the person says no, or nobody can be asked.
 */
export async function decideChange(
  { action, question }: { action: string; question: string },
  { options, terminal }: { options: ChangeOptions; terminal: Terminal },
): Promise<boolean> {
  if (options.dryRun) return false;
  if (options.yes) return true;
  const problem = `there is no terminal to ask for confirmation: add --yes. ${question}`;
  if (!terminal.ask) throw createUsageError(action, problem);
  if (await terminal.ask(`${question} Continue?`)) return true;
  throw new CliError("Nothing was changed");
}

type ParkFlags = PlaceOptions & { reason?: string; for?: string; json?: boolean };

export async function runPark(context: Context<ParkFlags>): Promise<void> {
  const { options, args, out } = context;
  const [seller = ""] = args;
  const { reason } = options;
  if (!reason?.trim()) throw createUsageError("park a seller", "--reason must be given");
  const durationMs = options.for === undefined ? undefined : readDuration("park a seller", "--for", options.for);
  if (durationMs === 0) throw createUsageError("park a seller", "--for must be longer: got 0");
  await withInbox(context, async ({ inbox }) => {
    await inbox.park(seller, { reason, durationMs });
    let waiting = 0;
    for await (const _ of inbox.list({ lane: seller, state: "waiting", limit: MOST_WAITING })) waiting += 1;
    if (options.json) return out.line(JSON.stringify({ seller, reason, durationMs: durationMs ?? null, waiting }));
    const length = durationMs === undefined ? "until it is resumed" : `for ${formatDuration(durationMs)}`;
    const many = waiting === MOST_WAITING ? `${MOST_WAITING} events or more` : countWords(waiting);
    out.done(`Seller ${dropControls(seller)} is parked ${length}; ${many} of it wait${waiting === 1 ? "s" : ""}`);
  });
}

export async function runResume(context: Context<PlaceOptions & { json?: boolean }>): Promise<void> {
  const { options, args, out } = context;
  const [seller = ""] = args;
  await withInbox(context, async ({ inbox }) => {
    if (!(await inbox.resume(seller))) {
      const { parked } = await inbox.readStats({ atMost: MOST_NAMED });
      const names = parked.map(({ lane }) => dropControls(lane)).toSorted();
      throw new CliError(
        `Cannot resume seller ${dropControls(seller)} as it is not parked; parked: ${names.join(", ") || "none"}`,
      );
    }
    if (options.json) out.line(JSON.stringify({ seller, resumed: true }));
    else out.done(`Seller ${dropControls(seller)} is resumed`);
  });
}
