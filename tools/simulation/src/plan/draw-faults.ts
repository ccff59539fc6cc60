import type { Stream, Streams } from "../time/streams.ts";
import type { Fault } from "./fault.ts";
import type { Settings } from "./settings.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type Draw = (stream: Stream, settings: Settings) => DistributiveOmit<Fault, "at">;
type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

const STORE_CALLS = ["accept", "claim", "settle", "settleInTransaction", "markAcknowledged", "recordStarts"] as const;

/** The faults and how often each is drawn. */
const DRAWS: readonly (readonly [weight: number, draw: Draw])[] = [
  [
    5,
    (stream, { workers }) => ({
      is: "crash",
      worker: stream.whole(1, workers),
      points: stream.whole(1, 60),
      downMs: drawDown(stream),
    }),
  ],
  [2, (stream, settings) => drawPowerCut(stream, settings)],
  [
    2,
    (stream, { workers }) => ({
      is: "stall",
      worker: stream.whole(1, workers),
      ms: stream.between(1_000, 3 * MINUTE_MS),
      isInHandler: stream.has(0.6),
    }),
  ],
  [
    3,
    (stream, { workers }) => ({
      is: "stop",
      worker: stream.whole(1, workers),
      drainMs: stream.oneOf([0, 5_000, 20_000]),
      downMs: drawDown(stream),
    }),
  ],
  [
    1,
    (stream) => ({ is: "clock", ms: stream.oneOf([-1, 1]) * stream.oneOf([500, 30_000, 10 * MINUTE_MS, 2 * HOUR_MS]) }),
  ],
  [1, () => ({ is: "revoke" })],
  [8, (stream) => drawCallTrouble(stream)],
  [
    4,
    (stream) => ({
      is: "store",
      call: stream.has(0.4) ? "any" : stream.oneOf(STORE_CALLS),
      ...drawStoreTrouble(stream, ["fails before", "fails within", "fails after", "slow"]),
    }),
  ],
  [2, (stream) => ({ is: "token store", ...drawStoreTrouble(stream, ["fails before", "fails after", "slow"]) })],
  [9, (stream, settings) => ({ is: "event", behaviour: drawBehaviour(stream, settings) })],
];

/** Draws what goes wrong, in the order of its time. */
export function buildFaults(streams: Streams, settings: Settings): Fault[] {
  const stream = streams("faults");
  const wanted = Math.round(settings.faultsPerHour * settings.hours);
  const bag = DRAWS.flatMap(([weight, draw]) => Array.from({ length: weight }, () => draw));
  const faults: Fault[] = [];
  for (let at = 0; faults.length < wanted;) {
    at = stream.has(0.3)
      ? Math.min(at + stream.between(0, 5 * MINUTE_MS), settings.hours * HOUR_MS)
      : stream.between(0, settings.hours * HOUR_MS); // Troubles often come together.
    faults.push({ at: Math.round(at), ...stream.oneOf(bag)(stream, settings) } as Fault);
  }
  return faults.toSorted((one, other) => one.at - other.at);
}

function drawDown(stream: Stream): number {
  return Math.round(stream.has(0.7) ? stream.between(200, 10_000) : stream.between(10_000, 10 * MINUTE_MS));
}

function drawPowerCut(stream: Stream, { store }: Settings): DistributiveOmit<Fault, "at"> {
  const points = stream.whole(1, stream.oneOf([60, 3_000]));
  if (store === "file") return { is: "power cut", points, downMs: drawDown(stream) };
  return { is: "crash", worker: 1, points, downMs: drawDown(stream) }; // Memory stands for a database elsewhere.
}

function drawCallTrouble(stream: Stream): DistributiveOmit<Fault, "at"> {
  const call = stream.oneOf([
    "list",
    "list",
    "list",
    "acknowledge",
    "acknowledge",
    "acknowledge",
    "token",
    "shop",
  ] as const);
  const common = ["refused", "answer lost", "500", "503", "429", "slow", "no JSON"] as const;
  const own = {
    list: ["broken page", "broken page", "401"],
    acknowledge: ["401", "400"],
    token: ["answer lost"],
    shop: ["401"],
  } as const;
  const trouble = stream.oneOf([...common, ...own[call]]);
  const times = trouble === "400" ? 1 : stream.whole(1, 4);
  return { is: "call", call, trouble, times, ms: Math.round(stream.between(1_000, 70_000)) };
}

function drawStoreTrouble<Trouble>(stream: Stream, troubles: readonly Trouble[]) {
  return {
    trouble: stream.oneOf(troubles),
    times: stream.whole(1, 8),
    ms: Math.round(stream.oneOf([50, 3_000, 40_000]) * (0.5 + stream.next())),
  };
}

function drawBehaviour(stream: Stream, { handlerTimeoutMs }: Settings): Extract<Fault, { is: "event" }>["behaviour"] {
  const ms = Math.round(stream.oneOf([0, 50, 2_000, 20_000]) * stream.next());
  const times = stream.whole(1, 4);
  switch (stream.whole(1, 12)) {
    case 1:
    case 2:
    case 3:
      return { is: "fails", times, ms };
    case 4:
      return { is: "asks for a retry", times, ms };
    case 5:
      return { is: "parks", times: 1, ms };
    case 6:
      return { is: "hangs", times: 1, ms: handlerTimeoutMs + Math.round(stream.between(60_000, 120 * MINUTE_MS)) };
    case 7:
    case 8:
      return { is: "slow", ms: Math.round(stream.between(5_000, handlerTimeoutMs - 5_000)) };
    case 9:
      return { is: "ends the process", ms };
    case 10:
      return { is: stream.oneOf(["is refused", "gives up"]), ms };
    case 11:
      return { is: "is unreadable", ms };
    default:
      return { is: "has an unknown type", ms };
  }
}
