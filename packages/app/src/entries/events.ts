export { appEvents } from "../bridge/events.ts";
export type { AppEvents } from "../bridge/events.ts";
