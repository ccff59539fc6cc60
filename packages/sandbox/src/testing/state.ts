import { createPlatformState, type PlatformState } from "../platform/state.ts";
import { applySeed } from "../seed/apply.ts";
import { defaultSeed } from "../seed/demo.ts";
import { realClock } from "../state/clock.ts";

/** Makes a platform that holds the default seed. */
export function createDemoState(options: Partial<Parameters<typeof createPlatformState>[0]> = {}): PlatformState {
  const state = createPlatformState({ assumptions: {}, clock: realClock, randomSeed: 1, ...options });
  applySeed(defaultSeed, state.store);
  return state;
}
