import type { ErpScope } from "@kontor/erp-types";
import { expectTypeOf, test } from "vitest";
import { createErpClient } from "../generated/client.generated.ts";

const options = { baseUrl: "https://erp.test", tenantId: "t", appId: "a/1", appVersion: "1" };
const erp = createErpClient(options);

test("a wrong field, a missing tenant and a wrong operation are compile errors", () => {
  // @ts-expect-error there is no field `nmae`
  void erp.categories.update({ id: "x", nmae: "x" });
  // @ts-expect-error a category update needs its id
  void erp.categories.update({ name: "x" });
  // @ts-expect-error the tenant is missing
  createErpClient({ baseUrl: "https://erp.test", appId: "a/1", appVersion: "1" });
  // @ts-expect-error there is no such operation
  void erp.categories.updat({ id: "x" });
  // @ts-expect-error there is no tax type 6
  void erp.taxClasses.update({ id: "x", taxType: 6 });
});

test("what nobody told us is unknown", () => {
  expectTypeOf(erp.categories.update).returns.resolves.toBeUnknown();
});

test("scopes are spelled as on the wire", () => {
  expectTypeOf<"cusomters.read">().toExtend<ErpScope>();
  expectTypeOf<"customer.read">().not.toExtend<ErpScope>();
});
