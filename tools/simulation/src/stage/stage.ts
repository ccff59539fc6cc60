import type { Machine } from "../disk/machine.ts";
import type { PlannedEvent } from "../plan/build-traffic.ts";
import { describeFault } from "../plan/describe-fault.ts";
import type { Fault } from "../plan/fault.ts";
import type { Settings } from "../plan/settings.ts";
import { buildItem } from "../platform/build-item.ts";
import { createNetwork } from "../platform/network.ts";
import { createPlatform } from "../platform/platform.ts";
import { createEventQueue, type EventQueue } from "../platform/queue.ts";
import { createTokenEndpoint, type TokenEndpoint } from "../platform/token-endpoint.ts";
import type { WallClock } from "../time/machine-clock.ts";
import type { Scheduler } from "../time/scheduler.ts";
import type { Streams } from "../time/streams.ts";
import { createArrivalWatch } from "../watch/arrivals.ts";
import type { Book } from "../watch/book.ts";
import { addEvent, createRegister, type Register } from "../watch/event-facts.ts";
import { createRunWatch } from "../watch/runs.ts";
import { createTokenWatch } from "../watch/tokens.ts";
import { createVerdictWatch } from "../watch/verdicts.ts";
import { openProcess, type Surroundings } from "./open-process.ts";
import { readStore } from "./read-store.ts";
import { createSupervisor, type Supervisor } from "./supervise.ts";
import { createTroubles } from "./troubles.ts";

export interface StageParts {
  settings: Settings;
  streams: Streams;
  scheduler: Scheduler;
  book: Book;
  wall: WallClock;
  machine: Machine;
}

/** Everything that plays together: the platform, the machine, the processes, and those who watch them. */
export interface Stage {
  register: Register;
  queue: EventQueue;
  supervisor: Supervisor;
  /** A seller causes an event. */
  trigger(event: PlannedEvent): void;
  apply(fault: Exclude<Fault, { is: "event" }>): void;
  /** Nothing goes wrong any more. */
  calm(): void;
  /** Counts the effects that handlers have written with the store. */
  countEffects(): Promise<void>;
}

export function buildStage({ settings, streams, scheduler, book, wall, machine }: StageParts): Stage {
  const { now } = scheduler;
  const register = createRegister();
  const disturb = () => {
    register.epoch += 1;
    register.disturbedAt = now();
  };
  const queue = createEventQueue(settings.redeliveryMs);
  const endpoint = createTokenEndpoint(settings.tokenLifeMs);
  const troubles = createTroubles(scheduler, disturb, machine.breakCommits);
  const arrivals = createArrivalWatch(book, register);
  const tokens = createTokenWatch(book, register, settings.tokenLifeMs);
  const runs = createRunWatch(book, register, settings.handlerTimeoutMs);
  const connect = createNetwork({
    scheduler,
    stream: streams("network"),
    perform: createPlatform({ now, queue, endpoint, pageSize: settings.pageSize, book, arrivals, tokens }),
    takeTrouble: troubles.takeCall,
    disturb,
    onRefusal(call, body) {
      if (call === "acknowledge") arrivals.refused((JSON.parse(body) as { eventIdList: string[] }).eventIdList);
    },
    onAnswer(call, { text, status }, worker) {
      if (call !== "token" || status !== 200) return;
      tokens.received((JSON.parse(text) as { refresh_token: string }).refresh_token, worker);
    },
  });
  const verdicts = createVerdictWatch(book, register, now);
  const random = streams("processes").next;
  const around: Surroundings = {
    ...{ settings, scheduler, wall, machine, book, register },
    ...{ arrivals, runs, verdicts, tokens, troubles, connect, random },
  };
  const supervisor = createSupervisor({
    ...{ workers: settings.workers, scheduler, book, runs, disturb, machine },
    open: (life, endProcess) => openProcess(around, life, endProcess),
    onPowerBack: async () => arrivals.compare((await readStore(around)).states),
  });
  return {
    register,
    queue,
    supervisor,
    trigger(event) {
      addEvent(register, event);
      queue.add({ id: event.id, seller: event.seller, text: buildItem(event, wall.now()) });
      book.note(`Seller ${event.seller} causes ${event.id}`, event.id, event.seller);
    },
    apply: (fault) => applyFault({ ...around, supervisor, endpoint, disturb }, fault),
    calm: troubles.clear,
    async countEffects() {
      for (const [id, times] of (await readStore(around)).effects) register.events.get(id)!.effects = times;
    },
  };
}

interface FaultTargets extends Pick<Surroundings, "book" | "wall" | "troubles"> {
  supervisor: Supervisor;
  endpoint: TokenEndpoint;
  disturb(): void;
}

/** Lets something go wrong, now. */
function applyFault(targets: FaultTargets, fault: Exclude<Fault, { is: "event" }>): void {
  const { supervisor, endpoint, wall, troubles, disturb, book } = targets;
  book.note(describeFault(fault), "fault");
  switch (fault.is) {
    case "crash":
      return supervisor.crash(fault.worker, fault.points, fault.downMs);
    case "power cut":
      return supervisor.cutPower(fault.points, fault.downMs);
    case "stop":
      return supervisor.stop(fault.worker, fault.drainMs, fault.downMs);
    case "stall":
      if (fault.isInHandler) supervisor.life(fault.worker)?.stallInHandler(fault.ms);
      else supervisor.life(fault.worker)?.stall(fault.ms);
      return;
    case "clock":
      wall.jump(fault.ms);
      return disturb();
    case "revoke":
      endpoint.revoke();
      return disturb();
    case "call":
    case "store":
    case "token store":
      return troubles.add(fault);
  }
}
