import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMethodNames } from "./methods.ts";
import { toCamelCase, toPascalCase } from "./names.ts";

test("the methods that decision 03 shows are in the tables of names", () => {
  const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
  const decision = read("packages/docs/decisions/03-names-of-client-methods.md");
  const shown = [...decision.matchAll(/^\| `\w+` \| `(\w+\.\w+)` \|$/gm)].map(([, name]) => name);
  const rows = ["erp", "channel"].flatMap((api) => [...readMethodNames(read(`specs/${api}/names.tsv`)).values()]);
  const names = rows.map((row) => row && `${row.group}.${row.method}`);

  expect(names).toEqual(expect.arrayContaining(shown));
  expect(shown).toHaveLength(18);
});

test("cases", () => {
  expect(toPascalCase("seller-offer-new")).toBe("SellerOfferNew");
  expect(toPascalCase("Shop_Get")).toBe("ShopGet");
  expect(toCamelCase("OfferNew")).toBe("offerNew");
});
