import { expect, test } from "vitest";
import { createSandbox } from "../sandbox.ts";

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

test("a registration is decided once, and not after its time", async () => {
  const [refused, late] = [await registered(), await registered()];
  refused.sandbox.decideRegistration(refused.id, { accept: false });
  late.sandbox.advance(1_800_000);

  for (const { sandbox, id } of [refused, late])
    expect(() => sandbox.decideRegistration(id, { accept: true })).toThrow(`it must be one that waits: got ${id}`);
});
