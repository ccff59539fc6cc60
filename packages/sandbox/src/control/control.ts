import type { EventPayloads, KnownEventType } from "@kontor/channel-types";
import type { Assumptions } from "../seed/assumptions.ts";
import type { QueueEntry } from "../state/event-queue.ts";
import type { Fault, FaultRow } from "../platform/faults.ts";
import type { notShown } from "../generated/not-shown.generated.ts";
import type { Quota } from "../platform/quotas.ts";
import type { TrafficReport } from "./report.ts";
import type { LogEntry } from "../state/request-log.ts";
import type { Category, TaxClass, TenantSeed } from "../seed/seed.ts";
import type { CloudApp, Installation, WireEvent } from "../state/rows.ts";
import type { Snapshot } from "../state/storage.ts";
import type { Tables } from "../state/tables.ts";

/** The payload of a type: of a known one as its spec has it, of any other an object. */
export type PayloadOf<Type extends string> = Type extends KnownEventType ? EventPayloads[Type] : object;

/** A registration of an app, as the ERP user sees it. */
export interface PendingRegistration {
  id: string;
  tenantId: string;
  appId: string;
  displayName: string;
  scopes: string[];
  status: "pending" | "rejected" | "accepted";
  /** Whether the app has read the outcome; the key is shown once. */
  isAnswered: boolean;
}

/**
 * What a test, the console or a script does to the sandbox beside calling it: the same in-process (`createSandbox()`) and
 * over HTTP (`connectSandbox()`, where every method gives a promise).
 */
export interface SandboxControl {
  /**
   * A seller does something: puts an event into the queue of a channel. Returns its id.
   * @throws {RangeError} If the payload does not fit the type, or no such channel or seller exists; then nothing is put in. A
   * seller comes from the seed, or signs up.
   */
  trigger<Type extends string>(type: Type, event: PayloadOf<Type>, options?: { channel?: string }): string;
  /** As `trigger()`, for many at once; none is put in where one does not fit. Returns their ids. */
  triggerAll(events: { type: string; event: object; channel?: string }[]): string[];
  /** Every event of a channel, by creation, with its state. Uses none of its deliveries. */
  events(options?: { channel?: string }): QueueEntry<WireEvent>[];
  /** Ends the waiting time of a delivered event now. */
  timeOutEvent(id: string): void;
  /** Puts an event, a dead letter too, back to the start, as if never delivered. */
  requeueEvent(id: string): void;
  /** Makes an event a dead letter. */
  discardEvent(id: string): void;

  /** The sandbox's time. */
  now(): Date;
  /** Moves time forward, in ms. What is due happens at once: redelivery, dead letters, expiry. */
  advance(ms: number): void;
  /** Moves time to an instant, not back. */
  setTime(at: Date): void;
  /** Time stands still until it is moved or resumed. */
  freezeTime(): void;
  resumeTime(): void;

  /** Plans a fault; it strikes every request that fits. Returns its id. */
  addFault(fault: Fault): string;
  /** What is planned, and how often each fitted and struck. */
  faults(): FaultRow[];
  removeFault(id: string): void;
  clearFaults(): void;

  /** Adds a tenant, or replaces it. */
  addTenant(id: string, tenant: TenantSeed): void;
  tenants(): string[];
  categories(tenantId: string): Category[];
  taxClasses(tenantId: string): TaxClass[];
  /** The rows of a table, as the sandbox keeps them: orders, offers, sellers. Meant for looking; their form may change. */
  rows<Name extends keyof Tables>(table: Name): Tables[Name][];

  /** Apps that ask to be registered. */
  registrations(): PendingRegistration[];
  /** The ERP user accepts or refuses. Default scopes: all that were asked for. */
  decideRegistration(id: string, decision: { accept: boolean; scopes?: string[] }): void;

  /**
   * Registers the manifest of a cloud app, so that the hub can install it; one that is there is replaced. Returns its `technicalName`.
   * @throws {RangeError} If it has no name, or no `lifecycle.configurationUrl`.
   */
  addApp(manifest: object): string;
  /** Cloud apps whose manifest is registered. */
  apps(): CloudApp[];
  /** What merchants have begun to install at the hub, `/__sandbox/hub/`, and how far each is. */
  installations(): Installation[];

  /** Ends all access tokens now, as a revocation does. */
  revokeTokens(): void;
  /** Sets the quota of an operation; `null`: none; `undefined`: the documented one. */
  setQuota(operation: string, quota: Quota | null | undefined): void;
  /** Changes what the sandbox assumes from now on. */
  assume(values: Partial<Assumptions>): void;
  /** What the sandbox assumes, and every row of what is not shown. */
  assumptions(): { values: Assumptions; notShown: typeof notShown };

  /** The last requests, oldest first. Default limit: 10 000, as many as are kept. */
  log(options?: { limit?: number }): LogEntry[];
  /** The log, added up. */
  report(): TrafficReport;
  /** Everything the platform holds, without the log. */
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  /** Back to the seed: no event, no token, no fault, an empty log. The clock stays. */
  reset(): void;
}
