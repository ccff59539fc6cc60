import type { PlannedEvent } from "../plan/build-traffic.ts";

/** One run of a handler. */
export interface Run {
  worker: string;
  beganAt: number;
  /** How many disturbances there had been when it began. */
  epoch: number;
  endedAt?: number;
  end?: "final" | "again";
}

/** Everything that the simulation knows of one event. */
export interface EventFacts extends PlannedEvent {
  /** In the order of arrival within its lane; `undefined` until it was stored. */
  storedAt: number | undefined;
  state: "waiting" | "done" | "dead";
  isAcknowledged: boolean;
  /** The platform said that it does not like an acknowledgement with this id. */
  isRefused: boolean;
  /** How many disturbances there had been at its last delivery. */
  deliveredAtEpoch: number | undefined;
  runs: Run[];
  /** Starts that were written down or made, and whose process ended before they did. */
  cutStarts: number;
  /** Starts that were written down or made. */
  starts: number;
  /** The process that has begun it, or written its start down, and has not told the store how it ended. */
  unsettledIn: string | undefined;
  /** The process in whose memory it has ended, while the store does not know it yet. */
  endedIn: string | undefined;
  endedAt: number;
  /** The time before which it is not tried again, and how many disturbances there had been when the store was told so. */
  retry: { at: number; epoch: number } | undefined;
  /** Effects of its handler in the store, which must be one. */
  effects: number;
}

/** The events of a simulation, by id and by lane in the order of their arrival in the store. */
export interface Register {
  events: Map<string, EventFacts>;
  lanes: Map<string, EventFacts[]>;
  /** The event that has each process to itself: it has a start that ended a process, and its result is not written yet. */
  alone: Map<string, EventFacts>;
  /** How often something disturbed the work so far. */
  epoch: number;
  disturbedAt: number;
}

export function createRegister(): Register {
  return { events: new Map(), lanes: new Map(), alone: new Map(), epoch: 0, disturbedAt: 0 };
}

export function addEvent({ events }: Register, planned: PlannedEvent): void {
  events.set(planned.id, {
    ...planned,
    storedAt: undefined,
    state: "waiting",
    isAcknowledged: false,
    isRefused: false,
    deliveredAtEpoch: undefined,
    runs: [],
    cutStarts: 0,
    starts: 0,
    unsettledIn: undefined,
    endedIn: undefined,
    endedAt: 0,
    retry: undefined,
    effects: 0,
  });
}

/** Whether an event has ended, in the store or in the memory of the process that handles its lane. */
export function hasEnded({ state, endedIn }: EventFacts): boolean {
  return state !== "waiting" || endedIn !== undefined;
}
