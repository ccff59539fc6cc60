import { describeCall, type CallPlace } from "../call/place.ts";
import { PlatformError } from "./platform.ts";

/** An error of one call: it names the call, its address, and the first thing to check. */
export abstract class CallError extends PlatformError implements CallPlace {
  /** The operation in the specs: `Events_List`. */
  declare readonly operation: string;
  /** The method as its caller writes it: `channel.events.list`. Absent for a call by path. */
  declare readonly call?: string;
  /** The HTTP method: `GET`. */
  declare readonly method?: string;
  /** Host of the address, without a path or a query. */
  declare readonly host?: string;
  /** The path in the specs, with the names of its parameters and not their values. */
  declare readonly path?: string;
  /** Advice on the first thing to check, where there is any. The message ends with it. */
  declare readonly hint?: string;

  constructor(place: CallPlace, problem: string, hint?: string, options?: ErrorOptions) {
    super(`Cannot complete ${describeCall(place)}${problem}${hint ? `. ${hint}` : ""}`, options);
    Object.assign(this, place, hint && { hint });
  }
}
