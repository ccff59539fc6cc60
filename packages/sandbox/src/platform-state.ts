import type { Assumptions } from "./assumptions.ts";
import type { Clock } from "./clock.ts";
import { createErpState, type ErpState } from "./erp-state.ts";
import { createEventQueue, type EventQueue } from "./event-queue.ts";
import { createQuotas } from "./quotas.ts";
import { createRequestLog } from "./request-log.ts";
import type { Seed } from "./seed.ts";
import { createTokens, type Tokens } from "./tokens.ts";

/** An event as it goes over the wire. */
export interface WireEvent {
  id: string;
  type: string;
  createdAt: string;
  event: unknown;
}

/** Everything the platform remembers. */
export interface PlatformState {
  readonly assumptions: Assumptions;
  readonly seed: Seed;
  readonly clock: Clock;
  readonly erp: ErpState;
  readonly tokens: Tokens;
  readonly quotas: ReturnType<typeof createQuotas>;
  readonly log: ReturnType<typeof createRequestLog>;
  readonly queues: Map<string, EventQueue<WireEvent>>;
}

export function createPlatformState({
  assumptions,
  seed,
  clock,
  randomId,
}: {
  assumptions: Assumptions;
  seed: Seed;
  clock: Clock;
  randomId: () => string;
}): PlatformState {
  const channels = new Set(Object.values(seed.refreshTokens).map(({ channel }) => channel));
  return {
    assumptions,
    seed,
    clock,
    erp: createErpState(seed.tenants),
    tokens: createTokens(randomId),
    quotas: createQuotas(),
    log: createRequestLog(),
    queues: new Map(
      [...channels].map((channel) => [
        channel,
        createEventQueue<WireEvent>({ redeliveryTimeoutMs: assumptions.redeliveryTimeoutMs }),
      ]),
    ),
  };
}
