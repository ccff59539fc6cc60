export { createAppBridge } from "../bridge/bridge.ts";
export { BridgeError } from "../bridge/error.ts";
export type { AppBridge, AppBridgeOptions, BridgeCallOptions } from "../bridge/contract.ts";
export type { BridgeProblem } from "../bridge/error.ts";
