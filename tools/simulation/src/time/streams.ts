import { createRandom } from "@kontor/testing/random";

export type Streams = ReturnType<typeof createStreams>;
export type Stream = ReturnType<Streams>;

/** Numbers that depend on the seed and on what they are for, so that one more number here changes none there. */
export function createStreams(seed: number) {
  return (purpose: string) => {
    const next = createRandom(computeStart(`${seed} ${purpose}`));
    for (let warm = 0; warm < 3; warm += 1) next();
    /** From `least` to below `most`. */
    const between = (least: number, most: number) => least + next() * (most - least);
    /** A whole number from `least` to `most`. */
    const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
    const has = (chance: number) => next() < chance;
    return { next, between, whole, has, oneOf: <T>(values: readonly T[]): T => values[whole(0, values.length - 1)]! };
  };
}

/** FNV-1a, as a start that the generator takes: from 1 to 2³¹ − 2. */
function computeStart(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash >>> 0) % 2_147_483_645) + 1;
}
