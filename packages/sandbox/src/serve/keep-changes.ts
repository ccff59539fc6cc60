import type { Changes } from "../console/changes.ts";
import { controlCalls } from "../control/calls.ts";
import type { SandboxControl } from "../control/control.ts";
import type { PlatformState } from "../platform/state.ts";
import type { SandboxStorage } from "../state/storage.ts";

/** Writes what changed into the storage of a sandbox. */
export interface ChangeKeeper {
  /** Writes the rows that changed since the last time. */
  save(): void;
  /** Writes everything anew, in its order. */
  saveAll(): void;
}

/** Loads what the storage holds into the state, and makes the keeper of what changes from now on. */
export function createChangeKeeper(state: PlatformState, storage: SandboxStorage | undefined): ChangeKeeper {
  if (!storage) return { save() {}, saveAll() {} };
  const stored = storage.load();
  if (stored) state.load(stored);
  state.store.record();
  if (!stored) storage.replace(state.dump());
  return {
    save() {
      const changes = state.store.changes();
      if (changes.length === 0) return;
      storage.save(changes);
      state.store.saved(); // changes that could not be written go with the next
    },
    saveAll() {
      storage.replace(state.dump());
      state.store.saved();
    },
  };
}

/** Wraps every call of a control: its changes are written and shown. */
export function withKeeping(control: SandboxControl, keeper: ChangeKeeper, changes: Changes): SandboxControl {
  const calls = Object.entries(control) as [keyof SandboxControl, (...values: unknown[]) => unknown][];
  const wrapped = calls.map(([name, call]) => [
    name,
    (...values: unknown[]) => {
      try {
        return call(...values);
      } finally {
        if (name === "restore" || name === "reset") keeper.saveAll();
        else keeper.save();
        if (controlCalls[name].method !== "GET") changes.tell();
      }
    },
  ]);
  return Object.fromEntries(wrapped) as unknown as SandboxControl;
}
