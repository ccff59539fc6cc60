/** The most requests in a time. */
export interface Quota {
  requests: number;
  perSeconds: number;
}

/**
 * The decisions of the sandbox where the given spec leaves something open. A fact that nobody knows has a row in the docs' list of
 * facts that are not shown; the decision names its row. The lifetime of a token, and the person who answers a registration, are known.
 */
export interface Assumptions {
  /** Time from a delivery until the event is delivered again, in ms. Row `redelivery-timeout`. */
  redeliveryTimeoutMs: number;
  /** Events per fetch. Row `paging-limits`. */
  pageSize: number;
  /** Lifetime of an access token, in ms; about one hour is documented for the channel, a day for the ERP. */
  tokenLifetimeMs: { channel: number; erp: number };
  /** The `scope` of a channel token. Row `channel-scope-semantics`. */
  channelScope: string;
  /** The `scope` of a seller's token. Row `channel-scope-semantics`. */
  sellerScope: string;
  /** Whether the Seller family refuses a channel's token; the Channel family always refuses a seller's. Row `channel-scope-semantics`. */
  separateFamilies: boolean;
  /** The error code when a call repeats an earlier one: an order id that exists, a cancellation that was asked for or answered before. Row `repeat-code`. */
  repeatCode: string;
  /** Scope that the tax class update asks for. Row `operation-scopes`. */
  taxClassScope: string;
  /** Body of a successful update. Rows `category-update-200-body`, `tax-class-update-200-body`. */
  updateBody: unknown;
  /** Quotas by operation, instead of the documented ones; `null`: none. Row `rate-quotas`. */
  quotas: Record<string, Quota | null>;
  /** Quota of every ERP operation, counted for each; `null`: none. Its numbers are unpublished. Row `rate-quotas`. */
  erpQuota: Quota | null;
  /** Whether an ERP user has the registration dialog open; else a registration is refused (observed). */
  registrationDialog: "open" | "closed";
  /** The ERP user's answer to a registration: none until `decideRegistration()`, or yes or no at once. */
  registrationDecision: "wait" | "accept" | "reject";
  /** Whether a registration without `x-tenant-id` is refused; else it is for the first tenant. Row `registration-tenant`. */
  registrationNeedsTenant: boolean;
  /** How long a registration waits for the user, in ms. Row `registration-lifetime`. */
  registrationLifetimeMs: number;
  /** How long a session of a seller's sign-up or update lives, in ms. Row `session-lifetime`. */
  sellerSessionLifetimeMs: number;
  /** How long a session token that the hub gives a page lives, in ms. Row `session-token-claims`. */
  sessionTokenLifetimeMs: number;
  /** Whether an OAuth 2.0 refresh token works once only and comes with a successor. Rows `refresh-token-lifetime`, `authorization-code-refresh`. */
  rotateRefreshTokens: boolean;
  /** The treatment of a field of a request that nobody describes. Row `unknown-request-fields`. */
  unknownFields: { channel: "ignore" | "refuse"; erp: "ignore" | "refuse" };
  /** Whether channel calls work for a seller who is unlinked but not removed for good. Row `unlinked-seller`. */
  unlinkedSellers: "refuse" | "serve";
  /** The answer when a category without attributes is told to delete them: success or "not found". Row `category-without-attributes`. */
  categoryWithoutAttributes: "refuse" | "accept";
  /** Whether the quantity of a stock adjustment is added to the stock, or is the new stock. Row `stock-adjustment-quantity`. */
  stockAdjustment: "difference" | "total";
  /** Tax rate in percent, by tax type. Row `tax-type-meaning`. */
  taxRates: Record<number, number>;
}

/** The assumptions of a sandbox that is told no others. */
export const defaultAssumptions: Assumptions = {
  redeliveryTimeoutMs: 300_000, // documented for the Seller side
  pageSize: 100, // documented
  tokenLifetimeMs: { channel: 3_600_000, erp: 86_400_000 }, // documented
  channelScope: "CHANNEL", // given §2.4
  sellerScope: "SELLER", // given §2.4
  separateFamilies: true, // assumed
  repeatCode: "VAL100", // assumed: the code of every refusal of content
  taxClassScope: "taxes.write", // assumed
  updateBody: {}, // assumed
  quotas: {},
  erpQuota: { requests: 60, perSeconds: 60 }, // assumed
  registrationDialog: "open",
  registrationDecision: "wait",
  registrationNeedsTenant: false, // assumed: the gateway adds it
  registrationLifetimeMs: 1_800_000, // assumed
  sellerSessionLifetimeMs: 3_600_000, // assumed
  sessionTokenLifetimeMs: 300_000, // assumed; documented as short
  rotateRefreshTokens: false, // assumed
  unknownFields: { channel: "ignore", erp: "refuse" }, // channel: observed; erp: assumed
  unlinkedSellers: "refuse", // assumed
  categoryWithoutAttributes: "refuse", // assumed
  stockAdjustment: "difference", // assumed
  taxRates: { 0: 0, 1: 2.1, 2: 5, 3: 7, 4: 19, 5: 12 }, // assumed
};

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
