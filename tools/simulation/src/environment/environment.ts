import type { Inbox } from "@kontor/channel-events";
import type { DatabaseSync } from "node:sqlite";
import { describeFault } from "../plan/describe-fault.ts";
import type { Fault } from "../plan/fault.ts";
import type { PlannedEvent } from "../plan/traffic.ts";
import { createNetwork } from "../platform/network.ts";
import { buildItem, createPlatform } from "../platform/platform.ts";
import { createEventQueue } from "../platform/queue.ts";
import { createTokenEndpoint, type TokenEndpoint } from "../platform/token-endpoint.ts";
import type { Process } from "../time/process.ts";
import { createProcessClock } from "../time/machine-clock.ts";
import type { Streams } from "../time/streams.ts";
import { createArrivalWatch } from "../watch/arrivals.ts";
import { addEvent, createRegister, type EventFacts } from "../watch/event-facts.ts";
import { createRunWatch } from "../watch/runs.ts";
import { createTokenWatch } from "../watch/tokens.ts";
import { createVerdictWatch } from "../watch/verdicts.ts";
import { openProcess, type Surroundings } from "../worker/open-process.ts";
import { createSupervisor, type Supervisor } from "./supervise.ts";
import { createTroubles } from "./troubles.ts";

type EnvironmentParts = Pick<Surroundings, "settings" | "scheduler" | "trace" | "wall" | "machine"> & {
  streams: Streams;
};
export type Environment = ReturnType<typeof buildEnvironment>;

/** Everything that works together: the platform, the machine, the processes, and those who watch them. */
export function buildEnvironment({ settings, streams, scheduler, trace, wall, machine }: EnvironmentParts) {
  const { now } = scheduler;
  const register = createRegister();
  const disturb = () => {
    register.epoch += 1;
    register.disturbedAt = now();
  };
  const queue = createEventQueue(settings.redeliveryMs);
  const endpoint = createTokenEndpoint(settings.tokenLifeMs);
  const troubles = createTroubles(scheduler, disturb, machine.breakCommits);
  const arrivals = createArrivalWatch(trace, register);
  const tokens = createTokenWatch(trace, register, settings.tokenLifeMs);
  const runs = createRunWatch(trace, register, settings.handlerTimeoutMs);
  const connect = createNetwork({
    scheduler,
    stream: streams("network"),
    perform: createPlatform({ now, queue, endpoint, pageSize: settings.pageSize, trace, arrivals, tokens }),
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
  const verdicts = createVerdictWatch(trace, register, now);
  const random = streams("processes").next;
  const around: Surroundings = {
    ...{ settings, scheduler, wall, machine, trace, register },
    ...{ arrivals, runs, verdicts, tokens, troubles, connect, random },
  };
  const supervisor = createSupervisor({
    ...{ workers: settings.workers, scheduler, trace, runs, disturb, machine },
    open: (process, endProcess) => openProcess(around, process, endProcess),
    onPowerBack: async () => arrivals.compare((await readStore(around)).states),
  });
  return {
    ...{ register, queue, supervisor },
    /** A seller causes an event. */
    trigger(event: PlannedEvent): void {
      addEvent(register, event);
      queue.add({ id: event.id, seller: event.seller, text: buildItem(event, wall.now()) });
      trace.note(`Seller ${event.seller} causes ${event.id}`, event.id, event.seller);
    },
    apply: (fault: Exclude<Fault, { is: "event" }>) => applyFault({ ...around, supervisor, endpoint, disturb }, fault),
    /** Nothing goes wrong any more. */
    calm: troubles.clear,
    /** Counts the effects that handlers have written with the store. */
    async countEffects(): Promise<void> {
      for (const [id, times] of (await readStore(around)).effects) register.events.get(id)!.effects = times;
    },
  };
}

interface FaultTargets extends Pick<Surroundings, "trace" | "wall" | "troubles" | "settings" | "register"> {
  supervisor: Supervisor;
  endpoint: TokenEndpoint;
  disturb(): void;
}

/** Lets something go wrong, now. */
function applyFault(targets: FaultTargets, fault: Exclude<Fault, { is: "event" }>): void {
  const { supervisor, endpoint, wall, troubles, disturb, trace, settings, register } = targets;
  trace.note(describeFault(fault), "fault");
  switch (fault.is) {
    case "crash":
      return supervisor.crash(fault.worker, fault.points, fault.downMs);
    case "power cut":
      return supervisor.cutPower(fault.points, fault.downMs);
    case "stop":
      return supervisor.stop(fault.worker, fault.drainMs, fault.downMs);
    case "stall":
      return supervisor.process(fault.worker)?.[fault.isInHandler ? "stallInHandler" : "stall"](fault.ms);
    case "clock":
      wall.jump(fault.ms);
      register.clockSteps += 1;
      return settings.store === "memory" ? disturb() : undefined; // Memory stands for a database whose clock was set.
    case "revoke":
      endpoint.revoke();
      return disturb();
    case "call":
    case "store":
    case "token store":
      return troubles.add(fault);
  }
}

/** The states of all events in the inbox, and the effects that handlers have written with it; a store in memory counts them elsewhere. */
async function readStore({ machine, scheduler, wall }: Surroundings) {
  const process = { point() {}, isOver: () => false, deliver: (run: () => void) => run() } as Process;
  const { inbox } = machine.open("reader", createProcessClock(scheduler, wall, process), () => 0.5);
  const states = new Map<string, EventFacts["state"]>();
  for await (const { id, state } of inbox.list()) states.set(id, state);
  const { db } = inbox as Inbox & { db?: DatabaseSync };
  const rows = db?.prepare("SELECT event, count(*) AS times FROM effect GROUP BY event").all() ?? [];
  const effects = new Map((rows as { event: string; times: number }[]).map(({ event, times }) => [event, times]));
  machine.close("reader");
  return { states, effects };
}
