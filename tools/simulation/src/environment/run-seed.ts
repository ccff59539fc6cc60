import { buildFaults } from "../plan/draw-faults.ts";
import type { Fault } from "../plan/fault.ts";
import { buildTraffic, chooseSettings, type Settings } from "../plan/traffic.ts";
import { createMachine } from "../disk/machine.ts";
import { createScheduler } from "../time/scheduler.ts";
import { createStreams } from "../time/streams.ts";
import { withSeededAmbient } from "../time/ambient.ts";
import { createWallClock } from "../time/machine-clock.ts";
import { createTrace } from "../watch/trace.ts";
import { checkFinalState, checkHangs, checkPolls, checkWaits, isAllHandled } from "../watch/checks.ts";
import { buildEnvironment, type Environment } from "./environment.ts";

export interface RunSeedOptions {
  seed: number;
  store: Settings["store"];
  /** How long things go wrong, in hours. */
  hours: number;
  /** The faults to have, in place of those that the seed draws. */
  faults?: readonly Fault[];
}

/** The result of one simulation. */
export type SeedRun = Awaited<ReturnType<typeof runSeed>>;

const LOOK_MS = 60_000;
const QUIET_HOURS = 12; // An event that ends its process has its last try more than an hour after the first.

/** Runs one seed. It ends at the first broken rule, or when everything is handled. */
export async function runSeed({ seed, store, hours, faults: given }: RunSeedOptions) {
  const streams = createStreams(seed);
  const settings = chooseSettings(streams, { store, hours });
  const drawn = buildFaults(streams, settings);
  const faults = given ?? drawn;
  const scheduler = createScheduler(() => trace.fail("work ends", "The work of one moment does not end"));
  const trace = createTrace(scheduler.now);
  const wall = createWallClock(scheduler);
  const traffic = buildTraffic(streams, settings, faults);
  return withSeededAmbient(scheduler, streams("ambient"), async () => {
    using machine = createMachine(store, wall.now);
    const environment = buildEnvironment({ settings, streams, scheduler, trace, wall, machine });
    const unheard = (error: unknown) =>
      trace.fail("nothing fails unheard", `Nobody handles an error: ${String(error)}`);
    process.on("unhandledRejection", unheard);
    try {
      for (const event of traffic) scheduler.schedule(event.at, () => environment.trigger(event));
      for (const fault of faults)
        if (fault.is !== "event") scheduler.schedule(fault.at, () => environment.apply(fault));
      environment.supervisor.start();
      await advance(environment);
    } finally {
      process.off("unhandledRejection", unheard);
    }
    return {
      settings,
      faults,
      violation: trace.violation(),
      /** SHA-256 of everything that happened. Two runs of a seed give the same. */
      digest: trace.digest(),
      events: environment.register.events.size,
      /** How often something went wrong. */
      disturbances: environment.register.epoch,
      notes: trace.notes,
    };
  });

  async function advance(environment: Environment): Promise<void> {
    const { register, queue } = environment;
    const isOver = () => trace.violation() !== undefined;
    for (let minute = 1; minute <= (hours + QUIET_HOURS) * 60 && !isOver(); minute += 1) {
      await scheduler.advance(minute * LOOK_MS, isOver);
      checkWaits(trace, register, scheduler.now());
      checkPolls(trace, register, queue, scheduler.now());
      checkHangs(trace, register, settings.handlerTimeoutMs, scheduler.now());
      if (minute === hours * 60) environment.calm();
      if (minute > hours * 60 && isAllHandled(register, queue)) break;
    }
    if (isOver()) return;
    await environment.countEffects();
    checkFinalState(trace, register, queue, scheduler.now());
  }
}
