import type { EventRow, Inbox } from "@kontor/channel-events";
import type { Choice } from "./choice.ts";
import { takeTurns } from "../values/take-turns.ts";

/** Surroundings of a selection. */
export interface ListChosenOptions {
  signal: AbortSignal;
  /** The time, in ms since the epoch. */
  now?: () => number;
}

/**
 * Lists the chosen events in order of arrival. The inbox filters by state, seller, type and id; age and problem are compared here,
 * while the events stream by. The limit is left to the caller.
 */
export async function* listChosen(
  inbox: Pick<Inbox, "list">,
  { states, filter, olderThanMs, error }: Choice,
  { signal, now = Date.now }: ListChosenOptions,
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
