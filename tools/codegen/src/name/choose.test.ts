import { expect, test } from "vitest";
import { chooseName } from "./choose.ts";

test.each([
  ["Category_UpdateCategory", [], "categories", "update"],
  ["repos/list-for-org", [], "repos", "listForOrg"],
  ["shop.orders.get", [], "shop", "ordersGet"],
  ["listPets", ["pets"], "pets", "listPets"],
  ["listPets", [], "api", "listPets"],
  ["meta/2fa", [], "meta", "_2fa"],
  ["import/delete", [], "_import", "_delete"],
])("the name of %s with the tags %j is %s.%s", (id, tags, group, method) => {
  expect(chooseName(id, tags)).toEqual({ group, method });
});
