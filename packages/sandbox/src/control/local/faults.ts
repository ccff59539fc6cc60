import { routes } from "../../generated/routes.generated.ts";
import { checkFault } from "../../platform/faults.ts";
import type { PlatformState } from "../../platform/state.ts";
import { checkQuota } from "../../seed/check-assumptions.ts";
import type { SandboxControl } from "../control.ts";

type FaultControl = Pick<SandboxControl, "addFault" | "faults" | "removeFault" | "clearFaults" | "setQuota">;

/** Makes the part of the control that plans faults and sets quotas. */
export function createFaultControl(state: PlatformState): FaultControl {
  const plan = state.table("faults");
  const counters = state.table("counters");
  return {
    addFault(fault) {
      checkFault(fault, [...routes.map((route) => route.id), "token"]);
      const count = (counters.get("faults") ?? 0) + 1;
      counters.set("faults", count);
      const id = `fault-${count}`;
      plan.set(id, { id, fault: structuredClone(fault), fitted: 0, struck: 0 });
      return id;
    },
    faults: () => structuredClone([...plan.values()]),
    removeFault(id) {
      if (!plan.delete(id)) throw new RangeError(`Cannot remove a fault as its id must be known: got ${id}`);
    },
    clearFaults() {
      for (const [id] of plan.entries()) plan.delete(id);
    },
    setQuota(operation, quota) {
      if (!routes.some(({ id }) => id === operation))
        throw new RangeError(`Cannot set a quota as the operation must be known: got ${operation}`);
      if (quota !== undefined) checkQuota(`the quota of ${operation}`, quota);
      const { [operation]: _, ...others } = state.assumptions.quotas;
      state.assume({ quotas: quota === undefined ? others : { ...others, [operation]: quota } });
    },
  };
}
