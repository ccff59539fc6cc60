import type {
  CancellationAccept,
  Order,
  OrderCancellationRequest,
  OrderStatus,
  OrderItemStatus,
} from "@kontor/channel-types";
import {
  buildInvalid,
  buildNotFound,
  foldUuid,
  type OperationRequest,
  type ChannelOperations,
  type OperationResult,
  readInstant,
  refuse,
} from "../../platform/operation.ts";
import { triggerSellerEvent } from "./events.ts";
import {
  applyEach,
  checkSeller,
  type OrderName,
  type Rejection,
  findKnownSeller,
  findSeller,
  sendAll,
} from "./rules.ts";

export const orderBehaviours = {
  /** The order id is unique per seller, and a purchase is later than its seller (documented). */
  Orders_Create(request) {
    const { state, channel, body } = request;
    return applyEach(body.orderList, (order) => {
      const reject = createReject(order.orderId);
      const seller = findSeller(state, channel, order.sellerId);
      if (!seller) return reject("Its seller does not exist on this channel", "GEN700");
      const key = `${channel}/${order.sellerId}/${order.orderId}`;
      const ids = order.orderItem.map(({ orderItemId }) => orderItemId);
      if (new Set(ids).size < ids.length) return reject("Two items have one orderItemId");
      if (state.table("orders").has(key)) return reject("The order exists already", state.assumptions.repeatCode);
      if (!(readInstant(order.purchasedAt) > Date.parse(seller.createdAt)))
        return reject("purchasedAt must be after the seller was created");
      if (order.orderStatus === "ACCEPTED" && !hasAddress(order))
        return reject("An accepted order must have an address");
      state.table("orders").set(key, { order, seen: [] });
      return undefined;
    });
  },

  /** Once ACCEPTED, the order status is fixed; item statuses follow their table (documented). */
  Orders_UpdateStatus(request) {
    return applyEach(request.body.orderList, (update) => {
      const reject = createReject(update.orderId);
      const found = findOrder(request, update);
      if (!found) return rejectUnknown(request, update);
      const { order } = found.row;
      if (order.orderStatus === "ACCEPTED" && update.orderStatus !== "ACCEPTED")
        return reject("The status of an accepted order is fixed");
      if (update.orderStatus === "ACCEPTED" && !hasAddress(order))
        return reject("An accepted order must have an address");
      const problem = findItemProblem(order, update);
      if (problem) return reject(problem);
      found.save({
        ...order,
        orderStatus: update.orderStatus,
        orderItem: order.orderItem.map((item) => withStatus(item, update)),
      });
      return undefined;
    });
  },

  /** Addresses can change while an order is CREATED or UNACKED (documented). */
  Orders_UpdateAddress(request) {
    return applyEach(request.body.orderList, ({ sellerId, orderId, ...changes }) => {
      const reject = createReject(orderId);
      const found = findOrder(request, { sellerId, orderId });
      if (!found) return rejectUnknown(request, { sellerId, orderId });
      const { order } = found.row;
      if (order.orderStatus !== "CREATED" && order.orderStatus !== "UNACKED")
        return reject("The address of an order can change only while it is CREATED or UNACKED");
      found.save({ ...order, ...changes });
      return undefined;
    });
  },

  Orders_RequestCancellation(request) {
    const key = checkCancellationRequest(request);
    request.state.table("cancellations").set(key, { askedBy: "channel", status: "requested", request: request.body });
    return {};
  },
  SellerOrders_RequestCancellation(request) {
    const { channel } = request.body;
    checkSeller(request, request.body);
    checkCancellationRequest({ ...request, channel });
    return sendAll(request, "Seller:Order.Cancellation.Request", [request.body]);
  },

  /** A seller accepts one of the channel on the same path (documented); the channel hears of it by an event. */
  Orders_AcceptCancellation(request) {
    return request.accountId === undefined
      ? answerCancellation(request, "accepted")
      : answerAsSeller(request, "Seller:Order.Cancellation.Accepted");
  },
  Orders_DenyCancellation(request) {
    return request.accountId === undefined
      ? answerCancellation(request, "denied")
      : answerAsSeller(request, "Seller:Order.Cancellation.Denied");
  },

  SellerOrders_Accept: (request) => sendOfOrders(request, "Seller:Order.Confirmed"),
  SellerOrders_ReportPayment: (request) => sendOfOrders(request, "Seller:Order.Payment"),
  SellerOrders_ReportShipping: (request) => sendOfOrders(request, "Seller:Order.Shipping"),
} satisfies ChannelOperations;

function findOrder({ state, channel }: OperationRequest, { sellerId, orderId }: OrderName) {
  const key = `${channel}/${sellerId}/${orderId}`;
  const row = state.table("orders").get(key);
  return row && { row, save: (order: Order) => state.table("orders").set(key, { ...row, order }) };
}

/** An order that is not there: of a seller who is not known, or of one who has no such order. */
function rejectUnknown({ state, channel }: OperationRequest, { sellerId, orderId }: OrderName): Rejection {
  const reject = createReject(orderId);
  return findKnownSeller(state, channel, sellerId)
    ? reject("There is no such order", "GEN404")
    : reject("Its seller does not exist on this channel", "GEN700");
}

function checkKnown({ state, channel }: OperationRequest, { sellerId }: Pick<OrderName, "sellerId">): void {
  if (!findKnownSeller(state, channel, sellerId))
    refuse(buildInvalid(`The seller ${sellerId} does not exist on this channel`, "GEN700"));
}

function hasAddress({ billingAddress, shippingAddress }: Order): boolean {
  return Boolean(billingAddress ?? shippingAddress);
}

function createReject(hint: string): (message: string, code?: string) => Rejection {
  return (message, code = "VAL100") => ({ code, message, hint });
}

function findItemProblem({ orderItem }: Order, { orderItems = [] }: OrderStatus): string | undefined {
  if (new Set(orderItems.map(({ orderItemId }) => orderItemId)).size < orderItems.length)
    return "An item appears twice in the list";
  for (const { orderItemId, itemStatus } of orderItems) {
    const item = orderItem.find((each) => each.orderItemId === orderItemId);
    if (!item) return `The order has no item ${orderItemId}`;
    if (item.type !== "ITEM") return `${orderItemId} is not an item that can have a status: ${item.type}`;
    const problem = findStepProblem("itemStatus" in item ? item.itemStatus : undefined, itemStatus);
    if (problem) return `${orderItemId}: ${problem}`;
  }
  return undefined;
}

function withStatus(item: Order["orderItem"][number], { orderItems = [] }: OrderStatus): Order["orderItem"][number] {
  const change = orderItems.find(({ orderItemId }) => orderItemId === item.orderItemId);
  if (!change || item.type !== "ITEM") return item;
  return { ...item, itemStatus: change.itemStatus, itemPaymentStatus: change.paymentStatus };
}

function refuseRepeat({ state }: OperationRequest, message: string): never {
  refuse(buildInvalid(message, state.assumptions.repeatCode), ["repeat-code"]);
}

/** Checks that an order has the items, and that the id is new. Returns the key of the cancellation. */
function checkCancellationRequest(request: OperationRequest<Omit<OrderCancellationRequest, "cancelReason">>): string {
  const { state, channel, body } = request;
  checkKnown(request, body);
  const { row } = findOrder(request, body) ?? refuse(buildNotFound("order", body.orderId));
  const items = new Set(row.order.orderItem.map(({ orderItemId }) => orderItemId));
  const unknown = body.orderItem.find(({ orderItemId }) => !items.has(orderItemId));
  if (unknown) refuse(buildInvalid(`The order has no item ${unknown.orderItemId}`));
  const key = `${channel}/${foldUuid(body.orderCancellationRequestId)}`;
  if (state.table("cancellations").has(key)) refuseRepeat(request, "orderCancellationRequestId was used already");
  return key;
}

/** A seller answers a request of the channel, which hears of it by an event. */
function answerAsSeller(request: OperationRequest<CancellationAccept>, type: string): OperationResult {
  const { channel, ...payload } = request.body;
  const named = channel ?? refuse(buildInvalid("channel: is missing", "VAL100"));
  checkSeller(request, { channel: named, sellerId: payload.sellerId });
  findCancellation({ ...request, channel: named }, "channel");
  triggerSellerEvent(request.state, named, type, payload);
  return {};
}

function answerCancellation(request: OperationRequest<CancellationAccept>, status: "accepted" | "denied") {
  const { key, row } = findCancellation(request, "seller");
  request.state.table("cancellations").set(key, { ...row, status });
  return {};
}

/** The cancellation that the body means, which nobody has answered yet. */
function findCancellation(request: OperationRequest<CancellationAccept>, askedBy: "seller" | "channel") {
  const { state, channel, body } = request;
  const key = `${channel}/${foldUuid(body.orderCancellationRequestId)}`;
  const row = state.table("cancellations").get(key);
  if (!row) checkKnown(request, body);
  if (!row || row.askedBy !== askedBy || row.request.sellerId !== body.sellerId)
    refuse(buildNotFound("cancellation request", body.orderCancellationRequestId));
  if (row.status !== "requested") refuseRepeat(request, `The request was ${row.status} already`);
  return { key, row };
}

type OrderList = { orderList: (OrderName & { channel: string })[] };

function sendOfOrders(request: OperationRequest<OrderList>, type: string): OperationResult {
  const { orderList } = request.body;
  const orders = request.state.table("orders");
  const found = orderList.map(({ channel, sellerId, orderId }) => {
    const key = `${channel}/${sellerId}/${orderId}`;
    return { key, row: orders.get(key) ?? refuse(buildNotFound("order", orderId)) };
  });
  const outcome = sendAll(request, type, orderList);
  for (const { key, row } of found) orders.set(key, { ...row, seen: [...row.seen, type] });
  return outcome;
}

const steps: Record<string, readonly string[]> = {
  SHIPPED: ["SHIPPED", "CANCELED_BY_SELLER", "CANCELED_BY_BUYER", "RETURNED", "REFUNDED"],
  CANCELED_BY_SELLER: ["CANCELED_BY_SELLER"],
  CANCELED_BY_BUYER: ["CANCELED_BY_BUYER"],
  RETURNED: ["RETURNED", "REFUNDED"],
  REFUNDED: ["REFUNDED"],
};

/** Says why an order item cannot go from one status to another; `undefined` where it can. */
export function findStepProblem(from: OrderItemStatus | null = "UNSHIPPED", to: OrderItemStatus): string | undefined {
  const allowed = steps[from ?? "UNSHIPPED"]; // UNSHIPPED and no status: any
  return !allowed || allowed.includes(to) ? undefined : `${from} cannot become ${to}`;
}
