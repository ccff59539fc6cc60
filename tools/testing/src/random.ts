/** Numbers from 0 to below 1 that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
