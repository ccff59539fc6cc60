import type { Inbox } from "../inbox/inbox.ts";

const MOST_TOLD = 3;

/** What a test needs of a sandbox. `createSandbox()` of `@kontor/sandbox` has it. */
export interface TestSandbox {
  fetch: typeof globalThis.fetch;
  /** The sandbox's time. */
  now(): Date;
  /** Every event of a channel, with its delivery state. */
  events(options: { channel?: string }): {
    event: { id: string; type: string };
    state: "queued" | "delivered" | "acknowledged" | "dead-letter";
    deliveries: number;
  }[];
}

interface Sides {
  sandbox: TestSandbox;
  channelId: string | undefined;
  inbox: Inbox;
}

/** Whether no event has any way to go. Asks the side first that is asked faster: it is called at every step of a clock. */
export async function isFinished(sides: Sides): Promise<boolean> {
  return (await findInInbox(sides.inbox)).length === 0 && findAtPlatform(sides).length === 0;
}

/** The events that still have a way to go, for a person; `undefined` where there are none. */
export async function describeUnfinished(sides: Sides): Promise<string | undefined> {
  const facts = [tell("in the inbox", await findInInbox(sides.inbox)), tell("at the platform", findAtPlatform(sides))];
  return facts.filter(Boolean).join("; ") || undefined;
}

async function findInInbox(inbox: Inbox): Promise<string[]> {
  const found: string[] = [];
  if ((await inbox.countWaiting({ atMost: 1 })) === 0) return found;
  const { parked } = await inbox.readStats();
  const parkedForGood = new Set(parked.filter(({ until }) => until === undefined).map(({ lane }) => lane));
  for await (const { id, type, lane, attempts } of inbox.list({ state: "waiting" }))
    if (!parkedForGood.has(lane)) found.push(`${type} ${id} in lane ${lane} after ${count(attempts, "run")}`);
  return found;
}

function findAtPlatform({ sandbox, channelId }: Sides): string[] {
  return sandbox
    .events(channelId === undefined ? {} : { channel: channelId })
    .filter(({ state }) => state === "queued" || state === "delivered")
    .map(({ event: { id, type }, deliveries }) => `${type} ${id} after ${count(deliveries, "delivery", "deliveries")}`);
}

function tell(where: string, events: string[]): string | undefined {
  if (events.length === 0) return undefined;
  const told = events.slice(0, MOST_TOLD).join(", ");
  return `${count(events.length, "event")} ${where}: ${told}${events.length > MOST_TOLD ? " …" : ""}`;
}

function count(many: number, one: string, more = `${one}s`): string {
  return `${many} ${many === 1 ? one : more}`;
}
