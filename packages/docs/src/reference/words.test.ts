import { expect, test } from "vitest";
import { listChapters, renderInline, toKebab, parseProvenance, listSynonyms } from "./words.ts";

const row = (id: string, section: string) => ({ id, section, question: "", default: "", option: "" });

test("listChapters() sorts questions by the first chapter they name", () => {
  const chapters = listChapters([row("a", "§4.1, §7"), row("b", "§2.2"), row("c", "§4.6")]);

  expect(chapters.map(({ number, title, rows }) => [number, title, rows.map(({ id }) => id)])).toEqual([
    [2, "Resources and their fields", ["b"]],
    [4, "Endpoints", ["a", "c"]],
  ]);
});

test.each(["somewhere", "§12.1"])("listChapters() refuses a row whose section is %s", (section) => {
  expect(() => listChapters([row("d", section)])).toThrow(
    `Cannot place d as its section must name a chapter: got ${section}`,
  );
});

test("renderInline() marks code and lets no text become markup", () => {
  expect(renderInline("Form `<app_name>/<version>` & more")).toBe(
    "Form <code>&lt;app_name&gt;/&lt;version&gt;</code> &amp; more",
  );
});

test.each([
  ["Category_UpdateCategory", "category-update-category"],
  ["Auth_ExchangeRefreshToken", "auth-exchange-refresh-token"],
  ["Seller:Meta.SellerAttributesUpdateRequest", "seller-meta-seller-attributes-update-request"],
])("toKebab(%s) is %s", (name, slug) => {
  expect(toKebab(name)).toBe(slug);
});

test("parseProvenance() tells the kind from the place", () => {
  expect(parseProvenance("given §4.1, §6.1 rule 3")).toEqual({ kind: "given", place: "§4.1, §6.1 rule 3" });
  expect(parseProvenance("observed")).toEqual({ kind: "observed", place: "" });
});

test("parseProvenance() refuses a source of no known kind", () => {
  expect(() => parseProvenance("rumoured")).toThrow("got rumoured");
});

test.each([
  ["Create an item", ["create product", "new product", "add", "new", "product", "article"]],
  ["Download a shipping label as PDF", ["document", "render", "parcel label", "label PDF"]],
  ["Log in the ERP user", []],
])("synonyms of %s are %j", (title, words) => {
  expect(listSynonyms(title)).toEqual(words);
});
