import fc from "fast-check";
import { expect, test } from "vitest";
import { Secret } from "@kontor/http";
import { cached } from "./cached.ts";
import { TokenError } from "./error.ts";
import type { Token } from "./token.ts";

const HOUR_MS = 3_600_000;
const MARGIN_MS = 60_000;
const LEAD_MS = 300_000; // from here on it is renewed in the background
const SCHEDULES = process.env["KONTOR_LONG"] ? 100_000 : 2_000;

/** Lets everything that can go on without time go on. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** Time that moves only when it is told to; quicker than the clock of the tests, as no schedule here needs a turn of the event loop. */
function virtualTime() {
  let now = 0;
  const timers = new Set<{ at: number; fire: () => void }>();
  return {
    now: () => now,
    monotonicMs: () => now,
    sleep: (ms: number, { signal }: { signal?: AbortSignal | null | undefined } = {}) =>
      new Promise<void>((fire, reject) => {
        const timer = { at: now + ms, fire };
        timers.add(timer);
        signal?.addEventListener("abort", () => {
          timers.delete(timer);
          reject(signal.reason as Error);
        });
      }),
    async advance(ms: number) {
      const until = now + ms;
      for (;;) {
        await settled();
        const [next] = [...timers].toSorted((one, other) => one.at - other.at);
        if (!next || next.at > until) break;
        timers.delete(next);
        now = next.at;
        next.fire();
      }
      now = until;
      await settled();
    },
  };
}

/** A platform in virtual time: a token endpoint that may be slow, fail or revoke, and a check of what is sent. */
function platform(time: ReturnType<typeof virtualTime>) {
  let issued = 0;
  let good: string | undefined;
  const endsAt = new Map<string, number>();
  const seen = { tokenCalls: 0, running: 0, most: 0, dying: [] as string[] };
  let down: "no" | "503" | "429" = "no";
  let slowMs = 0;
  return {
    seen,
    fail: (how: typeof down) => void (down = how),
    slow: (ms: number) => void (slowMs = ms),
    revoke: () => void (good = undefined),
    isDown: () => down !== "no",
    answersInMs: () => slowMs,
    async grant(): Promise<Token> {
      seen.tokenCalls += 1;
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      const isDown = down;
      if (slowMs > 0) await time.sleep(slowMs);
      seen.running -= 1;
      if (isDown === "503") throw new TokenError("test", "it is down", { status: 503 });
      if (isDown === "429")
        throw new TokenError("test", "it is asked too often", { status: 429, retryAfterMs: 30_000 });
      const value = `token-${(issued += 1)}`;
      good = value;
      endsAt.set(value, time.now() + HOUR_MS);
      return { value: new Secret(value), expiresAt: new Date(time.now() + HOUR_MS) };
    },
    /** Whether a business call would be accepted with this token. */
    accepts(token: Token): boolean {
      const value = token.value.reveal();
      const leftMs = (endsAt.get(value) ?? 0) - time.now();
      if (leftMs <= MARGIN_MS && down === "no" && slowMs === 0) seen.dying.push(value);
      return value === good && leftMs > 0;
    },
  };
}

type Step =
  | { do: "call"; callers: number }
  | { do: "wait"; ms: number }
  | { do: "revoke" }
  | { do: "fail"; how: "503" | "429" }
  | { do: "heal" }
  | { do: "slow"; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("call" as const), callers: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 2 * HOUR_MS }) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: "revoke" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("fail" as const), how: fc.constantFrom("503" as const, "429" as const) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: "heal" as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("slow" as const), ms: fc.integer({ min: 0, max: 5_000 }) }) },
);

test(`${SCHEDULES} random schedules: one token call at a time and per generation, and every call that could succeed does`, async () => {
  let schedules = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      schedules += 1;
      const time = virtualTime();
      const { seen, grant, accepts, ...endpoint } = platform(time);
      const tokens = cached(grant, { clock: time, maxWaitMs: 0 });
      let isRevoked = false;
      let generations = 0;
      let endOfLast = 0;
      let failures = 0;
      for (const each of steps) {
        if (each.do === "wait") await time.advance(each.ms);
        if (each.do === "slow") endpoint.slow(each.ms);
        if (each.do === "fail") endpoint.fail(each.how);
        if (each.do === "heal") {
          endpoint.fail("no");
          await time.advance(120_000); // the endpoint is left alone for at most so long
        }
        if (each.do === "revoke") {
          endpoint.revoke();
          isRevoked = true;
        }
        if (each.do !== "call") continue;
        const before = seen.tokenCalls;
        const isNeeded = isRevoked || endOfLast - time.now() <= LEAD_MS;
        const isLiving = !isRevoked && endOfLast > time.now() + endpoint.answersInMs(); // it is used again once its renewal has failed
        const calls = Array.from({ length: each.callers }, async () => {
          const token = await tokens.get();
          if (accepts(token)) return true;
          tokens.discard(token);
          return accepts(await tokens.get());
        });
        const outcomes = Promise.allSettled(calls);
        await time.advance(20_000);
        const results = (await outcomes).map((each) => each.status === "fulfilled" && each.value);
        const made = seen.tokenCalls - before;
        if (!endpoint.isDown()) {
          if (results.every(Boolean) && made > 0) {
            generations += 1;
            endOfLast = time.now() - 20_000 + HOUR_MS;
            isRevoked = false;
          }
          expect(made).toBeLessThanOrEqual(isNeeded ? 1 : 0);
          if (failures === 0) expect(results.every(Boolean)).toBe(true);
        } else {
          failures += made;
          if (isLiving) expect(results.every(Boolean)).toBe(true);
        }
        if (!endpoint.isDown() && results.every(Boolean)) failures = 0;
        expect(seen.most).toBeLessThanOrEqual(1);
      }
      expect(seen.tokenCalls).toBeGreaterThanOrEqual(generations);
      expect(seen.dying).toEqual([]);
    }),
    { numRuns: SCHEDULES, seed: 20_261_121 },
  );

  expect(schedules).toBeGreaterThanOrEqual(SCHEDULES);
});

test("an outage of five minutes costs at most five token calls, and no call fails while the old token lives", async () => {
  const time = virtualTime();
  const { seen, grant, accepts, fail } = platform(time);
  const tokens = cached(grant, { clock: time });
  await tokens.get();
  await time.advance(HOUR_MS - 5 * 60_000 - 1); // renewal is due within the outage, the end is after it
  await time.advance(4 * 60_000 + 1);
  fail("503");
  const before = seen.tokenCalls;
  const failed: unknown[] = [];
  for (let second = 0; second < 59; second += 1) {
    await tokens.get().then(
      (token) => accepts(token) || failed.push("refused"),
      (error: unknown) => failed.push(error),
    );
    await time.advance(1_000);
  }

  expect(failed).toEqual([]);
  for (let second = 59; second < 300; second += 1) {
    await Promise.race([tokens.get().catch(() => {}), settled()]);
    await time.advance(1_000);
  }
  expect(seen.tokenCalls - before).toBeLessThanOrEqual(5);
});

test.each<[string, { wallSteps: [number, number][]; sleepMs?: number }]>([
  ["a clock that goes right", { wallSteps: [] }],
  ["a clock that is set back by 15 min", { wallSteps: [[600_000, -900_000]] }],
  ["a clock that is set forward by 15 min", { wallSteps: [[600_000, 900_000]] }],
  [
    "a clock that jumps to and fro",
    {
      wallSteps: [
        [600_000, 7_200_000],
        [1_200_000, -7_200_000],
      ],
    },
  ],
  ["a sleep of 10 h", { wallSteps: [], sleepMs: 10 * HOUR_MS }],
])(
  "with %s no token is sent that has less than 60 s to live, and none is renewed twice in its life",
  async (_, { wallSteps, sleepMs = 0 }) => {
    let real = 0;
    let asleep = 0;
    let wallShift = 0;
    const ends = new Map<string, number>();
    const issuedAt: number[] = [];
    const tokens = cached(
      async () => {
        const value = `token-${issuedAt.length}`;
        issuedAt.push(real);
        ends.set(value, real + HOUR_MS);
        return { value: new Secret(value), expiresAt: new Date(real + wallShift + HOUR_MS) };
      },
      {
        clock: {
          now: () => real + wallShift,
          monotonicMs: () => real - asleep,
          sleep: () => new Promise<void>(() => {}),
        },
      },
    );

    for (; real < 4 * HOUR_MS + sleepMs; real += 10_000) {
      for (const [at, shift] of wallSteps) if (real === at) wallShift += shift;
      if (sleepMs > 0 && real === 1_200_000) {
        real += sleepMs;
        asleep += sleepMs;
      }
      const { value } = await tokens.get();
      expect(ends.get(value.reveal())! - real).toBeGreaterThanOrEqual(MARGIN_MS);
    }

    const gaps = issuedAt.slice(1).map((at, index) => at - issuedAt[index]!);
    const early = gaps.filter((gap) => gap < HOUR_MS - LEAD_MS - 10_000);
    expect(early.length).toBeLessThanOrEqual(wallSteps.filter(([, shift]) => shift > 0).length); // set forward, the end seems near
  },
);
