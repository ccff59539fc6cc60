// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerId } from "./shared.generated.ts";

/**
 * The subject of a notification.
 * @see observed
 */
export interface ChannelNotificationReference {
  /** Id of what `type` names. */
  id: string;
  /** Kind of thing a notification is about. */
  type: ChannelNotificationReferenceType;
}

/**
 * Kind of thing a notification is about.
 * @see observed
 */
export type ChannelNotificationReferenceType = "OFFER" | "CHANNELOFFER" | "ORDERITEMID";

/**
 * How bad it is.
 * @see observed
 */
export type ChannelNotificationSeverity = "INFO" | "WARNING" | "ERROR";

/**
 * The channel tells a seller something.
 * @see observed
 */
export interface Notification {
  /** The notification in words, for a person to read. */
  message: string;
  /** The subject of a notification. */
  reference?: ChannelNotificationReference;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** How bad it is. */
  severity: ChannelNotificationSeverity;
}
