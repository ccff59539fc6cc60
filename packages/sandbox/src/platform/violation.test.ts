import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { demo } from "../seed/demo.ts";

test("an answer of ours that does not fit its spec is an error, and stands in the log", async () => {
  using sandbox = createSandbox();
  const pickList = { id: "no-uuid", warehouseId: demo.warehouseId, status: 10, createdAt: "2026-02-11T07:00:00Z" };
  const names = { picklistNumber: "1", pickListTemplateId: demo.pickListId, pickListTemplateName: "A" };
  sandbox.addTenant(demo.tenantId, { categories: [], taxClasses: [], pickLists: [{ ...pickList, ...names }] });
  const headers = { "x-api-key": demo.apiKey, "x-tenant-id": demo.tenantId, "x-appid": "a/1", "x-appversion": "1" };

  const call = sandbox.fetch(`https://x/erp/v2/wms/${demo.warehouseId}/picklists`, { headers });

  await expect(call).rejects.toThrow("The sandbox answered Wms_QueryPickLists with 200 against its spec");
  expect(sandbox.report().violations).toBe(1);
});
