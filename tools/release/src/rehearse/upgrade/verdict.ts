/** The comparison of the events that the platform sent with those that the integration handled. */
export interface Verdict {
  /** Events that the platform created. */
  events: number;
  /** Runs of a handler, by version of the packages. */
  runs: Record<string, number>;
  /** Ids that no handler ran for. */
  lost: string[];
  /** Ids that a handler ran for more than once, mostly because a process was killed before the result was stored. */
  twice: string[];
  /** Ids of these that ran again though no process was killed after their last run. A busy machine can cause some. */
  repeated: string[];
  /**
   * Ids that ran although an earlier event of the same seller had not run right before. After a kill, the events of a seller whose results were not
   * stored run again, from the first of them on and in their order.
   */
  outOfOrder: string[];
}

/** An event, and whose it is. */
export interface SentEvent {
  id: string;
  seller: string;
}

/**
 * Compares what was sent with what was done.
 *
 * @param sent The events, in the order of their arrival in the inbox; events that never arrived are at the end.
 * @param lines One for each run of a handler: the id, a space, the version.
 * @param kills How many lines there were at each kill.
 */
export function computeVerdict(
  sent: readonly SentEvent[],
  lines: readonly string[],
  kills: readonly number[] = [],
): Verdict {
  const known = new Map<string, { seller: string; place: number }>();
  for (const [seller, events] of Map.groupBy(sent, (event) => event.seller))
    for (const [place, { id }] of events.entries()) known.set(id, { seller, place });
  const times = new Map<string, number>();
  const before = new Map<string, number>();
  const runs: Record<string, number> = {};
  const outOfOrder: string[] = [];
  const last = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const [id = "", version = ""] = line.split(" ");
    const event = known.get(id);
    if (!event) throw new Error(`Cannot compare the effects as each must be of an event that was sent: got ${line}`);
    runs[version] = (runs[version] ?? 0) + 1;
    const ran = last.get(id);
    if (ran !== undefined && !kills.some((count) => ran < count && count <= index)) repeated.add(id);
    last.set(id, index);
    times.set(id, (times.get(id) ?? 0) + 1);
    if (event.place > (before.get(event.seller) ?? -1) + 1) outOfOrder.push(id);
    before.set(event.seller, event.place);
  }
  return {
    events: sent.length,
    runs,
    lost: sent.flatMap(({ id }) => (times.has(id) ? [] : [id])),
    twice: [...times].flatMap(([id, count]) => (count > 1 ? [id] : [])),
    repeated: [...repeated],
    outOfOrder,
  };
}
