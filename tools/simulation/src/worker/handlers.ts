import { ChannelError } from "@kontor/channel-client";
import type { HandlerResult, StoredContext, StoredHandlers } from "@kontor/channel-events";
import type { Clock } from "@kontor/http";
import type { DatabaseSync } from "node:sqlite";
import type { EventFacts, Register } from "../watch/event-facts.ts";
import type { LeaseWatch, RunWatch } from "../watch/runs.ts";
import type { Process } from "../time/process.ts";

interface HandlerParts {
  process: Process;
  clock: Clock;
  register: Register;
  runs: RunWatch;
  leases: LeaseWatch;
  /** Calls the platform for a handler. */
  callPlatform(): Promise<void>;
  /** A handler ends its process. */
  endProcess(): void;
}

const NEVER = new Promise<never>(() => {});

/** Handlers that behave as it was drawn for each event. */
export function createHandlers(parts: HandlerParts): StoredHandlers {
  const { clock, process, register, runs, leases } = parts;
  const handle = async ({ id }: { id: string }, context: StoredContext): Promise<void | HandlerResult> => {
    if (process.isOver()) return NEVER;
    const facts = register.events.get(id)!;
    const began = clock.monotonicMs();
    leases.begins(facts.seller, id, began);
    const run = runs.begins(facts, process.name, began);
    try {
      const result = await behave(parts, facts, context);
      if (process.isOver()) return NEVER;
      runs.ends(facts, run, clock.monotonicMs(), result === undefined || "dead" in result);
      return result;
    } catch (error) {
      runs.ends(facts, run, clock.monotonicMs(), facts.behaviour.is === "is refused");
      throw error;
    }
  };
  return { "Seller:Meta.SellerAttributesUpdateRequest": handle, "*": handle };
}

async function behave(parts: HandlerParts, facts: EventFacts, context: StoredContext): Promise<void | HandlerResult> {
  const { behaviour, runs, id } = facts;
  const isStill = !("times" in behaviour) || runs.length <= behaviour.times;
  if (behaviour.ms > 0 && isStill) {
    parts.process.enterHandler();
    await parts.clock.sleep(behaviour.ms);
  }
  switch (isStill ? behaviour.is : "well") {
    case "hangs": // It was given up long ago, and is heard no more.
    case "fails":
      throw new Error("The shop is closed");
    case "asks for a retry":
      return { retryInMs: behaviour.ms };
    case "parks":
      return { parkLane: "The seller is on holiday", durationMs: behaviour.ms };
    case "gives up":
      return { dead: "There is no such offer" };
    case "is refused":
      throw new ChannelError({ operation: "Offers_Update" }, 422, undefined, new Headers());
    case "ends the process":
      parts.endProcess();
      return NEVER;
    case "well":
    case "slow":
    case "is unreadable":
    case "has an unknown type":
  }
  if (facts.callsPlatform) await parts.callPlatform();
  if (facts.writesWithStore)
    context.withTx<DatabaseSync | undefined>((database) => {
      if (database) database.prepare("INSERT INTO effect (event) VALUES (?)").run(id);
      else facts.effects += 1;
    });
  return undefined;
}
