export { eventList, renamedEvents } from "../generated/decode.generated.ts";
