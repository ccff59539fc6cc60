import { expect, test } from "vitest";
import { toKebab } from "./kebab.ts";

test.each([
  ["Category_UpdateCategory", "category-update-category"],
  ["Auth_ExchangeRefreshToken", "auth-exchange-refresh-token"],
  ["Seller:Meta.SellerAttributesUpdateRequest", "seller-meta-seller-attributes-update-request"],
])("toKebab(%s) is %s", (name, slug) => {
  expect(toKebab(name)).toBe(slug);
});
