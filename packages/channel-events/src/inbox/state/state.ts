import { LARGEST_STEP_MS, type LaneClaim, type StoredEvent } from "../../ground/event.ts";

const MOST_TEXT = 4 * 1024 * 1024; // Payloads beyond this are read from the store when their lane is claimed.
const MOST_EVENTS = 100; // So many next events of a lane are enough.
const MOST_HEADS = 4 * MOST_TEXT; // The first event of a lane is kept beyond that, because each claim asks for it.

/** A lane: events that are handled one after the other. */
export interface Lane extends Turn {
  readonly name: string;
  /** How many of its events wait: those that are claimed, those in `next`, and those that only the store has. */
  waiting: number;
  /** Its next waiting events that nobody has claimed, in order, as far as they are in memory. */
  next: StoredEvent[];
  parkedFor: string | undefined;
  /** Its worker. After the end of the lease, another one may claim the lane. */
  hold: Hold | undefined;
  /** The store has a row with the turn or the parking of this lane. */
  isSaved: boolean;
}

/** A claim of a lane, as long as the worker has it. */
export interface Hold {
  readonly token: string;
  until: number;
  readonly claimed: readonly StoredEvent[];
  /** Those of them that still wait. */
  events: Map<number, StoredEvent>;
  /** Events may have been replayed since the claim, so what is in memory need not be the beginning of the lane. */
  isOverhauled: boolean;
}

/** Everything that decides who gets which events, as plain data. Payloads and long backlogs stay in the store. Times are in ms since the epoch. */
export interface InboxState {
  lanes: Map<string, Lane>;
  /** Lanes in which events wait and that nobody holds, in the order of their turns. */
  turns: TurnQueue<Lane>;
  held: Set<Lane>;
  /** Lanes that their worker never gave back, and that nobody has claimed since. */
  suspects: Set<string>;
  /** How many starts of an event are unfinished, by its number. */
  starts: Map<number, number>;
  waiting: number;
  /** No waiting event has a lower number. */
  from: number;
  /** About how many characters the events in `next` have. */
  size: number;
  /** Tasks that one worker does at a time. */
  leases: Map<string, { owner: string; until: number }>;
  /** The time at the last look, which tells when the clock was set back. */
  seenAt: number;
}

export function createState(): InboxState {
  return {
    lanes: new Map(),
    turns: [],
    held: new Set(),
    suspects: new Set(),
    starts: new Map(),
    waiting: 0,
    from: 0,
    size: 0,
    leases: new Map(),
    seenAt: 0,
  };
}

/** Everything that the machine keeps between two calls, as plain data. */
export type MachineMemory = ReturnType<typeof createMemory>;

export function createMemory() {
  return {
    state: createState(),
    /** The version of the journal when the state was built. */
    version: undefined as number | undefined,
    /** Lanes that the journal has as held; a lane may stay there for a while after it was given back. */
    saved: new Set<string>(),
  };
}

/** What a store knows of its lanes when it is opened. */
export interface SavedLanes {
  waiting: Iterable<{ lane: string; waiting: number; from: number }>;
  /** Turns that lie ahead, and parkings. */
  turns: Iterable<{ lane: string; readyAt: number; parkedFor: string | undefined }>;
  starts: Iterable<[seq: number, times: number]>;
  /** Lanes that a process held when it ended. */
  suspects: Iterable<string>;
  /** Of the events that are claimed, those that still wait, with their lanes: one that came again may wait in another lane now. */
  claimed: ReadonlyMap<number, string>;
}

/** Builds the state from what the store has saved. Claims and leases stay as they are, because only memory has them. */
export function loadState(known: InboxState, saved: SavedLanes, now: number): InboxState {
  const { leases, seenAt, held } = known;
  const state: InboxState = { ...createState(), leases, seenAt, held, from: Number.POSITIVE_INFINITY };
  for (const lane of known.held) {
    const hold = lane.hold!;
    const waiting = hold.claimed.filter(({ seq }) => saved.claimed.get(seq) === lane.name);
    Object.assign(hold, { events: new Map(waiting.map((event) => [event.seq, event])), isOverhauled: true });
    Object.assign(lane, { waiting: 0, from: 0, next: [], parkedFor: undefined, readyAt: now, isSaved: false });
    state.lanes.set(lane.name, lane);
  }
  for (const { lane: name, waiting, from } of saved.waiting) {
    Object.assign(openLane(state, name), { waiting, from, readyAt: now });
    state.waiting += waiting;
    state.from = Math.min(state.from, from);
  }
  for (const { lane: name, readyAt, parkedFor } of saved.turns)
    Object.assign(openLane(state, name), { readyAt, parkedFor, isSaved: true });
  for (const name of [...known.suspects, ...saved.suspects])
    if (state.lanes.has(name) && !state.lanes.get(name)!.hold) state.suspects.add(name);
  for (const [seq, times] of saved.starts) state.starts.set(seq, times);
  const waitingLanes = [...state.lanes.values()].filter(({ waiting, hold }) => waiting > 0 && !hold);
  return { ...state, turns: orderTurns(waitingLanes) };
}

/** Opens the lane of this name. A lane that does not exist yet is added, without events and without a holder. */
export function openLane({ lanes }: InboxState, name: string): Lane {
  const known = lanes.get(name);
  if (known) return known;
  const lane: Lane = {
    name,
    waiting: 0,
    from: 0,
    next: [],
    readyAt: 0,
    parkedFor: undefined,
    hold: undefined,
    isSaved: false,
    place: -1,
  };
  lanes.set(name, lane);
  return lane;
}

/** Puts a lane where it belongs after a change: into the queue of turns, out of it, or away if there is nothing to know of it. */
export function placeLane(state: InboxState, lane: Lane): void {
  if (lane.waiting > 0 && !lane.hold) return placeTurn(state.turns, lane);
  removeTurn(state.turns, lane);
  if (lane.waiting === 0 && !lane.hold && !lane.isSaved) {
    dropNext(state, lane);
    state.lanes.delete(lane.name);
  }
}

/** Sets the next turn of a lane. The turn of a parked lane only becomes later. */
export function computeTurn({ parkedFor, readyAt }: Pick<Lane, "parkedFor" | "readyAt">, at: number): number {
  return parkedFor === undefined ? at : Math.max(readyAt, at);
}

export function isWhole({ hold, next, waiting }: Lane): boolean {
  return (hold?.events.size ?? 0) + next.length === waiting;
}

/** Adds an event that has just been stored at the end of its lane. */
export function addEvent(state: InboxState, event: StoredEvent, now: number): void {
  const lane = openLane(state, event.lane);
  const wasWhole = isWhole(lane);
  if (lane.waiting === 0) {
    lane.from = event.seq;
    if (lane.parkedFor === undefined) lane.readyAt = now; // Where nothing waited, an earlier turn says nothing.
  }
  lane.waiting += 1;
  if (state.waiting === 0) state.from = event.seq;
  state.waiting += 1;
  const most = lane.next.length === 0 ? MOST_HEADS : MOST_TEXT;
  if (wasWhole && lane.next.length < MOST_EVENTS && state.size + computeSize(event) <= most) {
    lane.next.push(event);
    state.size += computeSize(event);
  }
  if (lane.place < 0) placeLane(state, lane);
}

/** Takes the next events of a lane into memory, as the store has them. */
export function setNext(state: InboxState, lane: Lane, events: StoredEvent[]): void {
  dropNext(state, lane);
  lane.next = events;
  for (const event of events) state.size += computeSize(event);
}

/** Forgets the next events of a lane, so that they are read from the store again. */
export function dropNext(state: InboxState, lane: Lane): void {
  if (lane.next.length === 0) return;
  for (const event of lane.next) state.size -= computeSize(event);
  lane.next = [];
}

/** Forgets next events where there are too many in memory: this lane may wait for a long time now, and so may many others. */
export function trimNext(state: InboxState, lane: Lane): void {
  if (state.size <= MOST_TEXT) return;
  const head = lane.next.slice(0, 1);
  dropNext(state, lane);
  if (state.size <= MOST_HEADS) setNext(state, lane, head);
}

/** About how much memory an event takes, in characters. A small one takes more for its members than for its payload. */
function computeSize({ raw }: StoredEvent): number {
  return raw.length + 250;
}

/** The lane of a claim, if its worker still has it. */
export function findHeld({ lanes }: InboxState, { lane: name, token }: LaneClaim): Lane | undefined {
  const lane = lanes.get(name);
  return lane?.hold?.token === token ? lane : undefined;
}

/** How far the clock was set back since the last look, if that is more than a correction. */
export function computeStepBack({ seenAt }: InboxState, now: number): number {
  return seenAt - now > LARGEST_STEP_MS ? seenAt - now : 0;
}

/** Lets `owner` do a task, unless another one does it. */
export function takeLease({ leases }: InboxState, name: string, owner: string, now: number, until: number): boolean {
  const current = leases.get(name);
  if (current && current.owner !== owner && current.until > now) return false;
  leases.set(name, { owner, until });
  return true;
}

/** Something that has its turn at a time. */
export interface Turn {
  /** When it has its turn, in ms since the epoch. */
  readyAt: number;
  /** Of two with the same turn, the lower one comes first. */
  from: number;
  /** Where it stands in the queue; -1 if it is not in it. Only the queue writes this. */
  place: number;
}

/** A queue in the order of turns: a binary heap, so that a million lanes cost little more than a few. The next turn is `queue[0]`. */
export type TurnQueue<Entry extends Turn> = Entry[];

/** Puts an entry where it belongs; also one that is in the queue already and whose turn has changed. */
export function placeTurn<Entry extends Turn>(queue: TurnQueue<Entry>, entry: Entry): void {
  if (entry.place < 0) {
    entry.place = queue.length;
    queue.push(entry);
  }
  sinkTurn(queue, raiseTurn(queue, entry));
}

export function removeTurn<Entry extends Turn>(queue: TurnQueue<Entry>, entry: Entry): void {
  const { place } = entry;
  if (place < 0) return;
  entry.place = -1;
  const last = queue.pop()!;
  if (last === entry) return;
  queue[place] = last;
  last.place = place;
  sinkTurn(queue, raiseTurn(queue, last));
}

/** Puts all entries of a list in order, in less time than one after the other takes. */
export function orderTurns<Entry extends Turn>(entries: Entry[]): TurnQueue<Entry> {
  for (const [place, entry] of entries.entries()) entry.place = place;
  for (let place = (entries.length >> 1) - 1; place >= 0; place -= 1) sinkTurn(entries, entries[place]!);
  return entries;
}

function isBefore(one: Turn, other: Turn): boolean {
  return one.readyAt < other.readyAt || (one.readyAt === other.readyAt && one.from < other.from);
}

function raiseTurn<Entry extends Turn>(queue: TurnQueue<Entry>, entry: Entry): Entry {
  while (entry.place > 0) {
    const parent = queue[(entry.place - 1) >> 1]!;
    if (!isBefore(entry, parent)) break;
    swap(queue, entry, parent);
  }
  return entry;
}

function sinkTurn<Entry extends Turn>(queue: TurnQueue<Entry>, entry: Entry): void {
  for (;;) {
    const left = queue[2 * entry.place + 1];
    const right = queue[2 * entry.place + 2];
    const child = left && right && isBefore(right, left) ? right : left;
    if (!child || !isBefore(child, entry)) return;
    swap(queue, child, entry);
  }
}

function swap<Entry extends Turn>(queue: TurnQueue<Entry>, one: Entry, other: Entry): void {
  const { place } = one;
  one.place = other.place;
  other.place = place;
  queue[one.place] = one;
  queue[other.place] = other;
}
