export { appEvents, type AppEvents } from "../bridge/messages.ts";
