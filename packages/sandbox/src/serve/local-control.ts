import { notShown } from "../generated/not-shown.generated.ts";
import type { PlatformState } from "../platform/state.ts";
import { checkAssumptions } from "../state/assumptions.ts";
import type { StoredTables } from "../state/store.ts";
import type { SandboxControl } from "../control/control.ts";
import { findKnownSeller } from "../operations/channel/rules.ts";
import { checkEvent, triggerSellerEvent } from "../operations/channel/events.ts";
import { checkOptions } from "../ground/checks.ts";
import type { EventQueue } from "../state/event-queue.ts";
import { type WireEvent, isClock, readSnapshotTables, tableNames } from "../state/tables.ts";
import { readFault } from "../state/faults.ts";
import { openCollection } from "../operations/records/collection.ts";
import { applySeed } from "../seed/apply.ts";
import { checkTenant } from "../seed/read.ts";
import { addApp } from "../hub/routes.ts";
import { answerRegistration } from "../operations/credentials.ts";
import { buildReport } from "../state/request-log.ts";

/** Makes the control of a sandbox in this process. @param fresh Gives the tables to which `reset()` goes back. */
export function createLocalControl(state: PlatformState, fresh: () => StoredTables): SandboxControl {
  return {
    ...createEventControl(state),
    now: () => new Date(state.clock.now()),
    advance: state.clock.advance,
    setTime: state.clock.set,
    freezeTime: state.clock.freeze,
    resumeTime: state.clock.resume,
    ...createFaultControl(state),
    ...createTenantControl(state),
    ...createAppControl(state),
    revokeTokens: state.tokens.revoke,
    assume(values) {
      checkAssumptions(values);
      state.assume(values);
    },
    assumptions: () => ({ values: structuredClone(state.assumptions), notShown }),
    ...createRecordControl(state, fresh),
  };
}

const SHOWN_SELLERS = 10;

function createEventControl(state: PlatformState) {
  return {
    trigger(type, event, options = {}) {
      checkOptions("trigger an event", options, { channel: 1, clientVersion: 1 });
      const channel = findChannel(state, options.channel);
      checkSeller(state, channel, type, event);
      return triggerSellerEvent(state, channel, type, event, options.clientVersion);
    },
    triggerAll(events) {
      for (const each of events) {
        checkOptions("trigger events", each, { type: 1, event: 1, channel: 1, clientVersion: 1 });
        checkSeller(state, findChannel(state, each.channel), each.type, each.event);
        checkEvent(each.type, each.event, each.clientVersion);
      }
      return events.map(({ type, event, channel, clientVersion }) =>
        triggerSellerEvent(state, findChannel(state, channel), type, event, clientVersion),
      );
    },
    events(options = {}) {
      checkOptions("show events", options, { channel: 1 });
      return structuredClone(state.queue(findChannel(state, options.channel)).entries(state.clock.now()));
    },
    timeOutEvent: (id) => findQueue(state, id).timeOut(id),
    requeueEvent: (id) => findQueue(state, id).requeue(id),
    discardEvent: (id) => findQueue(state, id).discard(id),
  } satisfies Partial<SandboxControl>;
}

function listChannels(state: PlatformState): string[] {
  return [...state.table("channels").entries()].map(([id]) => id);
}

function findChannel(state: PlatformState, wanted?: string): string {
  const known = listChannels(state);
  const channel = wanted ?? known[0] ?? "";
  if (state.table("channels").has(channel)) return channel;
  throw new RangeError(`Cannot use a channel as it must be one of ${known.join(", ")}: got ${channel}`);
}

/** Refuses an event of a seller that the channel does not have. A payload without a seller's id is left to its schema. */
function checkSeller(state: PlatformState, channel: string, type: string, event: object): void {
  const { sellerId } = Object(event) as { sellerId?: unknown };
  const isId = typeof sellerId === "string" || typeof sellerId === "number";
  if (!isId || findKnownSeller(state, channel, String(sellerId))) return;
  const known = [...state.table("sellers").values()].filter((each) => each.channel === channel);
  const some = known.map((each) => each.sellerId).slice(0, SHOWN_SELLERS);
  const which = known.length === 0 ? "it has none" : [...some, ...(known.length > some.length ? ["…"] : [])].join(", ");
  const must = `its seller must be one that ${channel} has (${which})`;
  throw new RangeError(`Cannot trigger ${type} as ${must}: got ${sellerId}`);
}

function findQueue(state: PlatformState, id: string): EventQueue<WireEvent> {
  const accounts = [...state.table("sellers").values()].map(({ accountId }) => `seller/${accountId}`);
  const name = [...listChannels(state), ...accounts].find((each) => state.table("events").has(`${each}/${id}`));
  if (name === undefined) throw new RangeError(`Cannot use an event as its id must be known: got ${id}`);
  return state.queue(name);
}

function createFaultControl(state: PlatformState) {
  const plan = state.table("faults");
  const counters = state.table("counters");
  return {
    addFault(given) {
      const fault = readFault(given);
      const count = (counters.get("faults") ?? 0) + 1;
      counters.set("faults", count);
      const id = `fault-${count}`;
      plan.set(id, { id, fault, matched: 0, applied: 0 });
      return id;
    },
    faults: () => structuredClone([...plan.values()]),
    removeFault(id) {
      if (!plan.delete(id)) throw new RangeError(`Cannot remove a fault as its id must be known: got ${id}`);
    },
    clearFaults() {
      for (const [id] of plan.entries()) plan.delete(id);
    },
  } satisfies Partial<SandboxControl>;
}

const TENANT_TABLES = ["records", "users", "packages"] as const;

function createTenantControl(state: PlatformState) {
  return {
    addTenant(id, tenant) {
      checkTenant(id, tenant);
      const prefix = `${id.toLowerCase()}/`;
      for (const name of TENANT_TABLES)
        for (const [key] of state.table(name).entries()) if (key.startsWith(prefix)) state.table(name).delete(key);
      applySeed({ tenants: { [id]: tenant }, clients: {}, apiKeys: {}, refreshTokens: {} }, state.store);
    },
    records(tenantId, collection) {
      const id = String(tenantId).toLowerCase();
      const known = [...state.table("tenants").values()].map((each) => each.id);
      if (!known.includes(id))
        throw new RangeError(`Cannot read a tenant as its id must be one of ${known.join(", ")}: got ${tenantId}`);
      const rows = openCollection(state, { tenantId: id, name: String(collection), parents: {} }).list();
      return structuredClone(rows.map(({ id: own, fields }) => ({ ...fields, id: own })));
    },
  } satisfies Partial<SandboxControl>;
}

const STATUS = ["pending", "rejected", "accepted"] as const;

function createAppControl(state: PlatformState) {
  return {
    registrations: () =>
      [...state.table("registrations").values()].map(({ id, tenantId, request, status, answeredAt }) => ({
        id,
        tenantId,
        appId: request.AppId,
        displayName: request.DisplayName,
        scopes: [...request.MandatoryApiScopes, ...(request.OptionalApiScopes ?? [])],
        status: STATUS[status],
        isAnswered: answeredAt !== undefined,
      })),
    decideRegistration(id, { accept, scopes }) {
      if (typeof accept !== "boolean")
        throw new RangeError(`Cannot decide a registration as accept must be true or false: got ${String(accept)}`);
      if (scopes !== undefined && !(Array.isArray(scopes) && scopes.every((each) => typeof each === "string")))
        throw new RangeError("Cannot decide a registration as scopes must be a list of text");
      answerRegistration(state, id, accept, scopes);
    },
    addApp: (manifest) => addApp(state, manifest),
  } satisfies Partial<SandboxControl>;
}

function createRecordControl(state: PlatformState, fresh: () => StoredTables) {
  return {
    rows(name) {
      const known = tableNames.join(", ");
      if (!tableNames.includes(name))
        throw new RangeError(`Cannot show rows as the table must be one of ${known}: got ${String(name)}`);
      state.expireAll();
      return structuredClone([...state.table(name).values()]);
    },
    log: ({ limit } = {}) =>
      state.log.entries(limit === undefined ? undefined : Math.max(0, Math.floor(Number(limit)) || 0)),
    report: () => buildReport(state.log.entries()),
    snapshot: () => ({ version: 1, tables: state.dump() }),
    restore(snapshot) {
      const tables = readSnapshotTables(snapshot);
      const before = state.dump();
      try {
        state.load(tables);
      } catch (cause) {
        state.load(before);
        const must = "its rows must have the form that snapshot() gives them";
        throw new RangeError(`Cannot restore a snapshot as ${must}`, { cause });
      }
    },
    reset() {
      const clock = [...state.table("clock").entries()];
      state.load({ ...fresh(), ...(isClock(clock) && { clock }) });
      state.log.clear();
    },
  } satisfies Partial<SandboxControl>;
}
