// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { Notification, PartialSuccess } from "@kontor/channel-types";
import type { PartialOptions, PartialResult } from "@kontor/http";
import { buildGroup, createPartialFinish } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodePartialSuccess } from "../decoders/shared.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `notifications`. Every method throws a {@link ChannelError}. */
export interface NotificationsGroup {
  /**
   * Tell a seller something. `POST /v1/channel/notification`. Maturity: stable.
   * Shows a message to a seller, about an offer or an item of an order where it has a reference.
   * Quota: 60 requests in 60 s.
   * @returns What was stored and what was refused. The call throws for what was refused only with `throwOnRefused`.
   * @throws {PartialFailure} If something was refused, with `throwOnRefused`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  send(body: Notification, options?: PartialOptions): Promise<PartialResult<PartialSuccess>>;
}

/** The methods of `notifications` alone, without the rest of the client. */
export function notifications(core: ChannelCore): NotificationsGroup {
  return buildGroup<NotificationsGroup>(core, "channel.notifications", {
    send: ["POST /v1/channel/notification Notifications_Send body", { bodyFields: "id message sellerId severity type", decode: decodePartialSuccess, answer: "partial", finish: createPartialFinish() }],
  });
}
