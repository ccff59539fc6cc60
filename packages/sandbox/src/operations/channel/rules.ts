import type { PlatformState } from "../../platform/state.ts";
import type { SellerRow } from "../../state/tables.ts";
import { buildInvalid, refuse, type OperationRequest, type OperationResult } from "../../platform/operation.ts";
import { triggerSellerEvent, findEventProblem } from "./events.ts";

export function findKnownSeller(state: PlatformState, channel: string, sellerId: string): SellerRow | undefined {
  return state.table("sellers").get(`${channel}/${sellerId}`);
}

export function findSeller(state: PlatformState, channel: string, sellerId: string): SellerRow | undefined {
  const seller = findKnownSeller(state, channel, sellerId);
  return seller?.unlinkedAt === undefined || state.assumptions.unlinkedSellers === "serve" ? seller : undefined;
}

const TABLES_OF_SELLERS = [
  "offers",
  "orders",
  "returns",
  "refunds",
  "announcedReturns",
  "tickets",
  "attachments",
] as const;

/** Removes what is left of a seller who was removed for good, as another account may now have the id. */
export function forgetSeller({ table }: PlatformState, channel: string, sellerId: string): void {
  for (const name of TABLES_OF_SELLERS)
    for (const [key] of [...table(name).entries()])
      if (key.startsWith(`${channel}/${sellerId}/`)) table(name).delete(key);
  table("attributes").delete(`${channel}/seller/${sellerId}`);
  for (const [key, row] of [...table("cancellations").entries()])
    if (key.startsWith(`${channel}/`) && row.request.sellerId === sellerId) table("cancellations").delete(key);
  for (const [key, row] of [...table("reports").entries()])
    if (key.startsWith(`${channel}/`) && row.sellerId === sellerId) table("reports").delete(key);
}

/** What names an order of a channel. */
export type OrderName = { sellerId: string; orderId: string };

/** Sends what a seller does on a channel: every entry becomes an event of the channel, or none does. */
export function sendAll<Entry extends { channel: string; sellerId: string }>(
  request: OperationRequest,
  type: string,
  entries: Entry[],
): OperationResult {
  for (const entry of entries) {
    checkSeller(request, entry);
    const { channel: _, ...payload } = entry;
    const fields = findEventProblem(type, payload);
    if (fields) refuse({ ...buildInvalid(`The entry makes no ${type}`), fields });
  }
  for (const { channel, ...payload } of entries) triggerSellerEvent(request.state, channel, type, payload);
  return {};
}

/** A seller's token acts for the sellers of its account on their channels. A channel's token acts on that channel only. */
export function findSellerProblem(
  { state, accountId, channel: own }: OperationRequest,
  { channel, sellerId }: { channel: string; sellerId: string },
  find = findSeller,
) {
  const seller = find(state, channel, sellerId);
  return seller && (accountId === undefined ? channel === own : seller.accountId === accountId)
    ? undefined
    : { code: "GEN700", message: `The seller ${sellerId} does not exist on the channel ${channel}` };
}

export function checkSeller(...[request, place, find]: Parameters<typeof findSellerProblem>): void {
  const problem = findSellerProblem(request, place, find);
  if (problem) refuse({ status: 400, ...problem });
}

type OfChannel = Pick<OperationRequest, "state" | "channel">;

export function resolveSeller({ state, channel }: OfChannel, sellerId: string): SellerRow {
  const unknown = buildInvalid(`The seller ${sellerId} does not exist on this channel`, "GEN700");
  return findSeller(state, channel, sellerId) ?? refuse(unknown);
}

export interface Rejection {
  code: string;
  message: string;
  hint: string;
}

/**
 * Applies every entry of a list that can be applied. The others are in the answer's `errorList`, after the warning CHN401
 * (documented: partial success; its status is not shown). A message begins with the id of its entry: callers look for it there (observed).
 */
export function applyEach<Entry>(entries: Entry[], run: (entry: Entry) => Rejection | undefined): OperationResult {
  const rejected = entries.flatMap((entry) => run(entry) ?? []);
  if (rejected.length === 0) return { body: {} };
  const warning = {
    code: "CHN401",
    message: "A part of the list was not stored", // without a number: callers look in these messages for ids (observed)
    severity: "warning",
    hint: null,
  };
  const tell = (each: Rejection) => ({ ...each, message: `${each.hint}: ${each.message}`, severity: "error" });
  return { body: { errorList: [warning, ...rejected.map(tell)] } };
}
