/** A nightly job that adjusts the stock of many items, against a sandbox that fails as a bad night does. */
import type { DatabaseSync } from "node:sqlite";
import { apiKey as apiKeyTokens, erpFetch } from "@kontor/auth";
import { createErpClient } from "@kontor/erp-client";
import type { Clock } from "@kontor/http";
import { createJournal, type JobOptions, runJob } from "@kontor/http/journal";
import { withCallQuotas } from "@kontor/http/quota";
import { demo, type Sandbox } from "@kontor/sandbox";

const { tenantId, apiKey, itemId, warehouseId } = demo;
const OPERATION = "Stock_StockAdjustment";
const KINDS = ["too-many-requests", "server-error", "reset", "lost-answer"] as const;

/** Plans each of the four faults for so large a share of all adjustments. */
export function plantFaults(sandbox: Sandbox, probability: number): void {
  for (const kind of KINDS)
    sandbox.addFault({
      ...{ kind, operation: OPERATION, probability },
      ...(kind === "too-many-requests" && { retryAfterSeconds: 0 }),
    });
}

export interface StockJobOptions extends Partial<Pick<JobOptions<number>, "concurrency" | "onProgress" | "stopAfter">> {
  baseUrl: string;
  db: DatabaseSync;
  items: number;
  fetch?: typeof globalThis.fetch;
  clock?: Clock;
}

/** Runs the job until it ends or is killed. */
export function runStockJob({ baseUrl, db, items, fetch, clock, ...options }: StockJobOptions) {
  const quotas = withCallQuotas({ share: 1, clock });
  const erp = createErpClient({
    ...{ baseUrl, tenantId, appId: "a/1", appVersion: "1" },
    fetch: quotas(erpFetch({ tokens: apiKeyTokens({ key: apiKey }), fetch, clock })),
  });
  return runJob({
    journal: createJournal({ db }),
    run: "stock 2026-11-28",
    items: Array.from({ length: items }, (_, at) => at),
    name: (item) => item,
    call: (item, { step, signal }) =>
      erp.stocks.adjust({}, { itemId, warehouseId, quantity: 1, comment: step }, { signal }),
    stopAfter: Number.POSITIVE_INFINITY,
    clock,
    ...options,
  });
}

/** How often the platform has changed each item, by its step. */
export function countChanges(sandbox: Sandbox): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, fields } of sandbox.rows("records"))
    if (name === "stocks/changes")
      counts.set(String(fields["comment"]), (counts.get(String(fields["comment"])) ?? 0) + 1);
  return counts;
}

/** The 429 that were not planted. */
export function countRefused(sandbox: Sandbox): number {
  return sandbox.log().filter(({ status, fault }) => status === 429 && fault === undefined).length;
}
