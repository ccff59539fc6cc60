import { cached, channelFetch, customTokenStore } from "@kontor/auth";
import { refreshGrant } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, type ChannelConsumer, type Inbox } from "@kontor/channel-events";
import type { ArrivingEvent, LaneClaim, LaneResult, Settlement, StartMark } from "@kontor/channel-events";
import type { Fetch } from "@kontor/http";
import type { Machine } from "../disk/machine.ts";
import type { Settings } from "../plan/traffic.ts";
import { FIRST_REFRESH_TOKEN } from "../platform/token-endpoint.ts";
import type { Troubles } from "../environment/troubles.ts";
import type { Process } from "../time/process.ts";
import { createProcessClock, type WallClock } from "../time/machine-clock.ts";
import type { Scheduler } from "../time/scheduler.ts";
import type { ArrivalWatch } from "../watch/arrivals.ts";
import type { Trace } from "../watch/trace.ts";
import type { Register } from "../watch/event-facts.ts";
import { createLeaseWatch, type LeaseWatch, type RunWatch } from "../watch/runs.ts";
import type { TokenWatch } from "../watch/tokens.ts";
import type { VerdictWatch } from "../watch/verdicts.ts";
import { guardInbox, guardTokens } from "./guards.ts";
import { createHandlers } from "./handlers.ts";

/** Everything around the processes, which outlives them. */
export interface Surroundings {
  settings: Settings;
  scheduler: Scheduler;
  wall: WallClock;
  machine: Machine;
  trace: Trace;
  register: Register;
  arrivals: ArrivalWatch;
  runs: RunWatch;
  verdicts: VerdictWatch;
  tokens: TokenWatch;
  troubles: Troubles;
  connect(process: Process): Fetch;
  random(): number;
}

/** Opens a process of the integration on what the machine holds, as the guide says: tokens that processes share, the client, and the consumer. */
export function openProcess(around: Surroundings, process: Process, endProcess: () => void): ChannelConsumer {
  const { settings, machine, trace, register, runs, random } = around;
  const clock = createProcessClock(around.scheduler, around.wall, process);
  const fetch = around.connect(process);
  const leases = createLeaseWatch(trace, settings.leaseMs);
  const stores = machine.open(process.name, clock, random);
  const store = guardTokens(stores.tokens, process, {
    trouble: around.troubles.troubleTokens,
    onSaved: ({ refreshToken }) => void (refreshToken !== undefined && around.tokens.saved(refreshToken)),
  });
  const client = { authUrl: "https://auth.example", clientId: "integration", refreshToken: FIRST_REFRESH_TOKEN };
  const tokens = cached(refreshGrant({ ...client, fetch, clock }), { store: customTokenStore(store), clock });
  const send = channelFetch({ tokens, fetch, clock, random });
  const baseUrl = "https://channel.example";
  const callPlatform = async () => {
    const { ok, status } = await send(`${baseUrl}/offer`);
    if (!ok) throw new Error(`The platform answered ${status}`);
  };
  const log = (level: string) => (_: object, message: string) => trace.mark(`${level} ${message}`);
  const { pollMs, maxLanes, maxEventsPerClaim, leaseMs, handlerTimeoutMs } = settings;
  return createChannelConsumer({
    channel: createChannelClient({ baseUrl, fetch: send }),
    inbox: openInbox(around, stores.inbox, { process, leases }),
    handlers: createHandlers({ process, clock, register, runs, leases, endProcess, callPlatform }),
    poll: { intervalMs: pollMs },
    lanes: { maxLanes, maxEventsPerClaim, leaseMs },
    handlerTimeoutMs,
    logger: { info: log("info"), warn: log("warn"), error: log("error") },
    clock,
    random,
    unsafeDurability: true,
  });
}

function openInbox(
  around: Surroundings,
  inbox: Inbox,
  { process, leases }: { process: Process; leases: LeaseWatch },
): Inbox {
  const { troubles, arrivals, verdicts } = around;
  const { now } = around.scheduler;
  return guardInbox(inbox, process, {
    now,
    call: troubles.callStore,
    watch: {
      accept([events]: [readonly ArrivingEvent[]]) {
        const ids = events.map(({ id }) => id);
        arrivals.stored(ids, now());
      },
      claim(_: unknown, claims: LaneClaim[], askedAt: number) {
        leases.claimed(claims, askedAt);
        verdicts.claimed(claims, process.name);
      },
      markAcknowledged: ([ids]: [readonly string[]]) => arrivals.tickedOff(ids),
      renew: ([claims]: [readonly LaneClaim[]], held: boolean[], askedAt: number) =>
        leases.renewed(claims, held, askedAt),
      recordStarts: ([starts]: [readonly StartMark[]], held: boolean[]) => verdicts.started(starts, held, process.name),
      settle: ([results]: [readonly LaneResult[]], held: boolean[]) => verdicts.settled(results, held),
      settleInTransaction([claim, seq, , end]: [LaneClaim, number, unknown, Settlement?], isOurs: boolean) {
        const event = claim.events.find((each) => each.seq === seq);
        if (isOurs && event) verdicts.settledOne(event.id, end ?? { to: "done" });
      },
    },
  });
}
