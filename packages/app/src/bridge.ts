/** What went wrong between the page and its host. */
export type BridgeProblem = "no-host" | "timeout" | "not-exposed" | "thrown" | "aborted" | "closed";

/** A call across the bridge that failed, or a bridge that could not be made. */
export class BridgeError extends Error {
  override readonly name = "BridgeError";
  readonly problem: BridgeProblem;
  /** Name of the error that was thrown on the other side. */
  readonly remoteName: string | undefined;

  constructor(problem: BridgeProblem, message: string, remoteName?: string) {
    super(message);
    this.problem = problem;
    this.remoteName = remoteName;
  }
}

export interface CallOptions {
  /** Longest wait for the answer, in ms. Default: that of the bridge. */
  timeoutMs?: number;
  /** Stops the waiting. */
  signal?: AbortSignal;
}

export interface AppBridge {
  readonly method: {
    /** Calls a method of the host. @throws {BridgeError} If there is none of this name, it throws, or no answer comes in time. */
    call<Result = unknown>(name: string, ...args: unknown[]): Promise<Result>;
    /** As `call()`, with a time limit or a signal of its own. */
    callWith<Result = unknown>(options: CallOptions, name: string, ...args: unknown[]): Promise<Result>;
    /** Lets the host call this; returns what ends it. A second one of the same name takes the place of the first. */
    expose(name: string, run: (...args: never[]) => unknown): () => void;
  };
  /** Origin of the host. */
  readonly hostOrigin: string;
}

export interface AppBridgeOptions {
  /** Origins of the hosts that may speak to this page; messages of all others are ignored. */
  hostOrigins: readonly string[];
  /** Longest wait for an answer, in ms. Default 10 000. */
  timeoutMs?: number;
  /** Longest wait for the host at the start, in ms. Default 5 000. */
  handshakeMs?: number;
}

interface Body {
  methodName?: string;
  args?: unknown[];
  topic?: string;
  payload?: unknown;
  name?: string;
  message?: string;
  problem?: BridgeProblem;
}

interface Message {
  id: string;
  type: string;
  body?: Body;
}

/** @internal What the experimental part is made on. */
export interface BridgePort {
  send(type: string, body?: unknown, id?: string): string;
  on(type: string, hear: (message: Message) => void): void;
}

const PORT = Symbol.for("kontor.bridge.port");
const STARTED = Symbol.for("kontor.bridge");

/** @internal */
export function portOf(bridge: AppBridge): BridgePort {
  return (bridge as unknown as Record<symbol, BridgePort>)[PORT]!;
}

/**
 * Meets the host that shows this page in a frame. Only messages of its window and of the given origins count. Called twice, it
 * gives the same bridge.
 *
 * @throws {BridgeError} `no-host`: the page is in no frame, or no host of these origins says anything in time.
 * @see given spec §6.2
 */
export function createAppBridge(options: AppBridgeOptions): Promise<AppBridge> {
  const window = globalThis as unknown as Window & { [STARTED]?: Promise<AppBridge> | undefined };
  return (window[STARTED] ??= start(window, options).catch((error: unknown) => {
    window[STARTED] = undefined; // the next call tries again
    throw error;
  }));
}

function start(window: Window, { hostOrigins, timeoutMs = 10_000, handshakeMs = 5_000 }: AppBridgeOptions) {
  return new Promise<AppBridge>((resolve, reject) => {
    const noHost = (why: string) => {
      window.removeEventListener("message", hear);
      reject(new BridgeError("no-host", `Cannot meet the host as ${why}`));
    };
    const isUnsafe = (origin: string) => origin === "*" || !URL.canParse(origin) || new URL(origin).origin !== origin;
    const late = setTimeout(() => noHost(`none of ${hostOrigins} has spoken`), handshakeMs);
    const hear = ({ source, origin, data, ports: [port] }: MessageEvent) => {
      if (source !== window.parent || !hostOrigins.includes(origin) || data?.type !== "HANDSHAKE" || !port) return;
      const bridge = over(port, origin, timeoutMs); // the host speaks again until it is answered: the last port counts
      bridge.method.call("completeHandshake").then(() => {
        clearTimeout(late);
        window.removeEventListener("message", hear);
        resolve(bridge);
      }, noHost);
    };
    if (!hostOrigins?.length || hostOrigins.some(isUnsafe)) noHost("hostOrigins must be origins");
    else if (window.parent === window) noHost("the page is in no frame");
    else return window.addEventListener("message", hear);
    clearTimeout(late);
  });
}

function over(port: MessagePort, hostOrigin: string, timeoutMs: number): AppBridge {
  const exposed = new Map<string, (...args: never[]) => unknown>();
  const waiting = new Map<string, (message: Message) => void>();
  const hearers: Record<string, (message: Message) => void> = {};
  const send: BridgePort["send"] = (type, body, id = crypto.randomUUID()) => {
    port.postMessage({ id, type, body });
    return id;
  };
  const answered = (message: Message) => waiting.get(message.id)?.(message);
  hearers["METHOD_CALL_RETURN"] = answered;
  hearers["METHOD_CALL_ERROR"] = answered;
  const run = async ({ body }: Message) => {
    const method = exposed.get(body?.methodName ?? "");
    if (!method) throw new BridgeError("not-exposed", `${body?.methodName} is not exposed`);
    return method(...((body?.args ?? []) as never[]));
  };
  hearers["METHOD_CALL"] = (message) => {
    const { id } = message;
    run(message)
      .then((result) => void send("METHOD_CALL_RETURN", result, id))
      .catch((error?: Partial<BridgeError> | null) => {
        const { name = "Error", message: words = String(error), problem } = error ?? {};
        send("METHOD_CALL_ERROR", { name, message: words, problem }, id);
      });
  };
  port.onmessage = ({ data }: MessageEvent<Message | null>) => {
    if (data && Object.hasOwn(hearers, data.type)) hearers[data.type]!(data);
  };

  const callWith: AppBridge["method"]["callWith"] = (options, methodName, ...args) =>
    new Promise((resolve, reject) => {
      const { signal, timeoutMs: ms = timeoutMs } = options;
      const id = crypto.randomUUID();
      const end = (problem?: BridgeProblem, message = "", name?: string) => {
        clearTimeout(late);
        waiting.delete(id);
        signal?.removeEventListener("abort", abort);
        if (problem) reject(new BridgeError(problem, `Cannot call ${methodName} as ${message}`, name));
      };
      const abort = () => end("aborted", "it was stopped");
      const late = setTimeout(() => end("timeout", `no answer came within ${ms} ms`), ms);
      if (signal?.aborted) return abort();
      signal?.addEventListener("abort", abort);
      waiting.set(id, ({ type, body }) => {
        if (type === "METHOD_CALL_RETURN") {
          end();
          return resolve(body as never);
        }
        const { name, message = body, problem = "thrown" } = body ?? {};
        end(problem, String(message), name);
      });
      try {
        send("METHOD_CALL", { methodName, args }, id);
      } catch (error) {
        end("thrown", String(error)); // what cannot be cloned
      }
    });
  const bridge: AppBridge = {
    hostOrigin,
    method: {
      call: (name, ...args) => callWith({}, name, ...args),
      callWith,
      expose(name, run) {
        exposed.set(name, run);
        return () => void (exposed.get(name) === run && exposed.delete(name));
      },
    },
  };
  return Object.assign(bridge, {
    [PORT]: { send, on: (type: string, hear: (message: Message) => void) => void (hearers[type] = hear) },
  });
}
