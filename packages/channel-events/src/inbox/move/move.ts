import { ArgumentError, type Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/internal";
import type { PostgresPool } from "@kontor/postgres";
import { openSource, type MoveSource } from "./source.ts";
import { StoreError } from "../store-error.ts";
import { checkTarget, openTarget, type MoveTarget, type TargetOptions } from "./target.ts";

const PAGE = 2_000;
const FEW = 1_000; // So few changes are copied in the pause.
const MOST_ROUNDS = 200; // A consumer that changes more than is copied meanwhile gets a longer pause.
const LOOK_MS = 20;
const PAUSE_MARGIN_MS = 3_000; // A pause that nobody ends is over by itself.

/** Options of `moveInbox()`. */
export interface MoveInboxOptions {
  /** The file of the inbox. A consumer may use it meanwhile. */
  file: string;
  /** The pool of the database to move to. It needs two connections. */
  pool: PostgresPool;
  /** The schema to move to, which must hold no inbox. Default `kontor_inbox`. */
  schema?: string;
  /** The words for the new place, which the file says from then on. No secret belongs into them. */
  place: string;
  /** The longest wait for handlers that run, in ms, before the file is closed to them. Default 3 000. */
  drainMs?: number;
  /**
   * Accepts a database whose commits are not on the disk (`fsync` or `synchronous_commit` off). A power cut then loses events.
   * Default `false`.
   */
  unsafeDurability?: boolean;
  /** Ends the move between two pages. Once the file is closed, it is not heard any more. A later call goes on. Default: none. */
  signal?: AbortSignal;
  /** Gets the state of the move, after each page. Default: nobody does. */
  onProgress?: (progress: MoveProgress) => void;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock;
}

/** How far a move is. */
export interface MoveProgress {
  step: "copying" | "following" | "switching";
  /** Events copied, or changes that are left. */
  count: number;
  /** All events of the first pass. */
  total: number;
}

/** How a move ended. */
export interface MoveReport {
  /** Events that the new inbox holds. */
  events: number;
  /** How long nothing could be handled, in ms; 0 if it had been moved before. */
  pauseMs: number;
  /** Sellers whose handlers did not end in time. Their events are handled again. */
  cutOff: number;
  /** It had been moved before. */
  wasDone: boolean;
}

/**
 * Moves an inbox from a file to PostgreSQL while a consumer uses the file: events, attempts, dead letters, parked sellers, times, steps,
 * and what is to be acknowledged. A call that was ended at any moment, by `kill -9` too, is made again, and goes on.
 *
 * First all events are copied, page by page, and triggers note what changes. Then what has changed is copied, until little is left. Then no seller is begun
 * any more, and the handlers that run may end. Then the file refuses every change, with a message that names the new place, and the rest is copied.
 * The new inbox can be opened from then on, and not before.
 *
 * @throws {ArgumentError} If an option is not valid.
 * @throws {StoreError} If the file is being moved elsewhere, or the schema holds another inbox.
 */
export async function moveInbox(options: MoveInboxOptions): Promise<MoveReport> {
  const { file, pool, schema = "kontor_inbox", place, drainMs = 3_000, clock = systemClock } = { ...options };
  const { onProgress = () => {}, signal, unsafeDurability = false } = options;
  const names = {
    file: 1,
    pool: 1,
    schema: 1,
    place: 1,
    drainMs: 1,
    unsafeDurability: 1,
    signal: 1,
    onProgress: 1,
    clock: 1,
  } as const;
  checkOptionNames<MoveInboxOptions>("move an inbox", options, names);
  if (typeof place !== "string" || place === "") throw new ArgumentError("move an inbox", "place", "be a text", place);
  if (!(drainMs >= 0 && drainMs < 2 ** 31)) throw new ArgumentError("move an inbox", "drainMs", "be >= 0", drainMs);
  const given = { pool, schema, unsafeDurability, clock };
  await checkTarget(given); // The file is left as it is if the move cannot begin.
  try {
    return await move({ file, place, given, drainMs, clock, onProgress, signal });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === "ERR_SQLITE_ERROR" ? new StoreError(`move the inbox ${file}`, message, { cause: error }) : error;
  }
}

async function move({
  file,
  place,
  given,
  ...rest
}: Pick<Move, "clock" | "drainMs" | "onProgress" | "signal"> & {
  file: string;
  place: string;
  given: TargetOptions;
}): Promise<MoveReport> {
  const { signal } = rest;
  const source = openSource(file, place);
  let target: MoveTarget | undefined;
  try {
    target = await openTarget(given, source).catch((error: unknown) => {
      if (source.isNew) source.forget();
      throw error;
    });
    const events = source.count();
    if (target.isDone) return { events, pauseMs: 0, cutOff: 0, wasDone: true };
    const parts = { ...rest, source, target, total: events };
    await copyAll({ ...parts, signal: source.isFenced() ? undefined : signal });
    if (!source.isFenced()) {
      await follow(parts);
      await target.analyze();
      await follow(parts);
      signal?.throwIfAborted();
    }
    const switched = await switchOver(parts);
    return { events: source.count(), ...switched, wasDone: false };
  } finally {
    source.close();
    await target?.close();
  }
}

interface Move {
  source: MoveSource;
  target: MoveTarget;
  clock: Clock;
  drainMs: number;
  total: number;
  onProgress: (progress: MoveProgress) => void;
  signal?: AbortSignal | undefined;
}

async function copyAll({ source, target, onProgress, total, signal }: Move): Promise<void> {
  let count = 0;
  for (let after = target.copied; after < source.through();) {
    signal?.throwIfAborted();
    const page = source.readPage(after, PAGE);
    await target.writePage(page, page.last);
    count += page.events.length;
    onProgress({ step: "copying", count, total });
    after = page.last;
  }
  for (let after = target.copiedEntity; ;) {
    signal?.throwIfAborted();
    const entities = source.readEntities(after, PAGE);
    if (entities.length === 0) return;
    await target.writeEntities(entities);
    after = entities.at(-1)!.key;
  }
}

/** Copies what has changed, until little is left. */
async function follow(move: Move): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS && move.source.countChanges() > FEW; round += 1) {
    move.signal?.throwIfAborted();
    await copyChanges(move);
  }
}

async function copyChanges({ source, target, onProgress, total }: Move): Promise<void> {
  const changes = source.readChanges(PAGE);
  await target.writeChanges(changes);
  source.confirm(changes.through);
  onProgress({ step: "following", count: source.countChanges(), total });
}

async function switchOver(move: Move): Promise<{ pauseMs: number; cutOff: number }> {
  const { source, target, clock, drainMs, onProgress, total } = move;
  const startedAt = clock.monotonicMs();
  let cutOff = 0;
  onProgress({ step: "switching", count: source.countChanges(), total });
  if (!source.isFenced()) {
    source.pauseUntil(clock.now() + drainMs + PAUSE_MARGIN_MS);
    while (source.countHeld(clock.now()) > 0 && clock.monotonicMs() - startedAt < drainMs) await clock.sleep(LOOK_MS);
    cutOff = source.countHeld(clock.now());
    source.fence();
  }
  while (source.countChanges() > 0) await copyChanges(move);
  await target.finish(source.readRest());
  return { pauseMs: Math.round(clock.monotonicMs() - startedAt), cutOff };
}
