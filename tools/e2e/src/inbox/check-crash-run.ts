/** An event that a handler has run. `seq`: its place in the inbox. */
export type Effect = { id: string; lane: string; seq: number };

/** Finds events that were lost, that ran twice, or that ran before their turn in their lane. The effects are in their order. */
export function checkCrashRun(effects: readonly Effect[], events: number) {
  const times = Map.groupBy(effects, ({ id }) => id);
  const last = new Map<string, number>();
  const outOfOrder: string[] = [];
  for (const { id, lane, seq } of effects) {
    if (seq < (last.get(lane) ?? 0)) outOfOrder.push(id);
    last.set(lane, seq);
  }
  const lost = Math.max(0, events - times.size);
  const twice = [...times].filter(([, all]) => all.length > 1).map(([id]) => id);
  return { lost: lost > 0 ? [`${lost} events`] : [], twice, outOfOrder };
}
