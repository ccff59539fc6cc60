import type { EventIdList } from "@kontor/channel-types";
import type { EventQueue } from "../../state/event-queue.ts";
import type { WireEvent } from "../../state/rows.ts";
import { buildInvalid, type OperationRequest, type Operations, type OperationResult } from "../operation.ts";
import { readInstant } from "../rules/read-instant.ts";

/** Both kinds of event queues: the seller events of a channel, and the channel events of a seller's account. */
export const eventBehaviours = {
  /** @see given spec §4.4, §6.1 */
  Events_List: (request) => list(request, request.state.queue(request.channel), () => true),

  /** @see given spec §4.5 */
  Events_Acknowledge: (request: OperationRequest<EventIdList>) =>
    acknowledge(request, request.state.queue(request.channel)),

  SellerEvents_List: (request) =>
    refuseChannelToken(request) ??
    list(
      request,
      request.state.queue(`seller/${request.accountId}`),
      ({ event }) =>
        request.query["channel"] === undefined || (event as { channel?: string }).channel === request.query["channel"],
    ),

  SellerEvents_Acknowledge: (request: OperationRequest<EventIdList>) =>
    refuseChannelToken(request) ?? acknowledge(request, request.state.queue(`seller/${request.accountId}`)),
} satisfies Operations;

function list(
  { state, query, now }: OperationRequest,
  queue: EventQueue<WireEvent>,
  isMeant: (event: WireEvent) => boolean,
): OperationResult {
  const { createdAfter, eventTypeFilter } = query as { createdAfter?: string; eventTypeFilter?: string[] };
  const after = createdAfter === undefined ? Number.NEGATIVE_INFINITY : readInstant(createdAfter);
  if (Number.isNaN(after)) return { problem: buildInvalid("createdAfter: is no instant") };
  const isPlain = createdAfter === undefined && eventTypeFilter === undefined && query["channel"] === undefined;
  const isWanted = (event: WireEvent) =>
    Date.parse(event.createdAt) > after && (eventTypeFilter?.includes(event.type) ?? true) && isMeant(event);
  const eventList = queue.deliver(now, state.assumptions.pageSize, isPlain ? undefined : isWanted);
  const delivered = eventList.map(({ id, type }) => ({ id, type }));
  return { body: { eventList }, assumed: ["paging-limits", "redelivery-timeout"], log: { delivered } };
}

/** Unknown ids are ignored (`event-endpoint-errors`). */
function acknowledge(
  { body: { eventIdList }, now }: OperationRequest<EventIdList>,
  queue: EventQueue<WireEvent>,
): OperationResult {
  queue.acknowledge(eventIdList, now);
  return { log: { acknowledged: eventIdList } };
}

function refuseChannelToken({ accountId }: OperationRequest): OperationResult | undefined {
  return accountId === undefined
    ? { problem: { status: 403, code: "forbidden", message: "The token belongs to no seller's account" } }
    : undefined;
}
