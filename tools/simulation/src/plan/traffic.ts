import type { Streams } from "../time/streams.ts";
import type { Behaviour, Fault } from "./fault.ts";

const HOUR_MS = 3_600_000;
/** The circumstances of one simulation. */
export type Settings = ReturnType<typeof chooseSettings>;

/** @param given `hours`: how long things happen and go wrong. Quiet follows until everything is handled. */
export function chooseSettings(streams: Streams, given: { store: "memory" | "file"; hours: number }) {
  const { oneOf, has, whole } = streams("settings");
  return {
    ...given,
    workers: has(0.3) ? 2 : 1,
    sellers: oneOf([3, 10, 40]),
    eventsPerHour: oneOf([10, 40, 80]),
    pageSize: oneOf([5, 20, 100]),
    redeliveryMs: oneOf([300_000, 300_000, 900_000]),
    tokenLifeMs: oneOf([600_000, 3_600_000]),
    pollMs: oneOf([60_000, 60_000, 120_000]),
    maxLanes: whole(4, 16),
    maxEventsPerClaim: oneOf([1, 5, 20]),
    leaseMs: oneOf([30_000, 30_000, 60_000]),
    handlerTimeoutMs: oneOf([120_000, 900_000]),
    faultsPerHour: oneOf([0, 2, 6, 10]),
  };
}

/** An event that a seller causes. */
export interface PlannedEvent {
  at: number;
  id: string;
  seller: string;
  behaviour: Behaviour;
  /** Its handler writes its effect in the transaction that marks the event as done. */
  writesWithStore: boolean;
  /** Its handler calls the platform. */
  callsPlatform: boolean;
}

/** Draws the events: they come in bursts, as they do. A fault of the kind `event` takes the next event behind its time. */
export function buildTraffic(streams: Streams, settings: Settings, faults: readonly Fault[]): PlannedEvent[] {
  const { hours, eventsPerHour, sellers } = settings;
  const { between, has, whole } = streams("traffic");
  const times: number[] = [];
  while (times.length < hours * eventsPerHour) {
    const at = between(0, hours * HOUR_MS);
    const burst = has(0.2) ? whole(2, 30) : 1;
    for (let count = 0; count < burst; count += 1) times.push(Math.round(at + count * between(0, 200)));
  }
  const busiest = whole(1, sellers); // One seller has a third of the events.
  const sorted = times.toSorted((one, other) => one - other);
  const events = sorted.map((at, index): PlannedEvent => {
    const seller = `s${has(0.3) ? busiest : whole(1, sellers)}`;
    const behaviour = { is: "well" as const, ms: has(0.8) ? 0 : Math.round(between(1, 400)) };
    return { at, id: `e${index + 1}`, seller, behaviour, writesWithStore: has(0.3), callsPlatform: has(0.3) };
  });
  for (const fault of faults) {
    if (fault.is !== "event") continue;
    const taken = events.find(({ at, behaviour }) => at >= fault.at && behaviour.is === "well");
    if (taken) taken.behaviour = fault.behaviour;
  }
  return events;
}
