import type { EventFilter, EventRow } from "../../event.ts";
import { readRow } from "../../postgres/rows.ts";
import type { HubChannel } from "../session.ts";
import { buildFilter } from "./build-filter.ts";

const PORTION = 500;

/** Lists events in order of arrival, in portions. */
export async function* listEvents(
  { session, id }: HubChannel,
  { limit = Number.MAX_SAFE_INTEGER, ...filter }: EventFilter & { limit?: number | undefined },
): AsyncIterable<EventRow> {
  const channel = await id();
  const text = buildList(session.schema, filter);
  const { values } = buildFilter(filter, 3);
  let after: unknown = 0;
  for (let left = limit; left > 0;) {
    const rows = await session.query("read", text, [channel, after, Math.min(left, PORTION), ...values]);
    if (rows.length === 0) return;
    yield* rows.map(readRow);
    left -= rows.length;
    after = rows.at(-1)!["seq"];
  }
}

function buildList(schema: string, filter: EventFilter): string {
  const { state } = filter;
  const waiting = `${schema}.waiting AS w ON w.channel = e.channel AND w.lane = e.lane AND w.seq = e.seq`;
  const outcome = `${schema}.outcome AS o ON o.channel = e.channel AND o.seq = e.seq`;
  const both = `LEFT JOIN ${waiting} LEFT JOIN ${outcome}`;
  const joins = {
    waiting: `JOIN ${waiting} LEFT JOIN ${outcome}`,
    others: `LEFT JOIN ${waiting} JOIN ${outcome} AND o.state = '${state}'`,
  };
  const joined = state === undefined ? both : state === "waiting" ? joins.waiting : joins.others;
  return `SELECT e.seq, coalesce(e.id, e.key) AS id, e.type, e.lane, e.raw, e.deliveries, e.trace, e.first_seen_at, e.last_seen_at,
      coalesce(o.state, 'waiting') AS state, coalesce(o.attempts, w.attempts) AS attempts, coalesce(o.problem, w.problem) AS problem,
      coalesce(o.settled_at, w.settled_at) AS settled_at
    FROM ${schema}.event AS e ${joined}
    WHERE e.channel = $1 AND e.seq > $2${buildFilter(filter, 3).where} ORDER BY e.seq LIMIT $3`;
}
