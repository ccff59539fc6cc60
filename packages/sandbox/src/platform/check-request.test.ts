import { expect, test } from "vitest";
import { demo } from "../seed/demo.ts";
import { createCallers } from "../testing/callers.ts";
import type { Route } from "../generated/routes.generated.ts";
import { createDemoState } from "../testing/state.ts";
import { readCall } from "./call.ts";
import { checkRequest } from "./check-request.ts";

const route = {
  ...{ id: "MadeUp_Act", api: "erp", headers: [] },
  path: "/v1/{first}/{second}",
  parameters: [
    { name: "first", place: "path", kind: "text" },
    { name: "second", place: "path", kind: "number" },
    { name: "list", place: "query", kind: "list" },
    { name: "flag", place: "query", kind: "boolean" },
  ],
} as unknown as Route;

test.each<[readonly string[], string, object]>([
  [["a%20b", "7"], "", { path: { first: "a b", second: 7 }, query: {} }],
  [["%", "7x"], "", { path: { first: "%", second: "7x" }, query: {} }],
  [["a", "-1.5"], "?list=1,,2&flag=true", { path: { second: -1.5 }, query: { list: ["1", "2"], flag: true } }],
  [["a", "1"], "?list=1&list=2,3&flag=yes", { query: { list: ["1", "2,3"], flag: "yes" } }],
])("%j%s is read as data", (parts, search, expected) => {
  const call = readCall(new Request(`https://x.test/${search}`));
  const run = { call, found: { route, parts }, state: createDemoState(), now: 0 };

  expect(checkRequest({ ...run, headers: {}, assumed: new Set(), ignored: [] }, undefined)).toMatchObject(expected);
});

test.each([
  ["session=ID", 200],
  ["sessionId=ID", 200],
  ["session=ID&sessionId=other", 200],
  ["session=other&sessionId=ID", 404],
])("a session in the query (%s) is that of its name, else that of its old name", async (query, status) => {
  const { channel, seller, sandbox } = await createCallers();
  await seller("POST", `/v1/seller/channel/${demo.channel}`, undefined, { "user-agent": "kontor/1.9.0" });
  const { session } = sandbox.rows("sellerSessions")[0]!;
  const named = query.replace("ID", session).replace("other", demo.tenantId);

  expect((await channel("GET", `/v1/channel/seller/signup-session?${named}`)).status).toBe(status);
});

test.each([
  [{ session: "ID" }, 201],
  [{ sessionId: "ID" }, 201],
  [{ session: "ID", sessionId: "other" }, 201],
  [{ session: "other", sessionId: "ID" }, 404],
])("a session in the body (%j) is that of its name, else that of its old name", async (fields, status) => {
  const { channel, seller, sandbox } = await createCallers();
  await seller("POST", `/v1/seller/channel/${demo.channel}`, undefined, { "user-agent": "kontor/1.9.0" });
  const { session } = sandbox.rows("sellerSessions")[0]!;
  const text = JSON.stringify({ ...fields, sellerId: "8" })
    .replace('ID"', `${session}"`)
    .replace("other", demo.tenantId);

  expect((await channel("POST", "/v1/channel/seller", JSON.parse(text))).status).toBe(status);
  const { ignored } = sandbox.log().at(-1)!;
  expect(ignored).toBeUndefined();
});

test.each([
  ["?categoryId=x", "categoryId"],
  ["?pageSize=1&none=2", "pageSize"],
  ["?x-tenant-id=1", "x-tenant-id"],
])("a parameter that stands elsewhere or nowhere (%s) is refused in a query of the ERP", async (query, name) => {
  const { erp, sandbox } = await createCallers();
  const path = `/v2/category/${demo.categoryId}${query}`;

  expect(await erp("GET", path)).toMatchObject({
    status: 400,
    body: { errorMessage: `${name}: is not a parameter here` },
  });
  sandbox.assume({ unknownFields: { channel: "ignore", erp: "ignore" } });
  expect((await erp("GET", path)).status).toBe(200);
  expect(sandbox.log().at(-1)!.ignored).toContain(`?${name}`);
});

test("a session that is over is no hindrance to a login, and to nothing else", async () => {
  const { erp } = await createCallers();
  const headers = { "x-sessionid": demo.tenantId, "x-challengecode": "c" };
  const body = { UserName: demo.userName, Password: demo.password };

  expect((await erp("POST", "/v2/authentication/login", body, headers)).status).toBe(200);
  expect((await erp("GET", "/v2/taxClasses", undefined, headers)).status).toBe(401);
});
