import { expect, test } from "vitest";
import { describeFound } from "./describe.ts";
import { readNamed } from "./find.ts";
import { listEvents, listOperations, loadSpecs } from "./load.ts";

const specs = await loadSpecs();
const describe = (name: string) => describeFound(specs, readNamed(specs, name));

test("an operation is described with its scope, its fields and its open questions", () => {
  const { title, lines, sections } = describe("categories.update");

  expect(title).toBe("categories.update: Update a category");
  expect(lines.join()).toMatch(/PATCH \/v2\/UpdateCategory.*scope items\.write.*The answer 200 is not shown/);
  expect(sections.map((each) => each.title)).toEqual(["Body, application/json", "Not shown"]);
  expect(sections[1]!.rows.map(([id]) => id)).toContain("category-update-200-body");
});

test("an operation says what a call costs and what it needs", () => {
  expect(describe("events.list").lines.join()).toContain("one of the 10 deliveries");
  expect(describe("auth.exchangeRefreshToken").lines.join()).toContain("no credential");
  expect(describe("categories.get").sections[0]!.rows[0]).toEqual(expect.arrayContaining(["categoryId", "yes"]));
});

test("everything in the specs can be described", () => {
  const names = [
    ...listOperations(specs).map(({ id }) => id),
    ...Object.keys({ ...specs.erp.schemas, ...specs.channel.schemas }),
    ...listEvents(specs).map(({ type }) => type),
    ...specs.errors.map(({ code }) => code),
    ...specs.unknowns.map(({ id }) => id),
  ];
  for (const name of names) {
    const { title, lines } = describe(name);
    expect(title).not.toBe("");
    expect([title, ...lines].join()).not.toMatch(/undefined|\[object/);
  }
});
