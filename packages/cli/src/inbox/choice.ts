import { setImmediate } from "node:timers/promises";
import type { EventRow, EventState, Inbox } from "@kontor/channel-events";
import { createUsageError } from "../errors.ts";
import { readCount, readDuration } from "../values.ts";

export interface ChoiceOptions {
  state?: string;
  seller?: string;
  type?: string;
  id?: string;
  olderThan?: string;
  error?: string;
  limit?: string;
}

/** The events that a command is about. A member that is left out does not restrict it. */
export interface Choice {
  states?: EventState[];
  filter: { lane?: string; type?: string; id?: string };
  olderThanMs?: number;
  error?: string;
  limit?: number;
}

const STATES = ["waiting", "done", "dead"];

export function readChoice(action: string, options: ChoiceOptions): Choice {
  const { seller, type, id, olderThan, error, limit, state } = options;
  for (const [flag, value] of Object.entries({ type, id, error }))
    if (value === "") throw createUsageError(action, `--${flag} must not be empty`);
  const filter = {
    ...(seller !== undefined && { lane: seller }),
    ...(type !== undefined && { type }),
    ...(id !== undefined && { id }),
  };
  return {
    filter,
    ...(state !== undefined && state !== "all" && { states: readStates(action, state) }),
    ...(olderThan !== undefined && { olderThanMs: readDuration(action, "--older-than", olderThan) }),
    ...(error !== undefined && { error: error.toLowerCase() }),
    ...(limit !== undefined && { limit: readCount(action, "--limit", limit) }),
  };
}

/** @throws {CliError} If nothing says which events are meant. */
export function checkChosen(action: string, options: ChoiceOptions, hint: string): void {
  const { state, seller, type, id, olderThan, error } = options;
  if ([state, seller, type, id, olderThan, error].every((each) => each === undefined))
    throw createUsageError(action, `--state, --seller, --type, --id, --older-than or --error must say which: ${hint}`);
}

export function isPlain({ olderThanMs, error, limit }: Choice): boolean {
  return olderThanMs === undefined && error === undefined && limit === undefined;
}

function readStates(action: string, text: string): EventState[] {
  const states = [...new Set(text.split(",").map((each) => each.trim()))];
  const wrong = states.find((each) => !STATES.includes(each));
  if (wrong === undefined) return states as EventState[];
  throw createUsageError(action, `--state must be ${STATES.join(", ")} or all: got ${wrong}`);
}

/**
 * Lists the chosen events in order of arrival. The inbox filters by state, seller, type and id; age and problem are compared here,
 * while the events stream by. The limit is left to the caller.
 */
export async function* listChosen(
  inbox: Pick<Inbox, "list">,
  { states, filter, olderThanMs, error }: Choice,
  { signal, now = Date.now }: { signal: AbortSignal; now?: () => number },
): AsyncGenerator<EventRow> {
  const before = olderThanMs === undefined ? Infinity : now() - olderThanMs;
  const lists = states ? states.map((state) => inbox.list({ ...filter, state })) : [inbox.list(filter)];
  const rest = takeTurns(signal);
  for await (const event of mergeByArrival(lists)) {
    signal.throwIfAborted();
    await rest();
    if (event.firstSeenAt.getTime() >= before) continue;
    if (error !== undefined && !event.problem?.toLowerCase().includes(error)) continue;
    yield event;
  }
}

/** Merges lists that are each in order of arrival. */
async function* mergeByArrival(lists: readonly AsyncIterable<EventRow>[]): AsyncGenerator<EventRow> {
  const open = lists.map((list) => list[Symbol.asyncIterator]());
  try {
    const heads = await Promise.all(open.map((each) => each.next()));
    for (;;) {
      let first = -1;
      for (const [index, { done, value }] of heads.entries())
        if (!done && (first === -1 || (value as EventRow).seq < (heads[first]!.value as EventRow).seq)) first = index;
      if (first === -1) return;
      yield heads[first]!.value as EventRow;
      heads[first] = await open[first]!.next();
    }
  } finally {
    for (const each of open) await each.return?.();
  }
}

const EVERY_MS = 25;

/**
 * Makes a pause for a loop whose steps never wait, as those of a file: it lets the process hear Ctrl-C and show progress now and then.
 *
 * @throws {unknown} The reason of the signal, once it has fired.
 */
export function takeTurns(signal: AbortSignal): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < EVERY_MS) return;
    await setImmediate();
    last = performance.now();
    signal.throwIfAborted();
  };
}
