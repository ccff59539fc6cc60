import { computeRandom } from "../state/random.ts";
import type { Table } from "../state/store.ts";

/** The kinds of faults, each with what the caller sees. */
export const faultKinds = {
  unauthorized: "401 though the token is good; nothing happens",
  "too-many-requests": "429 within the quota, with Retry-After if `retryAfterSeconds` is given; nothing happens",
  "server-error": "500; nothing happens",
  "bad-gateway": "502 with a page of HTML, as a proxy sends it; nothing happens",
  unavailable: "503; nothing happens",
  hang: "no answer, until the caller gives up; nothing happens",
  reset: "the connection is reset before an answer; nothing happens",
  latency: "the answer takes `ms` longer",
  "latency-lognormal": "the answer takes longer, lognormal around `ms` with `sigma` (default 0.5)",
  "lost-answer": "the operation is done, but the connection is reset before the answer: a lost acknowledgement",
  "truncated-body": "the operation is done, but the answer ends after `bytes` (default: half of it)",
  "malformed-json": "the operation is done, but the answer is cut where it still looks complete: no JSON",
  "empty-body": "the operation is done, but the answer has no body",
  "html-body": "the operation is done, but the answer is a page of HTML with status 200",
  "duplicate-event": "a page holds its first event twice",
  "reordered-page": "a page holds its events in reverse order",
} as const;

/** The kind of a fault; `faultKinds` says what each does. */
export type FaultKind = keyof typeof faultKinds;

/** A fault and its conditions: it strikes every request that meets all of them. */
export interface Fault {
  /** The kind of the fault. */
  kind: FaultKind;
  /** operationId, or `token` for the OAuth 2.0 endpoint. Default: any. */
  operation?: string | undefined;
  /** The tenant whose requests it strikes. Default: any. */
  tenantId?: string | undefined;
  /** Strikes only the n-th request that fits, counted from 1. Default: every request that fits. */
  nth?: number | undefined;
  /** The share of fitting requests that it strikes, from 0 to 1. Default 1. */
  probability?: number | undefined;
  /** The most requests that it strikes. Default: no limit. */
  times?: number | undefined;
  /** For latency, in ms. Default 1 000. */
  ms?: number | undefined;
  /** For `latency-lognormal`. Default 0.5. */
  sigma?: number | undefined;
  /** For `too-many-requests`, in seconds. Default: no header, as the platform documents none. */
  retryAfterSeconds?: number | undefined;
  /** For `truncated-body`: how many bytes of the body arrive. Default: half of it. */
  bytes?: number | undefined;
}

/** A fault, and how often it fitted and struck. */
export interface FaultRow {
  id: string;
  fault: Fault;
  fitted: number;
  struck: number;
}

/** A fault that strikes a request. */
export interface Strike {
  fault: Fault;
  /** A random number from 0 to below 1 that only this strike uses. */
  draw: number;
}

/**
 * Refuses a fault that could never strike, or that holds a misspelled field.
 *
 * @param operations Every operationId that it may name.
 */
export function checkFault(fault: Fault, operations: readonly string[]): void {
  const refuse = (what: string, got: unknown) => {
    throw new RangeError(`Cannot plan a fault as ${what}: got ${String(got)}`);
  };
  const { kind, operation, tenantId, ...numbers } = fault ?? {};
  if (!Object.hasOwn(faultKinds, String(kind)))
    refuse(`kind must be one of ${Object.keys(faultKinds).join(", ")}`, kind);
  if (operation !== undefined && !operations.includes(operation)) refuse("operation must be known", operation);
  if (tenantId !== undefined && typeof tenantId !== "string") refuse("tenantId must be text", tenantId);
  for (const [name, value] of Object.entries(numbers)) {
    if (value === undefined) continue;
    const limits = NUMBERS[name as keyof typeof NUMBERS];
    if (!limits)
      refuse(`its fields must be some of kind, operation, tenantId, ${Object.keys(NUMBERS).join(", ")}`, name);
    const isWhole = !limits!.whole || Number.isInteger(value);
    if (typeof value !== "number" || !isWhole || !(value >= limits!.least && value <= limits!.most))
      refuse(`${name} must be ${limits!.must}`, value);
  }
}

const NUMBERS = {
  nth: { least: 1, most: 2 ** 31, whole: true, must: "a whole number from 1" },
  times: { least: 1, most: 2 ** 31, whole: true, must: "a whole number from 1" },
  probability: { least: Number.MIN_VALUE, most: 1, whole: false, must: "above 0 and at most 1" },
  ms: { least: 0, most: 2 ** 31 - 1, whole: false, must: "a number >= 0" },
  sigma: { least: 0, most: 10, whole: false, must: "a number from 0 to 10" },
  retryAfterSeconds: { least: 0, most: 2 ** 31, whole: true, must: "a whole number >= 0" },
  bytes: { least: 0, most: 2 ** 31, whole: true, must: "a whole number >= 0" },
};

/** The faults that strike this request, in the order in which they were planned. An equal seed gives equal strikes. */
export function findStrikes(
  plan: Table<FaultRow>,
  { operation, tenantId }: { operation: string; tenantId: string },
  seed: number,
): Strike[] {
  if (plan.size === 0) return [];
  return [...plan.values()].flatMap((row) => {
    const { fault } = row;
    const fits =
      (fault.operation === undefined || fault.operation === operation) &&
      (fault.tenantId === undefined || fault.tenantId.toLowerCase() === tenantId.toLowerCase());
    if (!fits) return [];
    row.fitted += 1;
    const draw = (turn: number) => computeRandom(seed + Number(row.id.slice("fault-".length)), row.fitted * 2 + turn);
    const hits =
      (fault.nth === undefined || fault.nth === row.fitted) &&
      row.struck < (fault.times ?? Number.POSITIVE_INFINITY) &&
      draw(0) < (fault.probability ?? 1);
    if (hits) row.struck += 1;
    plan.set(row.id, row);
    return hits ? [{ fault, draw: draw(1) }] : [];
  });
}

/** How long a strike of latency takes, in ms. */
export function computeLatency({ fault: { kind, ms = 1_000, sigma = 0.5 }, draw }: Strike): number {
  if (kind === "latency") return ms;
  const gauss = Math.sqrt(-2 * Math.log(1 - draw)) * Math.cos(2 * Math.PI * ((draw * 997) % 1));
  return ms * Math.exp(sigma * gauss);
}
