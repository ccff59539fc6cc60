import type { Problem } from "../../platform/problem.ts";
import { buildInvalid, type OperationRequest, type OperationResult } from "../operation.ts";
import { triggerSellerEvent, findPayloadProblem } from "./trigger-event.ts";
import { findSeller } from "./seller-of.ts";

/** Sends what a seller does on a channel: every entry becomes an event of the channel, or none does. */
export function sendAll<Entry extends { channel: string; sellerId: string }>(
  request: OperationRequest,
  type: string,
  entries: Entry[],
): OperationResult {
  for (const entry of entries) {
    const problem = findSellerProblem(request, entry);
    if (problem) return { problem: { status: 400, ...problem } };
    const { channel: _, ...payload } = entry;
    const fields = findPayloadProblem(type, payload);
    if (fields) return { problem: { status: 400, code: "validation", message: `The entry makes no ${type}`, fields } };
  }
  for (const { channel, ...payload } of entries) triggerSellerEvent(request.state, channel, type, payload);
  return {};
}

/** A seller's token acts for the sellers of its account on their channels. A channel's token acts on that channel only. */
export function findSellerProblem(
  { state, accountId, channel: own }: OperationRequest,
  { channel, sellerId }: { channel: string; sellerId: string },
  find = findSeller,
): { code: string; message: string } | undefined {
  const seller = find(state, channel, sellerId);
  return seller && (accountId === undefined ? channel === own : seller.accountId === accountId)
    ? undefined
    : { code: "GEN700", message: `The seller ${sellerId} does not exist on the channel ${channel}` };
}

/** The refusal of a seller whom the channel does not have; `undefined` where it has the seller. */
export function findStrangerProblem(
  { state, channel }: Pick<OperationRequest, "state" | "channel">,
  sellerId: string,
): Problem | undefined {
  return findSeller(state, channel, sellerId)
    ? undefined
    : buildInvalid(`The seller ${sellerId} does not exist on this channel`, "GEN700");
}
