import { expect, test } from "vitest";
import { createStore } from "../state/store.ts";
import type { Tables } from "../state/tables.ts";
import { applySeed } from "./apply.ts";

const TENANT = "6F2B4C1E-8A6D-4A57-9D0C-2F5E7B1C9A34";

test("ids of tenants and their rows are kept in lower case", () => {
  const store = createStore<Tables>();
  const categories = [{ id: "CAFE", sortNumber: 1, name: "Cafe" }];

  applySeed(
    {
      tenants: { [TENANT]: { categories, taxClasses: [] } },
      clients: {},
      apiKeys: { key: { tenantId: TENANT } },
      refreshTokens: {},
    },
    store,
  );

  expect([...store.table("records").entries()]).toMatchObject([
    [`${TENANT.toLowerCase()}/categories/cafe`, { fields: categories[0], tenantId: TENANT.toLowerCase() }],
  ]);
  expect(store.table("apiKeys").get("key")).toEqual({ tenantId: TENANT.toLowerCase() });
});

test("a channel that only a refresh token names is made up, and one that is described keeps its facts", () => {
  const store = createStore<Tables>();

  applySeed(
    {
      tenants: {},
      clients: {},
      apiKeys: {},
      refreshTokens: { one: { channel: "NAMED" }, two: { accountId: 1 } },
      channels: { FULL: { channel: { currency: "CHF" }, sellers: [{ sellerId: "9", accountId: 2 }] } },
    },
    store,
  );

  expect(store.table("channels").get("NAMED")).toMatchObject({ isActive: true, channel: { currency: "EUR" } });
  expect(store.table("channels").get("FULL")).toMatchObject({ channel: { currency: "CHF", channel: "FULL" } });
  expect([...store.table("sellers").entries()].map(([key]) => key)).toEqual(["FULL/9"]);
});

test("a row of the store is a copy: the seed stays as it is", () => {
  const store = createStore<Tables>();
  const clients = { app: { scopes: ["a"] } };
  applySeed({ tenants: {}, clients, apiKeys: {}, refreshTokens: {} }, store);

  clients.app.scopes.push("b");

  expect(store.table("clients").get("app")).toEqual({ scopes: ["a"] });
});
