/** Something that has its turn at a time. */
export interface Turn {
  /** When it has its turn, in ms since the epoch. */
  readyAt: number;
  /** Of two with the same turn, the lower one comes first. */
  from: number;
  /** Where it stands in the queue; -1 if it is not in it. Only the queue writes this. */
  place: number;
}

/** A queue in the order of turns: a binary heap, so that a million lanes cost little more than a few. The next turn is `queue[0]`. */
export type TurnQueue<Entry extends Turn> = Entry[];

/** Puts an entry where it belongs; also one that is in the queue already and whose turn has changed. */
export function placeTurn<Entry extends Turn>(queue: TurnQueue<Entry>, entry: Entry): void {
  if (entry.place < 0) {
    entry.place = queue.length;
    queue.push(entry);
  }
  sinkTurn(queue, raiseTurn(queue, entry));
}

/** Takes an entry out of the queue, if it is in it. */
export function removeTurn<Entry extends Turn>(queue: TurnQueue<Entry>, entry: Entry): void {
  const { place } = entry;
  if (place < 0) return;
  entry.place = -1;
  const last = queue.pop()!;
  if (last === entry) return;
  queue[place] = last;
  last.place = place;
  sinkTurn(queue, raiseTurn(queue, last));
}

/** Puts all entries of a list in order, in less time than one after the other takes. */
export function orderTurns<Entry extends Turn>(entries: Entry[]): TurnQueue<Entry> {
  for (const [place, entry] of entries.entries()) entry.place = place;
  for (let place = (entries.length >> 1) - 1; place >= 0; place -= 1) sinkTurn(entries, entries[place]!);
  return entries;
}

function isBefore(one: Turn, other: Turn): boolean {
  return one.readyAt < other.readyAt || (one.readyAt === other.readyAt && one.from < other.from);
}

function raiseTurn<Entry extends Turn>(queue: TurnQueue<Entry>, entry: Entry): Entry {
  while (entry.place > 0) {
    const parent = queue[(entry.place - 1) >> 1]!;
    if (!isBefore(entry, parent)) break;
    swap(queue, entry, parent);
  }
  return entry;
}

function sinkTurn<Entry extends Turn>(queue: TurnQueue<Entry>, entry: Entry): void {
  for (;;) {
    const left = queue[2 * entry.place + 1];
    const right = queue[2 * entry.place + 2];
    const child = left && right && isBefore(right, left) ? right : left;
    if (!child || !isBefore(child, entry)) return;
    swap(queue, child, entry);
  }
}

function swap<Entry extends Turn>(queue: TurnQueue<Entry>, one: Entry, other: Entry): void {
  const { place } = one;
  one.place = other.place;
  other.place = place;
  queue[one.place] = one;
  queue[other.place] = other;
}
