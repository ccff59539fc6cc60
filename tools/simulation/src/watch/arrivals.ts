import type { Trace } from "./trace.ts";
import type { EventFacts, Register } from "./event-facts.ts";

const ORDINALS = ["", "first", "second", "third"];
export type ArrivalWatch = ReturnType<typeof createArrivalWatch>;

/** Watches events from their delivery to their acknowledgement. */
export function createArrivalWatch(trace: Trace, register: Register) {
  const { events, lanes } = register;
  return {
    delivered(id: string, deliveries: number): void {
      const facts = events.get(id)!;
      trace.note(`The platform sends ${id} for the ${ORDINALS[deliveries] ?? `${deliveries}th`} time`, id);
      if (facts.deliveredAtEpoch === register.epoch)
        trace.fail(
          "deliveries are explained",
          `${id} is sent again, although nothing went wrong since it was sent`,
          id,
        );
      facts.deliveredAtEpoch = register.epoch;
    },
    /** The store has taken these events, in this order. */
    stored(ids: readonly string[], now: number): void {
      for (const id of ids) {
        const facts = events.get(id);
        if (!facts || facts.storedAt !== undefined) continue;
        facts.storedAt = now;
        if (facts.behaviour.is === "is unreadable") facts.state = "dead";
        lanes.set(facts.seller, [...(lanes.get(facts.seller) ?? []), facts]);
      }
      trace.note(`The inbox stores ${ids.join(", ")}`, ...ids);
    },
    /** The platform was told that these events are handled. */
    acknowledged(ids: readonly string[]): void {
      trace.note(`The platform gets the acknowledgement of ${ids.join(", ")}`, ...ids);
      for (const id of ids) {
        const facts = events.get(id)!;
        facts.isAcknowledged = true;
        if (facts.storedAt === undefined)
          trace.fail("acknowledged only when stored", `${id} is acknowledged before the inbox has it`, id);
      }
    },
    /** The platform refused an acknowledgement because of its ids. */
    refused(ids: readonly string[]): void {
      for (const id of ids) events.get(id)!.isRefused = true;
    },
    /** The inbox ticks these events off as acknowledged. */
    tickedOff(ids: readonly string[]): void {
      for (const id of ids) {
        const { isAcknowledged, isRefused } = events.get(id)!;
        if (!isAcknowledged && !isRefused)
          trace.fail("only what the platform took is ticked off", `${id} counts as acknowledged, and is not`, id);
      }
    },
    /** Compares with what the store holds after a restart, by id. An event that it lost, and that is sent again, is new. */
    compare(held: ReadonlyMap<string, EventFacts["state"]>): void {
      for (const facts of events.values()) {
        const { id, seller, storedAt, starts } = facts;
        if (storedAt === undefined) continue;
        const state = held.get(id);
        if (state === "waiting") facts.cutStarts = starts; // Settlements may be lost with the power, and starts not.
        if (state !== undefined) facts.state = state;
        else if (facts.isAcknowledged)
          trace.fail("nothing acknowledged is lost", `${id} is acknowledged and no longer in the inbox`, id);
        else {
          Object.assign(facts, { storedAt: undefined, state: "waiting" });
          const others = lanes.get(seller)!.filter((each) => each !== facts);
          lanes.set(seller, others);
        }
      }
    },
  };
}
