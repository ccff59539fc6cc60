import type { EventHandler, HandlerResult, StoredContext, StoredHandlers } from "@kontor/channel-events";

/** Nobody but a person can go on here: the program knows too little to act, and trying again would not change that. */
export class PersonNeeded extends Error {
  override readonly name = "PersonNeeded";
}

/** Nobody knows whether the platform has done a step. */
export class StepUnclear extends PersonNeeded {}

/** Puts an event aside as `dead` where a person is needed, instead of trying it again for ever. */
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
