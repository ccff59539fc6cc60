import type { EventPayloads, KnownEventType } from "@kontor/channel-types";
import type { Assumptions } from "../state/assumptions.ts";
import type { QueueEntry } from "../state/event-queue.ts";
import type { Fault, FaultRow } from "../state/faults.ts";
import type { notShown } from "../generated/not-shown.generated.ts";
import type { TrafficReport, LogEntry } from "../state/request-log.ts";
import type { TenantSeed } from "../seed/seed.ts";
import type { WireEvent, Tables } from "../state/tables.ts";
import type { Snapshot } from "../state/store.ts";

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

/** Options of an event besides its type and its payload. */
export interface TriggerOptions {
  /** The channel into whose queue it goes. Default: the first. */
  channel?: string | undefined;
  /** Version of the seller's ERP client, as the event tells it. Default: the event has none. */
  clientVersion?: string | undefined;
}

/**
 * The ways in which a test, the console or a script changes and watches the sandbox, beside sending requests to it. They are
 * the same in-process (`createSandbox()`) and over HTTP (`connectSandbox()`, where every method gives a promise).
 */
export interface SandboxControl {
  /**
   * Lets a seller act: puts an event into the queue of a channel. Returns its id.
   * @throws {RangeError} If the payload does not fit the type, or no such channel or seller exists. The queue then stays as it
   * is. A seller comes from the seed, or signs up.
   */
  trigger<Type extends string>(type: Type, event: PayloadOf<Type>, options?: TriggerOptions): string;
  /** Triggers many events at once. Where one does not fit, none is triggered. Returns their ids. */
  triggerAll(events: ({ type: string; event: object } & TriggerOptions)[]): string[];
  /** Shows every event of a channel, in creation order, with its state. This counts as no delivery. */
  events(options?: { channel?: string | undefined }): QueueEntry<WireEvent>[];
  /** Ends the waiting time of a delivered event now. */
  timeOutEvent(id: string): void;
  /** Puts an event, a dead letter too, back to the start, as if never delivered. */
  requeueEvent(id: string): void;
  /** Makes an event a dead letter. */
  discardEvent(id: string): void;

  /** The sandbox's time. */
  now(): Date;
  /** Moves time forward, in ms. Everything that falls due happens at once: redelivery, dead letters, expiry. */
  advance(ms: number): void;
  /** Moves time forward to an instant. */
  setTime(at: Date): void;
  /** Stops time until it is moved or resumed. */
  freezeTime(): void;
  /** Lets time run again from the instant at which it stopped. */
  resumeTime(): void;

  /** Plans a fault for every matching request. Returns its id. */
  addFault(fault: Fault): string;
  /** The planned faults, and how often each matched a request and was applied. */
  faults(): FaultRow[];
  /** Removes one planned fault. */
  removeFault(id: string): void;
  /** Removes all planned faults. */
  clearFaults(): void;

  /** Adds a tenant, or replaces the one of that id. */
  addTenant(id: string, tenant: TenantSeed): void;
  /** The records of a collection of a tenant, such as `categories` or `customers/notes`: the collection of an operation is its `x-record` in the specs. */
  records(tenantId: string, collection: string): Record<string, unknown>[];
  /** The rows of a table, as the sandbox keeps them: `orders`, `offers`, `tenants`, `apps`, `installations`. They are meant to be looked at; their form may change. */
  rows<Name extends keyof Tables>(table: Name): Tables[Name][];

  /** Apps that ask to be registered. */
  registrations(): PendingRegistration[];
  /** Lets the ERP user accept or refuse a registration. Default scopes: all that were asked for. */
  decideRegistration(id: string, decision: { accept: boolean; scopes?: string[] | undefined }): void;

  /**
   * Registers the manifest of a cloud app, so that the hub can install it. A manifest of the same name is replaced. Returns its `technicalName`.
   * @throws {RangeError} If it has no name, or no `lifecycle.configurationUrl`.
   */
  addApp(manifest: object): string;

  /** Ends all access tokens now, as a revocation does. */
  revokeTokens(): void;
  /** Changes what the sandbox assumes from now on. */
  assume(values: Partial<Assumptions>): void;
  /** The assumptions of the sandbox, and every row of the list of facts that are not shown. */
  assumptions(): { values: Assumptions; notShown: typeof notShown };

  /** The last requests, oldest first. Default limit: 10 000, as many as are kept. */
  log(options?: { limit?: number | undefined }): LogEntry[];
  /** Totals of the log. */
  report(): TrafficReport;
  /** All data of the platform, without the log. */
  snapshot(): Snapshot;
  /** Replaces all data of the platform by a snapshot. */
  restore(snapshot: Snapshot): void;
  /** Goes back to the seed: no event, no token, no fault, an empty log. The clock stays. */
  reset(): void;
}
