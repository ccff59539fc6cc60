/** The way in which a call of the platform goes wrong. */
export type CallTrouble =
  | "refused" // No connection.
  | "answer lost" // The platform did it, and the connection breaks before the answer.
  | "500"
  | "503"
  | "429"
  | "401"
  | "400"
  | "slow" // The answer comes after `ms`.
  | "broken page" // The connection breaks in the middle of the answer.
  | "no JSON"; // A proxy answers with its own page.

/** The way in which a handler behaves for one event. `times`: for so many runs; then it is well. */
export type Behaviour =
  | { is: "well"; ms: number }
  | { is: "fails" | "asks for a retry" | "hangs" | "parks"; times: number; ms: number }
  | { is: "slow"; ms: number }
  | { is: "ends the process" | "is refused" | "gives up" | "is unreadable" | "has an unknown type"; ms: number };

/** A call of the inbox that may have trouble of its own. Most calls only look, so trouble for any call seldom meets one of these. */
type StoreCall = "accept" | "claim" | "settle" | "settleInTransaction" | "markAcknowledged" | "recordStarts";

/** Something that goes wrong at a time, in ms since the beginning. Each stands alone, so that any of them can be left out. */
export type Fault = { at: number } & (
  | { is: "crash"; worker: number; points: number; downMs: number }
  | { is: "power cut"; points: number; downMs: number }
  | { is: "stall"; worker: number; ms: number; isInHandler: boolean }
  | { is: "stop"; worker: number; drainMs: number; downMs: number }
  | { is: "clock"; ms: number }
  | { is: "revoke" }
  | { is: "call"; call: "list" | "acknowledge" | "token" | "shop"; trouble: CallTrouble; times: number; ms: number }
  | {
      is: "store";
      call: StoreCall | "any";
      trouble: "fails before" | "fails within" | "fails after" | "slow";
      times: number;
      ms: number;
    }
  | { is: "token store"; trouble: "fails before" | "fails after" | "slow"; times: number; ms: number }
  | { is: "event"; behaviour: Exclude<Behaviour, { is: "well" }> }
);
