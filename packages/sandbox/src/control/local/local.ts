import { notShown } from "../../generated/not-shown.generated.ts";
import type { PlatformState } from "../../platform/state.ts";
import { checkAssumptions } from "../../seed/check-assumptions.ts";
import type { StoredTables } from "../../state/store.ts";
import type { SandboxControl } from "../control.ts";
import { createAppControl } from "./apps.ts";
import { createEventControl } from "./events.ts";
import { createFaultControl } from "./faults.ts";
import { createRecordControl } from "./records.ts";
import { createTenantControl } from "./tenants.ts";

/**
 * Makes the control of a sandbox in this process.
 *
 * @param fresh Gives the tables as they were before the first request; `reset()` goes back to them.
 */
export function createLocalControl(state: PlatformState, fresh: () => StoredTables): SandboxControl {
  return {
    ...createEventControl(state),
    now: () => new Date(state.clock.now()),
    advance: state.clock.advance,
    setTime: state.clock.set,
    freezeTime: state.clock.freeze,
    resumeTime: state.clock.resume,
    ...createFaultControl(state),
    ...createTenantControl(state),
    ...createAppControl(state),
    revokeTokens: state.tokens.revoke,
    assume(values) {
      checkAssumptions(values);
      state.assume(values);
    },
    assumptions: () => ({ values: structuredClone(state.assumptions), notShown }),
    ...createRecordControl(state, fresh),
  };
}
