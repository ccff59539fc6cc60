import type { LaneClaim } from "../../claim.ts";
import type { ArrivingEvent, EventState } from "../../event.ts";

export interface ModelEvent extends ArrivingEvent {
  place: number;
  state: EventState;
  attempts: number;
  unfinishedStarts: number;
  deliveries: number;
  ackPending: boolean;
  firstSeenAt: number;
  lastSeenAt: number;
  settledAt: number;
}

export interface ModelLane {
  readyAt: number;
  heldUntil: number;
  token: string | undefined;
  parking: string | undefined;
  /** Nothing waited in the lane since it was claimed. A store may then give it as suspect or not. */
  wasEmptied: boolean;
}

/** An inbox in its simplest and slowest form: a list of events and a list of lanes. Stores are compared with it step by step. */
export interface InboxModel {
  events: ModelEvent[];
  lanes: Map<string, ModelLane>;
  /** The events by the number that the store gave them. */
  bySeq: Map<number, ModelEvent>;
  /** The time in ms since the epoch. */
  now: number;
  /** The number of events that have arrived. */
  arrived: number;
}

export function createModel(): InboxModel {
  return { events: [], lanes: new Map(), bySeq: new Map(), now: 1_800_000_000_000, arrived: 0 };
}

/** Opens the lane of this name. A lane that does not exist yet is added, without a holder. */
export function openLane(model: InboxModel, name: string): ModelLane {
  const lane = model.lanes.get(name) ?? {
    readyAt: 0,
    heldUntil: 0,
    token: undefined,
    parking: undefined,
    wasEmptied: false,
  };
  model.lanes.set(name, lane);
  return lane;
}

export function listWaiting(model: InboxModel, lane: string): ModelEvent[] {
  return model.events.filter((event) => event.state === "waiting" && event.lane === lane);
}

/** Whether a dead event could not be read: it was dead when it came, or a handler run found it so. */
export function isUnreadable({ state, settledAt, problem }: ModelEvent): boolean {
  return state === "dead" && (settledAt === 0 || problem?.startsWith("Cannot read") === true);
}

export function isHeld(model: InboxModel, { lane, token }: LaneClaim): boolean {
  return model.lanes.get(lane)?.token === token;
}

/** Gives lanes that had no waiting event their turn now, if they have one by now. */
export function wakeLanes(model: InboxModel, names: Iterable<string>): void {
  for (const name of names) {
    const lane = openLane(model, name);
    if (listWaiting(model, name).length > 0 && lane.parking === undefined) lane.readyAt = model.now;
  }
}

/** Sets the next turn of a lane. The turn of a parked lane only becomes later. */
export function setNextTurn(lane: ModelLane, readyAt: number): void {
  lane.readyAt = lane.parking === undefined ? readyAt : Math.max(lane.readyAt, readyAt);
}
