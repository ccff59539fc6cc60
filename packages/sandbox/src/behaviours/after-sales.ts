import type {
  InvoiceMetaData,
  Notification,
  RefundProcessingResult,
  ReturnAnnouncement,
  ReturnProcessingResult,
  SellerInventoryItem,
  SellerOrderRefund,
  SellerOrderReturn,
  SellerReportRequest,
  SellerTicketReply,
  Ticket,
} from "@kontor/channel-types";
import { fromBase64, toBase64 } from "../bytes.ts";
import type { Problem } from "../problem.ts";
import { invalid, notFound, text, type Accepted, type Behaviours, type Outcome } from "./behaviour.ts";
import { tell } from "./happen.ts";
import { partly } from "./partly.ts";
import { sellerProblem, sendAll } from "./send-all.ts";

const HOUR_MS = 3_600_000;
const REPORT_OPEN_MS = 48 * HOUR_MS; // documented
const DOCUMENT_LIFETIME_MS = 30 * 24 * HOUR_MS; // assumed
const REPORT_EXPIRES_IN = 172_500; // documented example, in seconds

const MOST_FILE_BYTES = 16 * 1024 * 1024; // documented
const tooLarge = invalid("A file must be of at most 16 MB", "VAL100");

/** Returns, refunds, invoices, reports, notifications and tickets, from both sides. */
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

  SellerReports_Request(request: Accepted<SellerReportRequest>) {
    const { state, body, now } = request;
    const reportId = state.random.uuid();
    const outcome = sendAll(request, "Seller:Report.Request", [{ ...body, reportId }]);
    return outcome.problem ? outcome : { body: { reportId, created: text(now), expiresIn: REPORT_EXPIRES_IN } };
  },
  Reports_SendData(request: Accepted<SellerInventoryItem[]>) {
    const found = reportOf(request);
    if ("problem" in found) return found;
    found.save({ ...found.report, items: [...found.report.items, ...request.body] });
    return {};
  },
  Reports_Complete(request) {
    const found = reportOf(request);
    if ("problem" in found) return found;
    found.save({ ...found.report, completed: true });
    return {};
  },

  Notifications_Send({ state, channel, body }: Accepted<Notification>) {
    return partly([body], (notification) => {
      if (!state.table("sellers").has(`${channel}/${notification.sellerId}`))
        return { code: "GEN700", message: "The seller does not exist on this channel", hint: notification.sellerId };
      const notifications = state.table("notifications");
      notifications.set(`${channel}/${notifications.size}`, notification);
      return undefined;
    });
  },

  Tickets_Create({ state, channel, body }: Accepted<Ticket>) {
    const stranger = strangerProblem({ state, channel }, body.sellerId);
    if (stranger) return { problem: stranger };
    state.table("tickets").set(`${channel}/${body.sellerId}/${body.ticketId}`, body);
    return {};
  },
  SellerTickets_Reply: (request: Accepted<SellerTicketReply>) =>
    sendAll(request, "Seller:Ticket.Reply", [request.body]),
  Tickets_UploadAttachment: (request: Accepted<Attachment>) => keepAttachment(request, request.channel),
  Tickets_DownloadAttachment: (request) => attachmentOf(request, request.channel),
  SellerTickets_UploadAttachment: (request: Accepted<Attachment>) => keepAttachment(request, request.path["channel"]!),
  SellerTickets_DownloadAttachment: (request) => attachmentOf(request, request.path["channel"]!),
};

interface Attachment {
  attachmentData: { sellerId: string; ticketId: string; filename: string };
  attachment: Uint8Array;
}

function binary(base64: string): Outcome {
  return { file: { bytes: fromBase64(base64), type: "application/octet-stream" } };
}

function strangerProblem(
  { state, channel }: Pick<Accepted, "state" | "channel">,
  sellerId: string,
): Problem | undefined {
  return state.table("sellers").has(`${channel}/${sellerId}`)
    ? undefined
    : invalid(`The seller ${sellerId} does not exist on this channel`, "GEN700");
}

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

/** A report takes data for 48 hours, until it is completed. */
function reportOf({ state, channel, path, now }: Accepted) {
  const id = path["reportId"]!;
  const key = `${channel}/${id}`;
  const reports = state.table("reports");
  const report = reports.get(key);
  if (!report) return { problem: notFound("report", id) };
  if (report.completed) return { problem: invalid("The report is completed already") };
  if (now - report.requestedAt > REPORT_OPEN_MS) return { problem: invalid("The report takes data for 48 hours only") };
  return { report, save: (row: typeof report) => reports.set(key, row) };
}

function keepAttachment(request: Accepted<Attachment>, channel: string): Outcome {
  const { state, body } = request;
  const { sellerId, ticketId, filename } = body.attachmentData;
  const problem = sellerProblem(request, { channel, sellerId });
  if (problem) return { problem: { status: 400, ...problem } };
  if (body.attachment.length > MOST_FILE_BYTES) return { problem: tooLarge };
  const base64 = toBase64(body.attachment);
  state.table("attachments").set(`${channel}/${sellerId}/${ticketId}/${filename}`, { base64 });
  return {};
}

function attachmentOf(request: Accepted, channel: string): Outcome {
  const { state, query } = request;
  const { sellerId, ticketId, filename } = query as Attachment["attachmentData"];
  if (sellerProblem(request, { channel, sellerId })) return { problem: notFound("attachment", String(filename)) };
  const found = state.table("attachments").get(`${channel}/${sellerId}/${ticketId}/${filename}`);
  return found ? binary(found.base64) : { problem: notFound("attachment", String(filename)) };
}
