import type { SalesChannel } from "@kontor/channel-types";
import type { ChannelSeed, Seed } from "./seed.ts";
import type { Store } from "../state/store.ts";
import type { Tables } from "../state/tables.ts";
import { buildRecordKey } from "../operations/records/collection.ts";
import { findOwnTable } from "../operations/records/own-tables.ts";
import { buildSeedRows } from "./records.ts";
import { PDF_BASE64 } from "../operations/rules/pdf.ts";

const SEEDED_AT = "2026-02-01T08:00:00.000Z";

/** Puts a seed into an empty store. */
export function applySeed(seed: Seed, store: Store<Tables>): void {
  const put = <Name extends keyof Tables>(name: Name, rows: Iterable<[string, Tables[Name]]>) => {
    const table = store.table(name);
    for (const [key, row] of rows) table.set(key, structuredClone(row));
  };
  put("clients", Object.entries(seed.clients));
  put(
    "apiKeys",
    Object.entries(seed.apiKeys).map(([key, row]) => [key, { ...row, tenantId: row.tenantId.toLowerCase() }]),
  );
  put("refreshTokens", Object.entries(seed.refreshTokens));
  put("sellerPins", Object.entries(seed.sellerPins ?? {}));
  for (const [key, tenant] of Object.entries(seed.tenants)) {
    const tenantId = key.toLowerCase();
    const keyed = <Row extends { id: string }>(rows: readonly Row[] = []) =>
      rows.map((row): [string, Row & { tenantId: string }] => [
        `${tenantId}/${row.id.toLowerCase()}`,
        { ...row, tenantId },
      ]);
    put("tenants", [[tenantId, { id: tenantId }]]);
    put("categories", keyed(tenant.categories));
    put("taxClasses", keyed(tenant.taxClasses));
    put("items", keyed(tenant.items));
    put("companies", keyed(tenant.companies?.map((id) => ({ id }))));
    put("pickLists", keyed(tenant.pickLists));
    for (const row of buildSeedRows(tenantId, tenant.records ?? {}, SEEDED_AT)) {
      const own = findOwnTable(row.name);
      if (own) own.save(store, row);
      else put("records", [[buildRecordKey(row), row]]);
    }
    put(
      "users",
      (tenant.users ?? []).map((user) => [`${tenantId}/${user.userName}`, { ...user, tenantId }]),
    );
    put(
      "packages",
      (tenant.packages ?? []).map((id) => [`${tenantId}/${id}`, { tenantId, labelBase64: PDF_BASE64 }]),
    );
  }
  const named = Object.values(seed.refreshTokens).flatMap((token) => ("channel" in token ? [token.channel] : []));
  for (const id of new Set([...Object.keys(seed.channels ?? {}), ...named]))
    applyChannel(id, seed.channels?.[id] ?? {}, put);
}

function applyChannel(
  id: string,
  { channel = {}, isActive = true, mfaContact, sellers = [] }: ChannelSeed,
  put: <Name extends keyof Tables>(name: Name, rows: Iterable<[string, Tables[Name]]>) => void,
): void {
  put("channels", [
    [id, { isActive, ...(mfaContact !== undefined && { mfaContact }), channel: { ...buildChannel(id), ...channel } }],
  ]);
  put(
    "sellers",
    sellers.map(({ sellerId, accountId, companyName, createdAt = "2020-01-01T00:00:00.000Z" }) => [
      `${id}/${sellerId}`,
      {
        channel: id,
        sellerId,
        accountId,
        ...(companyName !== undefined && { companyName }),
        isActiveByErp: true,
        isActiveByChannel: true,
        createdAt,
        updatedAt: createdAt,
      },
    ]),
  );
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
