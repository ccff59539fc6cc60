import type { Problem } from "../../platform/problem.ts";
import { invalid, type Accepted, type Outcome } from "../operation.ts";
import { happen, payloadProblem } from "./trigger-event.ts";
import { sellerOf } from "./seller-of.ts";

/** A seller acts on a channel: every entry becomes an event of the channel, or none does. */
export function sendAll<Entry extends { channel: string; sellerId: string }>(
  request: Accepted,
  type: string,
  entries: Entry[],
): Outcome {
  for (const entry of entries) {
    const problem = sellerProblem(request, entry);
    if (problem) return { problem: { status: 400, ...problem } };
    const { channel: _, ...payload } = entry;
    const fields = payloadProblem(type, payload);
    if (fields) return { problem: { status: 400, code: "validation", message: `The entry makes no ${type}`, fields } };
  }
  for (const { channel, ...payload } of entries) happen(request.state, channel, type, payload);
  return {};
}

/** A seller's token acts for the sellers of its account, on the channels that they are linked to; a channel's on its own. */
export function sellerProblem(
  { state, accountId, channel: own }: Accepted,
  { channel, sellerId }: { channel: string; sellerId: string },
  find = sellerOf,
): { code: string; message: string } | undefined {
  const seller = find(state, channel, sellerId);
  return seller && (accountId === undefined ? channel === own : seller.accountId === accountId)
    ? undefined
    : { code: "GEN700", message: `The seller ${sellerId} does not exist on the channel ${channel}` };
}

/** The channel's own word on a seller whom it does not have. */
export function strangerProblem(
  { state, channel }: Pick<Accepted, "state" | "channel">,
  sellerId: string,
): Problem | undefined {
  return sellerOf(state, channel, sellerId)
    ? undefined
    : invalid(`The seller ${sellerId} does not exist on this channel`, "GEN700");
}
