import { resolveElement, createElement, createSpan } from "../console/dom.ts";

export type HostMethods = Record<string, (...args: unknown[]) => unknown>;

const SHAKE_MS = 100;
let leaveApp = () => {};
let publishToApp = (_topic: string, _payload: object) => {};

export function closeConversation(): void {
  leaveApp();
}

export function publish(topic: string, payload: object): void {
  publishToApp(topic, payload);
}

/** Sends the app in a frame a handshake every 100 ms until it is completed, only to its exact origin; then answers calls and events (observed, mid-2025). */
export function startConversation(frame: HTMLIFrameElement, origin: string, methods: HostMethods): void {
  const ports = new Set<MessagePort>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let tries = 0;
  const shake = () => {
    if (!frame.contentWindow) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => void hear(port1, data);
    ports.add(port1);
    frame.contentWindow.postMessage({ type: "HANDSHAKE" }, origin, [port2]);
    tries += 1;
    if (tries === 1) writeNote("→", `HANDSHAKE, to ${origin}, every ${SHAKE_MS} ms until it is answered`);
    const asked = `is the bridge created on the page, with this hub's origin, ${location.origin}?`;
    if (tries === 50) writeNote("", `No answer for 5 s: ${asked}`);
  };
  const begin = () => {
    end();
    tries = 0;
    timer = setInterval(shake, SHAKE_MS);
    shake();
  };
  const end = () => {
    clearInterval(timer);
    resolveElement("publish", HTMLButtonElement).disabled = true;
    for (const port of ports) port.close();
    ports.clear();
    publishToApp = () => {};
  };
  frame.addEventListener("load", begin); // a page that is loaded again needs a new handshake
  leaveApp = end;

  async function hear(port: MessagePort, data: unknown): Promise<void> {
    const { id, type, methodName, args, topic, payload } = readMessage(data);
    if (type === "EVENT_TRIGGER") {
      writeNote("←", `EVENT_TRIGGER ${String(topic)} ${JSON.stringify(payload) ?? ""}`);
      return reply(port, { id, type: "EVENT_TRIGGER_CONFIRMATION" });
    }
    if (type === "EVENT_TRIGGER_CONFIRMATION") return writeNote("←", "EVENT_TRIGGER_CONFIRMATION");
    if (type !== "METHOD_CALL") return;
    writeNote("←", `METHOD_CALL ${methodName}`);
    const method = Object.hasOwn(methods, methodName) ? methods[methodName] : undefined;
    if (!method)
      return refuse(port, id, { name: "Error", message: `${methodName} is not exposed`, problem: "not-exposed" });
    if (methodName === "completeHandshake") choosePort(port);
    try {
      reply(port, { id, type: "METHOD_CALL_RETURN", body: await method(...args) });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      refuse(port, id, { name, message });
    }
  }

  function choosePort(chosen: MessagePort): void {
    clearInterval(timer);
    for (const port of ports) if (port !== chosen) port.close();
    ports.clear();
    ports.add(chosen);
    writeNote("", "The handshake is done");
    resolveElement("publish", HTMLButtonElement).disabled = false;
    publishToApp = (topic, payload) => {
      chosen.postMessage({ id: crypto.randomUUID(), type: "EVENT_TRIGGER", body: { topic, payload } });
      writeNote("→", `EVENT_TRIGGER ${topic}, which is in development on the platform's side`);
    };
  }
}

function reply(port: MessagePort, message: { id: unknown; type: string; body?: unknown }): void {
  port.postMessage(message);
  writeNote("→", message.type);
}

type Problem = { name: string; message: string; problem?: "not-exposed" };

function refuse(port: MessagePort, id: unknown, problem: Problem): void {
  port.postMessage({ id, type: "METHOD_CALL_ERROR", body: problem });
  writeNote("→", `METHOD_CALL_ERROR: ${problem.message}`);
}

/** Reads what an app has posted. An app may post anything, so a field that is not there is absent and nothing throws. */
function readMessage(data: unknown) {
  const { id, type, body } = Object(data) as Record<string, unknown>;
  const { methodName, args, topic, payload } = Object(body) as Record<string, unknown>;
  const given = (Array.isArray(args) ? args : []) as unknown[];
  return { id, type, methodName: String(methodName), args: given, topic, payload };
}

type Direction = "→" | "←" | "";

export function writeNote(direction: Direction, text: string): void {
  const steps = resolveElement("steps");
  const at = createSpan("at", new Date().toISOString().slice(11, 23));
  steps.append(createElement("li", {}, at, createElement("span", {}, direction), createSpan("what", text)));
  steps.scrollTop = steps.scrollHeight;
}
