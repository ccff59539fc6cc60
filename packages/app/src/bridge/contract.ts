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
    /** Does the same as `call()`, with a time limit or a signal of its own. */
    callWith<Result = unknown>(options: BridgeCallOptions, name: string, ...args: unknown[]): Promise<Result>;
    /** Lets the host call a method of the page. A second method of the same name replaces the first. Returns a function that removes it. */
    expose(name: string, run: (...args: never[]) => unknown): () => void;
  };
  /** Origin of the host. */
  readonly hostOrigin: string;
}

/** Options of `createAppBridge()`: the hosts that it speaks to, and its time limits. */
export interface AppBridgeOptions {
  /** Origins of the hosts that may speak to this page; messages of all others are ignored. */
  hostOrigins: readonly string[];
  /** Longest wait for an answer, in ms. Default 10 000. */
  timeoutMs?: number | undefined;
  /** Longest wait for the host at the start, in ms. Default 5 000. */
  handshakeMs?: number | undefined;
}
