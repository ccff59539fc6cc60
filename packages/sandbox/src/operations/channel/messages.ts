import type {
  Notification,
  SellerInventoryItem,
  SellerReportRequest,
  SellerTicketReply,
  Ticket,
} from "@kontor/channel-types";
import { toBase64 } from "../../state/bytes.ts";
import { buildFileResult, MOST_FILE_BYTES, tooLarge } from "../rules/files.ts";
import {
  buildInvalid,
  buildNotFound,
  formatInstant,
  type OperationRequest,
  type Operations,
  type OperationResult,
} from "../operation.ts";
import { applyEach } from "../rules/apply-partly.ts";
import { findSeller } from "../rules/seller-of.ts";
import { findSellerProblem, sendAll, findStrangerProblem } from "../rules/send-all.ts";

const REPORT_OPEN_MS = 48 * 3_600_000; // documented
const REPORT_EXPIRES_IN = 172_500; // documented example, in seconds

/** Reports, notifications and tickets, from both sides. */
export const messageBehaviours = {
  SellerReports_Request(request: OperationRequest<SellerReportRequest>) {
    const { state, body, now } = request;
    const reportId = state.random.uuid();
    const outcome = sendAll(request, "Seller:Report.Request", [{ ...body, reportId }]);
    return outcome.problem
      ? outcome
      : { body: { reportId, created: formatInstant(now), expiresIn: REPORT_EXPIRES_IN } };
  },
  Reports_SendData(request: OperationRequest<SellerInventoryItem[]>) {
    const found = findReport(request);
    if ("problem" in found) return found;
    found.save({ ...found.report, items: [...found.report.items, ...request.body] });
    return {};
  },
  /** The older way: the whole report in one call (documented as deprecated; that it completes the report is assumed). */
  Reports_SendAtOnce(request: OperationRequest<SellerInventoryItem[]>) {
    const found = findReport(request);
    if ("problem" in found) return found;
    found.save({ ...found.report, items: [...found.report.items, ...request.body], completed: true });
    return {};
  },
  Reports_Complete(request) {
    const found = findReport(request);
    if ("problem" in found) return found;
    found.save({ ...found.report, completed: true });
    return {};
  },

  Notifications_Send({ state, channel, body }: OperationRequest<Notification>) {
    return applyEach([body], (notification) => {
      if (!findSeller(state, channel, notification.sellerId))
        return { code: "GEN700", message: "The seller does not exist on this channel", hint: notification.sellerId };
      const notifications = state.table("notifications");
      notifications.set(`${channel}/${notifications.size}`, notification);
      return undefined;
    });
  },

  Tickets_Create({ state, channel, body }: OperationRequest<Ticket>) {
    const stranger = findStrangerProblem({ state, channel }, body.sellerId);
    if (stranger) return { problem: stranger };
    state.table("tickets").set(`${channel}/${body.sellerId}/${body.ticketId}`, body);
    return {};
  },
  SellerTickets_Reply: (request: OperationRequest<SellerTicketReply>) =>
    sendAll(request, "Seller:Ticket.Reply", [request.body]),
  Tickets_UploadAttachment: (request: OperationRequest<Attachment>) => keepAttachment(request, request.channel),
  Tickets_DownloadAttachment: (request) => readAttachment(request, request.channel),
  SellerTickets_UploadAttachment: (request: OperationRequest<Attachment>) =>
    keepAttachment(request, request.path["channel"]!),
  SellerTickets_DownloadAttachment: (request) => readAttachment(request, request.path["channel"]!),
} satisfies Operations;

interface Attachment {
  attachmentData: { sellerId: string; ticketId: string; filename: string };
  attachment: Uint8Array;
}

/** Finds a report that still takes data: for 48 hours, or until it is completed. */
function findReport({ state, channel, path, now }: OperationRequest) {
  const id = path["reportId"]!;
  const key = `${channel}/${id}`;
  const reports = state.table("reports");
  const report = reports.get(key);
  if (!report) return { problem: buildNotFound("report", id) };
  if (report.completed) return { problem: buildInvalid("The report is completed already") };
  if (now - report.requestedAt > REPORT_OPEN_MS)
    return { problem: buildInvalid("The report takes data for 48 hours only") };
  return { report, save: (row: typeof report) => reports.set(key, row) };
}

function keepAttachment(request: OperationRequest<Attachment>, channel: string): OperationResult {
  const { state, body } = request;
  const { sellerId, ticketId, filename } = body.attachmentData;
  const problem = findSellerProblem(request, { channel, sellerId });
  if (problem) return { problem: { status: 400, ...problem } };
  if (body.attachment.length > MOST_FILE_BYTES) return { problem: tooLarge };
  const base64 = toBase64(body.attachment);
  state.table("attachments").set(`${channel}/${sellerId}/${ticketId}/${filename}`, { base64 });
  return {};
}

function readAttachment(request: OperationRequest, channel: string): OperationResult {
  const { state, query } = request;
  const { sellerId, ticketId, filename } = query as Attachment["attachmentData"];
  if (findSellerProblem(request, { channel, sellerId }))
    return { problem: buildNotFound("attachment", String(filename)) };
  const found = state.table("attachments").get(`${channel}/${sellerId}/${ticketId}/${filename}`);
  return found ? buildFileResult(found.base64) : { problem: buildNotFound("attachment", String(filename)) };
}
