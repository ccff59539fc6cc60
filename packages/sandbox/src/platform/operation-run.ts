import type { NotShownId } from "../generated/not-shown.generated.ts";
import type { HttpCall } from "./call.ts";
import type { FoundRoute } from "./find-route.ts";
import type { PlatformState } from "./state.ts";

/** One operation on the way to its answer. The steps of the way note in it what goes into the answer and the log. */
export interface OperationRun {
  readonly call: HttpCall;
  readonly found: FoundRoute;
  readonly state: PlatformState;
  /** When it came, in ms since the epoch. */
  readonly now: number;
  /** Headers of the answer. */
  readonly headers: Record<string, string>;
  /** The assumptions that the answer rests on. */
  readonly assumed: Set<NotShownId>;
  /** Fields of the request that nobody describes and that were ignored. */
  readonly ignored: string[];
}
