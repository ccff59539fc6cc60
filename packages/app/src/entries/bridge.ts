export { BridgeError, createAppBridge, findPort } from "../bridge/bridge.ts";
export type { AppBridge, AppBridgeOptions, BridgePort, BridgeProblem, BridgeCallOptions } from "../bridge/bridge.ts";
