import type { Streams } from "../time/streams.ts";

/** The circumstances of one simulation. */
export interface Settings {
  store: "memory" | "file";
  /** How long things happen and go wrong, in hours. Quiet follows until everything is handled. */
  hours: number;
  workers: number;
  sellers: number;
  eventsPerHour: number;
  pageSize: number;
  redeliveryMs: number;
  tokenLifeMs: number;
  pollMs: number;
  maxLanes: number;
  maxEventsPerClaim: number;
  leaseMs: number;
  handlerTimeoutMs: number;
  faultsPerHour: number;
}

export function chooseSettings(streams: Streams, given: Pick<Settings, "store" | "hours">): Settings {
  const { oneOf, has, whole } = streams("settings");
  return {
    ...given,
    workers: has(0.3) ? 2 : 1,
    sellers: oneOf([3, 10, 40]),
    eventsPerHour: oneOf([10, 40, 80]),
    pageSize: oneOf([5, 20, 100]),
    redeliveryMs: oneOf([300_000, 300_000, 900_000]),
    tokenLifeMs: oneOf([600_000, 3_600_000]),
    pollMs: oneOf([60_000, 60_000, 120_000]),
    maxLanes: whole(4, 16),
    maxEventsPerClaim: oneOf([1, 5, 20]),
    leaseMs: oneOf([30_000, 30_000, 60_000]),
    handlerTimeoutMs: oneOf([120_000, 900_000]),
    faultsPerHour: oneOf([0, 2, 6, 10]),
  };
}
