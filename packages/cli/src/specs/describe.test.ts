import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createOutput } from "../terminal/output.ts";
import { describeFound } from "./describe.ts";
import { readNamed } from "./find.ts";
import { listEvents, listOperations, loadSpecs } from "./load.ts";

const specs = await loadSpecs();

/** The lines that describe a thing. */
function describe(name: string): string[] {
  const stream = new PassThrough({ encoding: "utf8" });
  describeFound(createOutput(stream), specs, readNamed(specs, name));
  return String(stream.read()).split("\n");
}

test("an operation is described with its scope, its fields and its open questions", () => {
  const lines = describe("categories.update");

  expect(lines[0]).toBe("categories.update: Update a category");
  expect(lines.join()).toMatch(/PATCH \/v2\/UpdateCategory.*scope items\.write.*The answer 200 is not shown/);
  expect(lines).toEqual(expect.arrayContaining(["Body, application/json", "Not shown"]));
  expect(lines.slice(lines.indexOf("Not shown")).join()).toContain("category-update-200-body");
});

test("an operation says what a call costs and what it needs", () => {
  expect(describe("events.list").join()).toContain("one of the 10 deliveries");
  expect(describe("auth.exchangeRefreshToken").join()).toContain("no credential");
  const ofGet = describe("categories.get");
  expect(ofGet[ofGet.indexOf("Parameters") + 2]).toMatch(/^ {2}categoryId +uuid, in the path +yes/);
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
    const lines = describe(name);
    expect(lines[0]).not.toBe("");
    expect(lines.join()).not.toMatch(/undefined|\[object/);
  }
});
