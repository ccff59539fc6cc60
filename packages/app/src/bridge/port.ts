import type { AppBridge } from "./contract.ts";
import type { BridgeProblem } from "./error.ts";

/** A message between the page and its host. */
export interface Message {
  id: string;
  type: string;
  body?: MessageBody;
}

/** The fields of all types of messages; a call's answer may have any other form. */
export interface MessageBody {
  methodName?: string;
  args?: unknown[];
  topic?: string;
  payload?: unknown;
  name?: string;
  message?: string;
  problem?: BridgeProblem;
}

/** @internal The messages of a bridge, for the events that are built on it. */
export interface BridgePort {
  send(type: string, body?: unknown, id?: string): void;
  on(type: string, hear: (message: Message) => void): void;
}

/** The property that holds the port of a bridge; two copies of this package share it. */
export const PORT = Symbol.for("kontor.bridge.port");

/** @internal Gives the port of a bridge that `createAppBridge()` has made. */
export function findPort(bridge: AppBridge): BridgePort {
  return (bridge as AppBridge & { [PORT]: BridgePort })[PORT];
}
