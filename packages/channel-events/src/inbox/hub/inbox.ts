import { systemClock } from "@kontor/http/internal";
import type { Inbox } from "../inbox.ts";
import { computeLaneKey } from "../postgres/rows.ts";
import { fromColumn, toColumn } from "../text-column.ts";
import { withCheckedCalls } from "../with-checked-calls.ts";
import { createHubArrivals } from "./arrivals.ts";
import { createHubClaims } from "./claims.ts";
import type { HubCalls } from "./calls/calls.ts";
import { createDueMemory } from "./calls/due-memory.ts";
import type { HubListener } from "./listen/listener.ts";
import { createHubOperations } from "./operations/operations.ts";
import { POLLER } from "./move/move.ts";
import type { Mover } from "./move/mover.ts";
import type { HubChannel } from "./session.ts";
import { createHubSettlement } from "./settlement.ts";

/** The parts that the inboxes of a hub share. */
export interface HubParts {
  durability: Inbox["durability"];
  calls: HubCalls;
  listener: HubListener;
  /** Moves the events of another store here. */
  mover: Mover | undefined;
}

/** Opens the inbox of one channel. It makes its calls together with those of the other channels. */
export function openHubInbox(own: HubChannel, { durability, calls, listener, mover }: HubParts): Inbox {
  const { session, id } = own;
  const { schema, query } = session;
  const { accept, ...arrivals } = createHubArrivals(own);
  const due = createDueMemory(() => systemClock.monotonicMs());
  return withCheckedCalls({
    durability,
    wakesWhenDue: true,
    ...arrivals,
    async accept(events) {
      await mover?.waitForCopy();
      return accept(events);
    },
    ...createHubSettlement(own),
    ...createHubOperations(own, calls),
    ...createHubClaims(own, calls, due),
    async lease(name, owner, durationMs) {
      if (name === POLLER && mover && !(await mover.isCopied())) return false; // An event that is not known here yet would be stored twice.
      return calls.lease({ channel: await id(), name, owner, durationMs });
    },
    async endLease(name, owner) {
      const text = `DELETE FROM ${schema}.lease WHERE channel = $1 AND name = $2 AND owner = $3`;
      await query("lease", text, [await id(), name, owner]);
    },
    async loadStep(seq, key) {
      const text = `SELECT value FROM ${schema}.step WHERE channel = $1 AND seq = $2 AND key = $3`;
      const [row] = await query("read", text, [await id(), seq, computeLaneKey(key)]);
      return row && fromColumn(String(row["value"]));
    },
    async saveStep(seq, key, value) {
      const text = `INSERT INTO ${schema}.step (channel, seq, key, value) VALUES ($1, $2, $3, $4)
        ON CONFLICT (channel, seq, key) DO UPDATE SET value = excluded.value`;
      await query("remember a step", text, [await id(), seq, computeLaneKey(key), toColumn(value)]);
    },
    async claimNewest(entity, createdAt) {
      await mover?.copyEntity(computeLaneKey(entity));
      const text = `INSERT INTO ${schema}.entity AS known (channel, key, newest) VALUES ($1, $2, $3)
        ON CONFLICT (channel, key) DO UPDATE SET newest = excluded.newest WHERE known.newest <= excluded.newest RETURNING key`;
      const rows = await query("compare entities", text, [await id(), computeLaneKey(entity), Math.trunc(createdAt)]);
      return rows.length > 0;
    },
    async listen(wake, onProblem) {
      const stopMoving = await mover?.start(onProblem);
      try {
        const stopListening = await listener.listen(id, () => {
          due.forget();
          wake();
        });
        return async () => {
          stopMoving?.();
          await stopListening();
        };
      } catch (error) {
        stopMoving?.();
        throw error;
      }
    },
    async close() {},
  });
}
