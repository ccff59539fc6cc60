import { type AppBridge, type AppBridgeOptions, checkBridgeOptions } from "./contract.ts";
import { callMethod, startTimer, type WaitingCalls, PORT, type BridgePort, type Message } from "./messages.ts";
import { BridgeError, describeError } from "./error.ts";

const STARTED = Symbol.for("kontor.bridge");

/**
 * Connects to the host that shows this page in a frame. Only messages of its window and of the given origins count. A second call returns
 * the same bridge.
 *
 * @throws {BridgeError} `no-host`: the page is not in a frame, or no host of these origins says anything in time; `unknown-option`:
 * an option does not exist; `wrong-option`: `hostOrigins` is missing or has no origins, or a time is no number of ms.
 * @see given spec §6.2
 */
export function createAppBridge(options: AppBridgeOptions): Promise<AppBridge> {
  const window = globalThis as unknown as Window & { [STARTED]?: Promise<AppBridge> | undefined };
  return (window[STARTED] ??= waitForHost(window, Object(options) as AppBridgeOptions).catch((error: unknown) => {
    window[STARTED] = undefined; // the next call tries again
    throw error;
  }));
}

type Method = (...args: unknown[]) => unknown;
type Listener = (message: Message, port: MessagePort) => void;

/** A bridge, and the function that gives it a port of the host. */
interface JoinableBridge {
  bridge: AppBridge;
  /** Answers the handshake on this port. Calls go out on the first port that was joined; the host may call on every port. */
  join(port: MessagePort, origin: string): Promise<void>;
}

/** Makes a bridge that has no port yet. `timeoutMs` is the longest wait for an answer, in ms. */
function createBridge(timeoutMs: number): JoinableBridge {
  const exposed = new Map<string, Method>();
  const waiting: WaitingCalls = new Map();
  const finishCall: Listener = (message) => waiting.get(message.id)?.(message);
  const listeners: Record<string, Listener> = {
    METHOD_CALL: (message, port) => void answerCall(exposed, message, port),
    METHOD_CALL_RETURN: finishCall,
    METHOD_CALL_ERROR: finishCall,
  };
  let main: MessagePort; // the port that was joined first
  const callOn = (port: MessagePort, options: object, methodName: string, args: unknown[]) =>
    callMethod({ waiting, port, timeoutMs }, { methodName, args, options });
  const bridge = {
    hostOrigin: "",
    method: {
      call: <Result>(name: string, ...args: unknown[]) => callOn(main, {}, name, args) as Promise<Result>,
      callWith: <Result>(options: object, name: string, ...args: unknown[]) =>
        callOn(main, options, name, args) as Promise<Result>,
      expose(name: string, run: (...args: never[]) => unknown) {
        const method = run as Method;
        exposed.set(name, method);
        return () => void (exposed.get(name) === method && exposed.delete(name));
      },
    },
    [PORT]: {
      send: (type, body, id = crypto.randomUUID()) => main.postMessage({ id, type, body }),
      on: (type, hear) => void (listeners[type] = hear),
    } satisfies BridgePort,
  };
  return {
    bridge,
    async join(port, origin) {
      port.onmessage = ({ data }: MessageEvent<Message | null>) => {
        if (data && Object.hasOwn(listeners, data.type)) listeners[data.type]!(data, port);
      };
      await callOn(port, {}, "completeHandshake", []);
      main ??= port;
      bridge.hostOrigin ||= origin;
    },
  };
}

/** Runs an exposed method for the host and answers with its result or its error. */
async function answerCall(exposed: Map<string, Method>, { id, body }: Message, port: MessagePort): Promise<void> {
  try {
    const method = exposed.get(body?.methodName ?? "");
    if (!method) throw new BridgeError("not-exposed", `${body?.methodName} is not exposed`);
    port.postMessage({ id, type: "METHOD_CALL_RETURN", body: await method(...(body?.args ?? [])) });
  } catch (error) {
    port.postMessage({ id, type: "METHOD_CALL_ERROR", body: describeError(error) });
  }
}

/**
 * Waits until a host of one of the origins has offered a port and answered on it. A host sends its offer again until the page answers. Every offer has its own port; answer on that one.
 */
async function waitForHost(window: Window, options: AppBridgeOptions): Promise<AppBridge> {
  const { hostOrigins, timeoutMs, handshakeMs } = checkBridgeOptions(options);
  const noHost = (why: string) => new BridgeError("no-host", `Cannot connect to the host as ${why}`);
  if (window.parent === window) throw noHost("the page is not in a frame");
  return new Promise((resolve, reject) => {
    const { bridge, join } = createBridge(timeoutMs);
    let joining = 0;
    let isLate = false;
    const finish = () => {
      cancel();
      window.removeEventListener("message", hear);
    };
    const fail = (why: string) => {
      finish();
      reject(noHost(why));
    };
    const cancel = startTimer(handshakeMs, () => {
      isLate = true;
      if (joining === 0) fail(`none of ${hostOrigins} has answered`);
    });
    const hear = ({ source, origin, data, ports: [port] }: MessageEvent) => {
      if (source !== window.parent || !hostOrigins.includes(origin) || data?.type !== "HANDSHAKE" || !port) return;
      joining += 1;
      join(port, origin).then(
        () => {
          finish();
          resolve(bridge);
        },
        () => {
          joining -= 1;
          if (isLate && joining === 0) fail(`${origin} did not answer`);
        },
      );
    };
    window.addEventListener("message", hear);
  });
}
