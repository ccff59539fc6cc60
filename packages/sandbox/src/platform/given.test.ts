import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { defaultSeed, demo } from "../seed/demo.ts";

/** One request for each rule that the given spec states in words and tables; `tools/checks/facts/given.tsv` points here. */
const origin = "https://sandbox.test";
const category = "/erp/v2/UpdateCategory";
const taxClass = "/erp/v2/taxclasses/update";
const tenant = { "x-tenant-id": demo.tenantId };
const app = { ...tenant, "x-appid": "a/1", "x-appversion": "1" };

async function platform() {
  const client = { secret: demo.clientSecret, scopes: ["items.write", "taxes.write", "application.runas"] };
  const sandbox = createSandbox({ seed: { ...defaultSeed, clients: { [demo.clientId]: client } } });
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: demo.clientId,
    client_secret: demo.clientSecret,
  });
  const granted = await sandbox.fetch(`${origin}/oauth2/token`, { method: "POST", body });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const patch = (path: string, body: unknown, headers: Record<string, string>) =>
    sandbox.fetch(`${origin}${path}`, {
      method: "PATCH",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { sandbox, patch, token };
}

const id = demo.categoryId;
const taxId = demo.taxClassId;
const { "x-appid": _, ...noAppId } = app;
const { "x-appversion": __, ...noAppVersion } = app;

test.each<[string, string, unknown, Record<string, string>, number]>([
  ["§2.1 id is required", category, { name: "Garden" }, tenant, 400],
  ["§2.1 id is a UUID", category, { id: "12" }, tenant, 400],
  ["§2.1 id is text", category, { id: 12 }, tenant, 400],
  ["§2.1 parentId is a UUID", category, { id, parentId: "12" }, tenant, 400],
  ["§2.1 sortNumber is an integer", category, { id, sortNumber: 1.5 }, tenant, 400],
  ["§2.1 sortNumber has 32 bits", category, { id, sortNumber: 2 ** 31 }, tenant, 400],
  ["§2.1 name is text", category, { id, name: 1 }, tenant, 400],
  ["§2.1 no other properties", category, { id, colour: "red" }, tenant, 400],
  ["§2.2 id is a UUID", taxClass, { id: "12" }, app, 400],
  ["§2.2 isStandard is a boolean", taxClass, { id: taxId, isStandard: "true" }, app, 400],
  ["§2.2 name is text", taxClass, { id: taxId, name: 1 }, app, 400],
  ["§2.2 taxType is an integer", taxClass, { id: taxId, taxType: "4" }, app, 400],
  ["§2.2 taxType ends at 5", taxClass, { id: taxId, taxType: 6 }, app, 400],
  ["§2.2 taxType begins at 0", taxClass, { id: taxId, taxType: -1 }, app, 400],
  ["§4.1 x-tenant-id is required", category, { id }, {}, 401],
  ["§4.1 x-tenant-id is a UUID", category, { id }, { "x-tenant-id": "12" }, 400],
  ["§4.1 x-runas is an integer or a UUID", category, { id }, { ...tenant, "x-runas": "somebody" }, 400],
  ["§4.1 x-companyid is an integer or a UUID", category, { id }, { ...tenant, "x-companyid": "shop" }, 400],
  ["§4.1 the body is required", category, undefined, tenant, 400],
  ["§4.2 a credential is required", taxClass, { id: taxId }, { ...app, authorization: "" }, 401],
  ["§4.2 x-appid is required", taxClass, { id: taxId }, noAppId, 400],
  ["§4.2 x-appid has the form <app_name>/<version>", taxClass, { id: taxId }, { ...app, "x-appid": "a" }, 400],
  ["§4.2 x-appversion is required", taxClass, { id: taxId }, noAppVersion, 400],
  ["§4.2 x-tenant-id is required", taxClass, { id: taxId }, { ...app, "x-tenant-id": "" }, 401],
  ["§4.2 x-tenant-id is a UUID", taxClass, { id: taxId }, { ...app, "x-tenant-id": "12" }, 400],
  ["§4.2 x-runas is as in 4.1", taxClass, { id: taxId }, { ...app, "x-runas": "somebody" }, 400],
  ["§4.2 X-SessionId is a UUID", taxClass, { id: taxId }, { ...app, "x-sessionid": "1" }, 400],
  ["§4.2 x-companyid is as in 4.1", taxClass, { id: taxId }, { ...app, "x-companyid": "shop" }, 400],
  ["§4.2 the body is asked for", taxClass, undefined, app, 400],
  ["§2.1 parentId, sortNumber and name are optional", category, { id }, tenant, 200],
  ["§2.1 parentId is a category", category, { id: demo.childCategoryId, parentId: id }, tenant, 200],
  ["§2.2 isStandard, name and taxType are optional", taxClass, { id: taxId }, app, 200],
  ...[0, 1, 2, 3, 4, 5].map(
    (taxType) =>
      [`§2.2 taxType may be ${taxType}`, taxClass, { id: taxId, taxType }, app, 200] as [
        string,
        string,
        unknown,
        Record<string, string>,
        number,
      ],
  ),
  ["§4.1 x-runas may be an integer", category, { id }, { ...tenant, "x-runas": "7" }, 200],
  ["§4.1 x-runas may be a UUID", category, { id }, { ...tenant, "x-runas": demo.itemId }, 200],
  ["§4.1 x-companyid may be an integer", category, { id }, { ...tenant, "x-companyid": "7" }, 200],
  ["§4.1 x-companyid may be a UUID", category, { id }, { ...tenant, "x-companyid": demo.itemId }, 200],
  ["§4.2 api-version is optional", taxClass, { id: taxId }, { ...app, "api-version": "2.0" }, 200],
  ["§4.2 x-runas may be sent", taxClass, { id: taxId }, { ...app, "x-runas": "7" }, 200],
  ["§4.2 x-companyid may be sent", taxClass, { id: taxId }, { ...app, "x-companyid": "7" }, 200],
])("%s", async (_sentence, path, body, headers, status) => {
  const { patch, sandbox } = await platform();

  const response = await patch(path, body, headers);

  expect(response.status).toBe(status);
  expect(sandbox.report().violations).toBe(0);
});

test("§2.3 an error of the ERP has no other field than the five", async () => {
  const { patch } = await platform();

  const [missing, misfit] = await Promise.all([
    patch(category, { id: demo.tenantId }, tenant),
    patch(category, { id, name: 1 }, tenant),
  ]);

  const fields = ["errorCode", "errorMessage", "errors", "validationErrors", "stacktrace"];
  for (const response of [missing, misfit]) {
    const body = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(body).filter((field) => !fields.includes(field))).toEqual([]);
    expect([typeof body["errorCode"], typeof body["errorMessage"]]).toEqual(["string", "string"]);
  }
  expect(missing.status).toBe(404);
});

test("§2.3 errors is a list of texts for each key", async () => {
  const { patch } = await platform();

  const { errors } = (await (await patch(category, { id, name: 1 }, tenant)).json()) as { errors: object };

  expect(Object.values(errors)).toEqual([[expect.any(String)]]);
});

test("§4.4 a channel without events gets an empty list, and one with three gets them in creation order", async () => {
  const sandbox = createSandbox();
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await sandbox.fetch(`${origin}/v1/auth`, exchange)).json()) as { authToken: string };
  const headers = { authorization: `Bearer ${authToken}` };
  const list = async () => (await sandbox.fetch(`${origin}/v1/channel/event`, { headers })).json();

  expect(await list()).toEqual({ eventList: [] });
  const ids = ["A", "B", "C"].map((name) => sandbox.trigger(`Seller:Some.${name}`, {}));
  const { eventList } = (await list()) as { eventList: Record<string, unknown>[] };

  expect(eventList.map((event) => event["id"])).toEqual(ids);
  expect(Object.keys(eventList[0]!).sort()).toEqual(["createdAt", "event", "id", "type"]);
  expect(eventList[0]!["createdAt"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
});

test("§4.5 all ids of a poll are acknowledged in one call", async () => {
  const sandbox = createSandbox();
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await sandbox.fetch(`${origin}/v1/auth`, exchange)).json()) as { authToken: string };
  const headers = { authorization: `Bearer ${authToken}`, "content-type": "application/json" };
  const eventIdList = ["A", "B", "C"].map((name) => sandbox.trigger(`Seller:Some.${name}`, {}));
  await sandbox.fetch(`${origin}/v1/channel/event`, { headers });

  const body = JSON.stringify({ eventIdList });
  await sandbox.fetch(`${origin}/v1/channel/event`, { method: "DELETE", headers, body });

  expect(sandbox.events().map(({ state }) => state)).toEqual(["acknowledged", "acknowledged", "acknowledged"]);
});
