/** A hostile window, as a page in a browser. */
import { tricks } from "./tricks.ts";

/** The attacker as the tests use it: `window.attackPage`. */
export interface AttackPage {
  /** Tries every trick on the app in a frame. Gives their names, and what the app let out: an answer, a message or its own objects. */
  attack(target: Window, hostOrigin: string): Promise<{ tried: string[]; got: string[] }>;
}

/** Goes there and back thrice: a trick before it has arrived, and so has an answer to it. */
async function echo(target: Window): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  target.postMessage("ECHO", "*", [port2]);
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port1.postMessage("");
    });
}

const attackPage: AttackPage = {
  async attack(target, hostOrigin) {
    const tried: string[] = [];
    const got: string[] = [];
    window.addEventListener("message", ({ data }) => got.push(`message ${JSON.stringify(data)}`));
    for (const [name, trick] of Object.entries(tricks)) {
      const { port1, port2: port } = new MessageChannel();
      port1.onmessage = ({ data }) => got.push(`${name} ${JSON.stringify(data)}`);
      trick({ target, port, hostOrigin, post: (data, ports = []) => target.postMessage(data, "*", ports) });
      port1.postMessage({ id: "x", type: "METHOD_CALL", body: { methodName: "secret", args: [] } });
      await echo(target);
      tried.push(name);
    }
    const { stolen } = window as Window & { stolen?: unknown };
    if (stolen !== undefined) got.push("stolen");
    return { tried, got };
  },
};
Object.assign(window, { attackPage });
