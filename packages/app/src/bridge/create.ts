import type { AppBridge } from "./contract.ts";
import { callMethod, type WaitingCalls } from "./call-method.ts";
import { BridgeError, describeError } from "./error.ts";
import { PORT, type BridgePort, type Message } from "./port.ts";

type Method = (...args: unknown[]) => unknown;
type Listener = (message: Message, port: MessagePort) => void;

/** A bridge, and the function that gives it a port of the host. */
export interface JoinableBridge {
  bridge: AppBridge;
  /** Answers the handshake on this port. Calls go out on the first port that was joined; the host may call on every port. */
  join(port: MessagePort, origin: string): Promise<void>;
}

/** Makes a bridge that has no port yet. `timeoutMs` is the longest wait for an answer, in ms. */
export function createBridge(timeoutMs: number): JoinableBridge {
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
