import type { TokenStore } from "@kontor/auth";
import type {
  ArrivingEvent,
  ChannelConsumer,
  Inbox,
  LaneClaim,
  LaneResult,
  Settlement,
  StartMark,
} from "@kontor/channel-events";
import type { Fetch } from "@kontor/http";
import type { Machine } from "../disk/machine.ts";
import type { Settings } from "../plan/settings.ts";
import type { Life } from "../time/life.ts";
import { createLifeClock, type WallClock } from "../time/machine-clock.ts";
import type { Scheduler } from "../time/scheduler.ts";
import type { ArrivalWatch } from "../watch/arrivals.ts";
import type { Book } from "../watch/book.ts";
import type { Register } from "../watch/event-facts.ts";
import { createLeaseWatch, type LeaseWatch } from "../watch/leases.ts";
import type { RunWatch } from "../watch/runs.ts";
import type { TokenWatch } from "../watch/tokens.ts";
import type { VerdictWatch } from "../watch/verdicts.ts";
import { withGuard } from "../worker/guarded-inbox.ts";
import { createGuardedTokens } from "../worker/guarded-tokens.ts";
import { createHandlers } from "../worker/handlers.ts";
import { openWorker } from "../worker/open.ts";
import type { Troubles } from "./troubles.ts";

/** Everything around the processes, which outlives them. */
export interface Surroundings {
  settings: Settings;
  scheduler: Scheduler;
  wall: WallClock;
  machine: Machine;
  book: Book;
  register: Register;
  arrivals: ArrivalWatch;
  runs: RunWatch;
  verdicts: VerdictWatch;
  tokens: TokenWatch;
  troubles: Troubles;
  connect(life: Life): Fetch;
  random(): number;
}

/** Opens a process of the integration on what the machine holds. */
export function openProcess(around: Surroundings, life: Life, endProcess: () => void): ChannelConsumer {
  const { settings, scheduler, wall, machine, book, register, runs, troubles, connect, random } = around;
  const clock = createLifeClock(scheduler, wall, life);
  const leases = createLeaseWatch(book, settings.leaseMs);
  const stores = machine.open(life.name, clock, random);
  const log = (level: string) => (_: object, message: string) => book.mark(`${level} ${message}`);
  return openWorker({
    settings,
    clock,
    random,
    fetch: connect(life),
    inbox: openInbox(around, stores.inbox, { life, leases }),
    tokens: openTokens(around, stores.tokens, life),
    createHandlers: (callPlatform) => createHandlers({ life, clock, register, runs, leases, endProcess, callPlatform }),
    log: { info: log("info"), warn: log("warn"), error: log("error") },
  });

  function openTokens({ tokens }: Surroundings, store: TokenStore, own: Life): TokenStore {
    return createGuardedTokens(store, own, {
      trouble: troubles.troubleTokens,
      onSaved: ({ refreshToken }) => void (refreshToken !== undefined && tokens.saved(refreshToken)),
    });
  }
}

function openInbox(
  { scheduler: { now }, troubles, arrivals, verdicts }: Surroundings,
  inbox: Inbox,
  { life, leases }: { life: Life; leases: LeaseWatch },
): Inbox {
  return withGuard(inbox, life, {
    now,
    call: troubles.callStore,
    watch: {
      accept([events]: [readonly ArrivingEvent[]]) {
        const ids = events.map(({ id }) => id);
        arrivals.stored(ids, now());
      },
      claim(_: unknown, claims: LaneClaim[], askedAt: number) {
        leases.claimed(claims, askedAt);
        verdicts.claimed(claims, life.name);
      },
      markAcknowledged: ([ids]: [readonly string[]]) => arrivals.tickedOff(ids),
      renew: ([claims]: [readonly LaneClaim[]], held: boolean[], askedAt: number) =>
        leases.renewed(claims, held, askedAt),
      recordStarts: ([starts]: [readonly StartMark[]], held: boolean[]) => verdicts.started(starts, held, life.name),
      settle: ([results]: [readonly LaneResult[]], held: boolean[]) => verdicts.settled(results, held),
      settleInTransaction([claim, seq, , end]: [LaneClaim, number, unknown, Settlement?], isOurs: boolean) {
        const event = claim.events.find((each) => each.seq === seq);
        if (isOurs && event) verdicts.settledOne(event.id, end ?? { to: "done" });
      },
    },
  });
}
