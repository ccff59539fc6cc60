export { createSandbox, type Sandbox, type SandboxOptions } from "../serve/sandbox.ts";
export { connectSandbox, type RemoteControl } from "../control/remote.ts";
export {
  defaultSeed,
  demo,
  type Category,
  type ChannelSeed,
  type ErpItem,
  type ErpUser,
  type OAuthClient,
  type PickListSeed,
  type RefreshTokenSeed,
  type Seed,
  type TaxClass,
  type TenantSeed,
} from "../seed/seed.ts";
export { demoShop } from "../seed/demo-shop.ts";
export type { SeedRecords } from "../seed/records.ts";
export { readSeed } from "../seed/read.ts";
export { faultKinds, type Fault, type FaultKind } from "../platform/faults.ts";
export { notShown, type NotShownId } from "../generated/not-shown.generated.ts";
export type { Assumptions } from "../seed/assumptions.ts";
export type { SandboxClock } from "../seed/clock.ts";
export type { Quota } from "../platform/quotas.ts";
export type { TrafficReport } from "../control/report.ts";
export type { LogEntry } from "../state/request-log.ts";
export type { PayloadOf, PendingRegistration, SandboxControl } from "../control/control.ts";
export type { Snapshot } from "../state/storage.ts";
export type { DeliveryState, QueueEntry } from "../state/event-queue.ts";
export type { CloudApp, Installation } from "../state/rows.ts";
