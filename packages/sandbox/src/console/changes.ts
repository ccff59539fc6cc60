/** Tells who listens that something may have changed; costs next to nothing while nobody does. */
export interface Changes {
  tell(): void;
  /** Returns what ends the listening. */
  listen(listener: () => void): () => void;
  readonly listeners: number;
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    tell() {
      if (listeners.size > 0) for (const listener of listeners) listener();
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get listeners() {
      return listeners.size;
    },
  };
}
