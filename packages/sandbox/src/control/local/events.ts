import { findKnownSeller } from "../../operations/rules/seller-of.ts";
import { findPayloadProblem, triggerSellerEvent } from "../../operations/rules/trigger-event.ts";
import type { PlatformState } from "../../platform/state.ts";
import { checkOptions } from "../../serve/check-options.ts";
import type { EventQueue } from "../../state/event-queue.ts";
import type { WireEvent } from "../../state/rows.ts";
import type { SandboxControl } from "../control.ts";

const SHOWN_SELLERS = 10;

type EventControl = Pick<
  SandboxControl,
  "trigger" | "triggerAll" | "events" | "timeOutEvent" | "requeueEvent" | "discardEvent"
>;

/** Makes the part of the control that triggers, shows and moves the events of channels. */
export function createEventControl(state: PlatformState): EventControl {
  return {
    trigger(type, event, options = {}) {
      checkOptions("trigger an event", options, { channel: 1 });
      const channel = findChannel(state, options.channel);
      checkSeller(state, channel, type, event);
      return triggerSellerEvent(state, channel, type, event);
    },
    triggerAll(events) {
      for (const each of events) {
        checkOptions("trigger events", each, { type: 1, event: 1, channel: 1 });
        const { type, event, channel } = each;
        checkSeller(state, findChannel(state, channel), type, event);
        const problem = findPayloadProblem(type, event);
        if (problem)
          throw new RangeError(
            `Cannot trigger ${type} as its payload must fit the spec: got ${JSON.stringify(problem)}`,
          );
      }
      return events.map(({ type, event, channel }) =>
        triggerSellerEvent(state, findChannel(state, channel), type, event),
      );
    },
    events(options = {}) {
      checkOptions("show events", options, { channel: 1 });
      return structuredClone(state.queue(findChannel(state, options.channel)).entries(state.clock.now()));
    },
    timeOutEvent: (id) => findQueue(state, id).timeOut(id),
    requeueEvent: (id) => findQueue(state, id).requeue(id),
    discardEvent: (id) => findQueue(state, id).discard(id),
  };
}

function listChannels(state: PlatformState): string[] {
  return [...state.table("channels").entries()].map(([id]) => id);
}

/** The channel of that name; the first channel where no name is given. */
function findChannel(state: PlatformState, wanted?: string): string {
  const known = listChannels(state);
  const channel = wanted ?? known[0] ?? "";
  if (state.table("channels").has(channel)) return channel;
  throw new RangeError(`Cannot use a channel as it must be one of ${known.join(", ")}: got ${channel}`);
}

/** Refuses an event of a seller that the channel does not have. A payload without a seller's id is left to its schema. */
function checkSeller(state: PlatformState, channel: string, type: string, event: object): void {
  const { sellerId } = Object(event) as { sellerId?: unknown };
  const isId = typeof sellerId === "string" || typeof sellerId === "number";
  if (!isId || findKnownSeller(state, channel, String(sellerId))) return;
  const known = [...state.table("sellers").values()].filter((each) => each.channel === channel);
  const some = known.slice(0, SHOWN_SELLERS).map((each) => each.sellerId);
  const which = known.length === 0 ? "it has none" : `${some.join(", ")}${known.length > some.length ? ", …" : ""}`;
  throw new RangeError(
    `Cannot trigger ${type} as its seller must be one that ${channel} has (${which}): got ${sellerId}`,
  );
}

/** The queue that holds an event: the queue of a channel, or of a seller's account. */
function findQueue(state: PlatformState, id: string): EventQueue<WireEvent> {
  const accounts = [...state.table("sellers").values()].map(({ accountId }) => `seller/${accountId}`);
  const name = [...listChannels(state), ...accounts].find((each) => state.table("events").has(`${each}/${id}`));
  if (name === undefined) throw new RangeError(`Cannot use an event as its id must be known: got ${id}`);
  return state.queue(name);
}
