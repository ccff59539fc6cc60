import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/internal";

const known = { retryInMs: 1, dead: 1, parkLane: 1, durationMs: 1 } as const;

/** A name that means one of ours, rightly spelled or not: `retryInMS`, `retryAfter`, `parklane`, `Dead`. */
const MEANT = /^(retry.*|park.*|dead|durationMs)$/i;

/**
 * Refuses the result of a handler if it has a member that means one of ours and is misspelled. Otherwise an event whose handler returned
 * `{ retryInMS }` would count as done, and nobody would notice. Without an inbox no such member has an effect, so each is refused. An
 * object that has none of them is the value of some other call, such as a database's, and says nothing: the event is handled.
 *
 * @throws {ArgumentError} With the name of the member. Its value is not repeated.
 */
export function checkResult(said: unknown, { hasInbox }: { hasInbox: boolean }): void {
  if (!said || typeof said !== "object") return;
  const action = "settle an event by the result of its handler";
  const meant = Object.fromEntries(Object.entries(said).filter(([name]) => MEANT.test(name)));
  if (hasInbox) return checkOptionNames<object>(action, meant, known);
  for (const [name, value] of Object.entries(meant))
    if (value !== undefined)
      throw new ArgumentError(
        action,
        name,
        "not be given (only a handler of createChannelConsumer() has results)",
        typeof value,
      );
}
