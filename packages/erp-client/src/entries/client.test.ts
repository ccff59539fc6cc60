import { inspect } from "node:util";
import { toSecret, type Fetch } from "@kontor/http";
import { expect, test, vi } from "vitest";
import { createErpClient } from "../generated/client.generated.ts";
import { createErpCore } from "../generated/core.generated.ts";
import { categories } from "../generated/groups/categories.generated.ts";
import { login } from "../generated/groups/login.generated.ts";
import { ErpError } from "../generated/errors.generated.ts";
import { rawErpClient } from "../generated/raw.generated.ts";
import { operations } from "../generated/operations.generated.ts";

const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const otherTenant = "11111111-8a6d-4a57-9d0c-2f5e7b1c9a34";
const options = { baseUrl: "https://erp.test/erp", tenantId, appId: "stock-sync/1.4.0", appVersion: "1.4.0" };

function recording(answer: () => Response = () => Response.json({})): Fetch & { sent: Request[] } {
  const sent: Request[] = [];
  return Object.assign(
    (async (input, init) => {
      sent.push(new Request(input, init));
      return answer();
    }) satisfies Fetch,
    { sent },
  );
}

test("an ERP client sends its headers with every request", async () => {
  const fetch = recording();
  const erp = createErpClient({
    ...options,
    fetch,
    apiKey: toSecret("key"),
    runAs: "7",
    companyId: "1",
    apiVersion: "1.0",
    sessionId: tenantId,
  });

  await erp.taxClasses.update({ id: tenantId, isStandard: true });

  expect(fetch.sent[0]!.url).toBe("https://erp.test/erp/v2/taxclasses/update");
  expect(Object.fromEntries(fetch.sent[0]!.headers)).toEqual({
    "api-version": "1.0",
    "content-type": "application/json",
    "x-api-key": "key",
    "x-appid": "stock-sync/1.4.0",
    "x-appversion": "1.4.0",
    "x-companyid": "1",
    "x-runas": "7",
    "x-sessionid": tenantId,
    "x-tenant-id": tenantId,
  });
});

test("with() derives a client of another tenant and leaves the first alone", async () => {
  const fetch = recording();
  const erp = createErpClient({ ...options, fetch });

  await erp.with({ tenantId: otherTenant }).categories.update({ id: tenantId });
  await erp.categories.update({ id: tenantId });

  expect(fetch.sent.map(({ headers }) => headers.get("x-tenant-id"))).toEqual([otherTenant, tenantId]);
});

test("a group can be imported alone", async () => {
  const fetch = recording();

  await categories(createErpCore({ ...options, fetch })).update({ id: tenantId, name: "Garden" });

  await expect(fetch.sent[0]!.json()).resolves.toEqual({ id: tenantId, name: "Garden" });
});

test("raw is openapi-fetch", async () => {
  const erp = rawErpClient({ ...options, fetch: recording() });

  const { response } = await erp.PATCH("/v2/UpdateCategory", {
    body: { id: tenantId },
    params: { header: { "x-tenant-id": tenantId } },
  });

  expect(response.status).toBe(200);
});

test("raw has the options of the client: headers, fetch, telemetry", async () => {
  const fetch = recording();
  const observed: unknown[] = [];
  const telemetry = { observe: <T>(call: unknown, run: () => Promise<T>) => (observed.push(call), run()) };
  const erp = rawErpClient({ ...options, runAs: "7", fetch, telemetry });

  const { data } = await erp.GET("/v2/taxClasses");

  expect(data).toBeDefined();
  expect(Object.fromEntries(fetch.sent[0]!.headers)).toMatchObject({ "x-tenant-id": tenantId, "x-runas": "7" });
  expect(observed).toEqual([{ operation: "GET /v2/taxClasses", method: "GET", path: "/v2/taxClasses" }]);
  expect(() => rawErpClient({ ...options, telemetry: {} as never })).toThrow(
    "telemetry must be what openTelemetry() makes",
  );
});

test.each([".", "..", "%2e.", "../x", "a\\b", "a%2Fb", "", undefined, "\ud800"])(
  "raw refuses %j in a path, and sends nothing: a note that is deleted is not the customer",
  async (noteId) => {
    const fetch = recording();
    const erp = rawErpClient({ ...options, fetch });
    const path = { customerId: otherTenant, noteId: noteId as string };
    const header = { "x-tenant-id": tenantId };

    const call = erp.DELETE("/v2/customers/{customerId}/notes/{noteId}", { params: { path, header } });

    const named = noteId === "\ud800" ? "the request" : "noteId"; // half of a character fits into no address
    await expect(call).rejects.toThrow(
      `Cannot send DELETE /v2/customers/{customerId}/notes/{noteId} as ${named} must be`,
    );
    expect(fetch.sent).toEqual([]);
  },
);

test("raw names a call that cannot be written, and quotes none of it; a failure of the network is told as it is", async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError("fetch failed")));
  const erp = rawErpClient({ ...options, fetch });
  const inside: Record<string, unknown> = {};
  const circle = Object.assign(inside, { canary: inside });
  const call = (init: object) => erp.PATCH("/v2/UpdateCategory", init as never).catch((error: unknown) => error);

  for (const init of [{ headers: { "x-api-key": "canary\nx" } }, { body: circle }, { baseUrl: "canary" }]) {
    const error = await call(init);
    expect(error).toMatchObject({ name: "ArgumentError", code: "ERR_PLATFORM_ARGUMENT" });
    expect(inspect(error)).not.toContain("canary");
  }
  expect(fetch).not.toHaveBeenCalled();
  expect(await call({ body: {} })).toEqual(new TypeError("fetch failed"));
});

test("an ErpError tells what the platform said", async () => {
  const body = { errorCode: "x", errors: { name: ["is too long"] }, stacktrace: "at …" };
  const erp = createErpClient({ ...options, fetch: recording(() => Response.json(body, { status: 404 })) });

  const error = (await erp.categories.update({ id: tenantId }).catch((reason: unknown) => reason)) as ErpError;

  expect(error).toBeInstanceOf(ErpError);
  expect(error.details?.errors).toEqual({ name: ["is too long"] });
});

test.each([
  [
    { ErrorCode: 4711, errors: { name: "is too long", sku: ["is taken", 7] } },
    { errorCode: "4711", errors: { name: ["is too long"], sku: ["is taken", "7"] } },
  ],
  [{ errorMessage: "no", errors: "name is too long" }, { errorMessage: "no" }],
  [
    { errorMessage: "no", validationErrors: { name: 12 }, stacktrace: null },
    { errorMessage: "no", validationErrors: { name: "12" } },
  ],
  ["no", undefined],
])("the details of an error are read as far as they can be read: %j", async (body, details) => {
  const erp = createErpClient({ ...options, fetch: recording(() => Response.json(body, { status: 400 })) });

  const error = (await erp.categories.update({ id: tenantId }).catch((reason: unknown) => reason)) as ErpError;

  expect(error.details).toEqual(details);
  expect(error.body).toEqual(body);
});

test("an error body with 200 is an ErpError, whether or not the answer is declared", async () => {
  const body = { ErrorCode: "ItemNotFound", ErrorMessage: "no such item" };
  const erp = createErpClient({ ...options, fetch: recording(() => Response.json(body)) });
  const calls = [
    erp.categories.update({ id: tenantId }),
    erp.categories.get({ categoryId: tenantId }),
    erp.invoices.renderPdf({ invoiceId: tenantId }),
  ];

  for (const call of calls) {
    const error = (await call.catch((reason: unknown) => reason)) as ErpError;

    expect(error).toBeInstanceOf(ErpError);
    expect(error).toMatchObject({ status: 200, platformCodes: ["ItemNotFound"] });
    expect(error.details).toEqual({ errorCode: "ItemNotFound", errorMessage: "no such item" });
  }
});

test.each([
  [{ tenantId: "12" }, "tenantId must be a UUID: got text of 2 characters"],
  [{ appId: "stock-sync" }, "appId must have the form <app_name>/<version>: got text of 10 characters"],
  [{ appVersion: "" }, "appVersion must be text: got an empty text"],
  [{ runAs: "somebody" }, "runAs must be an integer or a UUID: got text of 8 characters"],
  [
    { baseUrl: "erp" },
    "baseUrl must be an https address (http only to this machine and to hosts of allowHttp): got text of 3 characters",
  ],
])("createErpClient() refuses %o", (wrong, problem) => {
  expect(() => createErpClient({ ...options, ...wrong })).toThrow(`Cannot create an ERP client as ${problem}`);
});

test("operations lists every operation with its method and its source", () => {
  expect(operations.Category_UpdateCategory).toEqual({
    method: "PATCH",
    path: "/v2/UpdateCategory",
    call: "categories.update",
    scopes: ["items.write"],
    maturity: "Development",
    source: "given §4.1",
  });
});

test("a challenge code that no header can carry is refused without being told", async () => {
  const erp = createErpClient({ ...options, fetch: recording() });

  const error = (await erp.login
    .login({ "x-challengecode": "canary\ncode" }, { UserName: "anna", Password: "p" })
    .catch((reason: unknown) => reason)) as Error;

  expect(error.message).toBe(
    "Cannot send erp.login.login (Login_Login) as x-challengecode must be text that a header can carry: got [secret]",
  );
});

test("answers are read in any spelling", async () => {
  const erp = createErpClient({
    ...options,
    fetch: recording(() => Response.json([{ Id: tenantId, Name: "Normal", IsStandard: true, TaxType: 4 }])),
  });

  await expect(erp.taxClasses.list()).resolves.toEqual([
    { id: tenantId, name: "Normal", isStandard: true, taxType: 4 },
  ]);
});

test("a file size beyond 2^53 is text with its digits, whatever spelling it comes in", async () => {
  const sizes = ["9007199254740993", "7"].values();
  const answer = () =>
    new Response(`{"Size":${sizes.next().value}}`, { headers: { "content-type": "application/json" } });
  const erp = createErpClient({ ...options, fetch: recording(answer) });

  await expect(erp.files.upload(new Blob(["a"]))).resolves.toEqual({ size: "9007199254740993" });
  await expect(erp.files.upload(new Blob(["a"]))).resolves.toEqual({ size: 7 });
});

test("a paged list has an each, which asks for one page after the other", async () => {
  const asked: (string | null)[] = [];
  const fetch: Fetch = async (input) => {
    const page = new URL(input as string).searchParams.get("pageNumber");
    asked.push(new URL(input as string).search);
    return Response.json({ items: [{ id: tenantId, picklistNumber: `PL-${page}` }], hasNextPage: page === "1" });
  };
  const erp = createErpClient({ ...options, fetch });

  const numbers = [];
  for await (const { picklistNumber } of erp.wms.eachPickList({ warehouseId: tenantId })) numbers.push(picklistNumber);

  expect(numbers).toEqual(["PL-1", "PL-2"]);
  expect(asked).toEqual(["?pageNumber=1&pageSize=100", "?pageNumber=2&pageSize=100"]);
});

test("an option that is undefined is as if it were not given", async () => {
  const fetch = recording(() => Response.json({ items: [], hasNextPage: false }));
  const erp = createErpClient({ ...options, fetch, runAs: undefined, telemetry: undefined } as never);

  for await (const _ of erp.wms.eachPickList({ warehouseId: tenantId, pageSize: undefined } as never)) continue;
  for await (const _ of erp.warehouses.each({ pageSize: undefined } as never, { signal: undefined } as never)) continue;

  expect(fetch.sent.map(({ url }) => new URL(url).search)).toEqual([
    "?pageNumber=1&pageSize=100",
    "?pageNumber=1&pageSize=100",
  ]);
});

test("with() refuses to fall back to another tenant, and sends no header that is set to undefined", async () => {
  const fetch = recording();
  const erp = createErpClient({ ...options, fetch, runAs: "7" });

  expect(() => erp.with({ tenantId: undefined } as never)).toThrow("tenantId must be a UUID");
  await erp.with({ runAs: undefined } as never).categories.update({ id: tenantId });

  expect(fetch.sent[0]!.headers.has("x-runas")).toBe(false);
});

test("a login over plain http to another machine is refused before anything is sent", () => {
  const fetch = recording();

  expect(() => login(createErpCore({ ...options, baseUrl: "http://erp.test/erp", fetch }))).toThrow(
    "baseUrl must be an https address (http only to this machine and to hosts of allowHttp): got http://erp.test/erp",
  );
  expect(fetch.sent).toEqual([]);
  expect(() => login(createErpCore({ ...options, baseUrl: "http://127.0.0.1:8080", fetch }))).not.toThrow();
});

test("the ERP's code and reason stay in the message of a call, and tell an absent item from a wrong address", async () => {
  const answers = [
    Response.json({ errorCode: "validation", errors: { "/name": ["must be string"] } }, { status: 400 }),
    Response.json({ errorCode: "not-found", errorMessage: "There is no item 7" }, { status: 404 }),
    new Response("no such page", { status: 404 }),
  ];
  const erp = createErpClient({ ...options, fetch: async () => answers.shift()! });
  const update = () => erp.categories.update({ id: tenantId, name: "x" });

  await expect(update()).rejects.toThrow("(validation at name: must be string)");
  await expect(update()).rejects.toThrow(/\(not-found: there is no item …\) to PATCH \/erp\/v2\/UpdateCategory$/);
  await expect(update()).rejects.toThrow("Is the address right, with its path prefix?");
});

test("a client reaches a host of allowHttp by plain http", async () => {
  const fetch = recording();
  const allowHttp = ["sandbox"];

  await createErpClient({ ...options, baseUrl: "http://sandbox:7070/erp", fetch, allowHttp }).taxClasses.update({
    id: tenantId,
  });

  expect(fetch.sent[0]!.url).toMatch(/^http:\/\/sandbox:7070\/erp\//);
  expect(() => rawErpClient({ ...options, baseUrl: "http://sandbox:7070/erp", fetch, allowHttp })).not.toThrow();
  expect(() => createErpClient({ ...options, baseUrl: "http://other:7070/erp", allowHttp })).toThrow(
    "hosts of allowHttp",
  );
});
