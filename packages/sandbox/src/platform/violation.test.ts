import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { demo } from "../seed/demo.ts";

test("an answer of ours that does not fit its spec is an error, and stands in the log", async () => {
  using sandbox = createSandbox();
  sandbox.addTenant(demo.tenantId, {
    categories: [],
    taxClasses: [{ id: "no-uuid", isStandard: true, name: "A", taxType: 4 }],
  });
  const headers = { "x-api-key": demo.apiKey, "x-tenant-id": demo.tenantId, "x-appid": "a/1", "x-appversion": "1" };

  const call = sandbox.fetch("https://x/erp/v2/taxClasses", { headers });

  await expect(call).rejects.toThrow("The sandbox answered TaxClass_QueryTaxClasses with 200 against its spec");
  expect(sandbox.report().violations).toBe(1);
});
