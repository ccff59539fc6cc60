import type {
  InvoiceMetaData,
  RefundProcessingResult,
  ReturnAnnouncement,
  ReturnProcessingResult,
  SellerOrderRefund,
  SellerOrderReturn,
} from "@kontor/channel-types";
import { toBase64 } from "../../state/bytes.ts";
import { binary, MOST_FILE_BYTES, tooLarge } from "../rules/files.ts";
import type { Problem } from "../../platform/problem.ts";
import { notFound, text, type Accepted, type Behaviours, type Outcome } from "../operation.ts";
import { tell } from "../rules/trigger-event.ts";
import { sendAll, strangerProblem } from "../rules/send-all.ts";

const HOUR_MS = 3_600_000;
const DOCUMENT_LIFETIME_MS = 30 * 24 * HOUR_MS; // assumed

/** Returns, refunds and invoices, from both sides. */
export const afterSalesBehaviours: Behaviours = {
  Returns_Announce(request: Accepted<ReturnAnnouncement>) {
    const { state, channel, body } = request;
    const problem = orderProblem(request, channel, body);
    if (problem) return { problem };
    state.table("announcedReturns").set(`${channel}/${body.sellerId}/${body.channelReturnId}`, body);
    tellSeller(request, body.sellerId, "Channel:Order.Return", { ...body, channel });
    return {};
  },

  Returns_ReportResult: (request: Accepted<ReturnProcessingResult>) =>
    settle(request, "returns", request.body.sellerReturnId),
  Refunds_ReportResult(request: Accepted<RefundProcessingResult>) {
    const outcome = settle(request, "refunds", request.body.refundId);
    const { channel, body } = request;
    if (!outcome.problem)
      tellSeller(request, body.sellerId, "Channel:Order.RefundProcessingResult", { ...body, channel });
    return outcome;
  },

  SellerOrders_Refund: (request: Accepted<SellerOrderRefund>) => ofOrder(request, "Seller:Order.Refund"),
  SellerOrders_ReportReturn: (request: Accepted<SellerOrderReturn>) => ofOrder(request, "Seller:Order.ReturnReceived"),

  Invoices_Upload(request: Accepted<{ invoice: InvoiceMetaData; document: Uint8Array }>) {
    const { state, channel, body } = request;
    const problem = orderProblem(request, channel, body.invoice);
    if (problem) return { problem };
    if (body.document.length > MOST_FILE_BYTES) return { problem: tooLarge };
    state.table("documents").set(`${channel}/${state.random.uuid()}`, { base64: toBase64(body.document) });
    return {};
  },
  Invoices_Download({ state, channel, path }) {
    const document = state.table("documents").get(`${channel}/${path["documentId"]}`);
    return document ? binary(document.base64) : { problem: notFound("document", path["documentId"]!) };
  },
  SellerOrders_UploadInvoice(
    request: Accepted<{ invoice: InvoiceMetaData & { channel: string }; document: Uint8Array }>,
  ) {
    const { state, body, now } = request;
    const { channel, type, sellerId, orderId, invoiceNumber } = body.invoice;
    const problem = orderProblem(request, channel, body.invoice);
    if (problem) return { problem };
    if (body.document.length > MOST_FILE_BYTES) return { problem: tooLarge };
    const documentId = state.random.uuid();
    const documentExpiresAt = text(now + DOCUMENT_LIFETIME_MS);
    const payload = { channel, type, sellerId, orderId, invoiceNumber, documentId, documentExpiresAt };
    const outcome = sendAll(request, "Seller:Order.Invoice", [payload]);
    if (outcome.problem) return outcome;
    state.table("documents").set(`${channel}/${documentId}`, { base64: toBase64(body.document) });
    return { body: { documentId } };
  },
};

function orderProblem(
  { state }: Accepted,
  channel: string,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Problem | undefined {
  return (
    strangerProblem({ state, channel }, sellerId) ??
    (state.table("orders").has(`${channel}/${sellerId}/${orderId}`) ? undefined : notFound("order", orderId))
  );
}

function ofOrder(request: Accepted<{ channel: string; sellerId: string; orderId: string }>, type: string): Outcome {
  const problem = orderProblem(request, request.body.channel, request.body);
  return problem ? { problem } : sendAll(request, type, [request.body]);
}

function tellSeller({ state, channel }: Accepted, sellerId: string, type: string, payload: object): void {
  tell(state, state.table("sellers").get(`${channel}/${sellerId}`)!.accountId, type, payload);
}

/** The channel answers what a seller reported. */
function settle(
  { state, channel, body }: Accepted<{ sellerId: string; isAccepted: boolean }>,
  name: "returns" | "refunds",
  id: string,
): Outcome {
  const stranger = strangerProblem({ state, channel }, body.sellerId);
  if (stranger) return { problem: stranger };
  const key = `${channel}/${body.sellerId}/${id}`;
  if (!state.table(name).has(key)) return { problem: notFound(name === "returns" ? "return" : "refund", id) };
  state.table(name).set(key, { status: body.isAccepted ? "accepted" : "refused" });
  return {};
}
