import type { AcceptResult, ArrivingEvent } from "../../event.ts";
import { isUnreadable, listWaiting, wakeLanes, type InboxModel, type ModelEvent } from "./model.ts";

export interface ModelArrivals {
  accept(page: readonly ArrivingEvent[]): AcceptResult;
  /** Ids that are to be acknowledged, in order of arrival. */
  listPending(): string[];
  markAcknowledged(ids: readonly string[]): void;
}

export function createModelArrivals(model: InboxModel): ModelArrivals {
  return {
    accept(page) {
      const redelivered: AcceptResult["redelivered"] = [];
      const emptyLanes = new Set(page.map(({ lane }) => lane).filter((lane) => listWaiting(model, lane).length === 0));
      for (const event of page) {
        const known = model.events.find(({ id }) => id === event.id);
        if (known) redelivered.push(acceptAgain(model, known, event));
        else acceptNew(model, event);
      }
      wakeLanes(model, emptyLanes);
      return { inserted: page.length - redelivered.length, redelivered };
    },
    listPending: () => model.events.filter(({ ackPending }) => ackPending).map(({ id }) => id),
    markAcknowledged(ids) {
      for (const event of model.events) if (ids.includes(event.id)) event.ackPending = false;
    },
  };
}

function acceptNew(model: InboxModel, event: ArrivingEvent): void {
  model.arrived += 1;
  model.events.push({
    ...event,
    place: model.arrived,
    state: event.problem === undefined ? "waiting" : "dead",
    attempts: 0,
    unfinishedStarts: 0,
    deliveries: 1,
    ackPending: true,
    firstSeenAt: model.now,
    lastSeenAt: model.now,
    settledAt: 0,
  });
}

function acceptAgain(model: InboxModel, known: ModelEvent, event: ArrivingEvent): AcceptResult["redelivered"][number] {
  known.deliveries += 1;
  known.ackPending = true;
  known.lastSeenAt = model.now;
  const differs = known.raw !== "" && known.raw !== event.raw;
  if (isUnreadable(known) && event.problem === undefined) {
    const { raw, type, lane } = event;
    Object.assign(known, { raw, type, lane, state: "waiting", problem: undefined });
  }
  return { id: event.id, deliveries: known.deliveries, differs };
}
