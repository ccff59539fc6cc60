import type { EventRow } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";

const MAX_EVENTS_TOLD = 3;

/** The part of a sandbox that a test kit uses. `createSandbox()` of `@kontor/sandbox` has it. */
export interface TestSandbox {
  fetch: typeof globalThis.fetch;
  /** The time of the sandbox. */
  now(): Date;
  /** Every event of a channel, with its delivery state. */
  events(options: { channel?: string }): {
    event: { id: string; type: string };
    state: "queued" | "delivered" | "acknowledged" | "dead-letter";
    deliveries: number;
  }[];
}

/** The two places where an event can be. */
export interface Sides {
  sandbox: TestSandbox;
  channelId: string | undefined;
  inbox: Inbox;
}

/** Whether no event can move any further. It asks the faster side first, because it is called at every step of a clock. */
export async function isFinished(sides: Sides): Promise<boolean> {
  return (await findInInbox(sides.inbox)).length === 0 && findAtPlatform(sides).length === 0;
}

/** Describes for a person the events that can still move; `undefined` if there are none. */
export async function describeUnfinished(sides: Sides): Promise<string | undefined> {
  const facts = [
    describeEvents("in the inbox", await findInInbox(sides.inbox)),
    describeEvents("at the platform", findAtPlatform(sides)),
  ];
  return facts.filter(Boolean).join("; ") || undefined;
}

async function findInInbox(inbox: Inbox): Promise<string[]> {
  const found: string[] = [];
  if ((await inbox.countWaiting({ atMost: 1 })) === 0) return found;
  const { parked } = await inbox.readStats();
  const parkedForGood = new Set(parked.filter(({ until }) => until === undefined).map(({ lane }) => lane));
  for await (const { id, type, lane, attempts } of inbox.list({ state: "waiting" }))
    if (!parkedForGood.has(lane)) found.push(`${type} ${id} in lane ${lane} after ${formatCount(attempts, "run")}`);
  return found;
}

function findAtPlatform({ sandbox, channelId }: Sides): string[] {
  return sandbox
    .events(channelId === undefined ? {} : { channel: channelId })
    .filter(({ state }) => state === "queued" || state === "delivered")
    .map(
      ({ event: { id, type }, deliveries }) =>
        `${type} ${id} after ${formatCount(deliveries, "delivery", "deliveries")}`,
    );
}

function describeEvents(where: string, events: string[]): string | undefined {
  if (events.length === 0) return undefined;
  const told = events.slice(0, MAX_EVENTS_TOLD).join(", ");
  return `${formatCount(events.length, "event")} ${where}: ${told}${events.length > MAX_EVENTS_TOLD ? " …" : ""}`;
}

function formatCount(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** An event in the inbox that is handled again only after a replay. */
export interface DeadEvent extends Pick<EventRow, "id" | "type" | "lane" | "attempts" | "problem"> {
  /** `done`: the type of the event is unknown, and `"*"` has had it. */
  state: "dead" | "done";
}

/** The events that neither the platform nor the consumer tries again. */
export interface DeadLetters {
  /** Events that the platform delivered ten times and discards (given §3). */
  platform: { id: string; type: string; deliveries: number }[];
  /** Events that the consumer has put aside as `dead`, and those of unknown types, each with the reason. */
  inbox: DeadEvent[];
}

export async function readDeadLetters({ sandbox, channelId, inbox }: Sides): Promise<DeadLetters> {
  const platform = sandbox
    .events(channelId === undefined ? {} : { channel: channelId })
    .filter(({ state }) => state === "dead-letter")
    .map(({ event: { id, type }, deliveries }) => ({ id, type, deliveries }));
  const putAside: DeadEvent[] = [];
  for await (const { id, type, lane, attempts, state, problem } of inbox.list())
    if (state === "dead" || (state === "done" && problem !== undefined))
      putAside.push({ id, type, lane, attempts, state, problem });
  return { platform, inbox: putAside };
}
