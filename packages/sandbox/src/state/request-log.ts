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
  /** What is odd about a request that was answered, and its likely reason. */
  note?: string;
  /** The planned faults that were applied. */
  fault?: string;
  /** The reason why it was refused. */
  problem?: string;
  /** Set where our own answer does not fit its spec: a fault of the sandbox. */
  violation?: Record<string, string[]>;
}

/** The facts of one request; `at` is in ms since the epoch. */
type LogFacts = Omit<LogEntry, "at"> & { at: number };

const MOST_ENTRIES = 10_000;

export function createRequestLog({ keep = MOST_ENTRIES }: { keep?: number } = {}) {
  let rows: LogFacts[] = [];
  let count = 0;
  return {
    add(facts: LogFacts) {
      count += 1;
      rows.push(facts);
      if (rows.length >= keep * 2) rows = rows.slice(-keep);
    },
    /** The last ones, oldest first. */
    entries(limit = keep): LogEntry[] {
      const last = rows.slice(Math.max(0, rows.length - Math.min(keep, limit)));
      return last.map(({ at, ...row }) => structuredClone({ at: new Date(at).toISOString(), ...row }));
    },
    get size() {
      return count;
    },
    clear() {
      rows = [];
      count = 0;
    },
  };
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
