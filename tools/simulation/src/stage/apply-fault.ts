import { describeFault } from "../plan/describe-fault.ts";
import type { Fault } from "../plan/fault.ts";
import type { TokenEndpoint } from "../platform/token-endpoint.ts";
import type { Supervisor } from "./supervise.ts";
import type { Surroundings } from "./open-process.ts";

export interface FaultTargets extends Pick<Surroundings, "book" | "wall" | "troubles"> {
  supervisor: Supervisor;
  endpoint: TokenEndpoint;
  disturb(): void;
}

/** Lets something go wrong, now. */
export function applyFault(targets: FaultTargets, fault: Exclude<Fault, { is: "event" }>): void {
  const { supervisor, endpoint, wall, troubles, disturb, book } = targets;
  book.note(describeFault(fault), "fault");
  switch (fault.is) {
    case "crash":
      return supervisor.crash(fault.worker, fault.points, fault.downMs);
    case "power cut":
      return supervisor.cutPower(fault.points, fault.downMs);
    case "stop":
      return supervisor.stop(fault.worker, fault.drainMs, fault.downMs);
    case "stall":
      if (fault.isInHandler) supervisor.life(fault.worker)?.stallInHandler(fault.ms);
      else supervisor.life(fault.worker)?.stall(fault.ms);
      return;
    case "clock":
      wall.jump(fault.ms);
      return disturb();
    case "revoke":
      endpoint.revoke();
      return disturb();
    case "call":
    case "store":
    case "token store":
      return troubles.add(fault);
  }
}
