import { demo, type RemoteControl, type SandboxControl } from "@kontor/sandbox";

/** The part of a sandbox that is used here, in this process or elsewhere. */
type Control = Pick<SandboxControl | RemoteControl, "trigger" | "advance" | "events" | "reset">;

const DELIVERIES = 10; // given §6.1
const REDELIVERY_MS = 300_000;

/**
 * Lets events live from creation over ten deliveries to dead letter, one after the other in a sandbox as new. How long
 * each took, in ms, token and check not included.
 *
 * @param url Where the sandbox listens; for one in this process, any.
 */
export async function measureDeadLetters(
  url: string,
  control: Control,
  { fetch, runs }: { fetch: typeof globalThis.fetch; runs: number },
): Promise<number[]> {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await control.reset();
    const headers = { authorization: `Bearer ${await channelToken(url, fetch)}` };
    const startedAt = performance.now();
    await control.trigger("Seller:Offer.StockUpdate", { sellerId: demo.sellerId, offerId: 1, quantity: "1" });
    let delivered = 0;
    for (let delivery = 0; delivery < DELIVERIES; delivery += 1) {
      const response = await fetch(`${url}/v1/channel/event`, { headers });
      delivered += ((await response.json()) as { eventList: unknown[] }).eventList.length;
      await control.advance(REDELIVERY_MS);
    }
    taken.push(performance.now() - startedAt);
    const [entry] = await control.events();
    if (delivered !== DELIVERIES || entry?.state !== "dead-letter")
      throw new Error(
        `Cannot measure as an event must be dead after ten deliveries: got ${delivered}, ${entry?.state}`,
      );
  }
  return taken;
}

async function channelToken(url: string, fetch: typeof globalThis.fetch): Promise<string> {
  const response = await fetch(`${url}/v1/auth`, {
    method: "POST",
    body: new URLSearchParams({ refreshToken: demo.refreshToken }),
  });
  return ((await response.json()) as { authToken: string }).authToken;
}
