import type { SellerInventoryItem } from "@kontor/channel-types";
import {
  buildFileResult,
  buildInvalid,
  buildNotFound,
  formatInstant,
  readUpload,
  refuse,
  type OperationRequest,
  type ChannelOperations,
  type OperationResult,
} from "../../platform/operation.ts";
import { triggerAccountEvent } from "./events.ts";
import {
  applyEach,
  checkSeller,
  findSeller,
  findSellerProblem,
  type OrderName,
  resolveSeller,
  sendAll,
} from "./rules.ts";

const HOUR_MS = 3_600_000;
const DOCUMENT_LIFETIME_MS = 30 * 24 * HOUR_MS; // assumed
const REPORT_OPEN_MS = 48 * HOUR_MS; // documented
const REPORT_EXPIRES_IN = 172_500; // documented example, in seconds

export const afterSalesBehaviours = {
  Returns_Announce(request) {
    const { state, channel, body } = request;
    checkOrder(request, channel, body);
    state.table("announcedReturns").set(`${channel}/${body.sellerId}/${body.channelReturnId}`, body);
    tellSeller(request, body.sellerId, "Channel:Order.Return", { ...body, channel });
    return {};
  },

  Returns_ReportResult: (request) => noteResult(request, "returns", request.body.sellerReturnId),
  Refunds_ReportResult(request) {
    const { channel, body } = request;
    const outcome = noteResult(request, "refunds", body.refundId);
    tellSeller(request, body.sellerId, "Channel:Order.RefundProcessingResult", { ...body, channel });
    return outcome;
  },

  SellerOrders_Refund: (request) => sendOfOrder(request, "Seller:Order.Refund"),
  SellerOrders_ReportReturn: (request) => sendOfOrder(request, "Seller:Order.ReturnReceived"),

  Invoices_Upload(request) {
    const { state, channel, body } = request;
    checkOrder(request, channel, body.invoice);
    const base64 = readUpload(body.document);
    state.table("documents").set(`${channel}/${state.random.uuid()}`, { base64 });
    return {};
  },
  Invoices_Download({ state, channel, path }) {
    const document = state.table("documents").get(`${channel}/${path["documentId"]}`);
    return document ? buildFileResult(document.base64) : refuse(buildNotFound("document", path["documentId"]!));
  },
  SellerOrders_UploadInvoice(request) {
    const { state, body, now } = request;
    const { channel, type, sellerId, orderId, invoiceNumber } = body.invoice;
    checkOrder(request, channel, body.invoice);
    const base64 = readUpload(body.document);
    const documentId = state.random.uuid();
    const documentExpiresAt = formatInstant(now + DOCUMENT_LIFETIME_MS);
    const payload = { channel, type, sellerId, orderId, invoiceNumber, documentId, documentExpiresAt };
    sendAll(request, "Seller:Order.Invoice", [payload]);
    state.table("documents").set(`${channel}/${documentId}`, { base64 });
    return { body: { documentId } };
  },
} satisfies ChannelOperations;

function checkOrder({ state }: OperationRequest, channel: string, { sellerId, orderId }: OrderName): void {
  resolveSeller({ state, channel }, sellerId);
  if (!state.table("orders").has(`${channel}/${sellerId}/${orderId}`)) refuse(buildNotFound("order", orderId));
}

function sendOfOrder(request: OperationRequest<OrderName & { channel: string }>, type: string): OperationResult {
  checkOrder(request, request.body.channel, request.body);
  return sendAll(request, type, [request.body]);
}

function tellSeller(request: OperationRequest, sellerId: string, type: string, payload: object): void {
  triggerAccountEvent(request.state, resolveSeller(request, sellerId).accountId, type, payload);
}

type Reported = { sellerId: string; isAccepted: boolean };

function noteResult(request: OperationRequest<Reported>, name: "returns" | "refunds", id: string): OperationResult {
  const { state, channel, body } = request;
  resolveSeller(request, body.sellerId);
  const key = `${channel}/${body.sellerId}/${id}`;
  if (!state.table(name).has(key)) refuse(buildNotFound(name === "returns" ? "return" : "refund", id));
  state.table(name).set(key, { status: body.isAccepted ? "accepted" : "refused" });
  return {};
}

export const messageBehaviours = {
  SellerReports_Request(request) {
    const { state, body, now } = request;
    const reportId = state.random.uuid();
    sendAll(request, "Seller:Report.Request", [{ ...body, reportId }]);
    return { body: { reportId, created: formatInstant(now), expiresIn: REPORT_EXPIRES_IN } };
  },
  SellerReports_Get({ state, path, accountId }) {
    const own = [...state.table("sellers").values()].filter((seller) => seller.accountId === accountId);
    const [found] = own.flatMap(({ channel, sellerId }) => {
      const report = state.table("reports").get(`${channel}/${path["reportId"]}`);
      return report && (report.sellerId ?? sellerId) === sellerId ? report : [];
    });
    return {
      body: found?.items ?? refuse(buildNotFound("report", path["reportId"]!)),
      isPacked: true, // documented
      assumed: ["seller-report-data"],
    };
  },
  Reports_SendData: (request) => addToReport(request, request.body, false),
  /** The older way: the whole report in one call (documented as deprecated; that it completes the report is assumed). */
  Reports_SendAtOnce: (request) => addToReport(request, request.body, true),
  Reports_Complete: (request) => addToReport(request, [], true),

  Notifications_Send({ state, channel, body }) {
    return applyEach([body], (notification) => {
      if (!findSeller(state, channel, notification.sellerId))
        return { code: "GEN700", message: "The seller does not exist on this channel", hint: notification.sellerId };
      const notifications = state.table("notifications");
      notifications.set(`${channel}/${notifications.size}`, notification);
      return undefined;
    });
  },

  Tickets_Create(request) {
    const { state, channel, body } = request;
    resolveSeller(request, body.sellerId);
    state.table("tickets").set(`${channel}/${body.sellerId}/${body.ticketId}`, body);
    return {};
  },
  SellerTickets_Reply: (request) => sendAll(request, "Seller:Ticket.Reply", [request.body]),
  Tickets_UploadAttachment: (request) => keepAttachment(request, request.channel),
  Tickets_DownloadAttachment: (request) => readAttachment(request, request.channel),
  SellerTickets_UploadAttachment: (request) => keepAttachment(request, request.path["channel"]!),
  SellerTickets_DownloadAttachment: (request) => readAttachment(request, request.path["channel"]!),
} satisfies ChannelOperations;

interface Attachment {
  attachmentData: { sellerId: string; ticketId: string; filename: string };
  attachment: Uint8Array;
}

function addToReport(request: OperationRequest, items: SellerInventoryItem[], completed: boolean): OperationResult {
  const { state, channel, path, now } = request;
  const id = path["reportId"]!;
  const reports = state.table("reports");
  const report = reports.get(`${channel}/${id}`) ?? refuse(buildNotFound("report", id));
  if (report.completed) refuse(buildInvalid("The report is completed already"));
  if (now - report.requestedAt > REPORT_OPEN_MS) refuse(buildInvalid("The report takes data for 48 hours only"));
  reports.set(`${channel}/${id}`, { ...report, items: [...report.items, ...items], completed });
  return {};
}

function keepAttachment(request: OperationRequest<Attachment>, channel: string): OperationResult {
  const { sellerId, ticketId, filename } = request.body.attachmentData;
  checkSeller(request, { channel, sellerId });
  const base64 = readUpload(request.body.attachment);
  request.state.table("attachments").set(`${channel}/${sellerId}/${ticketId}/${filename}`, { base64 });
  return {};
}

function readAttachment(request: OperationRequest, channel: string): OperationResult {
  const { sellerId, ticketId, filename } = request.query as Attachment["attachmentData"];
  const isMine = !findSellerProblem(request, { channel, sellerId });
  const found = isMine && request.state.table("attachments").get(`${channel}/${sellerId}/${ticketId}/${filename}`);
  return found ? buildFileResult(found.base64) : refuse(buildNotFound("attachment", String(filename)));
}
