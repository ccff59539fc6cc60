import type { ArrivingEvent, Inbox, LaneClaim, LaneResult, Settlement, StartMark } from "@kontor/channel-events";
import type { DatabaseSync } from "node:sqlite";
import type { Machine } from "../disk/machine.ts";
import type { PlannedEvent } from "../plan/build-traffic.ts";
import { describeFault } from "../plan/describe-fault.ts";
import type { Fault } from "../plan/fault.ts";
import type { Settings } from "../plan/settings.ts";
import { buildItem } from "../platform/build-item.ts";
import { createNetwork } from "../platform/network.ts";
import { createPlatform } from "../platform/platform.ts";
import { createEventQueue, type EventQueue } from "../platform/queue.ts";
import { createTokenEndpoint } from "../platform/token-endpoint.ts";
import { createLifeClock, type WallClock } from "../time/machine-clock.ts";
import type { Life } from "../time/life.ts";
import type { Scheduler } from "../time/scheduler.ts";
import type { Streams } from "../time/streams.ts";
import { createArrivalWatch } from "../watch/arrivals.ts";
import type { Book } from "../watch/book.ts";
import { addEvent, createRegister, type Register } from "../watch/event-facts.ts";
import { createLeaseWatch } from "../watch/leases.ts";
import { createRunWatch } from "../watch/runs.ts";
import { createTokenWatch } from "../watch/tokens.ts";
import { createVerdictWatch } from "../watch/verdicts.ts";
import { createGuardedTokens } from "../worker/guarded-tokens.ts";
import { withGuard } from "../worker/guarded-inbox.ts";
import { createHandlers } from "../worker/handlers.ts";
import { openWorker } from "../worker/open-worker.ts";
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
  readEffects(): Promise<void>;
}

export function buildStage({ settings, streams, scheduler, book, wall, machine }: StageParts): Stage {
  const { now } = scheduler;
  const register = createRegister();
  const disturb = () => {
    register.epoch += 1;
    register.disturbedAt = now();
  };
  const arrivals = createArrivalWatch(book, register);
  const runs = createRunWatch(book, register, settings.handlerTimeoutMs);
  const verdicts = createVerdictWatch(book, register);
  const tokens = createTokenWatch(book, register, settings.tokenLifeMs);
  const queue = createEventQueue(settings.redeliveryMs);
  const endpoint = createTokenEndpoint(settings.tokenLifeMs);
  const troubles = createTroubles(scheduler, disturb);
  const perform = createPlatform({ now, queue, endpoint, pageSize: settings.pageSize, book, arrivals, tokens });
  const connect = createNetwork({
    scheduler,
    stream: streams("network"),
    perform,
    takeTrouble: troubles.takeCall,
    disturb,
    onRefusal(call, body) {
      if (call === "acknowledge") arrivals.refused((JSON.parse(body) as { eventIdList: string[] }).eventIdList);
    },
    onAnswer(call, { text, status }, worker) {
      if (call === "token" && status === 200)
        tokens.received((JSON.parse(text) as { refresh_token: string }).refresh_token, worker);
    },
  });
  const random = streams("processes").next;
  const log = (level: string) => (facts: object, message: string) => book.mark(`${level} ${message}`);

  function open(life: Life, endProcess: () => void) {
    const clock = createLifeClock(scheduler, wall, life);
    const leases = createLeaseWatch(book, settings.leaseMs);
    const stores = machine.open(life.name, clock, random);
    const inbox = withGuard(stores.inbox, life, {
      now,
      call: (_, run) => troubles.callStore(run),
      watch: {
        accept: ([events]: [readonly ArrivingEvent[]]) =>
          arrivals.stored(
            events.map(({ id }) => id),
            now(),
          ),
        claim(_: unknown, claims: LaneClaim[], askedAt: number) {
          leases.claimed(claims, askedAt);
          verdicts.claimed(claims, life.name);
        },
        markAcknowledged: ([ids]: [readonly string[]]) => arrivals.tickedOff(ids),
        renew: ([claims]: [readonly LaneClaim[]], held: boolean[], askedAt: number) =>
          leases.renewed(claims, held, askedAt),
        recordStarts: ([starts]: [readonly StartMark[]], held: boolean[]) => verdicts.started(starts, held, life.name),
        settle: ([results]: [readonly LaneResult[]], held: boolean[]) => verdicts.settled(results, held),
        settleInTransaction(
          [claim, seq, , end = { to: "done" }]: [LaneClaim, number, unknown, Settlement?],
          isOurs: boolean,
        ) {
          const event = claim.events.find((each) => each.seq === seq);
          if (isOurs && event) verdicts.settledOne(event.id, end);
        },
      },
    });
    const parts = { life, clock, register, runs, leases, endProcess };
    const onSaved = ({ refreshToken }: { refreshToken?: string }) =>
      void (refreshToken !== undefined && tokens.saved(refreshToken));
    const tokenStore = createGuardedTokens(stores.tokens, life, { trouble: troubles.troubleTokens, onSaved });
    const logger = { info: log("info"), warn: log("warn"), error: log("error") };
    return openWorker({
      settings,
      clock,
      random,
      fetch: connect(life),
      inbox,
      tokens: tokenStore, createHandlers: (callPlatform) => createHandlers({ ...parts, callPlatform }),
      log: logger,
    });
  }

  async function readStore<T>(read: (inbox: Inbox) => Promise<T>): Promise<T> {
    const life = { point() {}, isOver: () => false, deliver: (run: () => void) => run() } as Life;
    const { inbox } = machine.open("reader", createLifeClock(scheduler, wall, life), random);
    return read(inbox);
  }

  const supervisor = createSupervisor({
    workers: settings.workers,
    scheduler,
    book,
    runs,
    disturb,
    epoch: () => register.epoch,
    open,
    close: machine.close,
    machine,
    onPowerBack: () =>
      readStore(async (inbox) => {
        const held = new Map<string, "waiting" | "done" | "dead" | "unhandled">();
        for await (const { id, state } of inbox.list()) held.set(id, state);
        machine.close("reader");
        arrivals.compare(held);
      }),
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
    apply: (fault) => applyFault(fault),
    calm: troubles.clear,
    readEffects: () =>
      readStore(async (inbox) => {
        const { db } = inbox as Inbox & { db?: DatabaseSync };
        for (const row of db?.prepare("SELECT event, count(*) AS times FROM effect GROUP BY event").all() ?? [])
          register.events.get(row["event"] as string)!.effects = row["times"] as number;
        machine.close("reader");
      }),
  };

  function applyFault(fault: Exclude<Fault, { is: "event" }>): void {
    book.note(describeFault(fault), "fault");
    switch (fault.is) {
      case "crash":
        return supervisor.crash(fault.worker, fault.points, fault.downMs);
      case "power cut":
        return supervisor.cutPower(fault.points, fault.downMs);
      case "stop":
        return supervisor.stop(fault.worker, fault.drainMs, fault.downMs);
      case "stall":
        supervisor.life(fault.worker)?.stall(fault.ms);
        disturb();
        return void scheduler.schedule(fault.ms, disturb);
      case "clock":
        wall.jump(fault.ms);
        return disturb();
      case "revoke":
        endpoint.revoke();
        return disturb();
      default:
        return troubles.add(fault);
    }
  }
}
