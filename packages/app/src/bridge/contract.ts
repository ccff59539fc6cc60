import { BridgeError, type BridgeProblem } from "./error.ts";

/** Options of one call across the bridge. */
export interface BridgeCallOptions {
  /** Longest wait for the answer, in ms. Default: the `timeoutMs` of the bridge. */
  timeoutMs?: number | undefined;
  /** Stops the waiting. Default: only the time limit does. */
  signal?: AbortSignal | undefined;
}

/** The connection between the page of an app and the page of the hub that shows it. */
export interface AppBridge {
  readonly method: {
    /** Calls a method of the host. @throws {BridgeError} If the host has no method of this name, the method throws, or no answer comes in time. */
    call<Result = unknown>(name: string, ...args: unknown[]): Promise<Result>;
    /** Does the same as `call()`, with a time limit or its own signal. */
    callWith<Result = unknown>(options: BridgeCallOptions, name: string, ...args: unknown[]): Promise<Result>;
    /** Lets the host call a method of the page. A second method of the same name replaces the first. Returns a function that removes it. */
    expose(name: string, run: (...args: never[]) => unknown): () => void;
  };
  /** Origin of the host. */
  readonly hostOrigin: string;
}

/** Options of `createAppBridge()`: the allowed hosts, and its time limits. */
export interface AppBridgeOptions {
  /** Origins of the hosts that may send messages to this page; all others are ignored. */
  hostOrigins: readonly string[];
  /** Longest wait for an answer, in ms. Default 10 000. */
  timeoutMs?: number | undefined;
  /** Longest wait for the host at the start, in ms. Default 5 000. */
  handshakeMs?: number | undefined;
}

/**
 * Checks the options of a bridge.
 *
 * @throws {BridgeError} `unknown-option` or `wrong-option`.
 */
export function checkBridgeOptions(options: AppBridgeOptions) {
  const { hostOrigins, timeoutMs = 10_000, handshakeMs = 5_000 } = options;
  const fail = (problem: BridgeProblem, why: string) => {
    throw new BridgeError(problem, `Cannot connect to the host as ${why}`);
  };
  const unknown = describeUnknownOption(options, { hostOrigins: 1, timeoutMs: 1, handshakeMs: 1 });
  if (unknown) fail("unknown-option", unknown);
  if (![timeoutMs, handshakeMs].every(isTime)) fail("wrong-option", "timeoutMs and handshakeMs must be numbers of ms");
  if (!Array.isArray(hostOrigins) || !hostOrigins.length || !hostOrigins.every(isOrigin))
    fail("wrong-option", "hostOrigins must be origins");
  return { hostOrigins, timeoutMs, handshakeMs };
}

/** Describes the first option that does not exist. The bridge is small, so it does not load the check that the servers use. */
export function describeUnknownOption<Given extends object>(given: Given, known: Record<keyof Required<Given>, 1>) {
  const name = Object.keys(given).find((each) => !Object.hasOwn(known, each));
  return name && `${name} is not an option; the options are ${Object.keys(known)}`;
}

/** Whether a value is a time in ms; `Infinity` is one. */
export function isTime(ms: unknown): boolean {
  return typeof ms === "number" && ms >= 0;
}

function isOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin;
}
