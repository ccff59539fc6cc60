export type { Assumptions } from "./assumptions.ts";
export * from "./event-queue.ts";
export { notShown, type NotShownId } from "./not-shown.generated.ts";
export type { WireEvent } from "./platform-state.ts";
export type { Report } from "./report.ts";
export type { LogEntry } from "./request-log.ts";
export * from "./sandbox.ts";
export * from "./seed.ts";
