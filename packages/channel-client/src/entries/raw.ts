export { rawChannelClient } from "../generated/raw.generated.ts";
export type { components, operations, paths } from "@kontor/channel-types/openapi";
