/** Internal: what other packages of Kontor use of the client. Nothing in it is promised from one version to the next. */
export { decodeEventList } from "../generated/decoders/events.generated.ts";
export { payloads, renamedEvents } from "../generated/events.generated.ts";
