/** Tells every listener that something may have changed. It costs next to nothing while nobody listens. */
export interface Changes {
  tell(): void;
  /** Adds a listener. Returns the function that removes it. */
  listen(listener: () => void): () => void;
  readonly listeners: number;
}

/** Makes a list of listeners that is empty at first. */
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
