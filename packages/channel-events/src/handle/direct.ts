import { isKnownEventType } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { followSignal } from "@kontor/http/internal";
import type { HandlerContext } from "../consumer/handlers.ts";
import type { DirectSettings } from "../consumer/options.ts";
import { waitAtMost } from "../dispatch/wait.ts";
import { buildArrivalFacts, buildProblemFacts, describeError } from "../observe/log.ts";
import type { FetchedEvent } from "../page/item.ts";
import { checkResult, findHandler } from "./run.ts";

export interface DirectRun {
  result: "handled" | "failed";
  problem?: string;
  /** Present if the handler ran for too long and goes on. It tells whether the event is handled in the end. */
  late?: Promise<boolean>;
}

/** Makes a function that runs the handler of a fetched event without a store, gives it up when its time is over, and says how it ended. It throws only after the stop. */
export function createHandleDirectly(
  options: Pick<DirectSettings, "handlers" | "handlerTimeoutMs" | "clock" | "log"> & {
    laneOf(event: FetchedEvent): string;
    /** Fires when the consumer is told to stop. */
    signal: AbortSignal;
    /** Fires when the stop is over: no handler is waited for any longer. */
    ended: AbortSignal;
  },
) {
  const { handlers, laneOf, signal, ended, handlerTimeoutMs, clock, log } = options;
  return async (fetched: FetchedEvent, attempt: number, deliveries: number): Promise<DirectRun> => {
    const { type } = fetched;
    const { event } = fetched.decoded as { event: ChannelEvent }; // One that cannot be read comes to no handler.
    const lane = laneOf(fetched);
    const facts = () => buildArrivalFacts({ ...fetched, lane }, { attempt, deliveries });
    const handler = findHandler<HandlerContext, void>(handlers, event);
    if (attempt === 1 && !isKnownEventType(type)) log.warn(facts(), "An event of an unknown type is acknowledged");
    const tooLong = new AbortController();
    const leave = stopTogether(tooLong, signal);
    const context = { attempt, lane, signal: tooLong.signal, log };
    const run = Promise.resolve()
      .then(() => handler(event, context))
      .then((said: unknown) => checkResult(said, { hasInbox: false }))
      .then(
        (): DirectRun => ({ result: "handled" }),
        (error: unknown): DirectRun => failure(error),
      )
      .finally(leave);
    if (await waitAtMost(handlerTimeoutMs, run, clock, ended)) return run;
    tooLong.abort(new Error("The handler ran for too long"));
    const late = run.then(({ result }) => result === "handled");
    return { ...failure(`its handler ran for longer than ${handlerTimeoutMs} ms (handlerTimeoutMs)`), late };

    function failure(error: unknown): DirectRun {
      const told = { ...facts(), ...buildProblemFacts(error) };
      if (!isKnownEventType(type)) {
        log.error(told, 'handlers["*"] failed; the event of an unknown type is acknowledged anyway');
        return { result: "handled" }; // given §6.1 rule 8
      }
      log.warn(told, "A handler failed; the platform will send the event again");
      return { result: "failed", problem: describeError(error) };
    }
  };
}

/** The controllers of signals that handlers keep after their end live as long as these. */
const owners = new WeakMap<AbortSignal, AbortController>();
const unused = new FinalizationRegistry<() => void>((leave) => leave());

/** Aborts a controller if something still holds it. It is made here, where no variable holds the controller. */
const abortIfHeld = (held: WeakRef<AbortController>) => (reason: unknown) => held.deref()?.abort(reason);

/**
 * Aborts a controller when the consumer stops.
 *
 * @returns Ends the strong hold on it once its handler has ended. A handler may keep the signal for work of its own, so it fires even then.
 */
function stopTogether(own: AbortController, stopping: AbortSignal): () => void {
  if (stopping.aborted) own.abort(stopping.reason);
  const leave = followSignal(stopping, (reason) => own.abort(reason));
  return () => {
    leave();
    owners.set(own.signal, own);
    unused.register(own, followSignal(stopping, abortIfHeld(new WeakRef(own))));
  };
}
