/** The event queue of the platform: pages of 100, in order, sent again after `redeliveryMs` until they are acknowledged, ten times in all. */
export function createEventQueue(now: () => number, redeliveryMs: number) {
  const queue = new Map<string, { body: object; deliveries: number; visibleAt: number }>();
  return {
    add: (body: { id: string; [field: string]: unknown }) =>
      void queue.set(body.id, { body, deliveries: 0, visibleAt: 0 }),
    acknowledge: (ids: readonly string[]) => ids.forEach((id) => queue.delete(id)),
    fetch(): object[] {
      const page = [];
      for (const event of queue.values()) {
        if (page.length === 100) break;
        if (event.visibleAt > now() || event.deliveries >= 10) continue;
        event.deliveries += 1;
        event.visibleAt = now() + redeliveryMs;
        page.push(event.body);
      }
      return page;
    },
    /** Not acknowledged, dead ones included. */
    left: () => [...queue.keys()],
    /** How often an event was sent that is not acknowledged. */
    deliveries: (id: string) => queue.get(id)?.deliveries ?? 0,
  };
}
