import { buildFaults } from "../plan/draw-faults.ts";
import { buildTraffic } from "../plan/build-traffic.ts";
import type { Fault } from "../plan/fault.ts";
import { chooseSettings, type Settings } from "../plan/settings.ts";
import { createMachine } from "../disk/machine.ts";
import { createScheduler } from "../time/scheduler.ts";
import { createStreams } from "../time/streams.ts";
import { withSeededAmbient } from "../time/ambient.ts";
import { createWallClock } from "../time/machine-clock.ts";
import { createBook, type Note, type Violation } from "../watch/book.ts";
import { checkFinalState, isAllHandled } from "../watch/final-state.ts";
import { checkHangs, checkPolls, checkWaits } from "../watch/waits.ts";
import { buildStage, type Stage } from "./stage.ts";

export interface PlaySeedOptions {
  seed: number;
  store: Settings["store"];
  /** How long things go wrong, in hours. */
  hours: number;
  /** The faults to have, in place of those that the seed draws. */
  faults?: readonly Fault[];
}

/** The result of one simulation. */
export interface Played {
  settings: Settings;
  faults: readonly Fault[];
  violation: Violation | undefined;
  /** SHA-256 of everything that happened. Two runs of a seed give the same. */
  digest: string;
  /** Played time, in hours. */
  hours: number;
  events: number;
  /** How often something went wrong. */
  disturbances: number;
  notes: readonly Note[];
}

const HOUR_MS = 3_600_000;
const LOOK_MS = 60_000;
const QUIET_HOURS = 12; // An event that ends its process has its last try more than an hour after the first.

/** Plays one seed. It ends at the first broken rule, or when everything is handled. */
export async function playSeed({ seed, store, hours, faults: given }: PlaySeedOptions): Promise<Played> {
  const streams = createStreams(seed);
  const settings = chooseSettings(streams, { store, hours });
  const drawn = buildFaults(streams, settings);
  const faults = given ?? drawn;
  const scheduler = createScheduler(() => book.fail("work ends", "The work of one moment does not end"));
  const book = createBook(scheduler.now);
  const wall = createWallClock(scheduler);
  const traffic = buildTraffic(streams, settings, faults);
  return withSeededAmbient(scheduler, streams("ambient"), async () => {
    using machine = createMachine(store, wall.now);
    const stage = buildStage({ settings, streams, scheduler, book, wall, machine });
    const unheard = (error: unknown) => book.fail("nothing fails unheard", `Nobody handles an error: ${String(error)}`);
    process.on("unhandledRejection", unheard);
    try {
      for (const event of traffic) scheduler.schedule(event.at, () => stage.trigger(event));
      for (const fault of faults) if (fault.is !== "event") scheduler.schedule(fault.at, () => stage.apply(fault));
      stage.supervisor.start();
      await play({ hours, stage });
    } finally {
      process.off("unhandledRejection", unheard);
    }
    return {
      settings,
      faults,
      violation: book.violation(),
      digest: book.digest(),
      hours: scheduler.now() / HOUR_MS,
      events: stage.register.events.size,
      disturbances: stage.register.epoch,
      notes: book.notes,
    };
  });

  async function play({ stage }: { hours: number; stage: Stage }): Promise<void> {
    const { register, queue } = stage;
    const isOver = () => book.violation() !== undefined;
    for (let minute = 1; minute <= (hours + QUIET_HOURS) * 60 && !isOver(); minute += 1) {
      await scheduler.advance(minute * LOOK_MS, isOver);
      checkWaits(book, register, scheduler.now());
      checkPolls(book, register, queue, scheduler.now());
      checkHangs(book, register, settings.handlerTimeoutMs, scheduler.now());
      if (minute === hours * 60) stage.calm();
      if (minute > hours * 60 && isAllHandled(register, queue)) break;
    }
    if (isOver()) return;
    await stage.countEffects();
    checkFinalState(book, register, queue, scheduler.now());
  }
}
