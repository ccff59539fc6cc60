import type { Book } from "./book.ts";
import type { Register } from "./event-facts.ts";

/** Watches events from their delivery to their acknowledgement. */
export interface ArrivalWatch {
  delivered(id: string, deliveries: number): void;
  /** The store has taken these events, in this order. */
  stored(ids: readonly string[], now: number): void;
  /** The platform was told that these events are handled. */
  acknowledged(ids: readonly string[]): void;
  /** The platform refused an acknowledgement because of its ids. */
  refused(ids: readonly string[]): void;
  /** The inbox ticks these events off as acknowledged. */
  tickedOff(ids: readonly string[]): void;
  /** Compares with what the store holds after a restart, by id. */
  compare(held: ReadonlyMap<string, EventState>): void;
}

type EventState = "waiting" | "done" | "dead";

export function createArrivalWatch(book: Book, register: Register): ArrivalWatch {
  const { events, lanes } = register;
  return {
    delivered(id, deliveries) {
      const facts = events.get(id)!;
      book.note(`The platform sends ${id} for the ${formatOrdinal(deliveries)} time`, id);
      if (facts.deliveredAtEpoch === register.epoch)
        book.fail("deliveries are explained", `${id} is sent again, although nothing went wrong since it was sent`, id);
      facts.deliveredAtEpoch = register.epoch;
    },
    stored(ids, now) {
      for (const id of ids) {
        const facts = events.get(id);
        if (!facts || facts.storedAt !== undefined) continue;
        facts.storedAt = now;
        if (facts.behaviour.is === "is unreadable") facts.state = "dead";
        const lane = lanes.get(facts.seller) ?? [];
        lane.push(facts);
        lanes.set(facts.seller, lane);
      }
      book.note(`The inbox stores ${ids.join(", ")}`, ...ids);
    },
    acknowledged(ids) {
      book.note(`The platform gets the acknowledgement of ${ids.join(", ")}`, ...ids);
      for (const id of ids) {
        const facts = events.get(id)!;
        facts.isAcknowledged = true;
        if (facts.storedAt === undefined)
          book.fail("acknowledged only when stored", `${id} is acknowledged before the inbox has it`, id);
      }
    },
    refused(ids) {
      for (const id of ids) events.get(id)!.isRefused = true;
    },
    tickedOff(ids) {
      for (const id of ids) {
        const { isAcknowledged, isRefused } = events.get(id)!;
        if (!isAcknowledged && !isRefused)
          book.fail(
            "only what the platform took is ticked off",
            `${id} counts as acknowledged, and the platform has heard nothing of it`,
            id,
          );
      }
    },
    compare(held) {
      for (const facts of events.values()) {
        if (facts.storedAt === undefined) continue;
        const state = held.get(facts.id);
        if (state === "waiting") facts.cutStarts = facts.starts; // Settlements may be lost with the power, and starts not.
        if (state !== undefined) facts.state = state;
        else if (facts.isAcknowledged)
          book.fail("nothing acknowledged is lost", `${facts.id} is acknowledged and no longer in the inbox`, facts.id);
        else forget(register, facts.id);
      }
    },
  };
}

/** The store lost an event that the platform sends again. */
function forget({ events, lanes }: Register, id: string): void {
  const facts = events.get(id)!;
  facts.storedAt = undefined;
  facts.state = "waiting";
  lanes.set(
    facts.seller,
    lanes.get(facts.seller)!.filter((each) => each !== facts),
  );
}

function formatOrdinal(count: number): string {
  return ["", "first", "second", "third"][count] ?? `${count}th`;
}
