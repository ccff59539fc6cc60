import type { EventHandler, HandlerResult, StoredContext, StoredHandlers } from "@kontor/channel-events";
import { StepUnclear } from "@kontor/http/journal";

/** Only a person can continue: the program knows too little to act, and another try would not change that. */
export class PersonNeeded extends Error {
  override readonly name = "PersonNeeded";
}

/** Whether an error is for a person: what `PersonNeeded` says, or a step of the journal that may have been done. */
export const isForPerson = (error: unknown): error is PersonNeeded | StepUnclear =>
  error instanceof PersonNeeded || error instanceof StepUnclear;

/** Puts an event aside as `dead` if a person is needed, instead of trying it again for ever. */
export function withPersonNeeded(handlers: StoredHandlers): StoredHandlers {
  const all = Object.entries(handlers).map(([type, run]) => {
    const handle = run as EventHandler<unknown, StoredContext, void | HandlerResult>;
    const guarded: typeof handle = async (event, context) => {
      try {
        return await handle(event, context);
      } catch (error) {
        if (isForPerson(error)) return { dead: error.message };
        throw error;
      }
    };
    return [type, guarded];
  });
  return Object.fromEntries(all) as StoredHandlers;
}
