import type { Clock } from "@kontor/http";
import type { HandlerSlot, LaneGate } from "../dispatch/state.ts";
import { type FairQueue, createFairQueue, waitAtMost } from "../ground/wait.ts";

const LONGEST_RUN_MS = 2;

export interface HandlerSlotsOptions {
  maxHandlers: number;
  /** How many of them may be of one channel. */
  maxPerChannel: number;
  /** How long others are held up for an event that must run alone, in ms. */
  clearingMs: number;
  clock: Clock;
}

interface State extends HandlerSlotsOptions {
  running: Map<string, number>;
  count: number;
  /** Handlers that were given up and go on. */
  leftBehind: number;
  queue: FairQueue;
  /** Events that must run alone. The others wait for the first of them. */
  alone: { begin(): void }[];
  isHeldAlone: boolean;
  /** The others have their turn until this time, in ms of the monotonic clock. */
  othersUntil: number;
}

/** Makes the slots of a process. An event that may end the process runs while nothing else does, because its end would prove nothing otherwise; if that takes too long, it waits for another turn. */
export function createHandlerSlots(options: HandlerSlotsOptions) {
  const state: State = {
    ...options,
    running: new Map(),
    count: 0,
    leftBehind: 0,
    queue: createFairQueue(),
    alone: [],
    isHeldAlone: false,
    othersUntil: 0,
  };
  const findTurn = createEventLoopTurns(options.clock);
  return {
    async take(channel: string, { isAlone, signal }: Parameters<LaneGate["take"]>[0]): ReturnType<LaneGate["take"]> {
      const turn = findTurn();
      if (turn) await turn;
      if (signal.aborted) return undefined;
      if (isAlone) return takeAlone(state, channel, signal);
      const taken = state.queue.wait(channel, () => begin(state, channel), signal);
      serve(state);
      return taken;
    },
    leaveBehind(handler: Promise<unknown>): void {
      state.leftBehind += 1;
      const end = () => {
        state.leftBehind -= 1;
        serve(state);
      };
      handler.then(end, end);
    },
  };
}

function isClearing({ alone, clock, othersUntil }: State): boolean {
  return alone.length > 0 && clock.monotonicMs() >= othersUntil;
}

function serve(state: State): void {
  const { running, queue, alone, maxPerChannel } = state;
  if (isClearing(state) && !state.isHeldAlone && state.count === 0 && state.leftBehind === 0) alone[0]!.begin();
  const mayServe = (channel: string) => (running.get(channel) ?? 0) < maxPerChannel;
  const hasRoom = () => state.count < state.maxHandlers && !state.isHeldAlone && !isClearing(state);
  while (hasRoom() && queue.serveNext(mayServe));
}

function begin(state: State, channel: string, isAlone = false): HandlerSlot {
  const { running, clock } = state;
  const since = clock.monotonicMs();
  state.count += 1;
  state.isHeldAlone = isAlone;
  running.set(channel, (running.get(channel) ?? 0) + 1);
  let isFree = false;
  let isHeldAlone = isAlone;
  const admitOthers = () => {
    if (!isHeldAlone) return;
    isHeldAlone = false;
    state.isHeldAlone = false;
    giveOthersTurn(state, clock.monotonicMs() - since);
  };
  return {
    admitOthers,
    free() {
      if (isFree) return;
      isFree = true;
      admitOthers();
      state.count -= 1;
      const left = running.get(channel)! - 1;
      if (left > 0) running.set(channel, left);
      else running.delete(channel);
      serve(state);
    },
  };
}

/** Lets the others begin for as long as they were held up. */
function giveOthersTurn(state: State, turnMs: number): void {
  const { clock, alone } = state;
  state.othersUntil = clock.monotonicMs() + turnMs;
  if (alone.length > 0) void serveAfterTurn(state);
  serve(state);
}

/** Serves those who wait when the turn of the others is over. A timer may end a moment before it. */
async function serveAfterTurn(state: State, signal?: AbortSignal): Promise<void> {
  const { clock } = state;
  const leftMs = () => state.othersUntil - clock.monotonicMs();
  while (leftMs() > 0) await clock.sleep(leftMs(), { signal });
  serve(state);
}

/** Waits until no handler runs, and no longer than the others may be held up. */
async function takeAlone(state: State, channel: string, signal: AbortSignal): Promise<HandlerSlot | undefined> {
  const { alone, clock, clearingMs, othersUntil } = state;
  const { promise: began, resolve } = Promise.withResolvers<HandlerSlot>();
  const waiter = {
    begin() {
      alone.shift();
      resolve(begin(state, channel, true));
    },
  };
  alone.push(waiter);
  serve(state);
  serveAfterTurn(state, signal).catch(() => {}); // In a fleet that does nothing else, no handler that ends would serve it.
  const longestMs = clearingMs + Math.max(0, othersUntil - clock.monotonicMs());
  await waitAtMost(longestMs, began, clock, signal).catch(() => {});
  if (!alone.includes(waiter)) return began;
  const hasHeldUp = isClearing(state);
  alone.splice(alone.indexOf(waiter), 1);
  if (hasHeldUp) giveOthersTurn(state, clearingMs);
  else serve(state);
  return undefined;
}

/** Gives a turn of the event loop to wait for every 2 ms, as handlers that wait for nothing would leave none to others. */
export function createEventLoopTurns(clock: Pick<Clock, "monotonicMs">): () => Promise<void> | undefined {
  let since: number | undefined;
  let next: Promise<void> | undefined;
  return () => {
    if (since === undefined) {
      since = clock.monotonicMs();
      next = new Promise((resolve) => {
        setImmediate(() => {
          since = undefined;
          resolve();
        });
      });
    }
    return clock.monotonicMs() - since < LONGEST_RUN_MS ? undefined : next;
  };
}

export interface LaneBudgetOptions {
  /** Lanes that the channels of this process hold at a time. What a process holds when it is killed is tried with care afterwards. */
  maxLanes: number;
  /** How many of them may be of one channel. */
  maxPerChannel: number;
  /** How many a channel claims at once, so that others need not wait long for the answer and for the work that it brings. */
  maxPerClaim: number;
}

/** The number of lanes that a process may claim, of which each channel gets a part in turn. */
export function createLaneBudget({ maxLanes, maxPerChannel, maxPerClaim }: LaneBudgetOptions) {
  const held = new Map<string, number>();
  const asked = new Map<string, number>(); // Claims that are under way.
  const queue = createFairQueue();
  let total = 0;

  const countOf = (channel: string) => (held.get(channel) ?? 0) + (asked.get(channel) ?? 0);
  const roomOf = (channel: string) => Math.min(maxLanes - total, maxPerChannel - countOf(channel));

  function change(counts: Map<string, number>, channel: string, lanes: number): void {
    total += lanes - (counts.get(channel) ?? 0);
    if (lanes > 0) counts.set(channel, lanes);
    else counts.delete(channel);
    while (queue.serveNext((each) => roomOf(each) > 0));
  }

  function grant(channel: string, lanes: number): number {
    const granted = Math.min(lanes, maxPerClaim, roomOf(channel));
    total += granted;
    asked.set(channel, (asked.get(channel) ?? 0) + granted);
    return granted;
  }

  function answer(channel: string, granted: number) {
    const end = () => change(asked, channel, (asked.get(channel) ?? 0) - granted);
    return { lanes: granted, end };
  }

  return {
    async admit(channel: string, lanes: number, signal: AbortSignal): ReturnType<LaneGate["admit"]> {
      if (signal.aborted) return answer(channel, 0);
      if (roomOf(channel) > 0) return answer(channel, grant(channel, lanes));
      return answer(channel, (await queue.wait(channel, () => grant(channel, lanes), signal)) ?? 0);
    },
    hold(channel: string, lanes: number): void {
      if ((held.get(channel) ?? 0) !== lanes) change(held, channel, lanes);
    },
    /** The channel is gone, and holds nothing more. */
    forget: (channel: string): void => change(held, channel, 0),
  };
}
