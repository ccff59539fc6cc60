import type { SandboxControl } from "../control/control.ts";
import type { DeliveryState, QueueEntry } from "../state/event-queue.ts";
import type { PlatformState } from "../platform/state.ts";
import type { WireEvent } from "../state/tables.ts";

const MOST_EVENTS = 500;
const MOST_REQUESTS = 200;
const MOST_TEXT = 4_000; // of one payload, in characters

/** The content of the console. The page asks for it again and again. */
export type ConsoleParts = ReturnType<typeof buildConsoleView>;

export interface ConsoleChoices {
  examples: Record<string, object>;
  faultKinds: Record<string, string>;
  operations: string[];
}

export function buildConsoleView(control: SandboxControl, state: PlatformState, wanted?: unknown) {
  const channels = [...state.table("channels").entries()].map(([id]) => id);
  const channel = channels.find((each) => each === wanted) ?? channels[0];
  const entries = channel === undefined ? [] : control.events({ channel });
  const count = state.log.size;
  const log = control.log({ limit: MOST_REQUESTS });
  const requests = log.map(({ delivered, ...rest }, index) => {
    return { ...rest, number: count - log.length + index, events: delivered?.length };
  });
  return {
    clock: { now: control.now().getTime(), isFrozen: state.clock.isFrozen() },
    queue: { channel, channels, counts: countStates(entries), events: chooseShown(entries).map(buildRow) },
    log: { count, requests },
    faults: control.faults(),
    registrations: control.registrations(),
  };
}

function countStates(entries: readonly QueueEntry<WireEvent>[]): Record<DeliveryState, number> {
  const counts = { queued: 0, delivered: 0, acknowledged: 0, "dead-letter": 0 };
  for (const { state } of entries) counts[state] += 1;
  return counts;
}

/** The latest events. Acknowledged ones are shown only as far as there is room beside the others. */
function chooseShown(entries: readonly QueueEntry<WireEvent>[]): QueueEntry<WireEvent>[] {
  if (entries.length <= MOST_EVENTS) return [...entries];
  const open = entries.filter(({ state }) => state !== "acknowledged").slice(-MOST_EVENTS);
  const room = MOST_EVENTS - open.length;
  const over = room > 0 ? entries.filter(({ state }) => state === "acknowledged").slice(-room) : [];
  const shown = new Set([...open, ...over]);
  return entries.filter((entry) => shown.has(entry));
}

function buildRow({ event: { id, type, createdAt, event }, state, deliveries, visibleAt }: QueueEntry<WireEvent>) {
  const text = JSON.stringify(event, null, 2);
  const payload = text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}\n… ${text.length - MOST_TEXT} more` : text;
  return { id, type, createdAt, state, deliveries, visibleAt, payload };
}
