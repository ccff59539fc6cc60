import { mergePage } from "../../page/item.ts";
import type { Redelivery } from "../../ground/event.ts";
import type { Inbox } from "../inbox.ts";
import type { Journal } from "./journal.ts";
import { shiftTimes } from "./shift-times.ts";
import {
  addEvent,
  computeStepBack,
  createMemory,
  createState,
  dropNext,
  findHeld,
  loadState,
  placeLane,
  setNext,
  takeLease,
  type InboxState,
  type Lane,
  type MachineMemory,
} from "./state.ts";
import {
  applyChange,
  decideEnd,
  decideResult,
  decideStart,
  findNextTurnMs,
  holdLane,
  listClaimed,
  listLacking,
  takeDueLanes,
  type LaneChange,
} from "./work.ts";

const MOST_HELD_SAVED = 1_000;

/** The machine over its journal: the calls of workers. */
export interface InboxMachine extends Pick<
  Inbox,
  | "accept"
  | "claim"
  | "recordStarts"
  | "settle"
  | "settleInTransaction"
  | "renew"
  | "findNextDueMs"
  | "lease"
  | "endLease"
> {
  /** The state, as the journal has it. It is built anew if somebody else has changed the journal. */
  read(): InboxState;
  saveHeld(): void;
}

/**
 * Joins the functions of the machine, which know no I/O, to a journal. The `decide…` functions change nothing: each such call decides, writes, and
 * then takes the change into the state. `takeDueLanes()`, `placeLane()` and the like change the state at once. If the transaction around them
 * fails, the state is built anew from the journal.
 */
export function createInboxMachine(journal: Journal, memory = createMemory()): InboxMachine {
  const { clock } = journal;
  const keeper = createStateKeeper(journal, memory);
  const { read, current, transact, change, saveHeld } = keeper;
  return {
    read,
    saveHeld: () => transact("save what is held", () => saveHeld([])),
    async accept(events) {
      const { inserted, arrived, redelivered, isMended } = transact("store events", (state, now) =>
        storePage(journal, state, events, now),
      );
      if (isMended) keeper.forget();
      else for (const event of arrived) addEvent(current(), event, clock.now());
      return { inserted, redelivered };
    },
    async claim({ lanes, perLane, leaseMs }) {
      if (!mayClaim(read(), clock.now())) return [];
      const taken = transact("claim lanes", (state, now) => {
        const due = takeLanes(journal, state, { lanes, perLane, now });
        if (due.length > 0) saveHeld(due);
        for (const lane of due) if (lane.isSaved) saveTurn(journal, lane, undefined);
        return due;
      });
      const token = crypto.randomUUID(); // Lanes that are claimed together share a token, because a lane and its token fence.
      const until = clock.now() + Math.ceil(leaseMs);
      return taken.map((lane) => holdLane(current(), lane, { token, until, perLane }));
    },
    recordStarts: async (starts) =>
      change("record starts", starts, (start, state, now) => decideStart(state, start, now)),
    settle: async (results) =>
      change("settle events", results, (result, state, now) => decideResult(state, result, now)),
    async settleInTransaction(claim, seq, write, settlement = { to: "done" }) {
      const [isOurs] = change("settle an event", [claim], (_, state, now) => {
        const decided = decideEnd(state, claim, { seq, settlement, now });
        if (decided) journal.runWrite(write);
        return decided;
      });
      return isOurs!;
    },
    async renew(claims, leaseMs) {
      const state = read();
      const until = clock.now() + Math.ceil(leaseMs);
      return claims.map((claim) => {
        const lane = findHeld(state, claim);
        if (lane) lane.hold!.until = until;
        return lane !== undefined;
      });
    },
    findNextDueMs: async () => findNextTurnMs(read(), clock.now()),
    async lease(name, owner, durationMs) {
      const known = read();
      const step = clock.readStep();
      const at = clock.now() + step;
      const ahead = step === 0 ? computeStepBack(known, at) : -step; // Where no step was measured, an earlier process may have seen one.
      transact("lease", (state) => {
        journal.saveTime(at, ahead);
        saveHeld([]);
        state.seenAt = at;
      });
      clock.follow(step);
      if (ahead !== 0) shiftTimes(current(), ahead, at);
      return takeLease(current(), name, owner, clock.now(), clock.now() + Math.ceil(durationMs));
    },
    async endLease(name, owner) {
      const { leases } = read();
      if (leases.get(name)?.owner === owner) leases.delete(name);
    },
  };
}

/** Keeps the state in memory, and brings what changes into the journal. */
function createStateKeeper(journal: Journal, memory: MachineMemory) {
  const { clock } = journal;

  function read(): InboxState {
    const current = journal.version();
    if (current === memory.version) return memory.state;
    const { seenAt, isFresh, ...loaded } = journal.load(listClaimed(memory.state));
    memory.state = isFresh
      ? loadState({ ...createState(), seenAt }, loaded, clock.now())
      : loadState(memory.state, { ...loaded, suspects: [] }, clock.now());
    memory.saved.clear(); // An operator may have had a lane forgotten that was saved as held.
    memory.version = current;
    return memory.state;
  }

  function forget(): void {
    memory.version = undefined;
    memory.saved.clear();
  }

  /** Runs work in one transaction. If it throws, the state is built anew, because the work may have begun to change it. */
  function transact<T>(action: string, work: (state: InboxState, now: number) => T): T {
    let hasBegun = false;
    try {
      return journal.transact(action, () => {
        hasBegun = true;
        return work(read(), clock.now());
      });
    } catch (error) {
      if (hasBegun) forget();
      throw error;
    }
  }

  return {
    read,
    /** The state that the last transaction has seen. What was committed is applied to it: nobody may build it anew in between. */
    current: () => memory.state,
    transact,
    forget,
    /** Decides, writes, and takes the changes of claims that still hold into the state once all are written. */
    change<Each>(
      action: string,
      list: readonly Each[],
      decide: (each: Each, known: InboxState, now: number) => LaneChange | undefined,
    ): boolean[] {
      if (list.length === 0) return [];
      let hasBegun = false;
      const attempt = () => {
        const [known, now] = [read(), clock.now()];
        const decided = list.map((each) => decide(each, known, now)); // It changes nothing, so what the caller's own write throws costs nothing.
        hasBegun = true;
        writeChanges(journal, decided, now);
        return decided;
      };
      let changes: (LaneChange | undefined)[];
      try {
        changes = journal.transact(action, attempt);
      } catch (error) {
        if (hasBegun) forget();
        throw error;
      }
      for (const each of changes) if (each) applyChange(memory.state, each);
      return changes.map((each) => each !== undefined);
    },
    /** Saves which lanes are held, unless the journal has these lanes already. Without lanes it saves those that are held now. */
    saveHeld(lanes: readonly Lane[]): void {
      const { state, saved } = memory;
      if (lanes.length > 0 && saved.size <= MOST_HELD_SAVED && lanes.every(({ name }) => saved.has(name))) return;
      const kept = saved.size > MOST_HELD_SAVED || lanes.length === 0 ? [] : saved;
      const names = [...state.held, ...lanes].flatMap(({ name, waiting }) => (waiting > 0 ? [name] : []));
      memory.saved = new Set([...kept, ...state.suspects, ...names]);
      journal.saveHeld([...memory.saved]);
    },
  };
}

/** Takes lanes whose turn it is, with their next events in memory. */
function takeLanes(
  journal: Journal,
  state: InboxState,
  { lanes, perLane, now }: { lanes: number; perLane: number; now: number },
): Lane[] {
  const taken: Lane[] = [];
  while (taken.length < lanes) {
    const due = takeDueLanes(state, lanes - taken.length, now);
    if (due.length === 0) break;
    readLacking(journal, state, listLacking(due, perLane), perLane);
    taken.push(...due.filter((lane) => checkNext(state, lane)));
  }
  return taken;
}

function mayClaim({ turns, held }: InboxState, now: number): boolean {
  return (turns[0] !== undefined && turns[0].readyAt <= now) || [...held].some(({ hold }) => hold!.until <= now);
}

function storePage(journal: Journal, state: InboxState, events: Parameters<Inbox["accept"]>[0], at: number) {
  const redelivered: Redelivery[] = [];
  const arrived: Parameters<typeof addEvent>[1][] = [];
  const pending: number[] = [];
  let isMended = false;
  let inserted = 0;
  for (const { event, times, differs } of mergePage(events)) {
    const seq = journal.insert({ event, times, at });
    if (seq === undefined) {
      const again = journal.deliverAgain({ event, times, at });
      redelivered.push({ ...again.redelivery, differs: again.redelivery.differs || differs });
      isMended ||= again.isMended;
      const lane = state.lanes.get(again.lane);
      if (lane) dropNext(state, lane); // They hold how often they were delivered.
      continue;
    }
    inserted += 1;
    if (times > 1) redelivered.push({ id: event.id, deliveries: times, differs });
    if (!event.hasNoId) pending.push(seq);
    if (event.problem !== undefined) continue;
    const { id, type, lane, raw, trace } = event;
    arrived.push({ seq, id, type, lane, raw, attempts: 0, deliveries: times, trace });
    const known = state.lanes.get(lane);
    if (known?.isSaved && known.waiting === 0 && known.parkedFor === undefined) saveTurn(journal, known, undefined);
  }
  journal.addPending(pending);
  if (at > state.seenAt) {
    journal.saveTime(at, 0);
    state.seenAt = at;
  }
  return { inserted, arrived, redelivered, isMended };
}

function readLacking(journal: Journal, state: InboxState, lanes: readonly Lane[], perLane: number): void {
  if (lanes.length === 0) return;
  const found = journal.readNext(
    lanes.map(({ name }) => name),
    perLane,
  );
  for (const lane of lanes) setNext(state, lane, found.get(lane.name) ?? []);
}

/** Whether a lane has a next event. One that has none, against what the state says, is put right. */
function checkNext(state: InboxState, lane: Lane): boolean {
  if (lane.next.length > 0) return true;
  state.waiting -= lane.waiting;
  lane.waiting = 0;
  placeLane(state, lane);
  return false;
}

function writeChanges(journal: Journal, changes: readonly (LaneChange | undefined)[], now: number): void {
  journal.end(
    changes.flatMap((each) => each?.ended ?? []),
    now,
  );
  for (const each of changes) {
    if (!each) continue;
    for (const [seq, times] of each.starts) journal.saveStarts(seq, times);
    const { lane, ended, readyAt, parkedFor } = each;
    const isEmpty = () => lane.waiting <= ended.filter(({ settlement }) => settlement.to !== "retry").length;
    if (parkedFor !== undefined || (readyAt > now && !isEmpty())) saveTurn(journal, lane, { readyAt, parkedFor });
    else if (lane.isSaved) saveTurn(journal, lane, undefined);
  }
}

function saveTurn(journal: Journal, lane: Lane, turn: Parameters<Journal["saveTurn"]>[1]): void {
  journal.saveTurn(lane.name, turn);
  lane.isSaved = turn !== undefined;
}
