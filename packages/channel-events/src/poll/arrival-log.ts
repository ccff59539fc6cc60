import type { ArrivingEvent, Redelivery } from "../inbox/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { buildArrivalFacts, type EventFacts } from "../observe/event-facts.ts";
import type { Logger } from "../observe/logger.ts";

export interface ArrivalLogOptions {
  inbox: Pick<Inbox, "list">;
  /** Deliveries of an event that are worth an alarm. */
  deliveryAlarm: number;
  log: Logger;
}

/** Logs stored events that cannot be read, that came with another payload than before, or that came too often. */
export async function writeArrivalLog(
  options: ArrivalLogOptions,
  accepted: readonly ArrivingEvent[],
  redelivered: readonly Redelivery[],
): Promise<void> {
  const { deliveryAlarm, log } = options;
  logUnreadable(log, accepted, redelivered);
  for (const { id, deliveries, differs } of redelivered) {
    const isAlarming = deliveries >= deliveryAlarm;
    if (!differs && !isAlarming) continue;
    const event = accepted.find((each) => each.id === id)!;
    const facts = await findFacts(options, event, deliveries);
    if (differs) log.warn(facts, "An event was sent again with another payload");
    if (isAlarming) log.error(facts, "An event is sent again and again; after ten deliveries it is gone");
  }
}

/** Logs each unreadable event once: when it is stored, and not when it comes again. */
function logUnreadable(log: Logger, accepted: readonly ArrivingEvent[], redelivered: readonly Redelivery[]): void {
  const deliveriesOf = new Map(redelivered.map(({ id, deliveries }) => [id, deliveries]));
  for (const [id, events] of Map.groupBy(accepted, (event) => event.id)) {
    const [event] = events as [ArrivingEvent];
    const { problem, hasNoId } = event;
    const deliveries = deliveriesOf.get(id) ?? 1;
    const isReadable = events.some((each) => each.problem === undefined);
    if (problem === undefined || isReadable || deliveries > events.length) continue;
    const facts = { ...buildArrivalFacts(event, { attempt: 0, deliveries }), problem };
    if (hasNoId) log.error(facts, "An event without an id is stored; nobody can acknowledge it");
    else log.warn(facts, "An event that cannot be read is stored as dead and acknowledged");
  }
}

/** The facts as the inbox has them: the lane, and how often the handler ran. */
async function findFacts({ inbox }: ArrivalLogOptions, event: ArrivingEvent, deliveries: number): Promise<EventFacts> {
  try {
    for await (const row of inbox.list({ id: event.id, limit: 1 }))
      return buildArrivalFacts({ ...event, lane: row.lane }, { attempt: row.attempts, deliveries });
  } catch {
    // A poll must not fail because of a line in the log.
  }
  return buildArrivalFacts(event, { attempt: 0, deliveries });
}
