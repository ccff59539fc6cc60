import { demo, type Seed } from "@kontor/sandbox";

/** Adds sellers to the channel of a seed. Returns the seed, and the ids of the sellers. */
export function withSellers(seed: Seed, count: number): { seed: Seed; sellers: string[] } {
  const added = Array.from({ length: count }, (_, index) => ({
    sellerId: String(100 + index),
    accountId: 5_000 + index,
  }));
  const channel = seed.channels?.[demo.channel];
  const sellers = [...(channel?.sellers ?? []), ...added];
  return {
    seed: { ...seed, channels: { ...seed.channels, [demo.channel]: { ...channel, sellers } } },
    sellers: added.map(({ sellerId }) => sellerId),
  };
}
