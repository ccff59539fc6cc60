import { systemClock } from "@kontor/http/internal";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox, type MemoryInboxOptions } from "../inbox/memory.ts";
import type { FleetHub } from "./hub.ts";

/** A hub for tests, which survives nothing. Fleets of one process that get the same hub are one fleet. */
export function memoryHub(options: MemoryInboxOptions = {}): FleetHub {
  const { clock = systemClock } = options;
  const inboxes = new Map<string, Inbox>();
  const members = new Map<string, { until: number; turns: readonly string[] }>();
  return {
    inbox(channel) {
      const inbox = inboxes.get(channel) ?? memoryInbox(options);
      inboxes.set(channel, inbox);
      return inbox;
    },
    async join(member, durationMs, turns) {
      members.set(member, { until: clock.now() + durationMs, turns });
      for (const [name, { until }] of members) if (until <= clock.now()) members.delete(name);
      return [...members].map(([name, each]) => ({ name, turns: each.turns }));
    },
    async leave(member) {
      members.delete(member);
    },
  };
}
