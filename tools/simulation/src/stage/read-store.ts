import type { EventState, Inbox } from "@kontor/channel-events";
import type { DatabaseSync } from "node:sqlite";
import type { Machine } from "../disk/machine.ts";
import type { Life } from "../time/life.ts";
import { createLifeClock, type WallClock } from "../time/machine-clock.ts";
import type { Scheduler } from "../time/scheduler.ts";

const READER = "reader";

/** The content of the inbox of a machine, as the simulation itself reads it. */
export interface StoreContent {
  /** The state of each event, by id. */
  states: Map<string, EventState>;
  /** The effects that handlers have written with the store, by event. A store in memory counts them elsewhere. */
  effects: Map<string, number>;
}

export async function readStore({
  machine,
  scheduler,
  wall,
}: {
  machine: Machine;
  scheduler: Scheduler;
  wall: WallClock;
}): Promise<StoreContent> {
  const life = { point() {}, isOver: () => false, deliver: (run: () => void) => run() } as Life;
  const { inbox } = machine.open(READER, createLifeClock(scheduler, wall, life), () => 0.5);
  const content: StoreContent = { states: new Map(), effects: new Map() };
  for await (const { id, state } of inbox.list()) content.states.set(id, state);
  const { db } = inbox as Inbox & { db?: DatabaseSync };
  const rows = db?.prepare("SELECT event, count(*) AS times FROM effect GROUP BY event").all() ?? [];
  for (const { event, times } of rows as { event: string; times: number }[]) content.effects.set(event, times);
  machine.close(READER);
  return content;
}
