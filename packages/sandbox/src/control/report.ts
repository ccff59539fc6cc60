import type { LogEntry } from "../state/request-log.ts";

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
