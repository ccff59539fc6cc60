/** One request, as the sandbox saw it. Holds no header and no body: nothing secret gets in. */
export interface LogEntry {
  /** When it came, by the sandbox's clock. */
  at: string;
  method: string;
  path: string;
  /** operationId, or `token` for the OAuth 2.0 endpoint; absent for an unknown address. */
  operation?: string;
  status: number;
  /** The events that the answer held. */
  delivered?: { id: string; type: string }[];
  /** The ids that were acknowledged. */
  acknowledged?: string[];
  /** The fault that was planned and struck. */
  fault?: string;
  /** Why it was refused. */
  problem?: string;
  /** Set where our own answer does not fit its spec: a fault of the sandbox. */
  violation?: Record<string, string[]>;
}

/** The last requests, oldest first. */
export function createRequestLog({ keep = 10_000 }: { keep?: number } = {}): {
  add(entry: LogEntry): void;
  entries(): LogEntry[];
  clear(): void;
} {
  let entries: LogEntry[] = [];
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length > keep * 2) entries = entries.slice(-keep);
    },
    entries: () => structuredClone(entries.slice(-keep)),
    clear: () => (entries = []),
  };
}
