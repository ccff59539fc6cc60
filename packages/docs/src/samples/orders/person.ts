import type { EventHandler, HandlerResult, StoredContext, StoredHandlers } from "@kontor/channel-events";

/** Only a person can continue: the program knows too little to act, and another try would not change that. */
export class PersonNeeded extends Error {
  override readonly name = "PersonNeeded";
}

/** The program cannot find out whether the platform has done a step. */
export class StepUnclear extends PersonNeeded {}

/** Puts an event aside as `dead` if a person is needed, instead of trying it again for ever. */
export function withPersonNeeded(handlers: StoredHandlers): StoredHandlers {
  const all = Object.entries(handlers).map(([type, run]) => {
    const handle = run as EventHandler<unknown, StoredContext, void | HandlerResult>;
    const guarded: typeof handle = async (event, context) => {
      try {
        return await handle(event, context);
      } catch (error) {
        if (error instanceof PersonNeeded) return { dead: error.message };
        throw error;
      }
    };
    return [type, guarded];
  });
  return Object.fromEntries(all) as StoredHandlers;
}
