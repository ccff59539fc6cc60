import { ArgumentError } from "@kontor/http";
import { checkOptionNames } from "@kontor/http/parts";

const known = { retryInMs: 1, dead: 1, parkLane: 1, durationMs: 1 } as const;

/**
 * Refuses the result of a handler if it has a member that does not exist. Otherwise an event whose handler returned `{ retryInMS }` would
 * count as done, and nobody would notice. Without an inbox no member exists.
 *
 * @throws {ArgumentError} With the name of the member. Its value is not repeated.
 */
export function checkResult(said: unknown, { hasInbox }: { hasInbox: boolean }): void {
  if (!said || typeof said !== "object") return;
  const action = "settle an event by the result of its handler";
  if (hasInbox) return checkOptionNames(action, said, known as object);
  for (const [name, value] of Object.entries(said))
    if (value !== undefined)
      throw new ArgumentError(
        action,
        name,
        "not be given (only a handler of createChannelConsumer() has results)",
        typeof value,
      );
}
