import { once } from "node:events";
import {
  type ChannelConsumer,
  createChannelConsumer,
  type HandlerResult,
  type Logger,
  type StoredContext,
} from "@kontor/channel-events";
import type { Context } from "../command.ts";
import { openChannel } from "../connect.ts";
import { CliError, createUsageError } from "../errors.ts";
import { openPlace } from "../inbox/open.ts";
import { findPlace, type PlaceOptions, readPath } from "../inbox/place.ts";
import { readFirstLine } from "../inbox/status.ts";
import { readSettings, type SettingOptions } from "../settings/read.ts";
import { dropControls } from "../terminal/layout.ts";
import type { Output } from "../terminal/output.ts";
import { dropSecrets } from "../terminal/secrets.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { countWords, formatWait, readCount, readDuration } from "../values.ts";
import { createProgramHandler } from "./handler.ts";
import { checkProgram } from "./program.ts";

const BACKSTOP_MS = 30_000; // The program is ended at its time; this is for a fault of ours.
const LOOK_MS = 2_000;
const TOLD = 5;

/**
 * Consumes the events of a channel with a program as the handler, until it is told to stop.
 *
 * @throws {CliError} If it cannot begin, or cannot go on.
 */
export async function runEvents(context: Context<RunFlags>): Promise<void> {
  const { options, args, env, out, terminal, signal, secrets } = context;
  const { programs, timeoutMs, maxAttempts, intervalMs, drainMs } = readRunSettings(options);
  const settings = await readSettings(context);
  const channel = await openChannel("run events", settings);
  checkProgram(args[0] ?? "", env);
  const fallback = settings.sandboxUrl === undefined ? "events.db" : "sandbox-events.db";
  const place = (await findPlace(context)) ?? readPath(fallback, "--file", options);
  const { inbox, close } = await openPlace(place, { isConsumer: true });
  const program = createProgramHandler({
    command: args,
    isEach: options.each ?? false,
    programs,
    timeoutMs,
    env: dropSecrets(env),
    isStopping: () => signal.aborted,
    note: (text) => terminal.note(dropControls(secrets.hide(text))),
  });
  const tally = createTally({ out, terminal, json: options.json ?? false });
  try {
    await program.check();
    const consumer = createChannelConsumer({
      channel,
      inbox,
      handlers: { "*": tally.watch(program.handle) },
      logger: createLogger(terminal.note),
      poll: { intervalMs },
      lanes: { maxLanes: programs },
      handlerTimeoutMs: timeoutMs + BACKSTOP_MS,
      retry: { maxAttempts },
    });
    await consume(consumer, { context, tally, drainMs });
    tellEnd(context, tally, await inbox.countWaiting({ atMost: 1_000_000 }));
  } finally {
    terminal.showProgress("");
    await program.end();
    await close();
  }
  const { failed } = tally.counts;
  if (options.once && failed > 0)
    throw new CliError(`${countWords(failed, "run")} of the program failed; the next run tries them again`);
}

async function consume(
  consumer: ChannelConsumer,
  { context, tally, drainMs }: { context: Context<RunFlags>; tally: Tally; drainMs: number },
): Promise<void> {
  const { options, terminal, signal } = context;
  const stopped = signal.aborted ? Promise.resolve() : once(signal, "abort");
  let failure: unknown;
  let isOver = false;
  const broken = watchHealth(consumer, () => isOver || signal.aborted);
  broken.catch(() => {}); // It is awaited only while the consumer runs.
  try {
    await Promise.race([consumer.start(), stopped]);
    if (!signal.aborted) {
      if (options.once) await checkPoll(consumer);
      else terminal.note("Handling events: stop with Ctrl-C");
      await Promise.race([options.once ? consumer.idle() : stopped, stopped, broken]);
    }
  } catch (error) {
    failure = error;
  }
  isOver = true;
  if (signal.aborted) terminal.note(describeWait(tally, drainMs));
  const { abandoned } = await consumer.stop({ drainTimeoutMs: drainMs });
  if (failure !== undefined) throw failure;
  if (abandoned > 0)
    throw new CliError(
      `${countWords(abandoned, "handler")} did not end within ${formatWait(drainMs)} (--drain) and were stopped; their events are handled again`,
      { isUrgent: true },
    );
  if (options.once) signal.throwIfAborted();
}

/** A run that is to handle what there is must have seen what there is, and be the one that handles it. */
async function checkPoll(consumer: ChannelConsumer): Promise<void> {
  const { problems, standby } = await consumer.health();
  if (standby)
    throw new CliError(
      `Cannot handle all waiting events as process ${standby.owner?.process} on ${dropControls(String(standby.owner?.host))} handles the events of this file: stop it, or leave out --once to wait for its end`,
    );
  const failed = problems.find((each) => each.startsWith("the last poll failed"));
  if (failed !== undefined) throw new CliError(`Cannot handle all waiting events as ${failed}`);
}

/** Rejects when only a new start could help, because the inbox was moved or removed, say. */
async function watchHealth(consumer: ChannelConsumer, isOver: () => boolean): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
    if (isOver()) return new Promise(() => {});
    const { isLive, problems } = await consumer.health();
    if (!isLive && !isOver()) throw new CliError(`Cannot continue as ${problems[0]}`);
  }
}

function describeWait(tally: Tally, drainMs: number): string {
  const running = tally.listRunning();
  if (running.length === 0) return "Stopping: waits for the inbox; Ctrl-C again exits at once";
  const told = running.slice(0, TOLD).map(({ id, seller, runsMs }) => {
    const since = runsMs < 1_000 ? "just begun" : `for ${formatWait(runsMs)}`;
    return `${dropControls(id)} of seller ${dropControls(seller)}, ${since}`;
  });
  const more = running.length > TOLD ? ` and ${running.length - TOLD} more` : "";
  return `Stopping: waits up to ${formatWait(drainMs)} for the handlers of ${countWords(running.length)} (${told.join("; ")}${more}); Ctrl-C again exits at once, and they are handled again`;
}

function tellEnd({ options, out, terminal }: Context<RunFlags>, { counts }: Tally, waiting: number): void {
  if (options.json) return;
  terminal.showProgress("");
  const { done, failed, retry, dead, park } = counts;
  const asides = [
    failed + retry > 0 && `${failed + retry} runs are tried again or were given up`,
    dead > 0 && `${dead} dead`,
    park > 0 && `${park} times a seller was parked`,
  ];
  out.done([`${countWords(done)} done`, ...asides.filter(Boolean), `${waiting} wait`].join(", "));
}

function createLogger(note: (text: string) => void): Logger {
  const tell = (facts: object, message: string) => {
    const { id, lane, problem, nextTryInMs } = facts as Record<string, unknown>;
    const parts = [
      id === undefined ? "" : ` (${String(id)} of seller ${String(lane)})`,
      problem === undefined ? "" : `: ${readFirstLine(String(problem))}`,
      typeof nextTryInMs === "number" ? `; next try in ${formatWait(nextTryInMs)}` : "",
    ];
    note(dropControls(message + parts.join("")));
  };
  const info = (facts: object, message: string) => {
    if (!("id" in facts)) tell(facts, message); // Another process polls, say. What an event's own program asked for is no news.
  };
  return { info, warn: tell, error: tell };
}

export type RunFlags = PlaceOptions &
  SettingOptions &
  Partial<Record<"each" | "once" | "json", boolean>> &
  Record<"programs" | "timeout" | "every" | "drain", string> & { maxAttempts?: string };

const MOST_PROGRAMS = 256;

export function readRunSettings({ programs, timeout, maxAttempts, every, drain }: RunFlags) {
  const action = "run events";
  return {
    programs: readCount(action, "--programs", programs, MOST_PROGRAMS),
    timeoutMs: readTime("--timeout", timeout),
    maxAttempts: maxAttempts === undefined ? undefined : readCount(action, "--max-attempts", maxAttempts, 1_000_000),
    intervalMs: readTime("--every", every),
    drainMs: readDuration(action, "--drain", drain),
  };
}

/** A timer of Node takes no longer than 24 days. */
function readTime(flag: string, text: string): number {
  const ms = readDuration("run events", flag, text);
  if (ms >= 1 && ms <= 24 * 86_400_000) return ms;
  throw createUsageError("run events", `${flag} must be between 1ms and 24d: got ${text}`);
}

type Named = { id: string; type: string };
type Handle = (event: Named, context: StoredContext) => Promise<HandlerResult | undefined>;

type Tally = ReturnType<typeof createTally>;
type Outcome = "done" | "failed" | "retry" | "dead" | "park";

interface TallyOptions {
  out: Pick<Output, "line">;
  terminal: Pick<Terminal, "showProgress">;
  json: boolean;
  now?: () => number;
}

/** Makes the tally of a run: counts of what programs said, and the events that are in their hands. */
export function createTally({ out, terminal, json, now = () => performance.now() }: TallyOptions) {
  const counts: Record<Outcome, number> = { done: 0, failed: 0, retry: 0, dead: 0, park: 0 };
  const running = new Map<object, { id: string; seller: string; startedAt: number }>();
  const note = (outcome: Outcome, { id, type }: Named, { lane: seller, attempt }: StoredContext, ms: number) => {
    counts[outcome] += 1;
    if (json) out.line(JSON.stringify({ id, type, seller, attempt, outcome, ms: Math.round(ms) }));
    else terminal.showProgress(`${counts.done} done, ${counts.failed} failed`);
  };
  return {
    counts,
    /** The events whose programs run, with the time since their start in ms. */
    listRunning: () =>
      [...running.values()].map(({ id, seller, startedAt }) => ({ id, seller, runsMs: now() - startedAt })),
    watch(handle: Handle): Handle {
      return async (event, context) => {
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
      };
    },
  };
}

function readOutcome(result: HandlerResult | undefined): Outcome {
  if (!result) return "done";
  return "retryInMs" in result ? "retry" : "dead" in result ? "dead" : "park";
}
