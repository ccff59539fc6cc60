import type { Streams } from "../time/streams.ts";
import type { Behaviour, Fault } from "./fault.ts";
import type { Settings } from "./settings.ts";

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

const HOUR_MS = 3_600_000;

/** Draws the events: they come in bursts, as they do. A fault of the kind `event` takes the next event behind its time. */
export function buildTraffic(
  streams: Streams,
  { hours, eventsPerHour, sellers }: Settings,
  faults: readonly Fault[],
): PlannedEvent[] {
  const stream = streams("traffic");
  const times: number[] = [];
  while (times.length < hours * eventsPerHour) {
    const at = stream.between(0, hours * HOUR_MS);
    const burst = stream.has(0.2) ? stream.whole(2, 30) : 1;
    for (let count = 0; count < burst; count += 1) times.push(Math.round(at + count * stream.between(0, 200)));
  }
  const busiest = stream.whole(1, sellers); // One seller has a third of the events.
  const events = times
    .toSorted((one, other) => one - other)
    .map((at, index): PlannedEvent => {
      const seller = `s${stream.has(0.3) ? busiest : stream.whole(1, sellers)}`;
      const ms = stream.has(0.8) ? 0 : Math.round(stream.between(1, 400));
      return {
        at,
        id: `e${index + 1}`,
        seller,
        behaviour: { is: "well", ms },
        writesWithStore: stream.has(0.3),
        callsPlatform: stream.has(0.3),
      };
    });
  for (const fault of faults) {
    if (fault.is !== "event") continue;
    const taken = events.find(({ at, behaviour }) => at >= fault.at && behaviour.is === "well");
    if (taken) taken.behaviour = fault.behaviour;
  }
  return events;
}
