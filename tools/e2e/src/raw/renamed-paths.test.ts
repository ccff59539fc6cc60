import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createErpClient } from "@kontor/erp-client";
import { operations } from "@kontor/erp-client/operations";
import { renamedPaths } from "@kontor/erp-client/raw";
import { pipeline, type Wrap } from "@kontor/http";
import { nodeListener } from "@kontor/http/node";
import { demo } from "@kontor/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { argumentCounts } from "../operations/argument-counts.ts";
import { prepareSandbox } from "../operations/valid-calls.ts";
import { root } from "../samples/readme.ts";

// One program runs against a server of the given version, and against one that has the later paths alone.

/** The renamed paths that are known: the method and path of the given version, and the later path. */
const renamed: [operation: keyof typeof operations, from: string, to: string][] = [
  ["Category_UpdateCategory", "PATCH /v2/UpdateCategory", "/v2/categories/{id}"],
  ["TaxClass_UpdateTaxClass", "PATCH /v2/taxclasses/update", "/v2/tax-classes/{id}"],
  ["TaxClass_CreateTaxClass", "POST /v2/taxclass/create", "/v2/tax-classes"],
  ["SalesOrder_CreateSalesOrder", "POST /v2/salesOrders", "/v2/sales-orders"],
  ["SalesOrder_UpdateSalesOrder", "PATCH /v2/salesOrders/{salesOrderId}", "/v2/sales-orders/{salesOrderId}"],
  [
    "SalesOrder_CreateSalesOrderLineItem",
    "POST /v2/salesOrders/{salesOrderId}/lineitems",
    "/v2/sales-orders/{salesOrderId}/line-items",
  ],
  [
    "SalesOrder_QuerySalesOrderLineItems",
    "GET /v2/salesOrders/{salesOrderId}/lineitems",
    "/v2/sales-orders/{salesOrderId}/line-items",
  ],
  ["SalesOrderDomain_CalculateSalesOrder", "POST /v2/salesorder/calculatesalesorder", "/v2/salesorder/calculate"],
];

const { sandbox, calls } = await prepareSandbox();
sandbox.freezeTime();
const prepared = sandbox.snapshot();
const given = "https://sandbox.test/erp";
const page = readFileSync(`${root}/packages/docs/src/content/docs/erp/versions.mdx`, "utf8");

/** A server that has the later paths and no other: it puts an id of the path back where the given version has it. */
async function serveLater(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  for (const [, from, to] of renamed) {
    const [method, path] = from.split(" ") as [string, string];
    const pattern = new RegExp(`^/erp${to.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
    const values = request.method === method ? pattern.exec(pathname) : null;
    if (!values) continue;
    const { id, ...others } = values.groups ?? {};
    const old = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => others[name]!);
    const text = await request.text();
    const body = id === undefined ? text : JSON.stringify({ ...(JSON.parse(text) as object), id });
    const { headers } = request;
    return sandbox.fetch(`https://sandbox.test/erp${old}${search}`, { method, headers, ...(body && { body }) });
  }
  return Response.json({ errorCode: "NotFound" }, { status: 404 });
}

const server = createServer(nodeListener(serveLater));
beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => new Promise((closed) => server.close(closed)));

/** What a method of the client answers, with one state of the platform before it. */
function run(id: keyof typeof operations, baseUrl: string, moved: Wrap = (next) => next): Promise<unknown> {
  sandbox.restore(prepared);
  const { params, body, headers } = calls.get(id)!;
  const send: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value); // its token or key
    return baseUrl === given ? sandbox.fetch(request) : fetch(request);
  };
  const fixed = { tenantId: demo.tenantId, appId: "a/1", appVersion: "1", fetch: pipeline(send, moved) };
  const [group, name] = operations[id].call.split(".") as [string, string];
  type Method = (...values: unknown[]) => Promise<unknown>;
  const method = (createErpClient({ baseUrl, ...fixed }) as unknown as Record<string, Record<string, Method>>)[group]![
    name
  ]!;
  const sent = body === undefined ? [] : [body];
  const takesParameters = argumentCounts.get(`erp.${group}.${name}`)! > sent.length;
  return method(...(takesParameters ? [{ ...params?.path, ...params?.query }] : []), ...sent);
}

test.each(renamed)("%s answers alike at %s and at %s", async (id, from, to) => {
  const later = `http://127.0.0.1:${(server.address() as AddressInfo).port}/erp`;
  const moved = renamedPaths(Object.fromEntries(renamed.map(([, old, path]) => [old, path])));

  const answer = await run(id, given);

  expect(await run(id, later, moved)).toEqual(answer);
  await expect(run(id, later)).rejects.toMatchObject({ status: 404 }); // the path of the given version is not there
  for (const path of [from.split(" ")[1]!, to]) expect(page).toContain(path);
});
