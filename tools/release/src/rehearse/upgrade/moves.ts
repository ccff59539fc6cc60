/** The two versions of the packages between which an integration changes. */
export type Version = "old" | "new";

/** A step of a replacement. Events come during all of them. */
export type Move =
  /** Starts a process. */
  | { do: "start"; name: string; version: Version }
  /** Ends a process: `SIGTERM` lets it finish, `SIGKILL` does not. */
  | { do: "end"; name: string; by: "SIGTERM" | "SIGKILL" }
  /** Waits until processes of a version have handled so many events more. */
  | { do: "handle"; events: number; version: Version };

const start = (version: Version, name: string): Move => ({ do: "start", version, name });
const stop = (name: string): Move => ({ do: "end", name, by: "SIGTERM" });
const kill = (name: string): Move => ({ do: "end", name, by: "SIGKILL" });
const handle = (version: Version, events: number): Move => ({ do: "handle", version, events });

/**
 * One process on one file. The new version starts beside the old one, which is then killed. The old one comes back after a stop and after a kill.
 * Between two kills there is a stop, because an event that two killed processes left behind waits a minute for its next try.
 */
export function planFileMoves(events: number): Move[] {
  const upgrade = [start("old", "a"), handle("old", events), start("new", "b"), kill("a"), handle("new", events)];
  const back = [stop("b"), start("old", "c"), handle("old", events), stop("c"), start("new", "d")];
  const killed = [handle("new", events), kill("d"), start("old", "e"), handle("old", events), stop("e")];
  return [...upgrade, ...back, ...killed, start("new", "f"), handle("new", events)];
}

/** Two processes on one database, of which one is always there. Both are upgraded in turn, both go back in turn, and both are upgraded again. */
export function planDatabaseMoves(events: number): Move[] {
  const before = [start("old", "a"), start("old", "b"), handle("old", events)];
  const upgrade = [start("new", "c"), kill("a"), handle("new", events), start("new", "d"), stop("b")];
  const back = [
    handle("new", events),
    start("old", "e"),
    stop("c"),
    handle("old", events),
    start("old", "f"),
    kill("d"),
  ];
  const again = [handle("old", events), start("new", "g"), stop("e"), start("new", "h"), stop("f")];
  return [...before, ...upgrade, ...back, ...again, handle("new", events)];
}

/** Leaves out the way back: the moves until the old version would start again. */
export function dropWayBack(moves: readonly Move[]): Move[] {
  const isStart = (version: Version) => (move: Move) => move.do === "start" && move.version === version;
  const first = moves.findIndex(isStart("new"));
  const back = moves.findIndex((move, place) => place > first && isStart("old")(move));
  const kept = moves.slice(0, back);
  const running = new Set(kept.flatMap((move) => (move.do === "start" ? [move.name] : [])));
  for (const move of kept) if (move.do === "end") running.delete(move.name);
  return running.size > 0 ? kept : kept.slice(0, -1); // the last process handles the rest
}
