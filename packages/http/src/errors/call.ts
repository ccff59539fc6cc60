import { describeCall, type CallPlace } from "../call/place.ts";
import { PlatformError } from "./platform.ts";

/** An error of one call: which one, where it went, and what to look at first. */
export abstract class CallError extends PlatformError implements CallPlace {
  declare readonly operation: string;
  declare readonly call?: string;
  declare readonly method?: string;
  declare readonly host?: string;
  declare readonly path?: string;
  /** What to look at first, where we know it. It stands at the end of the message too. */
  declare readonly hint?: string;

  constructor(place: CallPlace, problem: string, hint?: string, options?: ErrorOptions) {
    super(`Cannot complete ${describeCall(place)}${problem}${hint ? `. ${hint}` : ""}`, options);
    Object.assign(this, place, hint && { hint });
  }
}
