export { appEvents } from "../bridge/messages.ts";
export type { AppEvents } from "../bridge/messages.ts";
