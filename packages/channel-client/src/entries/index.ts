export { createChannelClient, type ChannelClient } from "../generated/client.generated.ts";
export {
  channelHeaders,
  type ChannelClientOptions,
  type ChannelCore,
  type ChannelHeaders,
} from "../generated/core.generated.ts";
export { ChannelError } from "../generated/errors.generated.ts";
export { decodeEvent, decodeEvents, isEvent, isKnownEventType, type EventPage } from "../generated/events.generated.ts";
export { secretFields } from "../generated/secret-fields.generated.ts";
export type * from "../generated/types.generated.ts";
