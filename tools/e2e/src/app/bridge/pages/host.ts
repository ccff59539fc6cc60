/** A plain host of an app, as a page in a browser. It is written without the bridge, so the two sides cannot share a mistake. */

interface Message {
  id: string;
  type: string;
  body: { methodName?: string; args?: unknown[]; name?: string; message?: string };
}

/** An event that the app has sent. */
export interface AppEvent {
  topic: string;
  payload: unknown;
}

/** The host as the tests use it: `window.hostPage`. */
export interface HostPage {
  /** The methods that the app may call, by name. */
  methods: Record<string, (...args: never[]) => unknown>;
  /** The name of every method that the app has called, in order. */
  called: string[];
  /** The events that the app has sent, in order. */
  events: AppEvent[];
  /** Shakes hands with the app in a frame now, and again whenever the frame is loaded. */
  meet(frame: HTMLIFrameElement, origin: string): void;
  /** Sends a handshake every 20 ms until the app answers one. */
  speak(): void;
  /** Sends no handshake any more. */
  fallSilent(): void;
  /** Sends one handshake, with a separate port. */
  shake(): void;
  /** Calls a method of the app. */
  ask(methodName: string, ...args: unknown[]): Promise<unknown>;
  /** Sends the app an event. Resolves when the app confirms it. */
  trigger(topic: string, payload: unknown): Promise<unknown>;
}

const methods: HostPage["methods"] = {
  completeHandshake() {},
  add: (a: number, b: number) => a + b,
  fail() {
    throw new RangeError("no such order");
  },
  hang: () => new Promise(() => {}),
};
const called: string[] = [];
const events: AppEvent[] = [];
const waiting = new Map<string, (answer: Message) => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let met: MessagePort; // the port on which the app has answered last
let shake = () => {};

function fallSilent(): void {
  clearInterval(timer);
}

function speak(): void {
  fallSilent();
  timer = setInterval(() => shake(), 20);
}

/** Sends a message on the port that was met. Gives the answer. */
function send(type: string, body: object): Promise<Message> {
  const id = crypto.randomUUID();
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    met.postMessage({ id, type, body });
  });
}

async function ask(methodName: string, ...args: unknown[]): Promise<unknown> {
  const { type, body } = await send("METHOD_CALL", { methodName, args });
  if (type === "METHOD_CALL_RETURN") return body;
  throw Object.assign(new Error(body.message), { name: body.name });
}

async function answerCall(port: MessagePort, { id, body: { methodName = "", args = [] } }: Message): Promise<void> {
  called.push(methodName);
  if (methodName === "completeHandshake") {
    fallSilent();
    met = port;
  }
  try {
    port.postMessage({ id, type: "METHOD_CALL_RETURN", body: await methods[methodName]!(...(args as never[])) });
  } catch (error) {
    const { name, message } = error as Error;
    port.postMessage({ id, type: "METHOD_CALL_ERROR", body: { name, message } });
  }
}

function hear(port: MessagePort, message: Message): void {
  if (message.type === "METHOD_CALL") return void answerCall(port, message);
  if (message.type !== "EVENT_TRIGGER") return waiting.get(message.id)?.(message);
  events.push(message.body as unknown as AppEvent);
  port.postMessage({ id: message.id, type: "EVENT_TRIGGER_CONFIRMATION" });
}

function meet(frame: HTMLIFrameElement, origin: string): void {
  shake = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Message>) => hear(port1, data);
    frame.contentWindow!.postMessage({ type: "HANDSHAKE" }, origin, [port2]);
  };
  frame.addEventListener("load", speak);
  speak();
}

const hostPage: HostPage = {
  methods,
  called,
  events,
  meet,
  speak,
  fallSilent,
  shake: () => shake(),
  ask,
  trigger: (topic, payload) => send("EVENT_TRIGGER", { topic, payload }),
};
Object.assign(window, { hostPage });
