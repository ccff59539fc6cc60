import { expect, test } from "vitest";
import { emitValidators } from "./validators.ts";
import { tinySpec } from "../../fixtures/tiny.ts";

test("emitValidators() writes a validator per body, header set and answer, and no `require`", () => {
  const code = emitValidators([tinySpec()]);

  expect(code).not.toMatch(/\brequire\(/);
  expect(code.slice(code.lastIndexOf("export const validators"))).toMatchInlineSnapshot(`
    "export const validators = {
      "Shop.Opened": ShopOpenedEvent,
      Shop_GetShop_header,
      Shop_GetShop_query,
      Shop_GetShop_path,
      Shop_GetShop_200,
      Shop_CloseForEver_path: Shop_GetShop_path,
      Shop_CreateShop_body,
      Shop_CreateShop_201,
    };
    "
  `);
});
