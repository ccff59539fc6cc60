import type { ArrivingEvent, Redelivery } from "../../ground/event.ts";
import type { Inbox } from "../inbox.ts";
import { isSamePayload, mergePage, type PageEvent } from "../../page/item.ts";
import { fromColumn, toColumn, computeKey } from "../columns.ts";
import type { Channel } from "./session.ts";

/** From the oldest pages on, each of which has an event at least: very many may be to be acknowledged after an outage of the platform. */
const LIST_PENDING = (schema: string) => `SELECT coalesce(e.id, e.key) AS id FROM
    (SELECT unnest(seqs) AS seq FROM (SELECT seqs FROM ${schema}.ack WHERE channel = $1 ORDER BY page LIMIT $2) AS pages LIMIT $2) AS few
    CROSS JOIN LATERAL (SELECT id, key FROM ${schema}.event WHERE channel = $1 AND event.seq BETWEEN few.seq AND few.seq ORDER BY event.seq LIMIT 1) AS e
  ORDER BY few.seq`;

/** Stores events that arrive in a channel, and knows which of them are to be acknowledged. */
export function createArrivals({
  session,
  id,
}: Channel): Pick<Inbox, "accept" | "pendingAcknowledgements" | "markAcknowledged"> {
  const { schema, query, call, now, isDurable } = session;
  return {
    async accept(events) {
      const page = mergePage(events);
      if (page.length === 0) return { inserted: 0, redelivered: [] };
      const rows = await call("store events", "accept_1", [await id(), now(), isDurable, ...buildPageValues(page)]);
      const known = new Map(rows.map((row) => [Number(row["known_place"]) - 1, row]));
      return {
        inserted: page.length - known.size,
        redelivered: page.flatMap((each, index) => readRedelivery(each, known.get(index))),
      };
    },
    async pendingAcknowledgements(limit) {
      const rows = await query("read", LIST_PENDING(schema), [await id(), limit]);
      return rows.map((row) => fromColumn(String(row["id"])));
    },
    async markAcknowledged(ids) {
      await call("mark acknowledgements", "acknowledge_1", [await id(), ids.map(computeKey)]);
    },
  };
}

function buildPageValues(page: readonly PageEvent[]): unknown[] {
  const events = page.map(({ event }) => event);
  const keys = events.map(({ id }) => computeKey(id));
  return [
    keys,
    events.map(({ id }, index) => (toColumn(id) === keys[index] ? null : toColumn(id))), // Only one that is too long for its index.
    events.map(({ type }) => toColumn(type)),
    events.map(({ lane }) => computeKey(lane)),
    events.map(({ raw }) => raw),
    events.map(({ problem }: ArrivingEvent) => (problem === undefined ? null : toColumn(problem))),
    events.map(({ trace }) => trace ?? null),
    page.map(({ times }) => times),
    events.map(({ hasNoId }) => hasNoId === true),
  ];
}

function readRedelivery(
  { event, times, differs }: PageEvent,
  known: Record<string, unknown> | undefined,
): readonly Redelivery[] {
  if (!known) return times > 1 ? [{ id: event.id, deliveries: times, differs }] : [];
  const raw = (known["known_raw"] as string | null) ?? ""; // It is given only if it is not the same text.
  const isOther = raw !== "" && !isSamePayload(raw, event.raw);
  return [{ id: event.id, deliveries: Number(known["known_deliveries"]), differs: differs || isOther }];
}
