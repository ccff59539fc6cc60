import { defaultAssumptions, type Assumptions } from "./assumptions.ts";
import type { Quota } from "../platform/quotas.ts";

const MOST_EVENTS_A_PAGE = 100; // documented: the most events of a page

type Check = (name: string, value: unknown) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function refuse(name: string, must: string, got: unknown): never {
  const shown = ["string", "number", "boolean"].includes(typeof got) ? String(got) : got === null ? "null" : typeof got;
  throw new RangeError(`Cannot assume so as ${name} must ${must}: got ${shown}`);
}

/** A length of time or a count: finite, and not below the least value that makes sense. */
const atLeast =
  (least: number): Check =>
  (name, value) =>
    (Number.isFinite(value) && (value as number) >= least) || refuse(name, `be a number >= ${least}`, value);
/** A count from 1 to a most. */
const upTo =
  (most: number): Check =>
  (name, value) =>
    (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most) ||
    refuse(name, `be a whole number from 1 to ${most}`, value);
const text: Check = (name, value) =>
  (typeof value === "string" && /^[\x20-\x7e]+$/.test(value)) || refuse(name, "be text of one line", value);
const truth: Check = (name, value) => typeof value === "boolean" || refuse(name, "be true or false", value);
const oneOf =
  (...values: string[]): Check =>
  (name, value) =>
    values.includes(value as string) || refuse(name, `be one of ${values.join(", ")}`, value);

const checks: Record<keyof Assumptions, Check> = {
  redeliveryTimeoutMs: atLeast(0),
  pageSize: upTo(MOST_EVENTS_A_PAGE),
  tokenLifetimeMs(name, value) {
    if (!isRecord(value)) refuse(name, "be { channel, erp }", value);
    for (const kind of ["channel", "erp"]) atLeast(1)(`${name}.${kind}`, value[kind]);
  },
  channelScope: text,
  sellerScope: text,
  separateFamilies: truth,
  repeatCode: (name, value) =>
    (typeof value === "string" && /^[A-Z]{3}\d{3}$/.test(value)) || refuse(name, "be like VAL100", value),
  taxClassScope: text,
  updateBody: (name, value) => value !== undefined || refuse(name, "be what JSON can carry", value),
  quotas(name, value) {
    if (!isRecord(value)) refuse(name, "be quotas by operation", value);
    for (const [operation, quota] of Object.entries(value)) checkQuota(`${name}.${operation}`, quota);
  },
  erpQuota: checkQuota,
  registrationDialog: oneOf("open", "closed"),
  registrationDecision: oneOf("wait", "accept", "reject"),
  registrationNeedsTenant: truth,
  registrationLifetimeMs: atLeast(1),
  sellerSessionLifetimeMs: atLeast(1),
  sessionTokenLifetimeMs: atLeast(1),
  rotateRefreshTokens: truth,
  unknownFields(name, value) {
    if (!isRecord(value)) refuse(name, "be { channel, erp }", value);
    for (const api of ["channel", "erp"]) oneOf("ignore", "refuse")(`${name}.${api}`, value[api]);
  },
  unlinkedSellers: oneOf("refuse", "serve"),
  categoryWithoutAttributes: oneOf("refuse", "accept"),
  stockAdjustment: oneOf("difference", "total"),
  taxRates(name, value) {
    if (!isRecord(value)) refuse(name, "be rates by tax type", value);
    for (const [type, rate] of Object.entries(value)) atLeast(0)(`${name}.${type}`, rate);
  },
};

/** Checks assumptions. @throws {RangeError} If one is unknown, or its value makes no sense. */
export function checkAssumptions(values: Partial<Assumptions>): void {
  if (!isRecord(values)) refuse("what is assumed", "be an object", values);
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(defaultAssumptions, name))
      refuse("what is assumed", `be one of ${Object.keys(defaultAssumptions).join(", ")}`, name);
    checks[name as keyof Assumptions](name, value);
  }
}

/** Checks a quota. @throws {RangeError} If the value is neither `null` nor a quota. */
export function checkQuota(name: string, value: unknown): asserts value is Quota | null {
  if (value === null) return;
  if (!isRecord(value)) refuse(name, "be { requests, perSeconds } or null", value);
  atLeast(0)(`${name}.requests`, value["requests"]);
  atLeast(0.001)(`${name}.perSeconds`, value["perSeconds"]);
}
