export { backoff } from "../handle/failure.ts";
export { BatchError, type BatchFacts } from "../quota/batch-error.ts";
export { createChannelConsumer, type ChannelConsumer } from "../consumer/consumer.ts";
export { createDirectConsumer, type DirectConsumer } from "../consumer/direct.ts";
export { healthHandler, type HealthHandlerOptions } from "../observe/health-handler.ts";
export type { HealthReport, HealthStatus } from "../observe/health.ts";
export { memoryInbox, type MemoryInboxOptions } from "../inbox/memory.ts";
export { consoleLogger, type ConsoleLoggerOptions, type Logger } from "../ground/log.ts";
export { sendInBatches, type BatchAnswer, type BatchItem, type BatchMethod } from "../quota/send-in-batches.ts";
export { StoreError } from "../inbox/store-error.ts";
export { withEventQuota, type EventQuotaOptions } from "../quota/event-quota.ts";
export type { ChannelConsumerOptions, ConsumerTelemetry, DirectConsumerOptions } from "../options.ts";
export type { DrainReport } from "../dispatch/state.ts";
export type {
  EventHandler,
  HandlerContext,
  HandlerResult,
  Handlers,
  StoredContext,
  StoredHandlers,
  UndecodableEvent,
} from "../handlers.ts";
export type { LaneClaim, LaneResult, Parking, StartMark } from "../ground/event.ts";
export type {
  AcceptResult,
  ArrivingEvent,
  EventFilter,
  ForgetChoice,
  EventRow,
  EventState,
  Redelivery,
  Settlement,
  StoredEvent,
} from "../ground/event.ts";
export type { Inbox, InboxStats, Ownership, PurgePolicy, SuspectEvent } from "../inbox/inbox.ts";
export type { PollReport } from "../poll/loop.ts";
