import { buildFaults } from "../plan/draw-faults.ts";
import type { Fault } from "../plan/fault.ts";
import { buildTraffic, chooseSettings, type Settings } from "../plan/traffic.ts";
import { createMachine } from "../disk/machine.ts";
import { createScheduler } from "../time/scheduler.ts";
import { createStreams } from "../time/streams.ts";
import { withSeededAmbient } from "../time/ambient.ts";
import { createWallClock } from "../time/machine-clock.ts";
import { createBook } from "../watch/book.ts";
import { checkFinalState, checkHangs, checkPolls, checkWaits, isAllHandled } from "../watch/checks.ts";
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
export type Played = Awaited<ReturnType<typeof playSeed>>;

const LOOK_MS = 60_000;
const QUIET_HOURS = 12; // An event that ends its process has its last try more than an hour after the first.

/** Plays one seed. It ends at the first broken rule, or when everything is handled. */
export async function playSeed({ seed, store, hours, faults: given }: PlaySeedOptions) {
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
      await play(stage);
    } finally {
      process.off("unhandledRejection", unheard);
    }
    return {
      settings,
      faults,
      violation: book.violation(),
      /** SHA-256 of everything that happened. Two runs of a seed give the same. */
      digest: book.digest(),
      events: stage.register.events.size,
      /** How often something went wrong. */
      disturbances: stage.register.epoch,
      notes: book.notes,
    };
  });

  async function play(stage: Stage): Promise<void> {
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
