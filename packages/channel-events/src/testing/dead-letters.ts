import type { EventRow } from "../inbox/event.ts";
import type { Sides } from "./unfinished.ts";

/** An event in the inbox that only a replay can move. */
export interface DeadEvent extends Pick<EventRow, "id" | "type" | "lane" | "attempts" | "problem"> {
  /** `done`: the type of the event is unknown, and `"*"` has had it. */
  state: "dead" | "done";
}

/** The events that neither side tries any more. */
export interface DeadLetters {
  /** Events that the platform delivered ten times and discards (given §3). */
  platform: { id: string; type: string; deliveries: number }[];
  /** Events that the consumer has put aside as `dead`, and those of unknown types, each with the reason. */
  inbox: DeadEvent[];
}

export async function readDeadLetters({ sandbox, channelId, inbox }: Sides): Promise<DeadLetters> {
  const platform = sandbox
    .events(channelId === undefined ? {} : { channel: channelId })
    .filter(({ state }) => state === "dead-letter")
    .map(({ event: { id, type }, deliveries }) => ({ id, type, deliveries }));
  const putAside: DeadEvent[] = [];
  for await (const { id, type, lane, attempts, state, problem } of inbox.list())
    if (state === "dead" || (state === "done" && problem !== undefined))
      putAside.push({ id, type, lane, attempts, state, problem });
  return { platform, inbox: putAside };
}
