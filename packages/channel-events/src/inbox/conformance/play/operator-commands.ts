import type { EventState } from "../../event.ts";
import { listRows } from "../stage.ts";
import { openLane } from "./model.ts";
import { createModelOperations, parkLane } from "./model-operations.ts";
import type { Commands, PlayState } from "./state.ts";

/** The commands that operators give, and the passing of time. */
export function createOperatorCommands(state: PlayState): Commands {
  const { model, lanes, below, pick, checkSame } = state;
  const operations = createModelOperations(model);

  return {
    async putAside(inbox) {
      if (below(4) > 0) return;
      const lane = pick(lanes);
      checkSame("putAside()", await inbox.putAside({ lane }, "by hand"), operations.putAside(lane, "by hand"));
    },
    async time() {
      model.now += pick([1, 500, 4_000, 11_000]);
    },
    async park(inbox) {
      const [lane, parking] = [pick(lanes), { reason: "by hand", durationMs: pick([undefined, 2_000]) }];
      await inbox.park(lane, parking);
      parkLane(model, lane, parking);
    },
    async resume(inbox) {
      const lane = pick(lanes);
      checkSame("resume()", await inbox.resume(lane), operations.resume(lane));
    },
    async replay(inbox) {
      if (below(3) > 0) return;
      const chosen = pick<{ state: EventState } | { type: string }>([
        { state: "dead" },
        { state: "done" },
        { type: "Seller:Two" },
      ]);
      checkSame("replay()", await inbox.replay(chosen), operations.replay(chosen));
    },
    async purge(inbox) {
      if (below(3) > 0) return;
      const policy = {
        payloadsAfterMs: pick([undefined, 5_000]),
        putAsideAfterMs: pick([undefined, undefined, 5_000]),
        rowsAfterMs: pick([undefined, 20_000]),
      };
      checkSame("purge()", await inbox.purge(policy), operations.purge(policy));
    },
    async look(inbox) {
      const stats = await inbox.readStats();
      const parked = stats.parked.toSorted((one, other) => (one.lane < other.lane ? -1 : 1));
      const suspects = stats.suspects
        .filter(({ lane }) => openLane(model, lane).heldUntil <= model.now)
        .sort((one, other) => (one.id < other.id ? -1 : 1));
      checkSame("readStats()", { ...stats, parked, suspects }, operations.readStats());
      const rows = await listRows(inbox);
      checkSame("list()", rows.map(describeRow), model.events.map(describeRow));
    },
  };
}

/** The facts of an event that the model and a store both have. */
function describeRow({ id, state, problem, attempts, deliveries, raw }: Facts): Facts {
  return { id, state, problem: state === "done" ? problem : undefined, attempts, deliveries, raw };
}

interface Facts {
  id: string;
  state: EventState;
  /** Of an event that is done. */
  problem?: string | undefined;
  attempts: number;
  deliveries: number;
  raw: string;
}
