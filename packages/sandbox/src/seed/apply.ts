import type { SalesChannel } from "@kontor/channel-types";
import type { ChannelSeed, Seed, SeedRecords, TenantSeed } from "./seed.ts";
import type { Store } from "../state/store.ts";
import { buildSeller, type Tables, type RecordRow } from "../state/tables.ts";
import { buildRecordKey } from "../operations/records/collection.ts";
import { PDF_BASE64 } from "../ground/bytes.ts";
import { recordExamples } from "../generated/record-examples.generated.ts";
import { findOwner, readCollectionFacts } from "../operations/records/catalogue.ts";
import { findField } from "../platform/complete.ts";

const SEEDED_AT = "2026-02-01T08:00:00.000Z";

type Put = <Name extends keyof Tables>(name: Name, rows: Iterable<[string, Tables[Name]]>) => void;

export function applySeed(seed: Seed, store: Store<Tables>): void {
  const put: Put = (name, rows) => {
    for (const [key, row] of rows) store.table(name).set(key, structuredClone(row));
  };
  put("clients", Object.entries(seed.clients));
  for (const [key, row] of Object.entries(seed.apiKeys))
    put("apiKeys", [[key, { ...row, tenantId: row.tenantId.toLowerCase() }]]);
  put("refreshTokens", Object.entries(seed.refreshTokens));
  put("sellerPins", Object.entries(seed.sellerPins ?? {}));
  for (const [key, tenant] of Object.entries(seed.tenants)) {
    const tenantId = key.toLowerCase();
    put("tenants", [[tenantId, { id: tenantId }]]);
    const rows = [listOwn(tenant), tenant.records ?? {}].flatMap((each) => buildSeedRows(tenantId, each, SEEDED_AT));
    for (const row of rows) put("records", [[buildRecordKey(row), row]]);
    for (const user of tenant.users ?? []) put("users", [[`${tenantId}/${user.userName}`, { ...user, tenantId }]]);
    for (const id of tenant.packages ?? [])
      put("packages", [[`${tenantId}/${id}`, { tenantId, labelBase64: PDF_BASE64 }]]);
  }
  for (const [name, rows] of Object.entries(seed.rows ?? {})) put(name as keyof Tables, Object.entries(rows) as never);
  const named = Object.values(seed.refreshTokens).flatMap((token) => ("channel" in token ? [token.channel] : []));
  for (const id of new Set([...Object.keys(seed.channels ?? {}), ...named]))
    applyChannel(id, seed.channels?.[id] ?? {}, put);
}

function listOwn({ categories, taxClasses, items = [], companies = [], pickLists = [] }: TenantSeed): SeedRecords {
  const own = { categories, taxClasses, items, companies: companies.map((id) => ({ id })), "wms/pickLists": pickLists };
  return own as unknown as SeedRecords;
}

function applyChannel(id: string, seed: ChannelSeed, put: Put): void {
  const { channel = {}, isActive = true, mfaContact, sellers = [] } = seed;
  put("channels", [[id, { isActive, mfaContact, channel: { ...buildChannel(id), ...channel } }]]);
  for (const { createdAt = "2020-01-01T00:00:00.000Z", ...seller } of sellers)
    put("sellers", [[`${id}/${seller.sellerId}`, buildSeller({ ...seller, channel: id }, createdAt)]]);
}

function buildChannel(id: string): SalesChannel {
  return {
    channel: id,
    currency: "EUR",
    visibility: "THIRDPARTY",
    displayName: `Channel ${id}`,
    marketplaceList: ["EXAMPLE"],
    website: "https://channel.example",
    supportContact: "support@channel.example",
    vendor: "Example",
    signUpUrl: "https://channel.example/sign-up",
    updateUrl: "https://channel.example/update",
    featureList: {},
  };
}

/** Adds what the specs show of each collection that has no records yet: so each of their examples can be tried. */
export function withExamples(records: SeedRecords): SeedRecords {
  const shown = Object.entries(recordExamples).map(([name, rows]) => [name, mergeAlike(name, rows)] as const);
  return { ...Object.fromEntries(shown), ...records };
}

/** Lists the ids of the records of a collection that the specs show. */
export function listExampleIds(name: string): string[] {
  return [...new Set((recordExamples[name] ?? []).flatMap((fields) => findId(name, fields) ?? []))];
}

/** Two examples of one record show different fields of it. */
function mergeAlike(name: string, rows: SeedRecords[string]): Record<string, unknown>[] {
  const merged = new Map<string, Record<string, unknown>>();
  for (const [index, fields] of rows.entries()) {
    const key = findId(name, fields) ?? String(index);
    merged.set(key, { ...merged.get(key), ...fields });
  }
  return [...merged.values()];
}

/**
 * Makes rows of the records of a tenant. One whose fields name no record above it stands below the first of those. One without an
 * id of its own is known by its number.
 */
function buildSeedRows(tenantId: string, records: SeedRecords, at: string): RecordRow[] {
  return Object.entries(records).flatMap(([name, all]) =>
    all.map((fields, index): RecordRow => {
      const parents = readCollectionFacts(name).parents.flatMap((parent) => {
        const id = findField(fields, parent) ?? findFirstId(records, findOwner(parent));
        return typeof id === "string" || typeof id === "number" ? [[parent, String(id)]] : [];
      });
      const { isOneForEach } = readCollectionFacts(name);
      const id = chooseSeedId(name, isOneForEach ? parents.at(-1)?.[1] : findId(name, fields), index + 1);
      const above = Object.fromEntries(parents) as Record<string, string>;
      return { tenantId, name, id, parents: above, at, fields: { ...fields } };
    }),
  );
}

/** The id that the fields name where it is of the kind of its collection, else one made of its number. */
function chooseSeedId(name: string, id: string | undefined, number: number): string {
  const { idKind } = readCollectionFacts(name);
  if (idKind === "number") return id !== undefined && /^\d+$/.test(id) ? id : String(number);
  return id ?? (idKind === "uuid" ? `00000000-0000-4000-8000-${String(number).padStart(12, "0")}` : String(number));
}

function findFirstId(records: SeedRecords, name: string | undefined): string | undefined {
  const [first] = name === undefined ? [] : (records[name] ?? []);
  return first && findId(name!, first);
}

function findId(name: string, fields: Readonly<Record<string, unknown>>): string | undefined {
  for (const each of ["id", ...readCollectionFacts(name).idNames]) {
    const id = findField(fields, each);
    if (typeof id === "string" || typeof id === "number") return String(id);
  }
  return undefined;
}
