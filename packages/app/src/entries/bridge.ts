export { BridgeError, createAppBridge, portOf } from "../bridge/bridge.ts";
export type { AppBridge, AppBridgeOptions, BridgePort, BridgeProblem, CallOptions } from "../bridge/bridge.ts";
