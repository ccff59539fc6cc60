// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelSellerList, CreateSeller, SellerId, SignupSession, UpdateSeller, UpdateSession, UpsertMarketplaceSeller } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeChannelSellerList, decodeSignupSession, decodeUpdateSession } from "../decoders/sellers.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface SellersGetSignupSessionParameters {
  /** One-time session of the sign-up or update. An old guide writes `sessionId` here and in bodies; schema and clients write `session`. */
  session: string;
}

export interface SellersGetUpdateSessionParameters {
  /** One-time session of the sign-up or update. An old guide writes `sessionId` here and in bodies; schema and clients write `session`. */
  session: string;
}

export interface SellersUnlinkParameters {
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** Why, for the seller to read. */
  reason?: string | undefined;
}

export interface SellersUpsertParameters {
  /** The seller's account at the platform. */
  jtlAccountId: number;
}

/** Operations on `sellers`. Every method throws a {@link ChannelError}. */
export interface SellersGroup {
  /**
   * End a seller's sign-up. `POST /v1/channel/seller`. Maturity: stable.
   * Reports which seller id belongs to a sign-up session: the channel has authenticated the seller on its own page and chosen the id. From then on the events of that seller arrive.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  create(body: CreateSeller, options?: CallOptions): Promise<void>;
  /**
   * Get whose sign-up session it is. `GET /v1/channel/seller/signup-session`. Maturity: stable.
   * Returns the account behind a sign-up session.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getSignupSession(params: SellersGetSignupSessionParameters, options?: CallOptions): Promise<SignupSession>;
  /**
   * Get whose update session it is. `GET /v1/channel/seller/update-session`. Maturity: stable.
   * Returns the seller of an update session, so that the page of the channel knows whom it serves.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  getUpdateSession(params: SellersGetUpdateSessionParameters, options?: CallOptions): Promise<UpdateSession>;
  /**
   * List the sellers of the channel. `GET /v1/channel/seller/list`. Maturity: stable.
   * Lists every seller linked to the channel, and whether either side has it active.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<ChannelSellerList>;
  /**
   * Unlink a seller. `DELETE /v1/channel/seller/{sellerId}`. Maturity: stable.
   * Ends the link to a seller for good; the channel gets `Seller:Channel.Unlinked` with `permanentlyRemoved` (documented). CHN204 means it was unlinked already; treat it as success. An old guide writes the path `/v1/channel/sellerId/{sellerId}`.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  unlink(params: SellersUnlinkParameters, options?: CallOptions): Promise<void>;
  /**
   * End a seller's update. `PATCH /v1/channel/seller`. Maturity: stable.
   * Reports that an update session is done, and whether the seller is active. The seller id of the session comes from `Sellers_GetUpdateSession`.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  update(body: UpdateSeller, options?: CallOptions): Promise<void>;
  /**
   * Add a known seller to a further channel. `POST /v1/channel/seller/platform/{jtlAccountId}`. Maturity: stable.
   * For platform channels: adds a seller who is known to another channel of the platform without a session; a seller who is known already is updated.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  upsert(params: SellersUpsertParameters, body: UpsertMarketplaceSeller, options?: CallOptions): Promise<void>;
}

/** The methods of `sellers` alone, without the rest of the client. */
export function sellers(core: ChannelCore): SellersGroup {
  return buildGroup<SellersGroup>(core, "channel.sellers", {
    create: ["POST /v1/channel/seller Sellers_Create body", { bodyFields: "sellerId session", answer: "none" }],
    getSignupSession: ["GET /v1/channel/seller/signup-session Sellers_GetSignupSession params", { query: ["session"], required: ["session"], decode: decodeSignupSession }],
    getUpdateSession: ["GET /v1/channel/seller/update-session Sellers_GetUpdateSession params", { query: ["session"], required: ["session"], decode: decodeUpdateSession }],
    list: ["GET /v1/channel/seller/list Sellers_List", { decode: decodeChannelSellerList }],
    unlink: ["DELETE /v1/channel/seller/{sellerId} Sellers_Unlink params", { query: ["reason"], answer: "none" }],
    update: ["PATCH /v1/channel/seller Sellers_Update body", { bodyFields: "isActive session", answer: "none" }],
    upsert: ["POST /v1/channel/seller/platform/{jtlAccountId} Sellers_Upsert params body", { bodyFields: "sellerId", answer: "none" }],
  });
}
