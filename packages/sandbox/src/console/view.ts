import { defaultAssumptions } from "../seed/assumptions.ts";
import type { PendingRegistration, SandboxControl } from "../control/control.ts";
import type { DeliveryState, QueueEntry } from "../state/event-queue.ts";
import type { FaultRow } from "../platform/faults.ts";
import type { PlatformState } from "../platform/state.ts";
import type { LogEntry } from "../state/request-log.ts";
import type { WireEvent } from "../state/rows.ts";

const MOST_EVENTS = 500;
const MOST_REQUESTS = 200;
const MOST_TEXT = 4_000; // of one payload, in characters

/** The parts of the console by the name of their message on the stream. */
// a type, not an interface: the stream takes any record of parts, and an interface does not count as one
export type ConsoleParts = {
  /** The sandbox's time, in ms since the epoch. */
  clock: { now: number; isFrozen: boolean };
  queue: QueueView;
  /** The number of requests so far, and the last of them, oldest first. */
  log: { count: number; requests: RequestView[] };
  faults: FaultRow[];
  registrations: PendingRegistration[];
  assumptions: AssumptionView[];
};

/** The values among which a person can choose in the forms of the console. The stream sends them once, before all parts. */
export interface ConsoleChoices {
  /** A payload of every known event type. */
  examples: Record<string, object>;
  /** The effect of each kind of fault, in words. */
  faultKinds: Record<string, string>;
  operations: string[];
}

/** The queue of one channel; `events` are those that are shown, in the order of their creation. */
export interface QueueView {
  /** Absent where the sandbox has no channel. */
  channel?: string | undefined;
  channels: string[];
  counts: Record<DeliveryState, number>;
  events: EventView[];
}

export interface EventView {
  id: string;
  type: string;
  createdAt: string;
  state: DeliveryState;
  deliveries: number;
  /** When a delivered event is due again, in ms since the epoch. */
  visibleAt?: number | undefined;
  /** The payload as text, cut where it is long. */
  payload: string;
}

/** A request with the number of events in its answer in place of the events. */
export type RequestView = Omit<LogEntry, "delivered"> & { events?: number | undefined };

export interface AssumptionView {
  name: string;
  /** The value as JSON. */
  value: string;
  isChanged: boolean;
  /** The rows of what is not shown that this assumption answers. */
  answers: { id: string; section: string; question: string }[];
}

/** The content of the console, in parts. Only a part that changed is sent again. */
export interface ConsoleView {
  parts: ConsoleParts;
  /** The time until time alone changes it, in ms; absent where it never does. */
  nextChangeMs?: number;
}

/** Reads the content of the console now, with the queue of one channel: the first one where no channel has the name. */
export function buildConsoleView(control: SandboxControl, state: PlatformState, wanted?: string): ConsoleView {
  const channels = [...state.table("channels").entries()].map(([id]) => id);
  const channel = wanted !== undefined && channels.includes(wanted) ? wanted : channels[0];
  const now = control.now().getTime();
  const isFrozen = state.clock.isFrozen();
  const entries = channel === undefined ? [] : control.events({ channel });
  const due = isFrozen ? [] : entries.flatMap(({ visibleAt }) => visibleAt ?? []);
  const earliest = due.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
  return {
    parts: {
      clock: { now, isFrozen },
      queue: { channel, channels, counts: countStates(entries), events: chooseShown(entries).map(buildRow) },
      log: {
        count: state.log.size,
        requests: control
          .log({ limit: MOST_REQUESTS })
          .map(({ delivered, ...rest }) => ({ ...rest, events: delivered?.length })),
      },
      faults: control.faults(),
      registrations: control.registrations(),
      assumptions: buildAssumptions(control),
    },
    ...(earliest < Number.POSITIVE_INFINITY && { nextChangeMs: Math.max(0, earliest - now) }),
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

function buildAssumptions(control: SandboxControl) {
  const { values, notShown } = control.assumptions();
  const rows = Object.entries(notShown);
  return Object.entries(values).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
    isChanged: JSON.stringify(value) !== JSON.stringify(defaultAssumptions[name as keyof typeof defaultAssumptions]),
    answers: rows
      .filter(([, { option }]) => option.includes(`assumptions: { ${name} }`))
      .map(([id, { section, question }]) => ({ id, section, question })),
  }));
}
