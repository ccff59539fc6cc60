import { ArgumentError, pipeline } from "@kontor/http";
import { expect, test } from "vitest";
import { createErpClient } from "./entries/index.ts";
import { rawErpClient, renamedPaths } from "./entries/raw.ts";

const id = "5f0c2d0e-6c2b-4b57-8a34-0c5f3e1d9b70";
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const newer = renamedPaths({
  "PATCH /v2/UpdateCategory": "/v2/categories/{id}",
  "/v2/salesOrders/{salesOrderId}/lineitems": "/v2/sales-orders/{salesOrderId}/line-items",
  "PATCH /v2/salesOrders/{salesOrderId}": "/v2/sales-orders/{salesOrderId}",
});

function open() {
  const sent: { call: string; body: string; tenant: string | null }[] = [];
  const fetch = pipeline(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const tenant = request.headers.get("x-tenant-id");
    sent.push({ call: `${request.method} ${pathname}${search}`, body: await request.text(), tenant });
    return Response.json([]);
  }, newer);
  const options = { baseUrl: "https://erp.test/erp", tenantId, appId: "a/1", appVersion: "1", fetch };
  return { sent, erp: createErpClient(options), raw: rawErpClient(options) };
}

test("a call goes to the new path with the ids of the old one, its query and its headers, and others stay", async () => {
  const { sent, erp } = open();

  await erp.salesOrders.listLineItems({ salesOrderId: id });
  await erp.salesOrders.listWorkflowEvents();

  expect(sent).toEqual([
    { call: `GET /erp/v2/sales-orders/${id}/line-items`, body: "", tenant: tenantId },
    { call: "GET /erp/v2/salesOrders/workflowEvents", body: "", tenant: tenantId },
  ]);
});

test("an id that only the new path has is taken out of the body, of a method and of a call by path", async () => {
  const { sent, erp, raw } = open();

  await erp.categories.update({ id, name: "Shoes" });
  await raw.PATCH("/v2/UpdateCategory", { body: { id, name: "Shoes" } });

  const call = { call: `PATCH /erp/v2/categories/${id}`, body: '{"name":"Shoes"}', tenant: tenantId };
  expect(sent).toEqual([call, call]);
});

test("a body without the id of the new path is not sent", async () => {
  const { sent, raw } = open();

  const call = raw.PATCH("/v2/UpdateCategory", { body: { name: "Shoes" } as never });

  await expect(call).rejects.toThrow("Cannot send to /v2/categories/{id} as the body must have id: got undefined");
  expect(sent).toEqual([]);
});

test.each([
  ["v2/old", "/v2/new"],
  ["/v2/old", "v2/new"],
  ["patch /v2/old", "/v2/new"],
])("%s and %s are no paths to rename", (from, to) => {
  expect(() => renamedPaths({ [from]: to })).toThrow(ArgumentError);
});
