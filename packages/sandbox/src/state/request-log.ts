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
type LogFacts = Omit<LogEntry, "at"> & { at: number };

interface RequestLog {
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

/** The traffic, as the platform saw it. */
export interface TrafficReport {
  requests: number;
  /** Requests by operationId; `token` is the OAuth 2.0 endpoint. */
  byOperation: Record<string, number>;
  /** Calls that asked for an access token. */
  tokenCalls: { channel: number; erp: number };
  /** Events by type, in the order of their first delivery. */
  events: Record<string, { events: number; deliveries: number; acknowledged: number }>;
  /** Requests answered from 400 on. */
  refused: number;
  /** Answers of the sandbox that do not fit its specs. */
  violations: number;
}

/** Adds up a request log. */
export function buildReport(log: readonly LogEntry[]): TrafficReport {
  const byOperation: Record<string, number> = {};
  const events: TrafficReport["events"] = {};
  const typeOf = new Map<string, string>();
  for (const { operation = "unknown address", delivered = [], acknowledged = [] } of log) {
    byOperation[operation] = (byOperation[operation] ?? 0) + 1;
    for (const { id, type } of delivered) {
      const row = (events[type] ??= { events: 0, deliveries: 0, acknowledged: 0 });
      if (!typeOf.has(id)) row.events += 1;
      typeOf.set(id, type);
      row.deliveries += 1;
    }
    for (const id of new Set(acknowledged)) {
      const row = events[typeOf.get(id) ?? ""];
      if (row) row.acknowledged += 1;
    }
  }
  return {
    requests: log.length,
    byOperation,
    tokenCalls: { channel: byOperation["Auth_ExchangeRefreshToken"] ?? 0, erp: byOperation["token"] ?? 0 },
    events,
    refused: log.filter(({ status }) => status >= 400).length,
    violations: log.filter(({ violation }) => violation).length,
  };
}
