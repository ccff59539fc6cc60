/** A sandbox of the installed command, and what calls to it must give. */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { startProcess } from "../run-command.ts";

/** The offer whose stock changes in the sandbox. */
export const OFFER = 4711;

/** Compares what the calls of `fixtures/calls.ts` gave, as JSON, with what they must give. Empty if they are the same. */
export function findCallProblem(
  output: string,
  expected: { category: string; offers?: number[]; done?: number },
): string {
  const wanted = { sellers: 2, isTokenFresh: true, ...expected };
  let got: unknown = output;
  try {
    got = JSON.parse(output);
  } catch {
    // A text that is no JSON is shown as it is.
  }
  return isDeepStrictEqual(got, wanted) ? "" : `the calls must give ${JSON.stringify(wanted)}: got ${output}`;
}

/**
 * Starts a sandbox of the installed command in a separate process: each runtime has one, with its whole quota of token calls.
 *
 * @throws {Error} If it does not print its address.
 */
export async function startSandbox(consumer: string): Promise<AsyncDisposable & { url: string }> {
  await using parts = new AsyncDisposableStack();
  const command = join(consumer, "node_modules/.bin/kontor");
  const sandbox = parts.use(startProcess(command, ["sandbox", "--port", "0", "--json"], { cwd: consumer }));
  const output = await sandbox.readUntil("\n");
  const url = /"url":\s*"([^"]+)"/.exec(output)?.[1];
  if (!url) throw new Error(`Cannot start the sandbox as it must print its address: got\n${output}`);
  const kept = parts.move();
  return { url, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/** Has a seller change the stock of an offer. */
export async function triggerEvent(url: string): Promise<void> {
  const body = JSON.stringify({
    type: "Seller:Offer.StockUpdate",
    event: { sellerId: "1", offerId: OFFER, quantity: "3" },
  });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/__sandbox/events`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`Cannot trigger an event as the sandbox must accept it: got ${answer.status}`);
}

/** Whether a sandbox knows an event that is not acknowledged, or none at all. */
export async function findEventProblem(url: string): Promise<string> {
  const rows = (await (await fetch(`${url}/__sandbox/events`)).json()) as { state: string }[];
  const states = rows.map(({ state }) => state).join();
  return states === "acknowledged" ? "" : `the event is ${states || "lost"}`;
}
