// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelSelfUpdate, ChannelStatus } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeChannelStatus } from "../decoders/self.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `self`. Every method throws a {@link ChannelError}. */
export interface SelfGroup {
  /**
   * Get the channel and whether it is active. `GET /v1/channel`. Maturity: stable.
   * Returns the channel whose token is sent, as sellers see it.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  get(options?: CallOptions): Promise<ChannelStatus>;
  /**
   * Mail a one-time PIN. `GET /v1/channel/mfa-pin`. Maturity: stable.
   * Mails a PIN to `mfaContact`. The PIN is never returned; it is deleted after use or expiry. Fails with CHN910 where no contact is set.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  requestMfaPin(options?: CallOptions): Promise<void>;
  /**
   * Change the channel. `PATCH /v1/channel`. Maturity: stable.
   * Changes what sellers see of the channel. Needs a one-time PIN, see `Self_RequestMfaPin`; an older body without one is still sent by clients (observed).
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  update(body: ChannelSelfUpdate, options?: CallOptions): Promise<void>;
}

/** The methods of `self` alone, without the rest of the client. */
export function self(core: ChannelCore): SelfGroup {
  return buildGroup<SelfGroup>(core, "channel.self", {
    get: ["GET /v1/channel Self_Get", { decode: decodeChannelStatus }],
    requestMfaPin: ["GET /v1/channel/mfa-pin Self_RequestMfaPin", { answer: "none" }],
    update: ["PATCH /v1/channel Self_Update body", { bodyFields: "mfaPin type version", answer: "none" }],
  });
}
