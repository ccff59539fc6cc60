// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { CancellationAccept, CancellationDenied, OrderAddressUpdateList, OrderCancellationRequest, OrderList, OrderStatusList, PartialSuccess } from "@kontor/channel-types";
import type { CallOptions, PartialOptions, PartialResult } from "@kontor/http";
import { buildGroup, createPartialFinish } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodePartialSuccess } from "../decoders/shared.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `orders`. Every method throws a {@link ChannelError}. */
export interface OrdersGroup {
  /**
   * Accept a seller's cancellation. `PUT /v1/channel/order/cancellation-accept`. Maturity: stable.
   * Accepts a cancellation that the seller asked for. With the token of a seller it accepts one that the channel asked for; then `channel` is required.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  acceptCancellation(body: CancellationAccept, options?: CallOptions): Promise<void>;
  /**
   * Create orders. `POST /v1/channel/order`. Maturity: stable.
   * Sends orders of buyers to their sellers. The order id is unique per seller; `purchasedAt` must be later than the creation of the seller id; lines can neither be added nor changed afterwards. An order that is CREATED or UNACKED may lack an address. Orders that were not stored are named in the answer; integrations in the field give up on an order after ten tries (observed).
   * Quota: 600 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: OrderList, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
  /**
   * Deny a seller's cancellation. `PUT /v1/channel/order/cancellation-denied`. Maturity: stable.
   * Denies a cancellation that the seller asked for. With the token of a seller it denies one that the channel asked for; then `channel` is required.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  denyCancellation(body: CancellationDenied, options?: CallOptions): Promise<void>;
  /**
   * Ask a seller for a cancellation. `POST /v1/channel/order/cancellation`. Maturity: stable.
   * Asks the seller to cancel items of an order, as when the buyer cancelled on the marketplace; the answer comes as an event.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  requestCancellation(body: OrderCancellationRequest, options?: CallOptions): Promise<void>;
  /**
   * Change the addresses of orders. `PUT /v1/channel/order/address-update`. Maturity: stable.
   * Changes addresses; possible only while an order is CREATED or UNACKED. An address must exist before ACCEPTED.
   * Quota: 600 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  updateAddress(body: OrderAddressUpdateList, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
  /**
   * Change the status of orders. `PUT /v1/channel/order/status`. Maturity: stable.
   * Changes the status of orders and of their items. Once ACCEPTED, the status of an order is fixed.
   * Quota: 600 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  updateStatus(body: OrderStatusList, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
}

/** The methods of `orders` alone, without the rest of the client. */
export function orders(core: ChannelCore): OrdersGroup {
  return buildGroup<OrdersGroup>(core, "channel.orders", {
    acceptCancellation: ["PUT /v1/channel/order/cancellation-accept Orders_AcceptCancellation body", { bodyFields: "orderCancellationRequestId sellerId", answer: "none" }],
    create: ["POST /v1/channel/order Orders_Create body", { bodyFields: "city country currency grossPrice lastChangedAt lastName note orderId orderItem orderItemId orderList orderStatus purchasedAt sellerId shippingGroup street total type", decode: decodePartialSuccess, answer: "partial", batch: {"operation":"Orders_Create","list":"orderList","most":1000}, finish: createPartialFinish("orderList", "orderId") }],
    denyCancellation: ["PUT /v1/channel/order/cancellation-denied Orders_DenyCancellation body", { bodyFields: "orderCancellationRequestId reason sellerId", answer: "none" }],
    requestCancellation: ["POST /v1/channel/order/cancellation Orders_RequestCancellation body", { bodyFields: "orderCancellationRequestId orderId orderItem orderItemId sellerId", answer: "none" }],
    updateAddress: ["PUT /v1/channel/order/address-update Orders_UpdateAddress body", { bodyFields: "city country lastName orderId orderList sellerId street", decode: decodePartialSuccess, answer: "partial", batch: {"operation":"Orders_UpdateAddress","list":"orderList","most":1000}, finish: createPartialFinish("orderList", "orderId") }],
    updateStatus: ["PUT /v1/channel/order/status Orders_UpdateStatus body", { bodyFields: "itemStatus orderId orderItemId orderList orderStatus paymentStatus sellerId", decode: decodePartialSuccess, answer: "partial", batch: {"operation":"Orders_UpdateStatus","list":"orderList","most":1000}, finish: createPartialFinish("orderList", "orderId") }],
  });
}
