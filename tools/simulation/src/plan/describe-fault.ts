import type { Fault } from "./fault.ts";

const CALLS = {
  list: "fetch of events",
  acknowledge: "acknowledgement",
  token: "call of the token endpoint",
  shop: "call of a handler",
} as const;

/** A fault in a plain sentence. */
export function describeFault(fault: Fault): string {
  switch (fault.is) {
    case "crash":
      return `Worker ${fault.worker} is to be killed after ${fault.points} more steps, and starts again ${formatMs(fault.downMs)} later`;
    case "power cut":
      return `The power is to fail after ${fault.points} more steps of a worker, for ${formatMs(fault.downMs)}`;
    case "stall":
      return `Worker ${fault.worker} stands still for ${formatMs(fault.ms)}${fault.isInHandler ? " in its next handler that takes time" : ""}`;
    case "stop":
      return `An operator stops worker ${fault.worker}, gives it ${formatMs(fault.drainMs)}, and starts it again ${formatMs(fault.downMs)} after its end`;
    case "clock":
      return `Somebody sets the clock of the machine ${formatMs(Math.abs(fault.ms))} ${fault.ms < 0 ? "back" : "forward"}`;
    case "revoke":
      return "The platform accepts none of its access tokens any more";
    case "call":
      return `The next ${formatTimes(fault.times, CALLS[fault.call])} will have trouble: ${fault.trouble}${fault.trouble === "slow" ? ` by ${formatMs(fault.ms)}` : ""}`;
    case "store":
    case "token store":
      return `The next ${formatTimes(fault.times, describeStoreCall(fault))} will have trouble: ${fault.trouble}${fault.trouble === "slow" ? ` by ${formatMs(fault.ms)}` : ""}`;
    case "event": {
      const { behaviour } = fault;
      const times = "times" in behaviour ? ` ${formatTimes(behaviour.times, "time")}` : "";
      return `The next event is one whose handler ${behaviour.is}${times}, after ${formatMs(behaviour.ms)}`;
    }
  }
}

function describeStoreCall(fault: Extract<Fault, { is: "store" | "token store" }>): string {
  if (fault.is === "token store") return "call of the token store";
  return fault.call === "any" ? "call of the inbox" : `call of ${fault.call}() of the inbox`;
}

function formatTimes(count: number, word: string): string {
  return count === 1 ? word : `${count} ${word.replace(/^\w+/, (noun) => `${noun}${noun === "fetch" ? "es" : "s"}`)}`;
}

/** A time for people: `250 ms`, `12.5 s`, `7 min`. */
export function formatMs(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  return ms < 120_000 ? `${Math.round(ms / 100) / 10} s` : `${Math.round(ms / 6_000) / 10} min`;
}
