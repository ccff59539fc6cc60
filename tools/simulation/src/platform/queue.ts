/** An event as the platform keeps it. */
export interface PlatformEvent {
  id: string;
  seller: string;
  /** The item of a page, as JSON text. */
  text: string;
  deliveries: number;
  /** It is not sent again before this time, in ms of the simulation. */
  awayUntil: number;
  isAcknowledged: boolean;
}

/** The rules of the platform for the events of a channel (given spec §6.1, §8). */
export interface EventQueue {
  add(event: Pick<PlatformEvent, "id" | "seller" | "text">): void;
  /** Sends events in the order of their creation; each counts as a delivery. */
  deliver(now: number, limit: number): PlatformEvent[];
  /** Acknowledges events that were sent. Other ids are passed over. */
  acknowledge(ids: readonly string[]): void;
  find(id: string): PlatformEvent | undefined;
  /** Events that were sent ten times without an acknowledgement, and are never sent again. */
  listDead(now: number): PlatformEvent[];
  /** The oldest event that a fetch would bring. */
  findOldestDue(now: number): PlatformEvent | undefined;
  /** How many events may still be sent. */
  countOpen(): number;
}

const MOST_DELIVERIES = 10;

/** A second writing of the rules, on purpose: the sandbox, which the tests use, may have the same mistake as the packages. */
export function createEventQueue(redeliveryMs: number): EventQueue {
  const events = new Map<string, PlatformEvent>();
  const open = new Set<PlatformEvent>();
  return {
    add(event) {
      const added = { ...event, deliveries: 0, awayUntil: 0, isAcknowledged: false };
      events.set(event.id, added);
      open.add(added);
    },
    deliver(now, limit) {
      const page: PlatformEvent[] = [];
      for (const event of open) {
        if (page.length === limit) break;
        if (event.awayUntil > now || event.deliveries === MOST_DELIVERIES) continue;
        event.deliveries += 1;
        event.awayUntil = now + redeliveryMs;
        page.push(event);
      }
      return page;
    },
    acknowledge(ids) {
      for (const id of ids) {
        const event = events.get(id);
        if (!event || event.deliveries === 0) continue;
        event.isAcknowledged = true;
        open.delete(event);
      }
    },
    find: (id) => events.get(id),
    listDead: (now) => [...open].filter((event) => event.deliveries === MOST_DELIVERIES && event.awayUntil <= now),
    findOldestDue(now) {
      for (const event of open) if (event.awayUntil <= now && event.deliveries < MOST_DELIVERIES) return event;
      return undefined;
    },
    countOpen: () => open.size,
  };
}
