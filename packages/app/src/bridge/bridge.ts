/** What went wrong between the page and its host. */
export type BridgeProblem =
  | "no-host"
  | "timeout"
  | "not-exposed"
  | "thrown"
  | "aborted"
  | "unknown-option"
  | "wrong-option";

/** A call across the bridge that failed, or a bridge that could not be made. */
export class BridgeError extends Error {
  override readonly name = "BridgeError";
  readonly code = "ERR_PLATFORM_BRIDGE";
  readonly problem: BridgeProblem;
  /** Name of the error that was thrown on the other side. */
  readonly remoteName: string | undefined;

  constructor(problem: BridgeProblem, message: string, remoteName?: string) {
    super(message);
    this.problem = problem;
    this.remoteName = remoteName;
  }

  /** Where the docs say what it means and what to do. */
  get docs(): string {
    return `/reference/errors/${this.code}/`;
  }
}

export interface BridgeCallOptions {
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
    callWith<Result = unknown>(options: BridgeCallOptions, name: string, ...args: unknown[]): Promise<Result>;
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
  send(type: string, body?: unknown, id?: string): void;
  on(type: string, hear: (message: Message) => void): void;
}

const PORT = Symbol.for("kontor.bridge.port");
const STARTED = Symbol.for("kontor.bridge");

/** @internal */
export function findPort(bridge: AppBridge): BridgePort {
  return (bridge as unknown as Record<symbol, BridgePort>)[PORT]!;
}

/**
 * Meets the host that shows this page in a frame. Only messages of its window and of the given origins count. Called twice, it
 * gives the same bridge.
 *
 * @throws {BridgeError} `no-host`: the page is in no frame, or no host of these origins says anything in time; `unknown-option`:
 * there is no such option; `wrong-option`: `hostOrigins` is missing or has no origins, or a time is no number of ms.
 * @see given spec §6.2
 */
export function createAppBridge(options: AppBridgeOptions): Promise<AppBridge> {
  const window = globalThis as unknown as Window & { [STARTED]?: Promise<AppBridge> | undefined };
  return (window[STARTED] ??= start(window, Object(options) as AppBridgeOptions).catch((error: unknown) => {
    window[STARTED] = undefined; // the next call tries again
    throw error;
  }));
}

function start(window: Window, options: AppBridgeOptions) {
  const { hostOrigins, timeoutMs = 10_000, handshakeMs = 5_000 } = options;
  return new Promise<AppBridge>((resolve, reject) => {
    const { bridge, join } = create(timeoutMs);
    let answering = 0;
    let isLate = false;
    const end = () => {
      clearTimeout(late);
      window.removeEventListener("message", hear);
    };
    const noHost = (why: string) => {
      end();
      reject(new BridgeError("no-host", `Cannot meet the host as ${why}`));
    };
    const wrong = (why: string) => {
      end();
      reject(new BridgeError("wrong-option", `Cannot meet the host as ${why}`));
    };
    const isUnsafe = (origin: string) => !URL.canParse(origin) || new URL(origin).origin !== origin;
    const late = setTimeout(() => {
      isLate = true;
      if (answering === 0) noHost(`none of ${hostOrigins} has spoken`);
    }, lasting(handshakeMs));
    const hear = ({ source, origin, data, ports: [port] }: MessageEvent) => {
      if (source !== window.parent || !hostOrigins.includes(origin) || data?.type !== "HANDSHAKE" || !port) return;
      answering += 1; // the host speaks again until it is answered; every port of its works
      join(port, origin).then(
        () => {
          end();
          resolve(bridge);
        },
        () => {
          answering -= 1;
          if (isLate && answering === 0) noHost(`${origin} did not answer`);
        },
      );
    };
    const unknown = unknownOption(options, { hostOrigins: 1, timeoutMs: 1, handshakeMs: 1 });
    if (unknown) {
      end();
      reject(new BridgeError("unknown-option", `Cannot meet the host as ${unknown}`));
    } else if (![timeoutMs, handshakeMs].every(isTime)) wrong("timeoutMs and handshakeMs must be numbers of ms");
    else if (!Array.isArray(hostOrigins) || !hostOrigins.length || hostOrigins.some(isUnsafe))
      wrong("hostOrigins must be origins");
    else if (window.parent === window) noHost("the page is in no frame");
    else window.addEventListener("message", hear);
  });
}

/** What is wrong with an option that there is none of; a page loads nothing else of ours for it. */
function unknownOption<Options extends object>(given: Options, known: Record<keyof Required<Options>, 1>) {
  const name = Object.keys(given).find((each) => !Object.hasOwn(known, each));
  return name && `${name} is no option: there are ${Object.keys(known)}`;
}

/** A time may be without an end. */
const isTime = (ms: unknown) => typeof ms === "number" && ms >= 0;

/** What a timer takes. */
function lasting(ms: number): number {
  return Math.min(ms, 2 ** 31 - 1);
}

function create(timeoutMs: number): { bridge: AppBridge; join(port: MessagePort, origin: string): Promise<void> } {
  const exposed = new Map<string, (...args: never[]) => unknown>();
  const waiting = new Map<string, (message: Message) => void>();
  const hearers: Record<string, (message: Message, port: MessagePort) => void> = {};
  let main: MessagePort; // the first that was answered
  const answered = (message: Message) => waiting.get(message.id)?.(message);
  hearers["METHOD_CALL_RETURN"] = answered;
  hearers["METHOD_CALL_ERROR"] = answered;
  const run = async ({ body }: Message) => {
    const method = exposed.get(body?.methodName ?? "");
    if (!method) throw new BridgeError("not-exposed", `${body?.methodName} is not exposed`);
    return method(...((body?.args ?? []) as never[]));
  };
  hearers["METHOD_CALL"] = (message, port) => {
    const { id } = message;
    run(message)
      .then((body) => port.postMessage({ id, type: "METHOD_CALL_RETURN", body }))
      .catch((error: unknown) => port.postMessage({ id, type: "METHOD_CALL_ERROR", body: told(error) }));
  };

  const callOn = <Result>(port: MessagePort, options: BridgeCallOptions, methodName: string, args: unknown[]) =>
    new Promise<Result>((resolve, reject) => {
      const { signal, timeoutMs: ms = timeoutMs } = options;
      const id = crypto.randomUUID();
      const end = (problem?: BridgeProblem, message = "", name?: string) => {
        clearTimeout(late);
        waiting.delete(id);
        signal?.removeEventListener("abort", abort);
        if (problem) reject(new BridgeError(problem, `Cannot call ${methodName} as ${message}`, name));
      };
      const abort = () => end("aborted", "it was stopped");
      const late = setTimeout(() => end("timeout", `no answer came within ${ms} ms`), lasting(ms));
      const unknown = unknownOption(options, { timeoutMs: 1, signal: 1 });
      if (unknown) return end("unknown-option", unknown);
      if (!isTime(ms)) return end("wrong-option", "timeoutMs must be a number of ms");
      if (signal?.aborted) return abort();
      signal?.addEventListener("abort", abort);
      waiting.set(id, ({ type, body }) => {
        if (type === "METHOD_CALL_RETURN") {
          end();
          return resolve(body as never);
        }
        const { name, message = body, problem } = body ?? {};
        end(problem === "not-exposed" ? problem : "thrown", String(message), name);
      });
      try {
        port.postMessage({ id, type: "METHOD_CALL", body: { methodName, args } });
      } catch (error) {
        end("thrown", String(error)); // what cannot be cloned
      }
    });
  const callWith: AppBridge["method"]["callWith"] = (options, name, ...args) => callOn(main, options, name, args);
  const bridge = {
    hostOrigin: "",
    method: {
      call: (name: string, ...args: unknown[]) => callOn<never>(main, {}, name, args),
      callWith,
      expose(name: string, method: (...args: never[]) => unknown) {
        exposed.set(name, method);
        return () => void (exposed.get(name) === method && exposed.delete(name));
      },
    },
    [PORT]: {
      send: (type, body, id = crypto.randomUUID()) => main.postMessage({ id, type, body }),
      on: (type, hear) => void (hearers[type] = hear),
    } satisfies BridgePort,
  };
  return {
    bridge,
    async join(port, origin) {
      port.onmessage = ({ data }: MessageEvent<Message | null>) => {
        if (data && Object.hasOwn(hearers, data.type)) hearers[data.type]!(data, port);
      };
      await callOn(port, {}, "completeHandshake", []);
      main ??= port;
      bridge.hostOrigin ||= origin;
    },
  };
}

/** What was thrown, in words that can be sent, whatever it was. */
function told(error: unknown): Body {
  try {
    const { name, message, problem } = (error ?? {}) as Partial<BridgeError>;
    return {
      name: String(name ?? "Error"),
      message: String(message ?? error),
      ...(problem === "not-exposed" && { problem }),
    };
  } catch {
    return { name: "Error", message: "something was thrown that has no words" };
  }
}
