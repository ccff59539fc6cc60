import { isKnownEventType } from "@kontor/channel-client";
import type { HandlerContext } from "../handlers.ts";
import type { DirectSettings } from "../options.ts";
import type { RunResult } from "../dispatch/state.ts";
import type { ArrivingEvent, StoredEvent } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { buildProblemFacts, describeError, describeProblem, readFirstLine } from "../ground/log.ts";
import { type DecodedMemory, decodeRaw } from "../page/item.ts";
import { buildRetry } from "./failure.ts";
import { checkResult, type createRunHandler, findHandler } from "./run.ts";
import { buildEventFacts } from "../observe/event-facts.ts";

const MOST_HELD = 10_000; // Events that wait, and ids of events that are handled. Others are left to the platform.
const REDELIVERY_MS = 300_000; // The platform waits this long before it sends an event again (assumed).

const DONE: RunResult = { settlement: { to: "done" } };

/** What is known of an event while this process holds it. */
interface Note {
  hasNoId: boolean;
  isHandled: boolean;
  /** It has come since its last run. */
  isDue: boolean;
  /** The poll of its last run: what comes again within one poll must not use up its deliveries. */
  ranIn: number;
  attempts: number;
  /** Deliveries that other processes may have had. */
  before: number;
  /** Its handler ran for too long, and goes on. */
  isLate: boolean;
  problem: string;
}

export type DirectInbox = ReturnType<typeof createDirectInbox>;

/**
 * An inbox in memory for a consumer that acknowledges an event after its handler. Its lane waits behind an event that failed until the platform
 * sends that one again. When the deliveries of such an event run short, the lane no longer waits, because it would be lost with it.
 * Deliveries before the start of this process are not known, so one is assumed for every five minutes of an event's age.
 */
export function createDirectInbox({ clock, deliveryAlarm }: Pick<DirectSettings, "clock" | "deliveryAlarm">) {
  const memory = memoryInbox({ clock });
  const notes = new Map<string, Note>();
  const failed = new Map<string, string>(); // By lane, the event that its lane waits for.
  let poll = 0;

  async function resume(lane: string): Promise<void> {
    failed.delete(lane);
    await memory.resume(lane);
  }

  /** Lets an event that came again run again. Returns whether it will. */
  async function wake(id: string, deliveries: number): Promise<boolean> {
    const note = notes.get(id)!;
    if (note.isHandled || note.isDue || note.ranIn === poll) return false;
    for await (const { state, lane } of memory.list({ id, limit: 1 })) {
      const isFirst = failed.get(lane) === id;
      if (note.isLate) {
        if (!isFirst || deliveries + note.before < deliveryAlarm) return false;
        await memory.putAside({ id }, note.problem);
        await resume(lane);
        return false;
      }
      note.isDue = true;
      if (state === "dead") await memory.replay({ id });
      if (isFirst) await resume(lane);
    }
    return note.isDue;
  }

  const inbox: Inbox = {
    ...memory,
    async countWaiting(options) {
      poll += 1; // A poll begins with this call.
      return memory.countWaiting(options);
    },
    async accept(events) {
      await forgetHandled(memory, notes);
      const held: ArrivingEvent[] = [];
      for (const event of events) {
        if (!notes.has(event.id) && notes.size < MOST_HELD) notes.set(event.id, createNote(event, clock.now()));
        if (notes.has(event.id)) held.push(event);
      }
      const { inserted, redelivered } = await memory.accept(held);
      let woken = 0;
      for (const { id, deliveries } of redelivered) woken += (await wake(id, deliveries)) ? 1 : 0;
      return { inserted: inserted + woken, redelivered };
    },
    async pendingAcknowledgements(limit) {
      const ids = await memory.pendingAcknowledgements(Number.MAX_SAFE_INTEGER);
      return ids.filter((id) => notes.get(id)?.isHandled).slice(0, limit);
    },
    async readStats(options) {
      const stats = await memory.readStats(options);
      return { ...stats, events: { ...stats.events, dead: 0 }, unreadable: 0, parked: [] }; // What failed waits for the platform.
    },
  };

  /** Lets the events behind one go on whose handler has ended late and well. */
  async function release({ id, lane }: StoredEvent): Promise<void> {
    await memory.forget([id]);
    if (failed.get(lane) === id) await resume(lane);
  }

  /** Settles a run that failed. */
  function fail({ id, lane, deliveries }: StoredEvent, problem: string): RunResult {
    const note = notes.get(id)!;
    note.problem = problem;
    if (deliveries + note.before >= deliveryAlarm) return { settlement: { to: "dead", problem } };
    failed.set(lane, id);
    return { ...buildRetry(0, problem), park: { reason: readFirstLine(problem) || "its handler failed" } };
  }

  return { inbox, find: (id: string) => notes.get(id)!, poll: () => poll, fail, release };
}

/** Forgets the payloads of handled events, and, if there are too many, also the ids of those that are acknowledged. */
async function forgetHandled(memory: Inbox, notes: Map<string, Note>): Promise<void> {
  await memory.purge({ payloadsAfterMs: 0, ...(notes.size >= MOST_HELD && { rowsAfterMs: 0 }) });
  if (notes.size < MOST_HELD) return;
  const left = new Set<string>();
  for await (const { id } of memory.list()) left.add(id);
  for (const id of notes.keys()) if (!left.has(id)) notes.delete(id);
}

function createNote({ raw, hasNoId }: ArrivingEvent, now: number): Note {
  const before = countDeliveriesByAge(raw, now);
  return {
    hasNoId: hasNoId === true,
    isHandled: false,
    isDue: true,
    ranIn: 0,
    attempts: 0,
    before,
    isLate: false,
    problem: "",
  };
}

/** Estimates the deliveries before the start of this process: one for every five minutes of an event's age. */
function countDeliveriesByAge(raw: string, now: number): number {
  const decoded = decodeRaw(raw);
  const age = now - ("problem" in decoded ? Number.NaN : Date.parse(decoded.event.createdAt));
  return age > 0 ? Math.floor(age / REDELIVERY_MS) : 0;
}

/** Makes the functions that run a handler without a store. An event is acknowledged once its handler returned, or `onUndecodable` did. */
export function createDirectRunner(
  { find, poll, fail, release }: DirectInbox,
  { handlers, onUndecodable, handlerTimeoutMs, log }: DirectSettings,
  memory: Pick<DecodedMemory, "take">,
): ReturnType<typeof createRunHandler> {
  async function handle(stored: StoredEvent, note: Note, signal: AbortSignal): Promise<void> {
    const { id, type, raw, lane, attempts } = stored;
    const decoded = memory.take(raw);
    if ("problem" in decoded) {
      const { problem } = decoded;
      const facts = { ...buildEventFacts(stored), problem: describeError(problem) };
      if (attempts === 0) log.warn(facts, "An event cannot be handled");
      return onUndecodable({ id: note.hasNoId ? undefined : id, raw, problem });
    }
    if (attempts === 0 && !isKnownEventType(type))
      log.warn(buildEventFacts(stored), "An event of an unknown type is acknowledged");
    const handler = findHandler<HandlerContext, void>(handlers, decoded.event);
    const said: unknown = await handler(decoded.event, { attempt: attempts + 1, lane, signal, log });
    checkResult(said, { hasInbox: false });
  }

  /** Settles a failure: the platform sends the event again, unless its type is unknown. */
  function settle(stored: StoredEvent, error: unknown): RunResult {
    const note = find(stored.id);
    const facts = { ...buildEventFacts(stored), ...buildProblemFacts(error) };
    const isReadable = "event" in decodeRaw(stored.raw) && !note.hasNoId;
    note.isHandled = isReadable && !isKnownEventType(stored.type); // given §6.1 rule 8
    if (note.isHandled) {
      log.error(facts, 'handlers["*"] failed; the event of an unknown type is acknowledged anyway');
      return DONE;
    }
    note.attempts += 1;
    if (isReadable) log.warn(facts, "A handler failed; the platform will send the event again");
    else log.error(facts, "onUndecodable failed; the event is not acknowledged");
    return fail(stored, describeProblem(error));
  }

  return {
    async run(given, { signal }) {
      const note = find(given.id);
      const stored = { ...given, attempts: note.attempts };
      if (!note.isDue) return fail(stored, note.problem); // It has not come again since it failed.
      Object.assign(note, { isDue: false, ranIn: poll() });
      const failure = await handle(stored, note, signal).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      const { isLate } = note;
      note.isLate = false;
      if (failure) return isLate ? DONE : settle(stored, failure.error); // What ran for too long has been settled.
      note.isHandled = true;
      if (isLate) await release(stored);
      return DONE;
    },
    timedOut(given) {
      const note = find(given.id);
      note.isLate = true;
      const stored = { ...given, attempts: note.attempts };
      return settle(stored, `its handler ran for longer than ${handlerTimeoutMs} ms (handlerTimeoutMs)`);
    },
  };
}
