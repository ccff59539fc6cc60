import { isBeginning, type StartMark } from "../../claim.ts";
import type { HubSession } from "../session.ts";
import { listClaims, readPlaces } from "./places.ts";

type OfChannel = StartMark & { channel: number };

/** The events that still wait, in lanes that nobody has parked since their claims, which end a parking. */
const MAY_BEGIN = (schema: string) => `SELECT g.place
  FROM unnest($1::integer[], $2::text[], $3::bigint[]) WITH ORDINALITY AS g (ch, lane, seq, place)
  JOIN ${schema}.waiting AS w ON w.channel = g.ch AND w.lane = g.lane AND w.seq = g.seq
  JOIN ${schema}.turn AS t ON t.channel = g.ch AND t.lane = g.lane AND t.parked_for IS NULL`;

/** Records starts of several channels at once. One that is to begin, and whose event or lane was taken back by an operator, is refused. */
export async function saveStarts(session: HubSession, starts: readonly OfChannel[]): Promise<boolean[]> {
  const [channels, lanes] = listClaims(starts);
  const waiting = await session.query("record starts", MAY_BEGIN(session.schema), [
    channels,
    lanes,
    starts.map(({ seq }) => seq),
  ]);
  const places = new Set(waiting.map((row) => Number(row["place"])));
  const allowed = starts.filter((start, index) => !isBeginning(start) || places.has(index + 1));
  const rows = await session.call("record starts", "start_1", [
    session.now(),
    ...listClaims(allowed),
    allowed.map(({ seq }) => seq),
    allowed.map(({ unfinishedStarts }) => unfinishedStarts),
    allowed.map(({ nextTurnInMs }) => Math.ceil(nextTurnInMs)),
  ]);
  const written = readPlaces(rows, "start_1");
  return starts.map((start) => written.has(allowed.indexOf(start) + 1));
}
