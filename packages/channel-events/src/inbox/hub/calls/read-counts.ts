import type { HubSession } from "../session.ts";

/** Reads the counts of several channels at once. */
export async function readCounts(
  { query, schema, now }: HubSession,
  calls: readonly { channel: number; atMost: number }[],
): Promise<Record<string, unknown>[]> {
  const text = `SELECT stats.* FROM unnest($1::integer[], $2::bigint[]) WITH ORDINALITY AS g (ch, at_most, place)
    CROSS JOIN LATERAL ${schema}.stats_1(g.ch, $3, g.at_most) AS stats ORDER BY g.place`;
  return query("read", text, [calls.map(({ channel }) => channel), calls.map(({ atMost }) => atMost), now()]);
}
