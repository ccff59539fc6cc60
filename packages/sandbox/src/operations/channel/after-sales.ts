import type {
  InvoiceMetaData,
  RefundProcessingResult,
  ReturnAnnouncement,
  ReturnProcessingResult,
  SellerOrderRefund,
  SellerOrderReturn,
} from "@kontor/channel-types";
import { toBase64 } from "../../state/bytes.ts";
import { buildFileResult, MOST_FILE_BYTES, tooLarge } from "../rules/files.ts";
import type { Problem } from "../../platform/problem.ts";
import {
  buildNotFound,
  formatInstant,
  type OperationRequest,
  type Operations,
  type OperationResult,
} from "../operation.ts";
import { triggerAccountEvent } from "../rules/trigger-event.ts";
import { sendAll, findStrangerProblem } from "../rules/send-all.ts";

const HOUR_MS = 3_600_000;
const DOCUMENT_LIFETIME_MS = 30 * 24 * HOUR_MS; // assumed

/** Returns, refunds and invoices, from both sides. */
export const afterSalesBehaviours = {
  Returns_Announce(request: OperationRequest<ReturnAnnouncement>) {
    const { state, channel, body } = request;
    const problem = findOrderProblem(request, channel, body);
    if (problem) return { problem };
    state.table("announcedReturns").set(`${channel}/${body.sellerId}/${body.channelReturnId}`, body);
    tellSeller(request, body.sellerId, "Channel:Order.Return", { ...body, channel });
    return {};
  },

  Returns_ReportResult: (request: OperationRequest<ReturnProcessingResult>) =>
    noteResult(request, "returns", request.body.sellerReturnId),
  Refunds_ReportResult(request: OperationRequest<RefundProcessingResult>) {
    const outcome = noteResult(request, "refunds", request.body.refundId);
    const { channel, body } = request;
    if (!outcome.problem)
      tellSeller(request, body.sellerId, "Channel:Order.RefundProcessingResult", { ...body, channel });
    return outcome;
  },

  SellerOrders_Refund: (request: OperationRequest<SellerOrderRefund>) => sendOfOrder(request, "Seller:Order.Refund"),
  SellerOrders_ReportReturn: (request: OperationRequest<SellerOrderReturn>) =>
    sendOfOrder(request, "Seller:Order.ReturnReceived"),

  Invoices_Upload(request: OperationRequest<{ invoice: InvoiceMetaData; document: Uint8Array }>) {
    const { state, channel, body } = request;
    const problem = findOrderProblem(request, channel, body.invoice);
    if (problem) return { problem };
    if (body.document.length > MOST_FILE_BYTES) return { problem: tooLarge };
    state.table("documents").set(`${channel}/${state.random.uuid()}`, { base64: toBase64(body.document) });
    return {};
  },
  Invoices_Download({ state, channel, path }) {
    const document = state.table("documents").get(`${channel}/${path["documentId"]}`);
    return document ? buildFileResult(document.base64) : { problem: buildNotFound("document", path["documentId"]!) };
  },
  SellerOrders_UploadInvoice(
    request: OperationRequest<{ invoice: InvoiceMetaData & { channel: string }; document: Uint8Array }>,
  ) {
    const { state, body, now } = request;
    const { channel, type, sellerId, orderId, invoiceNumber } = body.invoice;
    const problem = findOrderProblem(request, channel, body.invoice);
    if (problem) return { problem };
    if (body.document.length > MOST_FILE_BYTES) return { problem: tooLarge };
    const documentId = state.random.uuid();
    const documentExpiresAt = formatInstant(now + DOCUMENT_LIFETIME_MS);
    const payload = { channel, type, sellerId, orderId, invoiceNumber, documentId, documentExpiresAt };
    const outcome = sendAll(request, "Seller:Order.Invoice", [payload]);
    if (outcome.problem) return outcome;
    state.table("documents").set(`${channel}/${documentId}`, { base64: toBase64(body.document) });
    return { body: { documentId } };
  },
} satisfies Operations;

function findOrderProblem(
  { state }: OperationRequest,
  channel: string,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Problem | undefined {
  return (
    findStrangerProblem({ state, channel }, sellerId) ??
    (state.table("orders").has(`${channel}/${sellerId}/${orderId}`) ? undefined : buildNotFound("order", orderId))
  );
}

function sendOfOrder(
  request: OperationRequest<{ channel: string; sellerId: string; orderId: string }>,
  type: string,
): OperationResult {
  const problem = findOrderProblem(request, request.body.channel, request.body);
  return problem ? { problem } : sendAll(request, type, [request.body]);
}

function tellSeller({ state, channel }: OperationRequest, sellerId: string, type: string, payload: object): void {
  triggerAccountEvent(state, state.table("sellers").get(`${channel}/${sellerId}`)!.accountId, type, payload);
}

/** Notes the channel's answer to a seller's report. */
function noteResult(
  { state, channel, body }: OperationRequest<{ sellerId: string; isAccepted: boolean }>,
  name: "returns" | "refunds",
  id: string,
): OperationResult {
  const stranger = findStrangerProblem({ state, channel }, body.sellerId);
  if (stranger) return { problem: stranger };
  const key = `${channel}/${body.sellerId}/${id}`;
  if (!state.table(name).has(key)) return { problem: buildNotFound(name === "returns" ? "return" : "refund", id) };
  state.table(name).set(key, { status: body.isAccepted ? "accepted" : "refused" });
  return {};
}
