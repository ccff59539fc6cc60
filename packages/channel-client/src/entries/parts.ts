export { decodeEventList } from "../generated/decoders/events.generated.ts";
export { renamedEvents } from "../generated/events.generated.ts";
