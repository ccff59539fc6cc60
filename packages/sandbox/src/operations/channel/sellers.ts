import type { SalesChannel } from "@kontor/channel-types";
import { buildSeller, type SellerRow, type SellerSession } from "../../state/tables.ts";
import {
  buildInvalid,
  buildNotFound,
  formatInstant,
  type OperationRequest,
  type ChannelOperations,
  refuse,
  resolveAccount,
} from "../../platform/operation.ts";
import { triggerSellerEvent, triggerAccountEvent } from "./events.ts";
import { findKnownSeller, findSellerProblem, checkSeller, forgetSeller } from "./rules.ts";

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
  Self_Update({ state, channel, body: { mfaPin, mfaContact, ...changes } }) {
    const sent = state.table("mfaPins").get(channel);
    if (mfaPin === "") refuse(buildInvalid("The PIN is missing", "CHN900"));
    if (sent?.pin !== mfaPin) refuse(buildInvalid("The PIN is wrong, or used already", "CHN901"));
    for (const name of ["signUpUrl", "updateUrl"] as const)
      if (changes[name] !== undefined && !URL.canParse(changes[name]))
        refuse(buildInvalid(`${name}: must be an address`, "VAL100"));
    state.table("mfaPins").delete(channel);
    const row = state.table("channels").get(channel)!;
    state.table("channels").set(channel, {
      ...row,
      ...(mfaContact !== undefined && { mfaContact }),
      channel: { ...row.channel, ...changes, featureList: { ...row.channel.featureList, ...changes.featureList } },
    });
    const accounts = [...state.table("sellers").values()].filter((each) => each.channel === channel);
    for (const accountId of new Set(accounts.map((each) => each.accountId)))
      triggerAccountEvent(state, accountId, "Channel:ChannelDataChanged", { channel });
    return {};
  },

  /** The PIN is mailed, never returned (documented; CHN910). */
  Self_RequestMfaPin({ state, channel }) {
    const { mfaContact } = state.table("channels").get(channel)!;
    const mailedTo = mfaContact ?? refuse(buildInvalid("mfaContact is not configured", "CHN910"));
    state.table("mfaPins").set(channel, { pin: state.random.digits(8), mailedTo });
    return {};
  },

  Sellers_List: ({ state, channel }) => ({
    body: {
      sellerList: [...state.table("sellers").values()].filter((each) => each.channel === channel).map(describeSeller),
    },
  }),

  /** Each seller of the account as a channel sees it, with its channel. */
  SellerAccounts_List(request) {
    const accountId = resolveAccount(request);
    const sellers = [...request.state.table("sellers").values()].filter((each) => each.accountId === accountId);
    const sellerList = sellers.map((each) => ({ channel: each.channel, ...describeSeller(each) }));
    return { body: { sellerList }, assumed: ["seller-account-operations"] };
  },

  Sellers_GetSignupSession: (request) => ({
    body: { jtlAccountId: resolveSession(request, String(request.query["session"]), "signup").accountId },
  }),

  Sellers_GetUpdateSession: (request) => ({
    body: { sellerId: resolveSession(request, String(request.query["session"]), "update").sellerId },
  }),

  /** From then on, events of that seller arrive (documented). */
  Sellers_Create(request) {
    const { state, channel, body, now } = request;
    const { accountId } = resolveSession(request, body.session, "signup");
    const key = `${channel}/${body.sellerId}`;
    if (state.table("sellers").has(key)) refuse(buildInvalid(`The seller ${body.sellerId} exists already`, "VAL100"));
    state.table("sellerSessions").delete(body.session.toLowerCase());
    const { sellerId, companyName } = body;
    forgetSeller(state, channel, sellerId);
    state.table("sellers").set(key, buildSeller({ channel, sellerId, accountId, companyName }, formatInstant(now)));
    return {};
  },

  Sellers_Update(request) {
    const { state, channel, body, now } = request;
    const { sellerId } = resolveSession(request, body.session, "update");
    const key = `${channel}/${sellerId}`;
    const { unlinkedAt, ...seller } = state.table("sellers").get(key) ?? refuse(buildNotFound("seller", sellerId!));
    state.table("sellerSessions").delete(body.session.toLowerCase());
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
  Sellers_Upsert({ state, channel, path, body, now }) {
    const key = `${channel}/${body.sellerId}`;
    const known = state.table("sellers").get(key);
    const accountId = Number(path["jtlAccountId"]);
    if (known && known.accountId !== accountId)
      refuse(buildInvalid(`The seller ${body.sellerId} belongs to another account`, "VAL100"));
    const { sellerId, companyName = known?.companyName, isActive = true } = body;
    const seller = buildSeller({ channel, sellerId, accountId, companyName }, formatInstant(now));
    const createdAt = known?.createdAt ?? seller.createdAt;
    if (!known) forgetSeller(state, channel, sellerId);
    state.table("sellers").set(key, { ...seller, createdAt, isActiveByChannel: isActive });
    return {};
  },

  /** Unlinks for good; the channel waits for the event that follows (documented). Callers read CHN204 as success: it was unlinked before (observed). */
  Sellers_Unlink({ state, channel, path, query, now }) {
    const sellerId = path["sellerId"]!;
    const seller = findKnownSeller(state, channel, sellerId);
    if (!seller || seller.unlinkedAt !== undefined)
      refuse({ ...buildNotFound("linked seller", sellerId), code: "CHN204" }, ["unlinked-seller"]);
    const { reason = "The channel ended the link" } = query as { reason?: string };
    const payload = { sellerId, reason, unlinkedAt: formatInstant(now), permanentlyRemoved: true };
    triggerSellerEvent(state, channel, "Seller:Channel.Unlinked", payload);
    return {};
  },
} satisfies ChannelOperations;

/** A seller as its channel sees it. */
function describeSeller({ accountId, isActiveByErp, ...row }: SellerRow) {
  const { sellerId, companyName, isActiveByChannel, createdAt, updatedAt } = row;
  const seller = { sellerId, companyName, isActiveByChannel, createdAt, updatedAt };
  return { ...seller, jtlAccountId: accountId, isActiveByJTL: isActiveByErp };
}

function resolveSession({ state, channel, now }: OperationRequest, id: string, kind: SellerSession["kind"]) {
  const session = state.table("sellerSessions").get(id.toLowerCase());
  const fits = session && session.kind === kind && session.channel === channel && session.expiresAt > now;
  return fits ? session : refuse(buildNotFound("session", id));
}

export const linkingBehaviours = {
  SellerChannels_StartSignUp(request) {
    const { state, path } = request;
    const row = state.table("channels").get(path["channel"]!) ?? refuse(buildNotFound("channel", path["channel"]!));
    checkVersion(request, row.channel);
    const started = start(request, { kind: "signup" });
    return { body: { signUpUrl: withSession(row.channel.signUpUrl, started), expiresAt: started.expiresAt } };
  },

  /** Links a seller again who is unlinked and stays known (documented). */
  SellerChannels_StartUpdate(request) {
    const { state, path, query } = request;
    const row = state.table("channels").get(path["channel"]!) ?? refuse(buildNotFound("channel", path["channel"]!));
    const sellerId = String(query["sellerId"]);
    checkSeller(request, { channel: path["channel"]!, sellerId }, findKnownSeller);
    const started = start(request, { kind: "update", sellerId });
    const updateUrl = withSession(row.channel.updateUrl ?? row.channel.signUpUrl, started);
    return { body: { updateUrl, sellerId, expiresAt: started.expiresAt } };
  },

  SellerChannels_Unlink(request) {
    const { state, path, now } = request;
    const { channel, sellerId } = path as { channel: string; sellerId: string };
    if (findSellerProblem(request, { channel, sellerId }))
      refuse({ ...buildNotFound("seller", sellerId), code: "CHN204" });
    const payload = { sellerId, reason: "The seller left the channel", unlinkedAt: formatInstant(now) };
    triggerSellerEvent(state, channel, "Seller:Channel.Unlinked", { ...payload, permanentlyRemoved: false });
    return {};
  },
} satisfies ChannelOperations;

function start(request: OperationRequest, session: Pick<SellerSession, "kind" | "sellerId">) {
  const { state, path, now } = request;
  const accountId = resolveAccount(request);
  const id = state.random.uuid();
  const expiresAt = now + state.assumptions.sellerSessionLifetimeMs;
  state.table("sellerSessions").set(id, { session: id, ...session, channel: path["channel"]!, accountId, expiresAt });
  return { session: id, expiresAt: Math.floor(expiresAt / 1000) };
}

/** The page of the channel, with the session and its end in Unix seconds (documented). */
function withSession(address: string, { session, expiresAt }: { session: string; expiresAt: number }): string {
  const url = new URL(address);
  url.searchParams.set("session", session);
  url.searchParams.set("expiresAt", String(expiresAt));
  return url.href;
}

/** The caller's program must be as new as the channel demands (documented): `Wawi/1.11.0.3`. */
function checkVersion({ headers }: OperationRequest, { minimumClientsVersionRequired }: SalesChannel): void {
  const [name = "", version = ""] = (headers.get("user-agent") ?? "").split("/");
  const demanded = minimumClientsVersionRequired?.find(({ type }) => type.toLowerCase() === name.toLowerCase());
  if (!demanded) return;
  const order = version.localeCompare(demanded.version, "en", { numeric: true });
  if (order < 0) refuse(buildInvalid(`The client must be at least of version ${demanded.version}`));
}
