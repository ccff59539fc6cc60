import { readOptions, systemClock } from "@kontor/http/internal";
import { checkClock } from "../ground/checks.ts";
import { isForgotten } from "../ground/event.ts";
import type { Inbox } from "./inbox.ts";
import type { InboxClockOption } from "./inbox-clock.ts";
import { createMemoryJournal, createOperations, createTables, readStats } from "./memory-tables.ts";
import { createInboxMachine } from "./state/inbox.ts";
import { findHeld } from "./state/state.ts";
import { withCheckedCalls } from "./with-checked-calls.ts";

/** Options of `memoryInbox()`. */
export interface MemoryInboxOptions {
  /** Tells the time. Without `monotonicMs()`, a step forward ends leases and waits early. Default: the clock of this machine. */
  clock?: InboxClockOption | undefined;
}

/** An inbox for tests, whose events are lost when the process ends. It behaves like the durable inboxes: the same state machine decides, and the same suite tests all of them. */
export function memoryInbox(options: MemoryInboxOptions = {}): Inbox {
  const { clock } = readOptions("open an inbox", options, { clock: systemClock });
  checkClock("open an inbox", clock, "now");
  const tables = createTables(clock);
  const { read, saveHeld: _, ...machine } = createInboxMachine(createMemoryJournal(tables));
  return withCheckedCalls({
    durability: "none",
    ...machine,
    ...createOperations(tables),
    readStats: async ({ atMost = Infinity } = {}) => readStats(tables, read().lanes, atMost),
    async settleInTransaction(claim, seq, write, end) {
      if (!findHeld(read(), claim)?.hold!.events.has(seq)) return false;
      await write(undefined); // It may be asynchronous here, where no transaction is open meanwhile.
      return machine.settleInTransaction(claim, seq, () => {}, end);
    },
    pendingAcknowledgements: async (limit) =>
      [...tables.pending].slice(0, limit).map((seq) => tables.rows.get(seq)!.id),
    markAcknowledged: async (ids) => ids.forEach((id) => void tables.pending.delete(tables.ids.get(id) ?? 0)),
    loadStep: async (seq, key) => tables.steps.get(`${seq} ${key}`),
    async saveStep(seq, key, value) {
      if (!isForgotten(tables.rows.get(seq))) tables.steps.set(`${seq} ${key}`, value);
    },
    async claimNewest(entity, createdAt) {
      if ((tables.newest.get(entity) ?? Number.NEGATIVE_INFINITY) > createdAt) return false;
      tables.newest.set(entity, createdAt);
      return true;
    },
    async close() {},
  });
}
