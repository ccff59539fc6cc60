import type { ChannelSelfUpdate, CreateSeller, UpdateSeller, UpsertMarketplaceSeller } from "@kontor/channel-types";
import type { SellerRow, SellerSession } from "../../state/rows.ts";
import type { Problem } from "../../platform/problem.ts";
import { buildInvalid, buildNotFound, formatInstant, type OperationRequest, type Operations } from "../operation.ts";
import { triggerSellerEvent, triggerAccountEvent } from "../rules/trigger-event.ts";
import { findKnownSeller } from "../rules/seller-of.ts";

/** The channel itself and its sellers: its side of sign-up, update and unlinking. */
export const sellerBehaviours = {
  PublicChannels_List({ state, query }) {
    const { offset = 0, limit = 100, marketplace } = query as { offset?: number; limit?: number; marketplace?: string };
    const channels = [...state.table("channels").values()]
      .filter(({ channel }) => marketplace === undefined || channel.marketplaceList.includes(marketplace))
      .map(({ channel }) => channel);
    return { body: channels.slice(offset, offset + limit) };
  },

  Self_Get({ state, channel }) {
    const { isActive, channel: self } = state.table("channels").get(channel)!;
    return { body: { isActive, channel: self } };
  },

  /** Needs the PIN that was mailed; it is deleted after use (documented: CHN900, CHN901). */
  Self_Update({ state, channel, body: { mfaPin, mfaContact, ...changes } }: OperationRequest<ChannelSelfUpdate>) {
    const sent = state.table("mfaPins").get(channel);
    if (mfaPin === "") return { problem: buildInvalid("The PIN is missing", "CHN900") };
    if (!sent || sent.pin !== mfaPin) return { problem: buildInvalid("The PIN is wrong, or used already", "CHN901") };
    for (const name of ["signUpUrl", "updateUrl"] as const)
      if (changes[name] !== undefined && !URL.canParse(changes[name]))
        return { problem: buildInvalid(`${name}: must be an address`, "VAL100") };
    state.table("mfaPins").delete(channel);
    const row = state.table("channels").get(channel)!;
    state.table("channels").set(channel, {
      ...row,
      ...(mfaContact !== undefined && { mfaContact }),
      channel: { ...row.channel, ...changes, featureList: { ...row.channel.featureList, ...changes.featureList } },
    });
    for (const accountId of new Set(
      [...state.table("sellers").values()].filter((each) => each.channel === channel).map((each) => each.accountId),
    ))
      triggerAccountEvent(state, accountId, "Channel:ChannelDataChanged", { channel });
    return {};
  },

  /** The PIN is mailed, never returned (documented; CHN910). */
  Self_RequestMfaPin({ state, channel }) {
    const { mfaContact } = state.table("channels").get(channel)!;
    if (mfaContact === undefined) return { problem: buildInvalid("mfaContact is not configured", "CHN910") };
    state.table("mfaPins").set(channel, { pin: state.random.digits(8), mailedTo: mfaContact });
    return {};
  },

  Sellers_List: ({ state, channel }) => ({
    body: {
      sellerList: [...state.table("sellers").values()]
        .filter((seller) => seller.channel === channel)
        .map(({ sellerId, accountId, companyName, isActiveByErp, isActiveByChannel, createdAt, updatedAt }) => ({
          sellerId,
          jtlAccountId: accountId,
          ...(companyName !== undefined && { companyName }),
          isActiveByJTL: isActiveByErp,
          isActiveByChannel,
          createdAt,
          updatedAt,
        })),
    },
  }),

  Sellers_GetSignupSession(request) {
    const found = findSession(request, String(request.query["session"]), "signup");
    return "problem" in found ? found : { body: { jtlAccountId: found.session.accountId } };
  },

  Sellers_GetUpdateSession(request) {
    const found = findSession(request, String(request.query["session"]), "update");
    return "problem" in found ? found : { body: { sellerId: found.session.sellerId } };
  },

  /** From then on, events of that seller arrive (documented). */
  Sellers_Create(request: OperationRequest<CreateSeller>) {
    const { state, channel, body, now } = request;
    const found = findSession(request, body.session, "signup");
    if ("problem" in found) return found;
    const key = `${channel}/${body.sellerId}`;
    if (state.table("sellers").has(key))
      return { problem: buildInvalid(`The seller ${body.sellerId} exists already`, "VAL100") };
    state.table("sellerSessions").delete(body.session);
    state.table("sellers").set(key, buildSellerRow(channel, found.session.accountId, body, now));
    return {};
  },

  Sellers_Update(request: OperationRequest<UpdateSeller>) {
    const { state, channel, body, now } = request;
    const found = findSession(request, body.session, "update");
    if ("problem" in found) return found;
    const key = `${channel}/${found.session.sellerId}`;
    const known = state.table("sellers").get(key);
    if (!known) return { problem: buildNotFound("seller", found.session.sellerId!) };
    state.table("sellerSessions").delete(body.session);
    const { unlinkedAt, ...seller } = known;
    state.table("sellers").set(key, {
      ...seller,
      isActiveByErp: unlinkedAt === undefined ? seller.isActiveByErp : true, // an update links again (documented)
      ...(body.companyName !== undefined && { companyName: body.companyName }),
      isActiveByChannel: body.isActive,
      updatedAt: formatInstant(now),
    });
    return {};
  },

  /** Platform channels add a seller without a session. A seller who is known here is updated (documented). */
  Sellers_Upsert({ state, channel, path, body, now }: OperationRequest<UpsertMarketplaceSeller>) {
    const key = `${channel}/${body.sellerId}`;
    const known = state.table("sellers").get(key);
    const accountId = Number(path["jtlAccountId"]);
    if (known && known.accountId !== accountId)
      return { problem: buildInvalid(`The seller ${body.sellerId} belongs to another account`, "VAL100") };
    state.table("sellers").set(key, {
      ...buildSellerRow(channel, accountId, body, now),
      ...(known && { createdAt: known.createdAt }),
      isActiveByChannel: body.isActive ?? true,
    });
    return {};
  },

  /** Unlinks for good; the channel waits for the event that follows (documented). Callers read CHN204 as success: it was unlinked before (observed). */
  Sellers_Unlink({ state, channel, path, query, now }) {
    const sellerId = path["sellerId"]!;
    const seller = findKnownSeller(state, channel, sellerId);
    if (!seller || seller.unlinkedAt !== undefined)
      return { problem: { ...buildNotFound("linked seller", sellerId), code: "CHN204" }, assumed: ["unlinked-seller"] };
    const { reason = "The channel ended the link" } = query as { reason?: string };
    const payload = { sellerId, reason, unlinkedAt: formatInstant(now), permanentlyRemoved: true };
    triggerSellerEvent(state, channel, "Seller:Channel.Unlinked", payload);
    return {};
  },
} satisfies Operations;

function buildSellerRow(
  channel: string,
  accountId: number,
  body: { sellerId: string; companyName?: string },
  now: number,
): SellerRow {
  return {
    channel,
    sellerId: body.sellerId,
    accountId,
    ...(body.companyName !== undefined && { companyName: body.companyName }),
    isActiveByErp: true,
    isActiveByChannel: true,
    createdAt: formatInstant(now),
    updatedAt: formatInstant(now),
  };
}

/** A session works once, for its own channel, until it expires. */
function findSession(
  { state, channel, now }: OperationRequest,
  id: string,
  kind: SellerSession["kind"],
): { session: SellerSession } | { problem: Problem } {
  const session = state.table("sellerSessions").get(id.toLowerCase());
  const fits = session && session.kind === kind && session.channel === channel && session.expiresAt > now;
  return fits ? { session } : { problem: buildNotFound("session", id) };
}
