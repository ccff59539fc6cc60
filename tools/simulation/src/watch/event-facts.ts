import type { PlannedEvent } from "../plan/traffic.ts";

/** One run of a handler. */
export interface Run {
  worker: string;
  beganAt: number;
  /** How many disturbances there had been when it began. */
  epoch: number;
  endedAt?: number;
  end?: "final" | "again";
}

export type Register = ReturnType<typeof createRegister>;
/** Everything that the simulation knows of one event. */
export type EventFacts = ReturnType<typeof addEvent>;

/** The events of a simulation, by id and by lane in the order of their arrival in the store. */
export function createRegister() {
  return {
    events: new Map<string, EventFacts>(),
    lanes: new Map<string, EventFacts[]>(),
    /** The event that has each process to itself: it has a start that ended a process, and its result is not written yet. */
    alone: new Map<string, EventFacts>(),
    /** How often something disturbed the work so far. */
    epoch: 0,
    disturbedAt: 0,
    /** How often the wall clock was set. What a process holds in memory must not notice it. */
    clockSteps: 0,
  };
}

export function addEvent({ events }: { events: Map<string, unknown> }, planned: PlannedEvent) {
  const facts = {
    ...planned,
    /** In the order of arrival within its lane; `undefined` until it was stored. */
    storedAt: undefined as number | undefined,
    state: "waiting" as "waiting" | "done" | "dead",
    isAcknowledged: false,
    /** The platform said that it does not like an acknowledgement with this id. */
    isRefused: false,
    /** How many disturbances there had been at its last delivery. */
    deliveredAtEpoch: undefined as number | undefined,
    runs: [] as Run[],
    /** Starts that were written down or made, and whose process ended before they did. */
    cutStarts: 0,
    /** Starts that were written down or made. */
    starts: 0,
    /** The process that has begun it, or written its start down, and has not told the store how it ended. */
    unsettledIn: undefined as string | undefined,
    /** The process in whose memory it has ended, while the store does not know it yet. */
    endedIn: undefined as string | undefined,
    endedAt: 0,
    /** The time before which it is not tried again, and how many disturbances there had been when the store was told so. */
    retry: undefined as { at: number; epoch: number } | undefined,
    /** Effects of its handler in the store, which must be one. */
    effects: 0,
  };
  events.set(planned.id, facts);
  return facts;
}

/** Whether an event has ended, in the store or in the memory of the process that handles its lane. */
export function hasEnded({ state, endedIn }: EventFacts): boolean {
  return state !== "waiting" || endedIn !== undefined;
}
