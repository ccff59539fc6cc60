import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";

const body = {
  AppId: "a/v1",
  DisplayName: "A",
  Description: "A",
  Version: "1",
  ProviderName: "A",
  ProviderWebsite: "https://a.example",
  MandatoryApiScopes: ["items.read"],
  OptionalApiScopes: ["items.write"],
};

async function registered() {
  const sandbox = createSandbox({ startAt: new Date("2026-02-12T08:00:00Z") });
  const headers = { "content-type": "application/json", "x-challengecode": "c" };
  const path = "https://sandbox.test/erp/v2/authentication";
  await sandbox.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  const { id } = sandbox.registrations()[0]!;
  const look = async () => (await sandbox.fetch(`${path}/${id}`, { headers: { "x-challengecode": "c" } })).json();
  return { sandbox, id, look };
}

test("an app gets the scopes that the user has granted, and no more", async () => {
  const { sandbox, id, look } = await registered();

  sandbox.decideRegistration(id, { accept: true, scopes: ["items.read"] });

  expect(await look()).toMatchObject({ grantedScopes: ["items.read"] });
  expect(sandbox.rows("apiKeys").at(-1)).toMatchObject({ appId: "a/v1", scopes: ["items.read"] });
});

test("an app for several instances registers another one", async () => {
  const sandbox = createSandbox();
  const headers = { "content-type": "application/json", "x-challengecode": "c" };
  const path = "https://sandbox.test/erp/v2/authentication";
  const answers = [];
  for (const RegistrationType of [0, 1]) {
    const sent = { ...body, AppId: `a/v${RegistrationType}`, RegistrationType };
    await sandbox.fetch(path, { method: "POST", headers, body: JSON.stringify(sent) });
    const { id } = sandbox.registrations().at(-1)!;
    answers.push(await sandbox.fetch(`${path}/${id}`, { method: "POST", headers }));
  }

  expect(answers.map(({ status }) => status)).toEqual([400, 200]);
  await expect(answers[1]!.json()).resolves.toMatchObject({ appId: "a/v1" });
});

test("a registration is for the tenant that it names, else for the first, unless it must name one", async () => {
  const other = "11111111-2222-4333-8444-555555555555";
  const sandbox = createSandbox();
  sandbox.addTenant(other, { categories: [], taxClasses: [] });
  const register = async (AppId: string, tenant: Record<string, string>) => {
    const headers = { "content-type": "application/json", "x-challengecode": "c", ...tenant };
    const request = { method: "POST", headers, body: JSON.stringify({ ...body, AppId }) };
    return (await sandbox.fetch("https://sandbox.test/erp/v2/authentication", request)).status;
  };

  expect([await register("one", { "x-tenant-id": other }), await register("two", {})]).toEqual([201, 201]);
  expect(sandbox.registrations().map(({ appId, tenantId }) => [appId, tenantId])).toEqual([
    ["one", other],
    ["two", sandbox.rows("tenants")[0]!.id],
  ]);
  sandbox.assume({ registrationNeedsTenant: true });
  expect([await register("three", { "x-tenant-id": other }), await register("four", {})]).toEqual([201, 401]);
});

test("an app id has no form of its own", async () => {
  const sandbox = createSandbox();
  const headers = { "content-type": "application/json", "x-challengecode": "c" };
  const ids = ["stock-sync", "a/b/c", "a b", "ä"];
  for (const AppId of ids) {
    const request = { method: "POST", headers, body: JSON.stringify({ ...body, AppId }) };
    expect((await sandbox.fetch("https://sandbox.test/erp/v2/authentication", request)).status).toBe(201);
  }

  expect(sandbox.registrations().map(({ appId }) => appId)).toEqual(ids);
});

test("a registration is decided once, and not after its time", async () => {
  const [refused, late] = [await registered(), await registered()];
  refused.sandbox.decideRegistration(refused.id, { accept: false });
  late.sandbox.advance(1_800_000);

  for (const { sandbox, id } of [refused, late])
    expect(() => sandbox.decideRegistration(id, { accept: true })).toThrow(`it must be one that waits: got ${id}`);
});

const other = "11111111-2222-4333-8444-555555555555";

test("an app that one tenant has accepted may register with another, and with the same until then", async () => {
  const sandbox = createSandbox();
  sandbox.addTenant(other, { categories: [], taxClasses: [] });
  const tenantId = sandbox.rows("tenants")[0]!.id;
  const register = async (tenant: string, AppId = "a/v1") => {
    const headers = { "content-type": "application/json", "x-challengecode": "c", "x-tenant-id": tenant };
    const request = { method: "POST", headers, body: JSON.stringify({ ...body, AppId }) };
    return (await sandbox.fetch("https://sandbox.test/erp/v2/authentication", request)).status;
  };
  const decide = (accept: boolean) => sandbox.decideRegistration(sandbox.registrations().at(-1)!.id, { accept });

  expect([await register(tenantId), await register(tenantId)]).toEqual([201, 201]);
  decide(false);
  expect(await register(tenantId)).toBe(201);
  decide(true);

  expect([await register(tenantId), await register(other), await register(tenantId, "a/v10")]).toEqual([409, 201, 201]);
});

test("a registration is fetched by its own tenant with its own code, and by nobody else", async () => {
  const sandbox = createSandbox();
  sandbox.addTenant(other, { categories: [], taxClasses: [] });
  const tenantId = sandbox.rows("tenants")[0]!.id;
  const path = "https://sandbox.test/erp/v2/authentication";
  const headers = { "content-type": "application/json", "x-challengecode": "code", "x-tenant-id": tenantId };
  await sandbox.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  const { id } = sandbox.registrations()[0]!;
  const look = async (changes: Record<string, string>) =>
    (await sandbox.fetch(`${path}/${id}`, { headers: { ...headers, ...changes } })).status;

  expect([
    await look({ "x-tenant-id": other }),
    await look({ "x-challengecode": "cod" }),
    await look({ "x-challengecode": "code2" }),
    await look({ "x-challengecode": "CODE" }),
    await look({}),
  ]).toEqual([404, 404, 404, 404, 200]);
});
