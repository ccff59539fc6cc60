import type { EventIdList } from "@kontor/channel-types";
import type { EventQueue } from "../../state/event-queue.ts";
import type { WireEvent } from "../../state/rows.ts";
import { invalid, type Accepted, type Behaviours, type Outcome } from "../operation.ts";
import { instant } from "../rules/read-instant.ts";

/** Both event queues: a channel's seller events, and what channels tell a seller. */
export const eventBehaviours: Behaviours = {
  /** @see given spec §4.4, §6.1 */
  Events_List: (request) => list(request, request.state.queue(request.channel), () => true),

  /** @see given spec §4.5 */
  Events_Acknowledge: (request: Accepted<EventIdList>) => acknowledge(request, request.state.queue(request.channel)),

  SellerEvents_List: (request) =>
    noAccount(request) ??
    list(
      request,
      request.state.queue(`seller/${request.accountId}`),
      ({ event }) =>
        request.query["channel"] === undefined || (event as { channel?: string }).channel === request.query["channel"],
    ),

  SellerEvents_Acknowledge: (request: Accepted<EventIdList>) =>
    noAccount(request) ?? acknowledge(request, request.state.queue(`seller/${request.accountId}`)),
};

function list(
  { state, query, now }: Accepted,
  queue: EventQueue<WireEvent>,
  isMeant: (event: WireEvent) => boolean,
): Outcome {
  const { createdAfter, eventTypeFilter } = query as { createdAfter?: string; eventTypeFilter?: string[] };
  const after = createdAfter === undefined ? Number.NEGATIVE_INFINITY : instant(createdAfter);
  if (Number.isNaN(after)) return { problem: invalid("createdAfter: is no instant") };
  const isPlain = createdAfter === undefined && eventTypeFilter === undefined && query["channel"] === undefined;
  const isWanted = (event: WireEvent) =>
    Date.parse(event.createdAt) > after && (eventTypeFilter?.includes(event.type) ?? true) && isMeant(event);
  const eventList = queue.deliver(now, state.assumptions.pageSize, isPlain ? undefined : isWanted);
  const delivered = eventList.map(({ id, type }) => ({ id, type }));
  return { body: { eventList }, assumed: ["paging-limits", "redelivery-timeout"], log: { delivered } };
}

/** Ids that nobody knows are passed over (`event-endpoint-errors`). */
function acknowledge({ body: { eventIdList }, now }: Accepted<EventIdList>, queue: EventQueue<WireEvent>): Outcome {
  queue.acknowledge(eventIdList, now);
  return { log: { acknowledged: eventIdList } };
}

function noAccount({ accountId }: Accepted): Outcome | undefined {
  return accountId === undefined
    ? { problem: { status: 403, code: "forbidden", message: "The token belongs to no seller's account" } }
    : undefined;
}
