/** An event as the platform keeps it. */
export interface PlatformEvent {
  id: string;
  seller: string;
  /** The item of a page, as JSON text. */
  text: string;
  deliveries: number;
  /** It is not sent again before this time, in ms of the simulation. */
  awayUntil: number;
}

const MOST_DELIVERIES = 10;
export type EventQueue = ReturnType<typeof createEventQueue>;

/**
 * The rules of the platform for the events of a channel (given spec §6.1, §8). A second writing of them, on purpose: the sandbox, which the
 * tests use, may have the same mistake as the packages.
 */
export function createEventQueue(redeliveryMs: number) {
  const open = new Map<string, PlatformEvent>();
  const isDue = ({ awayUntil, deliveries }: PlatformEvent, now: number) =>
    awayUntil <= now && deliveries < MOST_DELIVERIES;
  return {
    add: (event: Pick<PlatformEvent, "id" | "seller" | "text">) =>
      void open.set(event.id, { ...event, deliveries: 0, awayUntil: 0 }),
    /** Sends events in the order of their creation; each counts as a delivery. */
    deliver(now: number, limit: number): PlatformEvent[] {
      const page = [...open.values()].filter((event) => isDue(event, now)).slice(0, limit);
      for (const event of page) {
        event.deliveries += 1;
        event.awayUntil = now + redeliveryMs;
      }
      return page;
    },
    /** Acknowledges events that were sent. Other ids are passed over. */
    acknowledge(ids: readonly string[]): void {
      for (const id of ids) if (open.get(id)?.deliveries) open.delete(id);
    },
    /** Events that were sent ten times without an acknowledgement, and are never sent again. */
    listDead: (now: number) =>
      [...open.values()].filter(({ deliveries, awayUntil }) => deliveries === MOST_DELIVERIES && awayUntil <= now),
    /** The oldest event that a fetch would bring. */
    findOldestDue: (now: number) => [...open.values()].find((event) => isDue(event, now)),
    /** How many events may still be sent. */
    countOpen: () => open.size,
  };
}
