import { expect, test } from "vitest";
import { defaultSeed, demo, demoShop } from "../seed/demo.ts";
import { createSandbox, type Sandbox } from "../serve/sandbox.ts";
import { createCallers } from "../testing/callers.ts";

interface Page {
  items: { picklistNumber: string }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

const pickLists = `/v2/wms/${demo.warehouseId}/picklists`;

test("the pick lists of a warehouse are those that are not completed, page by page", async () => {
  const { erp } = await createCallers();
  const page = async (query: string) => (await erp("GET", `${pickLists}?${query}`)).body as Page;

  const [first, last] = [await page("pageNumber=1&pageSize=1"), await page("pageNumber=2&pageSize=1")];

  expect((await page("")).items.map(({ picklistNumber }) => picklistNumber)).toEqual(["PL-1", "PL-2"]);
  expect([first.items[0]!.picklistNumber, first.hasNextPage, first.hasPreviousPage]).toEqual(["PL-1", true, false]);
  expect([last.items[0]!.picklistNumber, last.hasNextPage, last.hasPreviousPage]).toEqual(["PL-2", false, true]);
});

test.each(["pageSize=1001", "pageSize=0", "pageNumber=0"])("a page of %s is refused", async (query) => {
  const { erp } = await createCallers();

  expect((await erp("GET", `${pickLists}?${query}`)).status).toBe(400);
});

test.each([
  ["GET", (id: string) => `/v2/wms/${id}/picklists`, demo.warehouseId],
  ["GET", (id: string) => `/v2/ItemFiles/GetImageById/${id}`, demoShop.imageId],
  ["GET", (id: string) => `/v2/ItemFiles/GetPreviewImageById/${id}`, demoShop.imageId],
  ["GET", (id: string) => `/v2/items/imagedata/${id}`, demoShop.imageId],
  ["POST", (id: string) => `/v2/offer/${id}/output/pdf`, demoShop.offerId],
  ["POST", (id: string) => `/v2/offer/${id}/output/print`, demoShop.offerId],
  ["POST", (id: string) => `/v2/offer/${id}/output/mail`, demoShop.offerId],
  ["POST", (id: string) => `/v2/creditNotes/${id}/output/pdf`, demoShop.creditNoteId],
  ["POST", (id: string) => `/v2/creditNotes/${id}/output/print`, demoShop.creditNoteId],
  ["POST", (id: string) => `/v2/creditNotes/${id}/output/mail`, demoShop.creditNoteId],
  ["POST", (id: string) => `/v2/salesInvoiceCorrections/${id}/finalize`, demoShop.creditNoteId],
])("%s %o answers about the record of the seed, and 404 to an id that there is not", async (method, place, id) => {
  const unknown = "99999999-9999-4999-8999-999999999999";

  const refused = await ask(createSandbox(), method, place(unknown));

  expect((await ask(createSandbox(), method, place(id))).status).toBeLessThan(300);
  expect(refused.status).toBe(404);
  await expect(refused.json()).resolves.toEqual({
    errorCode: "not-found",
    errorMessage: expect.stringContaining(unknown) as string,
  });
});

test("the pick lists of a seed show that there is their warehouse", async () => {
  const [tenant] = Object.values(defaultSeed.tenants);
  const seed = { ...defaultSeed, tenants: { [demo.tenantId]: { ...tenant!, records: {} } } };

  expect((await ask(createSandbox({ seed }), "GET", pickLists)).status).toBe(200);
});

function ask(sandbox: Sandbox, method: string, path: string): Promise<Response> {
  const app = { "x-appid": "test/1.0", "x-appversion": "1.0", "content-type": "application/json" };
  const headers = { ...app, "x-tenant-id": demo.tenantId, "x-api-key": demo.apiKey };
  const body = path.includes("/output/") ? { body: "{}" } : {};
  return sandbox.fetch(`https://sandbox.test/erp${path}`, { method, headers, ...body });
}

test("a tenant sees its own rows and no others", async () => {
  const { erp, sandbox } = await createCallers();
  const other = "11111111-2222-4333-8444-555555555555";
  sandbox.addTenant(other, structuredClone(Object.values(defaultSeed.tenants)[0]!));

  expect((await erp("GET", "/v2/taxClasses")).body).toHaveLength(2);
  expect(((await erp("GET", pickLists)).body as Page).items).toHaveLength(2);
});

test("a tax rate is that of a company that there is", async () => {
  const { erp } = await createCallers();
  const rate = (companyId: string) => erp("GET", `/v2/tax/taxclass/${demo.taxClassId}/${companyId}/DE/AT`);

  expect((await rate(demo.companyId)).body).toMatchObject({ rate: 19 });
  expect((await rate(demo.itemId)).status).toBe(404);
});

test("a session that a login began ends with its logout", async () => {
  const { erp } = await createCallers();
  const challenge = { "x-challengecode": "c" };
  const login = await erp(
    "POST",
    "/v2/authentication/login",
    { UserName: demo.userName, Password: demo.password },
    challenge,
  );
  const session = { "x-sessionid": (login.body as { sessionId: string }).sessionId };
  const call = async () => (await erp("GET", "/v2/taxClasses", undefined, session)).status;

  expect([login.status, await call()]).toEqual([200, 200]);
  expect((await erp("POST", "/v2/authentication/logout", undefined, { ...challenge, ...session })).status).toBe(200);
  expect(await call()).toBe(401);
});

const { userName, password } = demo;

test.each([
  [userName, password, 200],
  [`${userName} `, password, 400],
  [userName.toUpperCase(), password, 400],
  [userName.slice(0, -1), password, 400],
  [userName, `${password} `, 400],
  [userName, password.slice(0, -1), 400],
  [userName, "", 400],
  [password, userName, 400],
])(
  "a user signs in by the whole name and the whole password: %j with %j is answered with %i",
  async (UserName, Password, status) => {
    const { erp, sandbox } = await createCallers();

    const login = await erp("POST", "/v2/authentication/login", { UserName, Password }, { "x-challengecode": "c" });

    expect([login.status, sandbox.rows("erpSessions").length]).toEqual([status, status === 200 ? 1 : 0]);
  },
);
