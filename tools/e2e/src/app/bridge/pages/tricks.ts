/** The things at hand for one trick. */
export interface TrickParts {
  /** The window of the app. */
  target: Window;
  /** A port whose other end the attacker listens on. */
  port: MessagePort;
  /** The origin of the host that the app waits for. */
  hostOrigin: string;
  /** Sends the app a message, whatever its origin is. */
  post(data: unknown, ports?: Transferable[]): void;
}

type Trick = (parts: TrickParts) => void;

/** Does something that the browser may refuse. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // the browser has refused it, which is as good as a bridge that ignores it
  }
}

const secretCall = { id: "1", type: "METHOD_CALL", body: { methodName: "secret", args: [] } };

/** Everything that a hostile window does to an app, by what it pretends. */
export const tricks: Record<string, Trick> = {
  "a handshake": ({ post, port }) => post({ type: "HANDSHAKE" }, [port]),
  "a handshake to anybody": ({ target, port }) => target.postMessage({ type: "HANDSHAKE" }, "*", [port]),
  "a handshake without a port": ({ post }) => post({ type: "HANDSHAKE" }),
  "a handshake with two ports": ({ post, port }) => post({ type: "HANDSHAKE" }, [port, new MessageChannel().port2]),
  "a handshake that names the host": ({ post, port, hostOrigin }) =>
    post({ type: "HANDSHAKE", origin: hostOrigin, source: "host" }, [port]),
  "a handshake as text": ({ post, port }) => post(JSON.stringify({ type: "HANDSHAKE" }), [port]),
  "a handshake in a list": ({ post, port }) => post([{ type: "HANDSHAKE" }], [port]),
  "a type that is an object": ({ post, port }) => post({ type: { toString: "HANDSHAKE" } }, [port]),
  "a handshake again and again": ({ post }) => {
    for (let turn = 0; turn < 50; turn += 1) post({ type: "HANDSHAKE" }, [new MessageChannel().port2]);
  },
  "a call without a port": ({ post }) => post(secretCall),
  "a call with a port": ({ post, port }) => post(secretCall, [port]),
  "an answer that nobody asked for": ({ post }) => post({ id: "1", type: "METHOD_CALL_RETURN", body: "evil" }),
  "an event": ({ post }) =>
    post({ id: "1", type: "EVENT_TRIGGER", body: { topic: "CustomerChanged", payload: "evil" } }),
  "a completed handshake": ({ post, port }) =>
    post({ id: "1", type: "METHOD_CALL", body: { methodName: "completeHandshake", args: [] } }, [port]),
  "a prototype": ({ post, port }) => post(JSON.parse('{"type":"HANDSHAKE","__proto__":{"origin":"x"}}'), [port]),
  null: ({ post, port }) => post(null, [port]),
  "a number": ({ post, port }) => post(7, [port]),
  "a large message": ({ post, port }) => post({ type: "HANDSHAKE", body: "x".repeat(1e6) }, [port]),
  "a message event made by hand": ({ target, port, hostOrigin }) =>
    attempt(() => {
      const init = { data: { type: "HANDSHAKE" }, origin: hostOrigin, ports: [port] };
      target.dispatchEvent(new MessageEvent("message", init));
    }),
  "a look for the bridge": ({ target }) =>
    attempt(() => Object.assign(window, { stolen: (target as Window & { appPage?: unknown }).appPage })),
  "a script address": ({ target }) => attempt(() => (target.location.href = "javascript:window.stolen=1")),
};
