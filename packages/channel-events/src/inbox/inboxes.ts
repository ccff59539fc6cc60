import { systemClock } from "@kontor/http/internal";
import { createInboxClock } from "./inbox-clock.ts";
import type { Inbox } from "./inbox.ts";
import { memoryInbox, type MemoryInboxOptions } from "./memory.ts";

/** A running process of a fleet. */
export interface FleetMember {
  name: string;
  /** The turns that it can take, of those that were asked about at least. */
  turns: readonly string[];
}

/** The store that the processes of a fleet share: an inbox for each channel, and the list of the processes. `postgresInboxes()` gives one. */
export interface FleetInboxes {
  /** Opens the inbox of a channel. The inboxes of all channels share their connections. */
  inbox(channel: string): Inbox;
  /**
   * Records that a process lives for so many ms from now, and gives all that live.
   * @param turns The turns to poll that it can take, by the names of their inboxes.
   */
  join(member: string, durationMs: number, turns: readonly string[]): Promise<FleetMember[]>;
  /** Records that a process is gone. */
  leave(member: string): Promise<void>;
}

/** Inboxes for tests, which survive nothing. Fleets of one process that get the same ones are one fleet. */
export function memoryInboxes(options: MemoryInboxOptions = {}): FleetInboxes {
  const { monotonicMs } = createInboxClock(options.clock ?? systemClock);
  const inboxes = new Map<string, Inbox>();
  const members = new Map<string, { until: number; turns: readonly string[] }>();
  return {
    inbox(channel) {
      const inbox = inboxes.get(channel) ?? memoryInbox(options);
      inboxes.set(channel, inbox);
      return inbox;
    },
    async join(member, durationMs, turns) {
      members.set(member, { until: monotonicMs() + durationMs, turns });
      for (const [name, { until }] of members) if (until <= monotonicMs()) members.delete(name);
      return [...members].map(([name, each]) => ({ name, turns: each.turns }));
    },
    async leave(member) {
      members.delete(member);
    },
  };
}
