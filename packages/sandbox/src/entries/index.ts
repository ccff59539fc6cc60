export { createSandbox, type Sandbox, type SandboxOptions } from "../serve/sandbox.ts";
export { connectSandbox, type RemoteControl } from "../control/remote.ts";
export { defaultSeed, demo, demoShop } from "../seed/demo.ts";
export type {
  Category,
  ChannelSeed,
  ErpItem,
  ErpUser,
  OAuthClient,
  PickListSeed,
  RefreshTokenSeed,
  Seed,
  SeedRecords,
  TaxClass,
  TenantSeed,
} from "../seed/seed.ts";
export { readSeed } from "../seed/read.ts";
export { faultKinds, type Fault, type FaultKind } from "../platform/faults.ts";
export { notShown, type NotShownId } from "../generated/not-shown.generated.ts";
export type { Assumptions, Quota } from "../seed/assumptions.ts";
export type { SandboxClock } from "../state/clock.ts";
export type { LogEntry, TrafficReport } from "../state/request-log.ts";
export type { PayloadOf, PendingRegistration, SandboxControl } from "../control/control.ts";
export type { Snapshot } from "../state/store.ts";
export type { DeliveryState, QueueEntry } from "../state/event-queue.ts";
export type { CloudApp, Installation } from "../state/tables.ts";
