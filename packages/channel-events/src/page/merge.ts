import type { ArrivingEvent } from "../inbox/event.ts";

/** An event of a page, with how often the page holds its id. */
export interface PageEvent {
  event: ArrivingEvent;
  times: number;
  /** The page holds the id with another payload as well. */
  differs: boolean;
}

/** Lists each id of a page once, in order of arrival. If an id comes with several payloads, the first one that can be read counts. */
export function mergePage(events: readonly ArrivingEvent[]): PageEvent[] {
  const merged = new Map<string, PageEvent>();
  for (const event of events) {
    const known = merged.get(event.id);
    if (!known) {
      merged.set(event.id, { event, times: 1, differs: false });
      continue;
    }
    known.times += 1;
    known.differs ||= !isSamePayload(known.event.raw, event.raw);
    if (known.event.problem !== undefined && event.problem === undefined) known.event = event;
  }
  return [...merged.values()];
}

/** Whether two payloads have the same content, also if their spelling differs. */
export function isSamePayload(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}
