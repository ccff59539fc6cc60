export { createAppBridge } from "@kontor/app/bridge";
export { appEvents } from "@kontor/app/events";
