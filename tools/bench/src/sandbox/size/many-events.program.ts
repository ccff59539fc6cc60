/** 100 000 events, put in at once, fetched in pages and acknowledged page by page. Prints {@link ManyEvents}. */
import { createSandbox, demo } from "@kontor/sandbox";

export interface ManyEvents {
  events: number;
  triggerMs: number;
  /** Fetching and acknowledging. */
  drainTimeoutMs: number;
  acknowledged: number;
  /** Events that are in any other state than acknowledged, when a page came back empty. */
  left: number;
}

const ORIGIN = "https://sandbox.test";
const EVENTS = 100_000;

const sandbox = createSandbox({
  startAt: new Date("2026-02-11T08:00:00Z"),
  assumptions: { quotas: { Events_List: null, Events_Acknowledge: null } },
});
const exchanged = await sandbox.fetch(`${ORIGIN}/v1/auth`, {
  method: "POST",
  body: new URLSearchParams({ refreshToken: demo.refreshToken }),
});
const authorization = `Bearer ${((await exchanged.json()) as { authToken: string }).authToken}`;
const call = (method: string, body?: string) =>
  sandbox.fetch(`${ORIGIN}/v1/channel/event`, {
    method,
    headers: { authorization, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body }),
  });

const startedAt = performance.now();
sandbox.triggerAll(
  Array.from({ length: EVENTS }, (_, index) => ({
    type: "Seller:Offer.StockUpdate",
    event: { sellerId: demo.sellerId, offerId: index + 1, quantity: "1" },
  })),
);
const triggeredAt = performance.now();
let acknowledged = 0;
for (;;) {
  const { eventList } = (await (await call("GET")).json()) as { eventList: { id: string }[] };
  if (eventList.length === 0) break;
  const { status } = await call("DELETE", JSON.stringify({ eventIdList: eventList.map(({ id }) => id) }));
  if (status !== 204) throw new Error(`Cannot measure as an acknowledgement must be answered 204: got ${status}`);
  acknowledged += eventList.length;
}
const drainedAt = performance.now();
const result: ManyEvents = {
  events: EVENTS,
  triggerMs: triggeredAt - startedAt,
  drainTimeoutMs: drainedAt - triggeredAt,
  acknowledged,
  left: sandbox.events().filter(({ state }) => state !== "acknowledged").length,
};
console.log(JSON.stringify(result));
