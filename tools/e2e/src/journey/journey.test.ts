import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { memoryInbox, type Inbox } from "@kontor/channel-events";
import { createSandbox, type Sandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { outcomeOf, whole } from "./outcome.ts";
import { LifeOver, playJourney } from "./play-journey.ts";
import { playKilled } from "./play-killed.ts";

const START = "2026-02-11T08:00:00Z";
const urls = { channel: "https://channel.test", erp: "https://erp.test/erp" };

interface Kill {
  /** At which request, counted from 1. */
  at: number;
  /** Whether the platform gets it first. */
  isDone: boolean;
}

/** Plays the journey with one end of the process in it, and goes on in a second life. Gives the sandbox, and how many requests there were. */
async function playWith(
  kill: Kill | undefined,
): Promise<{ sandbox: Sandbox; db: DatabaseSync; inbox: Inbox; requests: string[] }> {
  const sandbox = createSandbox({ startAt: new Date(START) });
  const db = new DatabaseSync(":memory:");
  const time = { now: () => 0 };
  const kept = memoryInbox({ clock: time });
  const requests: string[] = [];
  for (let lives = 1; ; lives += 1) {
    let isOver = false;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (isOver) throw new LifeOver();
      const { method, url } = new Request(input, { method: init?.method ?? "GET" });
      requests.push(`${method} ${new URL(url).pathname}`);
      if (kill?.at !== requests.length) return sandbox.fetch(input, init);
      if (kill.isDone) await sandbox.fetch(input, init);
      isOver = true;
      throw new LifeOver();
    };
    const inbox = (clock: { now(): number }): Inbox => {
      time.now = () => clock.now();
      return new Proxy(kept, {
        get(target, name) {
          const value = Reflect.get(target, name) as unknown;
          if (typeof value !== "function") return value;
          // a process that has ended writes nothing more, and hears of nothing
          return (...values: unknown[]) =>
            isOver ? new Promise(() => {}) : (Reflect.apply(value, target, values) as unknown);
        },
      });
    };
    try {
      await playJourney({ fetch, urls, sandbox, inbox, db, isOver: () => isOver });
      expect(lives).toBe(kill ? 2 : 1);
      return { sandbox, db, inbox: kept, requests };
    } catch (error) {
      if (!(error instanceof LifeOver)) throw error;
    }
  }
}

test("an order goes from its offer to its refund, and each effect is there once", async () => {
  const { sandbox, db, inbox } = await playWith(undefined);

  expect(await outcomeOf({ sandbox, db, inbox })).toEqual(whole);
});

test("the journey is killed before and after each of its requests is done, and resumed: one order, one listing, one refund", async () => {
  const { requests } = await playWith(undefined);
  const kills = requests.flatMap((request, index) =>
    [false, true].map((isDone) => ({ request, at: index + 1, isDone })),
  );
  expect(kills.length).toBeGreaterThanOrEqual(100);

  const wrong: unknown[] = [];
  for (const kill of kills) {
    const outcome = await outcomeOf(await playWith(kill));
    if (!isDeepStrictEqual(outcome, whole)) wrong.push({ ...kill, outcome });
  }

  expect(wrong).toEqual([]);
});

test("processes that play the journey are ended with kill -9 at three seeded requests, and the next goes on", async () => {
  const { struck, outcome } = await playKilled({ kills: 3, seed: 4711, startAt: START });

  expect(struck).toHaveLength(3);
  expect(outcome).toEqual(whole);
});
