import type { PlatformState } from "../../platform/state.ts";
import { isClock, readSnapshotTables } from "../../state/check-snapshot.ts";
import type { StoredTables } from "../../state/store.ts";
import { tableNames } from "../../state/tables.ts";
import type { SandboxControl } from "../control.ts";
import { buildReport } from "../report.ts";

type RecordControl = Pick<SandboxControl, "rows" | "log" | "report" | "snapshot" | "restore" | "reset">;

/** Makes the part of the control that shows what was recorded, and puts a state back. */
export function createRecordControl(state: PlatformState, fresh: () => StoredTables): RecordControl {
  return {
    rows(name) {
      if (!(tableNames as readonly string[]).includes(name))
        throw new RangeError(
          `Cannot show rows as the table must be one of ${tableNames.join(", ")}: got ${String(name)}`,
        );
      state.expireAll();
      return structuredClone([...state.table(name).values()]);
    },
    log: ({ limit } = {}) =>
      state.log.entries(limit === undefined ? undefined : Math.max(0, Math.floor(Number(limit)) || 0)),
    report: () => buildReport(state.log.entries()),
    snapshot: () => ({ version: 1, tables: state.dump() }),
    restore(snapshot) {
      const tables = readSnapshotTables(snapshot);
      const before = state.dump();
      try {
        state.load(tables);
      } catch (cause) {
        state.load(before);
        throw new RangeError("Cannot restore a snapshot as its rows must have the form that snapshot() gives them", {
          cause,
        });
      }
    },
    reset() {
      const clock = [...state.table("clock").entries()];
      state.load({ ...fresh(), ...(isClock(clock) && { clock }) });
      state.log.clear();
    },
  };
}
