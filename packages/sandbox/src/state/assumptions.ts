import { routes } from "../generated/routes.generated.ts";
import { atLeast, checkValue, must, oneOf, optional, record, shape, truth, type Check } from "../ground/checks.ts";

/** The most requests in a time. */
export interface Quota {
  requests: number;
  perSeconds: number;
}

/**
 * The decisions of the sandbox where the given spec leaves something open. An open question has a row in the docs' list of
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
  /** Scope that the tax class update requires. Row `operation-scopes`. */
  taxClassScope: string;
  /** Body of a successful update. Rows `category-update-200-body`, `tax-class-update-200-body`. */
  updateBody: unknown;
  /** Quotas by operation, instead of the documented ones; `null`: none. Row `rate-quotas`. */
  quotas: Record<string, Quota | null>;
  /** Quota of every ERP operation, counted for each; `null`: none. Its numbers are unpublished. Row `rate-quotas`. */
  erpQuota: Quota | null;
  /** Whether a 429 of the ERP says in `Retry-After` when its quota is free again. Row `erp-retry-after`. */
  erpRetryAfter: boolean;
  /** Whether an ERP user has the registration dialog open; otherwise a registration is refused (observed). */
  registrationDialog: "open" | "closed";
  /** The ERP user's answer to a registration: none until `decideRegistration()`, or yes or no at once. */
  registrationDecision: "wait" | "accept" | "reject";
  /** Whether a registration without `x-tenant-id` is refused; otherwise it is for the first tenant. Row `registration-tenant`. */
  registrationNeedsTenant: boolean;
  /** How long a registration waits for the user, in ms. Row `registration-lifetime`. */
  registrationLifetimeMs: number;
  /** How long a session of a seller's sign-up or update lives, in ms. Row `session-lifetime`. */
  sellerSessionLifetimeMs: number;
  /** How long a session token that the hub gives a page lives, in ms. Row `session-token-claims`. */
  sessionTokenLifetimeMs: number;
  /** Whether an OAuth 2.0 refresh token works once only and comes with a successor. Rows `refresh-token-lifetime`, `authorization-code-refresh`. */
  rotateRefreshTokens: boolean;
  /** Whether only the tax class update requires `x-appid` and `x-appversion`, as the given spec says, or every ERP operation that takes them. Row `app-headers`. */
  appHeaders: "as specified" | "required";
  /** What happens to an unknown field of a request. Row `unknown-request-fields`. */
  unknownFields: { channel: "ignore" | "refuse"; erp: "ignore" | "refuse" };
  /** Whether channel calls work for a seller who is unlinked but not removed for good. Row `unlinked-seller`. */
  unlinkedSellers: "refuse" | "serve";
  /** Whether a stock, a price or a report on the listing of an offer that nobody created is refused, or adds the offer. Row `unknown-offer`. */
  unknownOffers: "refuse" | "accept";
  /** The answer when a category without attributes is told to delete them: success or "not found". Row `category-without-attributes`. */
  categoryWithoutAttributes: "refuse" | "accept";
  /** Whether the quantity of a stock adjustment is added to the stock, or is the new stock. Row `stock-adjustment-quantity`. */
  stockAdjustment: "difference" | "total";
  /** Tax rate in percent, by tax type. Row `tax-type-meaning`. */
  taxRates: Record<number, number>;
}

const MOST_EVENTS_A_PAGE = 100; // documented: the most events of a page

const lineOfText = must("be text of one line", (value) => typeof value === "string" && /^[\x20-\x7e]+$/.test(value));
const isQuota = shape({ requests: atLeast(0), perSeconds: atLeast(0.001) });
const quota: Check = (value, place) => (value === null ? undefined : isQuota(value, place));
const knownOperations = must("name known operations", (value: object) =>
  Object.keys(value).every((name) => routes.some(({ id }) => id === name)),
);
const treatment = oneOf("ignore", "refuse");

/** The value of each assumption in a sandbox that is told no other, and the check of another. */
const knobs: { readonly [Name in keyof Assumptions]: readonly [fallback: Assumptions[Name], check: Check] } = {
  redeliveryTimeoutMs: [300_000, atLeast(0)], // documented for the Seller side
  pageSize: [
    100, // documented
    must(
      `be a whole number from 1 to ${MOST_EVENTS_A_PAGE}`,
      (value: number) => Number.isInteger(value) && value >= 1 && value <= MOST_EVENTS_A_PAGE,
    ),
  ],
  tokenLifetimeMs: [{ channel: 3_600_000, erp: 86_400_000 }, shape({ channel: atLeast(1), erp: atLeast(1) })], // documented
  channelScope: ["CHANNEL", lineOfText], // given §2.4
  sellerScope: ["SELLER", lineOfText], // given §2.4
  separateFamilies: [true, truth], // assumed
  repeatCode: ["VAL100", must("be like VAL100", (value) => /^[A-Z]{3}\d{3}$/.test(value))], // assumed: the code of every refusal of content
  taxClassScope: ["taxes.write", lineOfText], // assumed
  updateBody: [{}, must("be what JSON can carry", (value) => value !== undefined)], // assumed
  quotas: [{}, (value, place) => record(quota)(value, place) ?? knownOperations(value, place)],
  erpQuota: [{ requests: 60, perSeconds: 60 }, quota], // assumed
  erpRetryAfter: [true, truth], // assumed
  registrationDialog: ["open", oneOf("open", "closed")],
  registrationDecision: ["wait", oneOf("wait", "accept", "reject")],
  registrationNeedsTenant: [false, truth], // assumed: the gateway adds it
  registrationLifetimeMs: [1_800_000, atLeast(1)], // assumed
  sellerSessionLifetimeMs: [3_600_000, atLeast(1)], // assumed
  sessionTokenLifetimeMs: [300_000, atLeast(1)], // assumed; documented as short
  rotateRefreshTokens: [false, truth], // assumed
  appHeaders: ["as specified", oneOf("as specified", "required")], // given §4.2
  unknownFields: [{ channel: "ignore", erp: "refuse" }, shape({ channel: treatment, erp: treatment })], // channel: observed; erp: assumed
  unlinkedSellers: ["refuse", oneOf("refuse", "serve")], // assumed
  unknownOffers: ["refuse", oneOf("refuse", "accept")], // assumed
  categoryWithoutAttributes: ["refuse", oneOf("refuse", "accept")], // assumed
  stockAdjustment: ["difference", oneOf("difference", "total")], // assumed
  taxRates: [{ 0: 0, 1: 2.1, 2: 5, 3: 7, 4: 19, 5: 12 }, record(atLeast(0))], // assumed
};

/** The assumptions of a sandbox that is told no others. */
export const defaultAssumptions = Object.fromEntries(
  Object.entries(knobs).map(([name, [fallback]]) => [name, fallback]),
) as unknown as Assumptions;

const check = shape(Object.fromEntries(Object.entries(knobs).map(([name, [, each]]) => [name, optional(each)])));

/** Checks assumptions. @throws {RangeError} If one is unknown, or its value makes no sense. */
export function checkAssumptions(assumptions: Partial<Assumptions>): void {
  checkValue("assume so", check, assumptions);
}
