// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import createRawClient, { type Client } from "openapi-fetch";
import type { AccessToken, EventIdList, EventList, RefreshTokenGrant, paths } from "@kontor/channel-types";
import { caller, type Call, type CallOptions, type Fetch } from "@kontor/http";
import * as decode from "./decode.generated.ts";
import { ChannelError } from "./errors.generated.ts";

/** What a client needs to know. */
export interface ChannelClientOptions {
  /** Base address, `{channel_base_url}`; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests; credentials, timeouts and retries live here. Default `globalThis.fetch`. */
  fetch?: Fetch;
}

/** Operations on `auth`. Every method throws a {@link ChannelError}. */
export interface Auth {
  /**
   * Exchanges a refresh token for an access token. `POST /v1/auth`. Maturity: stable.
   * Needs no access token.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.3, §5.2
   */
  exchangeRefreshToken(body: RefreshTokenGrant, options?: CallOptions): Promise<AccessToken>;
}

export function auth(core: ChannelCore): Auth {
  return {
    exchangeRefreshToken: (body, options) => core.call({ ...options, operation: "Auth_ExchangeRefreshToken", method: "POST", path: "/v1/auth", body, type: "application/x-www-form-urlencoded", decode: decode.accessToken }) as Promise<AccessToken>,
  };
}

/** Operations on `events`. Every method throws a {@link ChannelError}. */
export interface Events {
  /**
   * Returns waiting events. `GET /v1/channel/event`. Maturity: stable.
   * Quota: 240 requests in 60 s.
   * @returns Events as they came; `decodeEvent()` gives a typed one.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.4, §6.1
   */
  list(options?: CallOptions): Promise<EventList>;
  /**
   * Acknowledges processed events. `DELETE /v1/channel/event`. Maturity: stable.
   * Quota: 240 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.5, §6.1 rule 3
   */
  acknowledge(body: EventIdList, options?: CallOptions): Promise<void>;
}

export function events(core: ChannelCore): Events {
  return {
    list: (options) => core.call({ ...options, operation: "Events_List", method: "GET", path: "/v1/channel/event", decode: decode.eventList }) as Promise<EventList>,
    acknowledge: (body, options) => core.call({ ...options, operation: "Events_Acknowledge", method: "DELETE", path: "/v1/channel/event", body, answer: "none" }) as Promise<void>,
  };
}

/** What the groups share; for importing them one by one: `auth(channelCore(options))`. */
export interface ChannelCore {
  readonly raw: Client<paths>;
  call(call: Call): Promise<unknown>;
}

/** @throws {ArgumentError} If an option is missing or malformed. */
export function channelCore(options: ChannelClientOptions): ChannelCore {
  const fail = (operation: string, status: number, body: unknown, headers: Headers) => new ChannelError(operation, status, body, headers);
  return caller<Client<paths>>({ what: "a channel client", createRawClient, ...options, fail });
}

/** A client of the Marketplace channel interface. */
export interface ChannelClient {
  readonly auth: Auth;
  readonly events: Events;
  /** The openapi-fetch client underneath, for `{ data, error, response }`. */
  readonly raw: Client<paths>;
}

/**
 * Makes a client. Every method throws a {@link ChannelError} when the platform answers outside 2xx, and a
 * `PlatformError` with another `code` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createChannelClient(options: ChannelClientOptions): ChannelClient {
  const core = channelCore(options);
  return {
    auth: auth(core),
    events: events(core),
    raw: core.raw,
  };
}
