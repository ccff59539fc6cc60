import { playSeed, type Played } from "../stage/play-seed.ts";
import type { Settings } from "../plan/settings.ts";

export interface PlaySeedsOptions {
  seed: number;
  seeds: number;
  store: Settings["store"];
  hours: number;
  /** No further seed begins after this, in ms. */
  limitMs: number;
  /** Called after each seed. */
  onPlayed?(result: SeedsResult, seed: number): void;
}

export interface SeedsResult {
  seeds: number;
  hours: number;
  events: number;
  disturbances: number;
  /** Time of the processor, in ms. It differs less on a busy machine than time does. */
  cpuMs: number;
  /** The digest of the last seed. */
  digest: string;
  /** The first seed that broke a rule. Nothing was played behind it. */
  failed?: { seed: number; played: Played };
}

/** Plays seeds one after the other, up to the first that breaks a rule. */
export async function playSeeds(options: PlaySeedsOptions): Promise<SeedsResult> {
  const { seed: first, seeds, store, hours, limitMs, onPlayed } = options;
  const result: SeedsResult = { seeds: 0, hours: 0, events: 0, disturbances: 0, cpuMs: 0, digest: "" };
  const startedAt = performance.now();
  for (let seed = first; seed < first + seeds && performance.now() - startedAt < limitMs; seed += 1) {
    const before = process.cpuUsage();
    const played = await playSeed({ seed, store, hours });
    const { user, system } = process.cpuUsage(before);
    result.seeds += 1;
    result.digest = played.digest;
    result.hours += played.hours;
    result.events += played.events;
    result.disturbances += played.disturbances;
    result.cpuMs += (user + system) / 1000;
    if (played.violation) result.failed = { seed, played };
    onPlayed?.(result, seed);
    if (result.failed) break;
  }
  return result;
}

/** Simulated hours in a minute of one core. */
export function computePace({ hours, cpuMs }: Pick<SeedsResult, "hours" | "cpuMs">): number {
  return (hours / cpuMs) * 60_000;
}
