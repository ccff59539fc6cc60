import type { SandboxControl } from "./control.ts";
import { decideRegistration } from "../operations/registration.ts";
import { triggerSellerEvent, findPayloadProblem } from "../operations/rules/trigger-event.ts";
import { findKnownSeller } from "../operations/rules/seller-of.ts";
import { checkAssumptions, checkQuota } from "../seed/check-assumptions.ts";
import { addApp } from "../hub/apps.ts";
import { isClock, readSnapshotTables } from "../state/check-snapshot.ts";
import { checkOptions } from "../serve/check-options.ts";
import { checkTenant } from "../seed/read.ts";
import { tableNames } from "../state/tables.ts";
import { checkFault } from "../platform/faults.ts";
import { notShown } from "../generated/not-shown.generated.ts";
import type { PlatformState } from "../platform/state.ts";
import { buildReport } from "./report.ts";
import { routes } from "../generated/routes.generated.ts";
import { applySeed } from "../seed/apply.ts";
import { toWireRow } from "../operations/rules/wire-row.ts";
import type { StoredTables } from "../state/store.ts";

const SHOWN_SELLERS = 10;
const STATUS = ["pending", "rejected", "accepted"] as const;

/** The control of a sandbox in this process. */
export function createLocalControl(state: PlatformState, fresh: () => StoredTables): SandboxControl {
  const channels = () => [...state.table("channels").entries()].map(([id]) => id);
  const channelOf = (channel = channels()[0] ?? "") => {
    if (state.table("channels").has(channel)) return channel;
    throw new RangeError(`Cannot use a channel as it must be one of ${channels().join(", ")}: got ${channel}`);
  };
  /** Who does not exist does nothing. A payload that is none is refused by what it must fit. */
  const checkSeller = (channel: string, type: string, event: object) => {
    const { sellerId } = Object(event) as { sellerId?: unknown };
    if (
      (typeof sellerId !== "string" && typeof sellerId !== "number") ||
      findKnownSeller(state, channel, String(sellerId))
    )
      return;
    const known = [...state.table("sellers").values()].filter((each) => each.channel === channel);
    const some = known.slice(0, SHOWN_SELLERS).map((each) => each.sellerId);
    const which = known.length === 0 ? "it has none" : `${some.join(", ")}${known.length > some.length ? ", …" : ""}`;
    throw new RangeError(
      `Cannot trigger ${type} as its seller must be one that ${channel} has (${which}): got ${sellerId}`,
    );
  };
  const queueOf = (id: string) => {
    const accounts = [...state.table("sellers").values()].map(({ accountId }) => `seller/${accountId}`);
    const name = [...channels(), ...accounts].find((each) => state.table("events").has(`${each}/${id}`));
    if (name === undefined) throw new RangeError(`Cannot use an event as its id must be known: got ${id}`);
    return state.queue(name);
  };
  const ofTenant = <Row extends { tenantId: string }>(rows: Iterable<Row>, tenantId: string) => {
    const id = tenantId.toLowerCase();
    const ids = [...state.table("tenants").values()].map((each) => each.id);
    if (!ids.includes(id))
      throw new RangeError(`Cannot look into a tenant as its id must be one of ${ids.join(", ")}: got ${tenantId}`);
    return structuredClone([...rows].filter((row) => row.tenantId === id)).map(toWireRow);
  };

  return {
    trigger(type, event, options = {}) {
      checkOptions("trigger an event", options, { channel: 1 });
      const channel = channelOf(options.channel);
      checkSeller(channel, type, event);
      return triggerSellerEvent(state, channel, type, event);
    },
    triggerAll(events) {
      for (const each of events) {
        checkOptions("trigger events", each, { type: 1, event: 1, channel: 1 });
        const { type, event, channel } = each;
        checkSeller(channelOf(channel), type, event);
        const problem = findPayloadProblem(type, event);
        if (problem)
          throw new RangeError(
            `Cannot trigger ${type} as its payload must fit the spec: got ${JSON.stringify(problem)}`,
          );
      }
      return events.map(({ type, event, channel }) => triggerSellerEvent(state, channelOf(channel), type, event));
    },
    events(options = {}) {
      checkOptions("show events", options, { channel: 1 });
      return structuredClone(state.queue(channelOf(options.channel)).entries(state.clock.now()));
    },
    timeOutEvent: (id) => queueOf(id).timeOut(id),
    requeueEvent: (id) => queueOf(id).requeue(id),
    discardEvent: (id) => queueOf(id).discard(id),

    now: () => new Date(state.clock.now()),
    advance: state.clock.advance,
    setTime: state.clock.set,
    freezeTime: state.clock.freeze,
    resumeTime: state.clock.resume,

    addFault(fault) {
      checkFault(fault, [...routes.map((route) => route.id), "token"]);
      const plan = state.table("faults");
      const counters = state.table("counters");
      const count = (counters.get("faults") ?? 0) + 1;
      counters.set("faults", count);
      plan.set(`fault-${count}`, { id: `fault-${count}`, fault: structuredClone(fault), fitted: 0, struck: 0 });
      return `fault-${count}`;
    },
    faults: () => structuredClone([...state.table("faults").values()]),
    removeFault(id) {
      if (!state.table("faults").delete(id))
        throw new RangeError(`Cannot remove a fault as its id must be known: got ${id}`);
    },
    clearFaults() {
      for (const [id] of state.table("faults").entries()) state.table("faults").delete(id);
    },

    addTenant(id, tenant) {
      checkTenant(id, tenant);
      const prefix = `${id.toLowerCase()}/`;
      for (const name of ["categories", "taxClasses", "items", "companies", "users", "pickLists", "packages"] as const)
        for (const [key] of state.table(name).entries()) if (key.startsWith(prefix)) state.table(name).delete(key);
      applySeed({ tenants: { [id]: tenant }, clients: {}, apiKeys: {}, refreshTokens: {} }, state.store);
    },
    tenants: () => [...state.table("tenants").values()].map(({ id }) => id),
    categories: (tenantId) => ofTenant(state.table("categories").values(), tenantId),
    taxClasses: (tenantId) => ofTenant(state.table("taxClasses").values(), tenantId),
    rows(name) {
      if (!(tableNames as readonly string[]).includes(name))
        throw new RangeError(
          `Cannot show rows as the table must be one of ${tableNames.join(", ")}: got ${String(name)}`,
        );
      state.expireAll();
      return structuredClone([...state.table(name).values()]);
    },

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
      decideRegistration(state, id, accept, scopes);
    },

    addApp: (manifest) => addApp(state, manifest),
    apps: () => structuredClone([...state.table("apps").values()]),
    installations: () => structuredClone([...state.table("installations").values()]),

    revokeTokens: state.tokens.revoke,
    setQuota(operation, quota) {
      if (!routes.some(({ id }) => id === operation))
        throw new RangeError(`Cannot set a quota as the operation must be known: got ${operation}`);
      if (quota !== undefined) checkQuota(`the quota of ${operation}`, quota);
      const { [operation]: _, ...others } = state.assumptions.quotas;
      state.assume({ quotas: quota === undefined ? others : { ...others, [operation]: quota } });
    },
    assume(values) {
      checkAssumptions(values);
      state.assume(values);
    },
    assumptions: () => ({ values: structuredClone(state.assumptions), notShown }),

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
        throw new RangeError("Cannot restore a snapshot as its rows must be such as snapshot() gives", { cause });
      }
    },
    reset() {
      const clock = [...state.table("clock").entries()];
      state.load({ ...fresh(), ...(isClock(clock) && { clock }) });
      state.log.clear();
    },
  };
}
