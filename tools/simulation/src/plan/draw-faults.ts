import type { Stream, Streams } from "../time/streams.ts";
import type { Behaviour, Fault } from "./fault.ts";
import type { Settings } from "./traffic.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const STORE_CALLS = ["accept", "claim", "settle", "settleInTransaction", "markAcknowledged", "recordStarts"] as const;

type WithoutTime<T> = T extends unknown ? Omit<T, "at"> : never;
type Draw = () => WithoutTime<Fault>;

/** Draws what goes wrong, in the order of its time. */
export function buildFaults(streams: Streams, settings: Settings): Fault[] {
  const stream = streams("faults");
  const end = settings.hours * HOUR_MS;
  const draws = listDraws(stream, settings);
  const bag = draws.flatMap(([weight, draw]) => Array.from({ length: weight }, () => draw));
  const faults: Fault[] = [];
  for (let at = 0; faults.length < Math.round(settings.faultsPerHour * settings.hours);) {
    const isNear = stream.has(0.3); // Troubles often come together.
    at = isNear ? Math.min(at + stream.between(0, 5 * MINUTE_MS), end) : stream.between(0, end);
    faults.push({ at: Math.round(at), ...stream.oneOf(bag)() } as Fault);
  }
  return faults.toSorted((one, other) => one.at - other.at);
}

/** The faults and how often each is drawn. */
function listDraws(stream: Stream, { store, workers, handlerTimeoutMs }: Settings): [weight: number, draw: Draw][] {
  const { next, between, whole, has, oneOf } = stream;
  const drawWorker = () => whole(1, workers);
  const drawDown = () => Math.round(has(0.7) ? between(200, 10_000) : between(10_000, 10 * MINUTE_MS));
  const drawTrouble = <Trouble>(troubles: readonly Trouble[]) => ({
    trouble: oneOf(troubles),
    times: whole(1, 8),
    ms: Math.round(oneOf([50, 3_000, 40_000]) * (0.5 + next())),
  });
  const drawPowerCut: Draw = () => {
    const points = whole(1, oneOf([60, 3_000]));
    if (store === "file") return { is: "power cut", points, downMs: drawDown() };
    return { is: "crash", worker: 1, points, downMs: drawDown() }; // Memory stands for a database elsewhere.
  };
  return [
    [5, () => ({ is: "crash", worker: drawWorker(), points: whole(1, 60), downMs: drawDown() })],
    [2, drawPowerCut],
    [2, () => ({ is: "stall", worker: drawWorker(), ms: between(1_000, 3 * MINUTE_MS), isInHandler: has(0.6) })],
    [3, () => ({ is: "stop", worker: drawWorker(), drainMs: oneOf([0, 5_000, 20_000]), downMs: drawDown() })],
    [2, () => ({ is: "clock", ms: oneOf([-1, 1]) * oneOf([500, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 2 * HOUR_MS]) })],
    [1, () => ({ is: "revoke" })],
    [8, () => drawCallTrouble(stream)],
    [
      4,
      () => ({
        is: "store",
        call: has(0.4) ? "any" : oneOf(STORE_CALLS),
        ...drawTrouble(["fails before", "fails within", "fails after", "slow"] as const),
      }),
    ],
    [2, () => ({ is: "token store", ...drawTrouble(["fails before", "fails after", "slow"] as const) })],
    [9, () => ({ is: "event", behaviour: drawBehaviour(stream, handlerTimeoutMs) })],
  ];
}

const CALLS = ["list", "list", "list", "acknowledge", "acknowledge", "acknowledge", "token", "shop"] as const;
const COMMON = ["refused", "answer lost", "500", "503", "429", "slow", "no JSON"] as const;
const OWN = {
  list: ["broken page", "broken page", "401"],
  acknowledge: ["401", "400"],
  token: ["answer lost"],
  shop: ["401"],
} as const;

function drawCallTrouble({ oneOf, whole, between }: Stream): WithoutTime<Fault> {
  const call = oneOf(CALLS);
  const trouble = oneOf([...COMMON, ...OWN[call]]);
  const times = trouble === "400" ? 1 : whole(1, 4);
  return { is: "call", call, trouble, times, ms: Math.round(between(1_000, 70_000)) };
}

function drawBehaviour(stream: Stream, handlerTimeoutMs: number): Exclude<Behaviour, { is: "well" }> {
  const { oneOf, next, whole, between } = stream;
  const ms = Math.round(oneOf([0, 50, 2_000, 20_000]) * next());
  const times = whole(1, 4);
  const kind = whole(1, 12);
  if (kind <= 3) return { is: "fails", times, ms };
  if (kind === 4) return { is: "asks for a retry", times, ms };
  if (kind === 5) return { is: "parks", times: 1, ms };
  if (kind === 6)
    return { is: "hangs", times: 1, ms: handlerTimeoutMs + Math.round(between(MINUTE_MS, 120 * MINUTE_MS)) };
  if (kind <= 8) return { is: "slow", ms: Math.round(between(5_000, handlerTimeoutMs - 5_000)) };
  if (kind === 9) return { is: "ends the process", ms };
  if (kind === 10) return { is: oneOf(["is refused", "gives up"] as const), ms };
  return { is: kind === 11 ? "is unreadable" : "has an unknown type", ms };
}
