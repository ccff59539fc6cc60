export { createChannelFleet, type ChannelFleet, type FleetConsumer } from "../fleet/fleet.ts";
export { memoryHub } from "../fleet/memory-hub.ts";
export type { FleetHealthReport } from "../fleet/health.ts";
export type { FleetHub, FleetMember } from "../fleet/hub.ts";
export type { ChannelFleetOptions, FleetChannelOptions } from "../fleet/options.ts";
