import { expect, test } from "vitest";
import { chaptersOf } from "./chapters.ts";
import { inline } from "./inline.ts";
import { kebab } from "./kebab.ts";
import { provenance } from "./provenance.ts";

test.each([
  ["Category_UpdateCategory", "category-update-category"],
  ["Auth_ExchangeRefreshToken", "auth-exchange-refresh-token"],
  ["Seller:Meta.SellerAttributesUpdateRequest", "seller-meta-seller-attributes-update-request"],
])("kebab(%s) is %s", (name, slug) => {
  expect(kebab(name)).toBe(slug);
});

test("inline() marks code and lets no text become markup", () => {
  expect(inline("Form `<app_name>/<version>` & more")).toBe(
    "Form <code>&lt;app_name&gt;/&lt;version&gt;</code> &amp; more",
  );
});

test("provenance() tells the kind from the place", () => {
  expect(provenance("given §4.1, §6.1 rule 3")).toEqual({ kind: "given", place: "§4.1, §6.1 rule 3" });
  expect(provenance("observed")).toEqual({ kind: "observed", place: "" });
  expect(() => provenance("rumoured")).toThrow("got rumoured");
});

test("chaptersOf() sorts questions by the first chapter they name", () => {
  const row = (id: string, section: string) => ({ id, section, question: "", default: "", option: "" });

  const chapters = chaptersOf([row("a", "§4.1, §7"), row("b", "§2.2"), row("c", "§4.6")]);

  expect(chapters.map(({ number, rows }) => [number, rows.map(({ id }) => id)])).toEqual([
    [2, ["b"]],
    [4, ["a", "c"]],
  ]);
  expect(() => chaptersOf([row("d", "somewhere")])).toThrow("Cannot place d");
});
