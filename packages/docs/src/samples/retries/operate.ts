import type { Inbox } from "@kontor/channel-events";

/** Lists the events that are not tried again, each with its reason. */
export async function listDead(inbox: Inbox) {
  const lines: string[] = [];
  for await (const { id, type, lane, attempts, problem } of inbox.list({ state: "dead" }))
    lines.push(`${type} ${id} of ${lane} after ${attempts} tries: ${problem}`);
  return lines;
}

/** Explains why the events of a seller wait: its lane is parked, or its first event fails. */
export async function findFirstWaiting(inbox: Inbox, lane: string) {
  const { parked } = await inbox.readStats();
  const parking = parked.find((each) => each.lane === lane);
  for await (const { id, type, attempts, problem } of inbox.list({ state: "waiting", lane, limit: 1 }))
    return { parked: parking?.reason, id, type, attempts, problem };
  return undefined; // no event of this seller waits
}

/** Handles the dead events of a type again. Call it when the cause is gone. */
export async function replayDead(inbox: Inbox, type: string) {
  return inbox.replay({ state: "dead", type }); // the number of events
}

/** Gives up an event that holds up its seller. */
export async function dropEvent(inbox: Inbox, id: string) {
  return inbox.putAside({ id }, "skipped by hand");
}
