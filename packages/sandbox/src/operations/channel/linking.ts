import type { SellerSession } from "../../state/rows.ts";
import { buildInvalid, buildNotFound, formatInstant, type OperationRequest, type Operations } from "../operation.ts";
import { triggerSellerEvent } from "../rules/trigger-event.ts";
import { findKnownSeller } from "../rules/seller-of.ts";
import { findSellerProblem } from "../rules/send-all.ts";

/** The seller's side of sign-up, update and unlinking. */
export const linkingBehaviours = {
  SellerChannels_StartSignUp(request) {
    const { state, path } = request;
    const row = state.table("channels").get(path["channel"]!);
    if (!row) return { problem: buildNotFound("channel", path["channel"]!) };
    const problem = findVersionProblem(request);
    if (problem) return { problem: buildInvalid(problem) };
    const started = start(request, { kind: "signup" });
    return { body: { signUpUrl: withSession(row.channel.signUpUrl, started), expiresAt: started.expiresAt } };
  },

  /** Links a seller again who is unlinked and stays known (documented). */
  SellerChannels_StartUpdate(request) {
    const { state, path, query } = request;
    const row = state.table("channels").get(path["channel"]!);
    if (!row) return { problem: buildNotFound("channel", path["channel"]!) };
    const sellerId = String(query["sellerId"]);
    const problem = findSellerProblem(request, { channel: path["channel"]!, sellerId }, findKnownSeller);
    if (problem) return { problem: { status: 400, ...problem } };
    const started = start(request, { kind: "update", sellerId });
    const updateUrl = withSession(row.channel.updateUrl ?? row.channel.signUpUrl, started);
    return { body: { updateUrl, sellerId, expiresAt: started.expiresAt } };
  },

  SellerChannels_Unlink(request) {
    const { state, path, now } = request;
    const { channel, sellerId } = path as { channel: string; sellerId: string };
    if (findSellerProblem(request, { channel, sellerId }))
      return { problem: { ...buildNotFound("seller", sellerId), code: "CHN204" } };
    triggerSellerEvent(state, channel, "Seller:Channel.Unlinked", {
      sellerId,
      reason: "The seller left the channel",
      unlinkedAt: formatInstant(now),
      permanentlyRemoved: false,
    });
    return {};
  },
} satisfies Operations;

function start(
  { state, path, accountId = 0, now }: OperationRequest,
  session: Pick<SellerSession, "kind" | "sellerId">,
) {
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
function findVersionProblem({ state, path, headers }: OperationRequest): string | undefined {
  const { minimumClientsVersionRequired } = state.table("channels").get(path["channel"]!)!.channel;
  const [name = "", version = ""] = (headers.get("user-agent") ?? "").split("/");
  const demanded = minimumClientsVersionRequired?.find(({ type }) => type.toLowerCase() === name.toLowerCase());
  if (!demanded) return undefined;
  const order = version.localeCompare(demanded.version, "en", { numeric: true });
  return order < 0 ? `The client must be at least of version ${demanded.version}` : undefined;
}
