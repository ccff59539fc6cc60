import type { EventIdList, EventPayloads, KnownEventType } from "@kontor/channel-types";
import type { EventQueue } from "../../state/event-queue.ts";
import type { WireEvent, OfferRow, Tables } from "../../state/tables.ts";
import {
  type OperationRequest,
  type ChannelOperations,
  type OperationResult,
  resolveInstant,
  foldUuid,
  formatInstant,
  resolveAccount,
} from "../../platform/operation.ts";
import type { PlatformState } from "../../platform/state.ts";
import { toPlainData } from "../../state/store.ts";
import type { Problems } from "../../ground/schema.ts";
import { isDescribed, validate } from "../../platform/validate/validate.ts";

/** Both kinds of event queues: the seller events of a channel, and the channel events of a seller's account. */
export const eventBehaviours = {
  /** @see given spec §4.4, §6.1 */
  Events_List: (request) => list(request, request.state.queue(request.channel), () => true),

  /** @see given spec §4.5 */
  Events_Acknowledge: (request) => acknowledge(request, request.state.queue(request.channel)),

  SellerEvents_List: (request) => {
    const { channel } = request.query;
    const isMeant = ({ event }: WireEvent) => channel === undefined || Object(event).channel === channel;
    return list(request, openAccountQueue(request), isMeant);
  },

  SellerEvents_Acknowledge: acknowledgeOfSeller,
  SellerEvents_AcknowledgeByOlderPath: acknowledgeOfSeller,
} satisfies ChannelOperations;

function list(
  { state, query, now }: OperationRequest,
  queue: EventQueue<WireEvent>,
  isMeant: (event: WireEvent) => boolean,
): OperationResult {
  const { createdAfter, eventTypeFilter } = query as { createdAfter?: string; eventTypeFilter?: string[] };
  const after = createdAfter === undefined ? Number.NEGATIVE_INFINITY : resolveInstant("createdAfter", createdAfter);
  const isPlain = createdAfter === undefined && eventTypeFilter === undefined && query["channel"] === undefined;
  const isWanted = (event: WireEvent) =>
    Date.parse(event.createdAt) > after && (eventTypeFilter?.includes(event.type) ?? true) && isMeant(event);
  const eventList = queue.deliver(now, state.assumptions.pageSize, isPlain ? undefined : isWanted);
  const delivered = eventList.map(({ id, type }) => ({ id, type }));
  const meant = () => ({
    eventList: eventList.map((each) => ({ ...each, event: readMeant(each.type, each.event as object) })),
  });
  return { body: { eventList }, meant, assumed: ["paging-limits", "redelivery-timeout"], log: { delivered } };
}

/** Unknown ids are ignored (`event-endpoint-errors`). */
function acknowledge({ body: { eventIdList }, now }: OperationRequest<EventIdList>, queue: EventQueue<WireEvent>) {
  queue.acknowledge(eventIdList, now);
  return { log: { acknowledged: eventIdList } };
}

function acknowledgeOfSeller(request: OperationRequest<EventIdList>): OperationResult {
  return acknowledge(request, openAccountQueue(request));
}

function openAccountQueue(request: OperationRequest): EventQueue<WireEvent> {
  return request.state.queue(`seller/${resolveAccount(request)}`);
}

/** Lets a seller act: puts an event into the channel's queue, and gives its id. @throws {RangeError} If the payload does not fit its type. */
export function triggerSellerEvent(
  state: PlatformState,
  channel: string,
  type: string,
  payload: object,
  clientVersion?: string,
): string {
  const { id, meant } = send(state, channel, { type, payload, clientVersion });
  effects.get(type)?.(state, channel, meant);
  return id;
}

/** Lets a channel act: puts an event into the queue of a seller's account (three types are known). */
export function triggerAccountEvent(state: PlatformState, accountId: number, type: string, payload: object): string {
  return send(state, `seller/${accountId}`, { type, payload }).id;
}

/** The problems of an event, by JSON Pointer; `undefined` where it fits, or where the type is unknown. */
export function findEventProblem(type: string, payload: object, clientVersion?: string): Problems | undefined {
  if (clientVersion !== undefined && !/^[\w.\-+]{1,25}$/.test(clientVersion))
    return { "/clientVersion": ["must be like 1.11.0.6"] };
  if (typeof type !== "string" || type === "") return { "/type": ["must be the name of an event type"] };
  if (typeof payload !== "object" || payload === null || Array.isArray(payload))
    return { "/event": ["must be object"] };
  return correct(type, structuredClone(payload));
}

/** @throws {RangeError} If a payload does not fit its type. */
export function checkEvent(type: string, payload: object, clientVersion?: string): void {
  const problems = findEventProblem(type, payload, clientVersion);
  if (problems)
    throw new RangeError(`Cannot trigger ${type} as its payload must fit the spec: got ${JSON.stringify(problems)}`);
}

/** Rewrites a payload, in place, as its spec has it. Gives the problems that cannot be corrected. */
function correct(type: string, event: object): Problems | undefined {
  return isDescribed(type)
    ? validate(type, { id: "x", type, createdAt: formatInstant(0), event }, { isTolerant: true, isEmptyAbsent: true })
    : undefined;
}

/** The payload as it is meant: an event is delivered as it was written, and remembered and checked as it is meant. */
function readMeant(type: string, written: object): object {
  const meant = structuredClone(written);
  correct(type, meant);
  return meant;
}

type Sent = { type: string; payload: object; clientVersion?: string | undefined };

function send(state: PlatformState, queue: string, { type, payload: given, clientVersion }: Sent) {
  const payload = toPlainData("trigger an event", given) as object;
  checkEvent(type, payload, clientVersion);
  const counters = state.table("counters");
  const count = (counters.get("events") ?? 0) + 1;
  counters.set("events", count);
  const id = `event-${String(count).padStart(6, "0")}`;
  const event = { id, type, createdAt: formatInstant(state.clock.now()), event: payload };
  state.queue(queue).add({ ...event, ...(clientVersion !== undefined && { clientVersion }) });
  return { id, meant: readMeant(type, payload) };
}

/** Remembers an event. Its payload was checked before, so each may name the type of its own: the method form lets it. */
type Effect<Payload = object> = { remember(state: PlatformState, channel: string, payload: Payload): void }["remember"];

type Effects = { [Type in KnownEventType]?: Effect<EventPayloads[Type]> };

/** The rows that an event leaves behind, so that the channel's answer to it finds its subject. */
const remember: Effects = {
  "Seller:Offer.New"(state, channel, { sellerId, offerId, channelOfferId, quantity, variationList = [] }) {
    const variations = variationList.map((each) => ({ ...each, channelOfferId: undefined }));
    for (const each of [{ offerId, channelOfferId, quantity }, ...variations])
      mergeOffer(state, channel, {
        sellerId,
        offerId: each.offerId,
        status: "new",
        ...(typeof each.channelOfferId === "string" && { channelOfferId: each.channelOfferId }),
        ...(typeof each.quantity === "string" && {
          quantity: each.quantity,
          stockUpdatedAt: computeStockInstant(state),
        }),
      });
  },
  "Seller:Offer.StockUpdate": (state, channel, { sellerId, offerId, quantity }) =>
    mergeOffer(state, channel, { sellerId, offerId, quantity, stockUpdatedAt: computeStockInstant(state) }),
  "Seller:Offer.End": (state, channel, { sellerId, offerId }) =>
    mergeOffer(state, channel, { sellerId, offerId, status: "ended" }),
  "Seller:Order.Cancellation.Request": (state, channel, { orderCancellationRequestId, sellerId, orderId }) =>
    rememberNew(state, "cancellations", `${channel}/${foldUuid(orderCancellationRequestId)}`, {
      askedBy: "seller",
      status: "requested",
      request: { sellerId, orderId },
    }),
  "Seller:Order.Cancellation.Accepted": (state, channel, { orderCancellationRequestId }) =>
    answerCancellation(state, `${channel}/${foldUuid(orderCancellationRequestId)}`, "accepted"),
  "Seller:Order.Cancellation.Denied": (state, channel, { orderCancellationRequestId }) =>
    answerCancellation(state, `${channel}/${foldUuid(orderCancellationRequestId)}`, "denied"),
  "Seller:Order.Refund": (state, channel, { sellerId, refundId }) =>
    rememberNew(state, "refunds", `${channel}/${sellerId}/${refundId}`, { status: "requested" }),
  "Seller:Order.ReturnReceived": (state, channel, { sellerId, sellerReturnId }) =>
    rememberNew(state, "returns", `${channel}/${sellerId}/${sellerReturnId}`, { status: "received" }),
  "Seller:Report.Request": (state, channel, { reportId, sellerId }) =>
    state
      .table("reports")
      .set(`${channel}/${reportId}`, { requestedAt: state.clock.now(), completed: false, items: [], sellerId }),
  "Seller:Channel.Unlinked": unlink,
};

/** A seller who is not removed for good stays known under the same id (documented). */
function unlink(
  state: PlatformState,
  channel: string,
  { sellerId, permanentlyRemoved }: EventPayloads["Seller:Channel.Unlinked"],
): void {
  const key = `${channel}/${sellerId}`;
  const sellers = state.table("sellers");
  const seller = sellers.get(key);
  if (permanentlyRemoved) sellers.delete(key);
  else if (seller) sellers.set(key, { ...seller, isActiveByErp: false, unlinkedAt: formatInstant(state.clock.now()) });
}

/** Adds a row where there is none. An answer of the channel stays, even if the seller sends the event again. */
function rememberNew<Name extends keyof Tables>(
  state: PlatformState,
  name: Name,
  key: string,
  row: Tables[Name],
): void {
  if (!state.table(name).has(key)) state.table(name).set(key, row);
}

/** A map, since a caller may name a type like a property that every object has. */
const effects = new Map<string, Effect>(Object.entries(remember));

/** An instant later than every one before, even while the clock stands still: callers ask for changes after the last one. */
function computeStockInstant(state: PlatformState): string {
  const counters = state.table("counters");
  const at = Math.max(state.clock.now(), (counters.get("stock") ?? 0) + 1);
  counters.set("stock", at);
  return formatInstant(at);
}

type OfferChange = Partial<OfferRow> & Pick<OfferRow, "sellerId" | "offerId">;

/** Changes an offer, or adds one that is not there. */
export function mergeOffer(state: PlatformState, channel: string, row: OfferChange): void {
  const offers = state.table("offers");
  const key = `${channel}/${row.sellerId}/${row.offerId}`;
  offers.set(key, { status: "new", ...offers.get(key), ...row });
}

function answerCancellation(state: PlatformState, key: string, status: "accepted" | "denied"): void {
  const row = state.table("cancellations").get(key);
  if (row?.askedBy === "channel") state.table("cancellations").set(key, { ...row, status });
}
