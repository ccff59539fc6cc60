/** The consumers to wake, by channel. */
export interface Wakes {
  add(channel: number, wake: () => void): void;
  remove(channel: number, wake: () => void): void;
  /** Wakes the consumers of a channel. */
  call(channel: number): void;
  channels(): number[];
}

export function createWakes(): Wakes {
  const byChannel = new Map<number, Set<() => void>>();
  return {
    add(channel, wake) {
      byChannel.set(channel, (byChannel.get(channel) ?? new Set()).add(wake));
    },
    remove(channel, wake) {
      const wakes = byChannel.get(channel);
      wakes?.delete(wake);
      if (wakes?.size === 0) byChannel.delete(channel);
    },
    call(channel) {
      for (const wake of byChannel.get(channel) ?? []) wake();
    },
    channels: () => [...byChannel.keys()],
  };
}
