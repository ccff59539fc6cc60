import { DatabaseSync } from "node:sqlite";
import { memoryInbox, type Inbox } from "@kontor/channel-events";
import { createSandbox, defaultSeed, type Sandbox } from "@kontor/sandbox";
import { LifeOver } from "./drive.ts";
import { playJourney } from "./play.ts";

export const START = "2026-02-11T08:00:00Z";
const urls = { channel: "https://channel.test", erp: "https://erp.test/erp" };

export interface Kill {
  /** At which request, counted from 1. */
  at: number;
  /** Whether the platform gets it first. */
  isDone: boolean;
}

/** Plays the journey with one end of the process in it, and goes on in a second life. Gives the sandbox, and how many requests there were. */
export async function playWith(
  kill: Kill | undefined,
): Promise<{ sandbox: Sandbox; db: DatabaseSync; inbox: Inbox; requests: string[] }> {
  const sandbox = createSandbox({ startAt: new Date(START), seed: { ...defaultSeed, rows: {} } });
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
      if (lives !== (kill ? 2 : 1))
        throw new Error(`Cannot tell how it ended as there must be two lives with a kill: got ${lives}`);
      return { sandbox, db, inbox: kept, requests };
    } catch (error) {
      if (!(error instanceof LifeOver)) throw error;
    }
  }
}

/** A kill before and one after each request of the journey. */
export async function listKills(): Promise<Kill[]> {
  const { requests } = await playWith(undefined);
  return requests.flatMap((_, index) => [false, true].map((isDone) => ({ at: index + 1, isDone })));
}
