/** One request, as the sandbox saw it. Holds no header and no body. */
export interface LogEntry {
  /** When it came, by the sandbox's clock. */
  at: string;
  method: string;
  path: string;
  /** The operationId, or `authorize` or `token` for an endpoint of the authorization server; absent for an unknown address. */
  operation?: string;
  status: number;
  /** The events that the answer held. */
  delivered?: { id: string; type: string }[];
  /** The ids that were acknowledged. */
  acknowledged?: string[];
  /** Fields that nobody describes and that were ignored: of the body as JSON Pointers, of the query as `?name`. */
  ignored?: string[];
  /** The planned faults that struck. */
  fault?: string;
  /** The reason why it was refused. */
  problem?: string;
  /** Set where our own answer does not fit its spec: a fault of the sandbox. */
  violation?: Record<string, string[]>;
}

/** The facts of one request; `at` is in ms since the epoch. */
export type LogFacts = Omit<LogEntry, "at"> & { at: number };

export interface RequestLog {
  add(facts: LogFacts): void;
  /** The last ones, oldest first. */
  entries(limit?: number): LogEntry[];
  /** The number of requests so far. */
  readonly size: number;
  clear(): void;
}

type Row = { [Name in keyof Required<LogFacts>]: LogFacts[Name] | undefined };

/**
 * Makes the log of the last requests. Its rows are used again: objects that live for ten thousand requests would make the
 * runtime's memory for young objects grow to ten times the need.
 */
export function createRequestLog({ keep = 10_000 }: { keep?: number } = {}): RequestLog {
  const rows: Row[] = [];
  let count = 0;
  return {
    add({ at, method, path, operation, status, delivered, acknowledged, ignored, fault, problem, violation }) {
      const row = (rows[count % keep] ??= {} as Row);
      count += 1;
      row.at = at;
      row.method = method;
      row.path = path;
      row.operation = operation;
      row.status = status;
      row.delivered = delivered;
      row.acknowledged = acknowledged;
      row.ignored = ignored;
      row.fault = fault;
      row.problem = problem;
      row.violation = violation;
    },
    entries(limit = keep) {
      const length = Math.min(count, keep, limit);
      return Array.from({ length }, (_, index) => buildEntry(rows[(count - length + index) % keep]!));
    },
    get size() {
      return count;
    },
    clear() {
      rows.length = 0;
      count = 0;
    },
  };
}

function buildEntry({ at, ...row }: Row): LogEntry {
  const said = Object.entries(row).filter(([, value]) => value !== undefined);
  return structuredClone({ at: new Date(at!).toISOString(), ...Object.fromEntries(said) }) as LogEntry;
}
