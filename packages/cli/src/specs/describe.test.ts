import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createOutput } from "../terminal/output.ts";
import { runShow } from "./describe.ts";
import { listEvents, listOperations, loadSpecs } from "./load.ts";

const specs = await loadSpecs();

/** The lines that describe a thing. */
async function describe(name: string): Promise<string[]> {
  const stream = new PassThrough({ encoding: "utf8" });
  await runShow({ options: {}, args: [name], out: createOutput(stream) } as Parameters<typeof runShow>[0]);
  return String(stream.read()).split("\n");
}

test("an operation is described with its scope, its fields and its open questions", async () => {
  const lines = await describe("categories.update");

  expect(lines[0]).toBe("categories.update: Update a category");
  expect(lines.join()).toMatch(/PATCH \/v2\/UpdateCategory.*scope items\.write.*The answer 200 is not shown/);
  expect(lines).toEqual(expect.arrayContaining(["Body, application/json", "Not shown"]));
  expect(lines.slice(lines.indexOf("Not shown")).join()).toContain("category-update-200-body");
});

test("an operation says what a call costs and what it needs", async () => {
  expect((await describe("events.list")).join()).toContain("one of the 10 deliveries");
  expect((await describe("auth.exchangeRefreshToken")).join()).toContain("no credential");
  const ofGet = await describe("categories.get");
  expect(ofGet[ofGet.indexOf("Parameters") + 2]).toMatch(/^ {2}categoryId +uuid, in the path +yes/);
});

test("everything in the specs can be described", async () => {
  const names = [
    ...listOperations(specs).map(({ id }) => id),
    ...Object.keys({ ...specs.erp.schemas, ...specs.channel.schemas }),
    ...listEvents(specs).map(({ type }) => type),
    ...specs.errors.map(({ code }) => code),
    ...specs.unknowns.map(({ id }) => id),
  ];
  for (const name of names) {
    const lines = await describe(name);
    expect(lines[0]).not.toBe("");
    expect(lines.join()).not.toMatch(/undefined|\[object/);
  }
});
