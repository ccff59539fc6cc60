import { computeRandom } from "../state/random.ts";

/** Gives numbers from 0 to below 1 that look random, the same ones for each seed. */
export function createRandomNumbers(seed: number): () => number {
  let count = 0;
  return () => computeRandom(seed, ++count);
}
