import { expect, test } from "vitest";
import type { PlannedEvent } from "../plan/traffic.ts";
import { createEventQueue } from "../platform/queue.ts";
import { createArrivalWatch } from "./arrivals.ts";
import { createTrace } from "./trace.ts";
import { addEvent, createRegister } from "./event-facts.ts";
import { checkFinalState, checkHangs, checkPolls, checkWaits } from "./checks.ts";
import { createLeaseWatch, createRunWatch } from "./runs.ts";
import { createTokenWatch } from "./tokens.ts";
import { createVerdictWatch } from "./verdicts.ts";

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 900_000;

/** Two events of one seller, stored and acknowledged, and all who watch them. */
function setUp(behaviour: PlannedEvent["behaviour"] = { is: "well", ms: 0 }) {
  const trace = createTrace(() => 0);
  const register = createRegister();
  const common = { at: 0, seller: "s1", behaviour, writesWithStore: false, callsPlatform: false };
  for (const id of ["a", "b"]) addEvent(register, { ...common, id });
  const arrivals = createArrivalWatch(trace, register);
  const queue = createEventQueue(300_000);
  const environment = {
    ...{ trace, register, arrivals, queue },
    runs: createRunWatch(trace, register, TIMEOUT_MS),
    verdicts: createVerdictWatch(trace, register, () => 0),
    tokens: createTokenWatch(trace, register, HOUR_MS),
    leases: createLeaseWatch(trace, 30_000),
    a: register.events.get("a")!,
    b: register.events.get("b")!,
    c: { ...register.events.get("a")!, id: "c", seller: "s2", runs: [] }, // It is nobody's to handle in the end.
    claim: (unfinishedStarts: number) => ({
      ...{ lane: "s1", token: "t", isSuspect: true, unfinishedStarts },
      events: [{ id: "a", seq: 1 }] as never,
    }),
    disturb: () => (register.epoch += 1),
  };
  arrivals.stored(["a", "b"], 0);
  return environment;
}

type Scenario = (environment: ReturnType<typeof setUp>) => void;

const run: Scenario = ({ runs, a }) => runs.ends(a, runs.begins(a, "1.1", 0), 1, true);

/** Each rule with a scenario that breaks it, and one that is close to it and does not. */
const SCENARIOS: [Parameters<ReturnType<typeof createTrace>["fail"]>[0], Scenario, Scenario][] = [
  [
    "nothing acknowledged is lost",
    ({ arrivals }) => (arrivals.acknowledged(["a"]), arrivals.compare(new Map())),
    ({ arrivals }) => arrivals.compare(new Map()),
  ],
  [
    "acknowledged only when stored",
    ({ arrivals, a }) => ((a.storedAt = undefined), arrivals.acknowledged(["a"])),
    ({ arrivals }) => arrivals.acknowledged(["a"]),
  ],
  [
    "only what the platform took is ticked off",
    ({ arrivals }) => arrivals.tickedOff(["a"]),
    ({ arrivals }) => (arrivals.refused(["a"]), arrivals.tickedOff(["a"])),
  ],
  [
    "deliveries are explained",
    ({ arrivals }) => (arrivals.delivered("a", 1), arrivals.delivered("a", 2)),
    ({ arrivals, disturb }) => (arrivals.delivered("a", 1), disturb(), arrivals.delivered("a", 2)),
  ],
  [
    "order of a lane",
    ({ runs, b }) => runs.begins(b, "1.1", 0),
    (environment) => (run(environment), environment.runs.begins(environment.b, "1.1", 1)),
  ],
  [
    "one handler of a lane",
    ({ runs, a }) => (runs.begins(a, "1.1", 0), runs.begins(a, "2.1", 1)),
    ({ runs, a }) => (runs.begins(a, "1.1", 0), runs.begins(a, "1.1", TIMEOUT_MS)),
  ],
  [
    "an event ends once",
    (environment) => (run(environment), environment.runs.begins(environment.a, "1.1", 2)),
    (environment) => (run(environment), environment.disturb(), environment.runs.begins(environment.a, "1.1", 2)),
  ],
  [
    "an event that failed waits for its time",
    ({ verdicts, runs, a }) => (
      verdicts.settledOne("a", { to: "retry", delayMs: 9, problem: "" }),
      runs.begins(a, "1.1", 7)
    ),
    ({ verdicts, runs, a }) => (
      verdicts.settledOne("a", { to: "retry", delayMs: 9, problem: "" }),
      runs.begins(a, "1.1", 8)
    ),
  ],
  [
    "a suspect runs alone until its result is written",
    ({ verdicts, claim, runs, c }) => (
      verdicts.started([{ claim: claim(1), seq: 1, unfinishedStarts: 2, nextTurnInMs: 0 }], [true], "1.1"),
      runs.begins(c, "1.1", 0)
    ),
    ({ verdicts, claim, runs, c }) => (
      verdicts.started([{ claim: claim(1), seq: 1, unfinishedStarts: 2, nextTurnInMs: 0 }], [true], "1.1"),
      verdicts.settled([{ claim: claim(1), settled: [], release: true }], [false]),
      runs.begins(c, "1.1", 0)
    ),
  ],
  [
    "no innocent event dies",
    ({ verdicts }) => verdicts.settledOne("a", { to: "dead", problem: "" }),
    ({ verdicts }) => verdicts.settledOne("a", { to: "retry", delayMs: 1, problem: "" }),
  ],
  [
    "no innocent event is blamed",
    ({ verdicts, claim }) => verdicts.claimed([claim(1)], "1.2"),
    ({ verdicts, claim, runs, a }) => (runs.begins(a, "1.1", 0), runs.cut("1.1"), verdicts.claimed([claim(1)], "1.2")),
  ],
  [
    "nothing begins past its lease",
    ({ leases, claim }) => (leases.claimed([claim(0)], 0), leases.begins("s1", "a", 30_000)),
    ({ leases, claim }) => (
      leases.claimed([claim(0)], 0),
      leases.renewed([claim(0)], [true], 9),
      leases.begins("s1", "a", 30_000)
    ),
  ],
  [
    "healthy lanes wait for no other",
    ({ trace, register }) => checkWaits(trace, register, HOUR_MS),
    ({ trace, register }) => ((register.disturbedAt = HOUR_MS), checkWaits(trace, register, HOUR_MS)),
  ],
  [
    "the queue is polled",
    ({ trace, register, queue }) => (
      queue.add({ id: "a", seller: "s1", text: "" }),
      checkPolls(trace, register, queue, HOUR_MS)
    ),
    ({ trace, register, queue }) => checkPolls(trace, register, queue, HOUR_MS),
  ],
  [
    "a handler that hangs is given up",
    ({ trace, register, runs, a }) => (runs.begins(a, "1.1", 0), checkHangs(trace, register, TIMEOUT_MS, HOUR_MS)),
    ({ trace, register, runs, a }) => (runs.begins(a, "1.1", 0), checkHangs(trace, register, TIMEOUT_MS, TIMEOUT_MS)),
  ],
  [
    "no refresh token is spent twice",
    ({ tokens, disturb }) => (
      tokens.used("refresh-0", false, "1.1", 0),
      disturb(),
      tokens.saved("refresh-1"),
      tokens.used("refresh-0", true, "2.1", 0)
    ),
    ({ tokens, disturb }) => (
      tokens.used("refresh-0", false, "1.1", 0),
      disturb(),
      tokens.used("refresh-0", true, "2.1", 0)
    ),
  ],
  [
    "a token is used as long as it lives, and no longer",
    ({ tokens }) => (tokens.used("refresh-0", false, "1.1", 0), tokens.used("refresh-1", false, "1.1", 9)),
    ({ tokens }) => (tokens.used("refresh-0", false, "1.1", 0), tokens.used("refresh-1", false, "1.1", HOUR_MS)),
  ],
  [
    "everything is handled in the end",
    ({ trace, register, queue }) => checkFinalState(trace, register, queue, 0),
    ({ trace, register, queue, arrivals, a, b }) => (
      arrivals.acknowledged(["a", "b"]),
      (a.state = b.state = "done"),
      checkFinalState(trace, register, queue, 0)
    ),
  ],
];

test.each(SCENARIOS)("the rule %s is broken, and only by what breaks it", (rule, breaks, keeps) => {
  const [broken, kept] = [setUp(), setUp()];

  breaks(broken);
  keeps(kept);

  expect(broken.trace.violation()?.rule).toBe(rule);
  expect(kept.trace.violation()).toBeUndefined();
});

test.each(["ends the process", "is refused", "gives up"] as const)("an event whose handler %s may die", (is) => {
  const { verdicts, trace } = setUp({ is, ms: 0 });

  verdicts.settledOne("a", { to: "dead", problem: "" });

  expect(trace.violation()).toBeUndefined();
});

test("two books are the same only if the same happened at the same time", () => {
  const [one, same, other] = [0, 0, 1].map((time) => createTrace(() => time)) as [never, never, never];
  for (const trace of [one, same, other] as ReturnType<typeof createTrace>[]) trace.note("It rains", "rain");

  expect((one as ReturnType<typeof createTrace>).digest()).toBe((same as ReturnType<typeof createTrace>).digest());
  expect((one as ReturnType<typeof createTrace>).digest()).not.toBe((other as ReturnType<typeof createTrace>).digest());
});
