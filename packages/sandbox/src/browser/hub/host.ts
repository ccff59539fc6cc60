import { byId } from "../console/dom.ts";
import { writeNote } from "./write-note.ts";

/**
 * The host's side of the messaging channel: the handshake every 100 ms until it is completed, to the exact origin of the app, and
 * then calls and events on the port (observed, mid-2025).
 */

export let leave = () => {};
export let publish = () => {};

export function meet(frame, origin, methods) {
  const ports = new Set();
  let timer;
  let tries = 0;
  const shake = () => {
    if (!frame.contentWindow) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => hear(port1, data);
    ports.add(port1);
    frame.contentWindow.postMessage({ type: "HANDSHAKE" }, origin, [port2]);
    tries += 1;
    if (tries === 1) writeNote("→", "HANDSHAKE, to " + origin + ", every 100 ms until it is answered");
    if (tries === 50)
      writeNote(
        "",
        "No answer for 5 s: is the bridge created on the page, with this hub's origin, " + location.origin + "?",
      );
  };
  const begin = () => {
    end();
    tries = 0;
    timer = setInterval(shake, 100);
    shake();
  };
  const end = () => {
    clearInterval(timer);
    byId("publish").disabled = true;
    for (const port of ports) port.close();
    ports.clear();
  };
  frame.addEventListener("load", begin); // a page that is loaded anew is met anew
  leave = end;

  const reply = (port, id, type, body) => {
    port.postMessage({ id, type, body });
    writeNote("→", type + (type === "METHOD_CALL_ERROR" ? ": " + body.message : ""));
  };

  async function hear(port, data) {
    const { id, type, body } = data ?? {};
    if (type === "EVENT_TRIGGER") {
      writeNote("←", "EVENT_TRIGGER " + body?.topic + " " + (JSON.stringify(body?.payload) ?? ""));
      return reply(port, id, "EVENT_TRIGGER_CONFIRMATION");
    }
    if (type === "EVENT_TRIGGER_CONFIRMATION") return writeNote("←", "EVENT_TRIGGER_CONFIRMATION");
    if (type !== "METHOD_CALL") return;
    const name = String(body?.methodName);
    writeNote("←", "METHOD_CALL " + name);
    if (!Object.hasOwn(methods, name))
      return reply(port, id, "METHOD_CALL_ERROR", {
        name: "Error",
        message: name + " is not exposed",
        problem: "not-exposed",
      });
    if (name === "completeHandshake") settle(port);
    try {
      reply(port, id, "METHOD_CALL_RETURN", await methods[name](...(Array.isArray(body.args) ? body.args : [])));
    } catch (error) {
      reply(port, id, "METHOD_CALL_ERROR", { name: error.name, message: error.message });
    }
  }

  /** This port it is. */
  function settle(chosen) {
    clearInterval(timer);
    for (const port of ports) if (port !== chosen) port.close();
    ports.clear();
    ports.add(chosen);
    writeNote("", "The handshake is done");
    byId("publish").disabled = false;
    publish = (topic, payload) => {
      chosen.postMessage({ id: crypto.randomUUID(), type: "EVENT_TRIGGER", body: { topic, payload } });
      writeNote("→", "EVENT_TRIGGER " + topic + ", which is in development on the platform's side");
    };
  }
}
