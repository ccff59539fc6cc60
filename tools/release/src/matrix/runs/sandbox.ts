import { join } from "node:path";
import { startProcess } from "../run-command.ts";

/** A sandbox of the installed command in a process of its own: each runtime has one, with its whole quota of token calls. */
export interface InstalledSandbox extends AsyncDisposable {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** Has a seller change the stock of offer 4711. */
  triggerEvent(): Promise<void>;
  /** How far the oldest event is, such as `acknowledged`. */
  readEventState(): Promise<string | undefined>;
}

/** @throws {Error} If it does not print its address. */
export async function startSandbox(consumer: string): Promise<InstalledSandbox> {
  await using parts = new AsyncDisposableStack();
  const command = join(consumer, "node_modules/.bin/kontor");
  const sandbox = parts.use(startProcess(command, ["sandbox", "--port", "0", "--json"], consumer));
  const output = await sandbox.readUntil("\n");
  const url = /"url":\s*"([^"]+)"/.exec(output)?.[1];
  if (!url) throw new Error(`Cannot start the sandbox as it must print its address: got\n${output}`);
  const events = `${url}/__sandbox/events`;
  const kept = parts.move();
  return {
    url,
    async triggerEvent() {
      const event = { sellerId: "1", offerId: 4711, quantity: "3" };
      const body = JSON.stringify({ type: "Seller:Offer.StockUpdate", event });
      const answer = await fetch(events, { method: "POST", headers: { "content-type": "application/json" }, body });
      if (!answer.ok) throw new Error(`Cannot trigger an event as the sandbox must accept it: got ${answer.status}`);
    },
    async readEventState() {
      const [row] = (await (await fetch(events)).json()) as { state: string }[];
      return row?.state;
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
