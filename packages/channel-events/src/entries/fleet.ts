export { createChannelFleet, type ChannelFleet, type FleetConsumer, type FleetHealthReport } from "../fleet/fleet.ts";
export type { ChannelFleetOptions, FleetChannelOptions } from "../fleet/options.ts";
export { memoryInboxes, type FleetInboxes, type FleetMember } from "../inbox/inboxes.ts";
