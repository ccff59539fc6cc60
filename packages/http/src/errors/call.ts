import { describeCall, type CallPlace } from "../call/place.ts";
import { PlatformError } from "./platform.ts";

/** An error of one call: it names the call, its address, and the first thing to check. */
export abstract class CallError extends PlatformError implements CallPlace {
  declare readonly operation: string;
  declare readonly call?: string;
  declare readonly method?: string;
  declare readonly host?: string;
  declare readonly path?: string;
  /** Advice on the first thing to check, where there is any. The message ends with it. */
  declare readonly hint?: string;

  constructor(place: CallPlace, problem: string, hint?: string, options?: ErrorOptions) {
    super(`Cannot complete ${describeCall(place)}${problem}${hint ? `. ${hint}` : ""}`, options);
    Object.assign(this, place, hint && { hint });
  }
}
