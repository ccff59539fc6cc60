export { rawChannelClient } from "../generated/raw.generated.ts";
