/** Waiters of several channels, which are served in turn, so that a channel with many of them holds up no other. */
export interface FairQueue<Waiter> {
  add(channel: string, waiter: Waiter): void;
  remove(channel: string, waiter: Waiter): void;
  /** Takes the first waiter of the next channel that may be served. */
  next(mayServe: (channel: string) => boolean): { channel: string; waiter: Waiter } | undefined;
  isEmpty(): boolean;
}

export function createFairQueue<Waiter>(): FairQueue<Waiter> {
  const waiting = new Map<string, Waiter[]>(); // The channel that was served last stands last.
  return {
    add(channel, waiter) {
      const queue = waiting.get(channel);
      if (queue) queue.push(waiter);
      else waiting.set(channel, [waiter]);
    },
    remove(channel, waiter) {
      const left = waiting.get(channel)?.filter((each) => each !== waiter) ?? [];
      if (left.length > 0) waiting.set(channel, left);
      else waiting.delete(channel);
    },
    next(mayServe) {
      for (const [channel, queue] of waiting) {
        if (!mayServe(channel)) continue;
        const waiter = queue.shift()!;
        waiting.delete(channel);
        if (queue.length > 0) waiting.set(channel, queue);
        return { channel, waiter };
      }
      return undefined;
    },
    isEmpty: () => waiting.size === 0,
  };
}
