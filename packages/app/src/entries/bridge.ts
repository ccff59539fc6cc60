export { createAppBridge } from "../bridge/bridge.ts";
export { BridgeError, type BridgeProblem } from "../bridge/error.ts";
export type { AppBridge, AppBridgeOptions, BridgeCallOptions } from "../bridge/contract.ts";
