import type { EventIdList, RefreshTokenGrant } from "@kontor/channel-types";
import type { CategoryUpdate, TaxClassUpdate } from "@kontor/erp-types";
import { own } from "./own.ts";
import type { NotShownId } from "./not-shown.generated.ts";
import type { PlatformState, WireEvent } from "./platform-state.ts";
import type { Problem } from "./problem.ts";
import type { LogEntry } from "./request-log.ts";

/** A request that was let in: the right credentials, a valid body. */
export interface Accepted {
  state: PlatformState;
  tenantId: string;
  /** The channel whose token was sent. */
  channel: string;
  body: unknown;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  now: number;
}

/** What an operation does. */
export interface Outcome {
  body?: unknown;
  problem?: Problem | undefined;
  /** What of this outcome is our assumption. */
  assumed?: NotShownId[];
  log?: Pick<LogEntry, "delivered" | "acknowledged">;
}

/** The rules of the platform, by operationId. An operation without one is an error of the sandbox. */
export const behaviours: Record<string, (request: Accepted) => Outcome> = {
  /** @see given spec §4.1 */
  Category_UpdateCategory({ state, tenantId, body }) {
    const problem = state.erp.updateCategory(tenantId, body as CategoryUpdate);
    return { problem, body: state.assumptions.updateBody, assumed: ["category-update-200-body"] };
  },

  /** @see given spec §4.2 */
  TaxClass_UpdateTaxClass({ state, tenantId, body }) {
    const problem = state.erp.updateTaxClass(tenantId, body as TaxClassUpdate);
    return {
      problem,
      body: state.assumptions.updateBody,
      assumed: [problem ? "tax-class-update-errors" : "tax-class-update-200-body"],
    };
  },

  /** @see given spec §1 */
  Info_GetStatus: ({ tenantId, now }) => ({
    body: { version: "2.1.0.0", timestamp: new Date(now).toISOString(), tenant: tenantId, type: "sandbox" },
  }),

  /** @see given spec §1, §9 */
  Feature_GetFeatures: () => ({
    body: [{ feature: "urn:sandbox:categories", version: 2, release: "Development", isUsable: true }],
  }),

  /** What a write stored, the matching read shows. */
  Category_GetCategory({ state, tenantId, path }) {
    const id = String(path["categoryId"]).toLowerCase();
    const category = state.erp.categories(tenantId).find((each) => each.id.toLowerCase() === id);
    const assumed: NotShownId[] = ["category-read-shape"];
    if (category) return { body: category, assumed };
    return { problem: { status: 404, code: "not-found", message: `There is no category ${id}` }, assumed };
  },

  TaxClass_QueryTaxClasses: ({ state, tenantId }) => ({
    body: state.erp.taxClasses(tenantId),
    assumed: ["tax-class-read-shape"],
  }),

  /** @see given spec §4.3, §5.2 */
  Auth_ExchangeRefreshToken({ state, body, now }) {
    const known = own(state.seed.refreshTokens, (body as RefreshTokenGrant).refreshToken);
    if (!known) return { problem: { status: 401, code: "AUTH", message: "The refresh token is unknown" } };
    const lifetimeMs = state.assumptions.tokenLifetimeMs.channel;
    const scope = state.assumptions.channelScope;
    const authToken = state.tokens.issue({
      subject: known.channel,
      kind: "channel",
      scopes: [scope],
      expiresAt: now + lifetimeMs,
    });
    const answer = {
      authToken,
      tokenExpireAt: new Date(now + lifetimeMs).toISOString(),
      expiresIn: Math.floor(lifetimeMs / 1000),
      scope,
    };
    return { body: answer, assumed: ["channel-scope-semantics"] };
  },

  /** @see given spec §4.4, §6.1 */
  Events_List({ state, channel, query, now }) {
    const { createdAfter, eventTypeFilter } = query as { createdAfter?: string; eventTypeFilter?: string[] };
    const after = createdAfter === undefined ? Number.NEGATIVE_INFINITY : instant(createdAfter);
    const isWanted = ({ type, createdAt }: WireEvent) =>
      Date.parse(createdAt) > after && (eventTypeFilter?.includes(type) ?? true);
    if (Number.isNaN(after))
      return { problem: { status: 400, code: "VAL100", message: "createdAfter: is no instant" } };
    const eventList = state.queues.get(channel)!.deliver(now, state.assumptions.pageSize, isWanted);
    const delivered = eventList.map(({ id, type }) => ({ id, type }));
    return { body: { eventList }, assumed: ["paging-limits", "redelivery-timeout"], log: { delivered } };
  },

  /** @see given spec §4.5 */
  Events_Acknowledge({ state, channel, body, now }) {
    const { eventIdList } = body as EventIdList;
    state.queues.get(channel)!.acknowledge(eventIdList, now); // ids that nobody knows are accepted: `event-endpoint-errors`
    return { log: { acknowledged: eventIdList } };
  },
};

/** An instant as senders in the field write it: with `Z`, with `+0000`, `+00` or without a zone, which is UTC. */
function instant(text: string): number {
  const zoned = text.replace(/([+-]\d{2})$/, "$1:00");
  return Date.parse(/[zZ]$|[+-]\d{2}:?\d{2}$/.test(zoned) ? zoned : `${zoned}Z`);
}
