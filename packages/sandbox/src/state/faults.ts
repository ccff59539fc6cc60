import { routes, type Api, type CallName, type OperationId } from "../generated/routes.generated.ts";
import { checkValue, findNearest, must, oneOf, optional, shape, text, type Check } from "../ground/checks.ts";
import { computeRandom } from "./random.ts";
import type { Table } from "./store.ts";

/** The kinds of faults, each with what the caller sees. */
export const faultKinds = {
  unauthorized: "401 although the token is valid; nothing happens",
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

/** A fault and its conditions: it affects every request that meets all of them. */
export interface Fault {
  /** The kind of the fault. */
  kind: FaultKind;
  /** The method of a client (`orders.create`, `channel.orders.create`), its operationId, or `token` for the OAuth 2.0 endpoint. Default: any. */
  operation?: OperationId | CallName | `${Api}.${CallName}` | "token" | undefined;
  /** The tenant whose requests it affects. Default: any. */
  tenantId?: string | undefined;
  /** Affects only the n-th matching request, counted from 1. Default: every matching request. */
  nth?: number | undefined;
  /** The share of matching requests that it affects, from 0 to 1. Default 1. */
  probability?: number | undefined;
  /** The highest number of requests that it affects. Default: no limit. */
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

export interface FaultRow {
  id: string;
  fault: Fault;
  matched: number;
  applied: number;
}

export interface Strike {
  fault: Fault;
  /** A random number from 0 to below 1 that only this strike uses. */
  draw: number;
}

/** Every name of an operation, and its operationId. */
const operations = new Map<string, OperationId | "token">([
  ["token", "token"],
  ...routes.flatMap(({ id, api, call }) =>
    [id, call ?? [], call ? `${api}.${call}` : []].flat().map((name) => [name, id] as const),
  ),
]);

/**
 * Reads a fault, its operation by its operationId.
 *
 * @throws {RangeError} If it could never strike, or holds a misspelled field. Of an operation that is unknown, the nearest name is told.
 */
export function readFault(fault: Fault): Fault {
  checkValue("plan a fault", checkFault, fault);
  const { operation, ...rest } = structuredClone(fault);
  return { ...rest, ...(operation !== undefined && { operation: operations.get(operation)! }) };
}

const wholeFrom = (least: number) =>
  must(`be a whole number >= ${least}`, (value: number) => Number.isInteger(value) && value >= least);
const isShare = (value: number) => Number.isFinite(value) && value > 0 && value <= 1;

const operation: Check = (value, place) => {
  if (operations.has(value as string)) return undefined;
  const nearest = findNearest(String(value), [...operations.keys()]);
  const told = nearest === undefined ? "" : ` (the nearest is ${nearest})`;
  return { place, must: `be the method of a client, an operationId or token${told}`, got: value };
};

const MOST_MS = 2 ** 31 - 1;

const checkFault = shape({
  kind: oneOf(...Object.keys(faultKinds)),
  operation: optional(operation),
  tenantId: optional(text),
  nth: optional(wholeFrom(1)),
  probability: optional(must("be above 0 and at most 1", isShare)),
  times: optional(wholeFrom(1)),
  ms: optional(must(`be a number from 0 to ${MOST_MS}`, (value: number) => value >= 0 && value <= MOST_MS)),
  sigma: optional(must("be a number from 0 to 10", (value: number) => value >= 0 && value <= 10)),
  retryAfterSeconds: optional(wholeFrom(0)),
  bytes: optional(wholeFrom(0)),
});

/** The faults that strike this request, in the order in which they were planned. An equal seed gives equal strikes. */
export function findStrikes(
  plan: Table<FaultRow>,
  of: { operation: string; tenantId: string },
  seed: number,
): Strike[] {
  return [...plan.values()].flatMap((row) => {
    const { fault } = row;
    const { operation = of.operation, tenantId = of.tenantId } = fault;
    if (operation !== of.operation || tenantId.toLowerCase() !== of.tenantId.toLowerCase()) return [];
    row.matched += 1;
    const draw = (turn: number) => computeRandom(seed + Number(row.id.slice("fault-".length)), row.matched * 2 + turn);
    const hits =
      (fault.nth === undefined || fault.nth === row.matched) &&
      row.applied < (fault.times ?? Number.POSITIVE_INFINITY) &&
      draw(0) < (fault.probability ?? 1);
    if (hits) row.applied += 1;
    plan.set(row.id, row);
    return hits ? [{ fault, draw: draw(1) }] : [];
  });
}

export function computeLatency({ fault: { kind, ms = 1_000, sigma = 0.5 }, draw }: Strike): number {
  if (kind === "latency") return ms;
  const gauss = Math.sqrt(-2 * Math.log(1 - draw)) * Math.cos(2 * Math.PI * ((draw * 997) % 1));
  return ms * Math.exp(sigma * gauss);
}
