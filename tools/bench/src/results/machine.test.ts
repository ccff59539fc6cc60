import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFakeBenches } from "../testing/fake-benches.ts";
import { describeMachine, readCommit } from "./machine.ts";

test("describeMachine() says the processor, the cores, the memory, Node and the system", () => {
  expect(describeMachine()).toMatchObject({ node: process.version, cores: expect.any(Number) });
});

test("readCommit() has a plus where packages differ from the commit", () => {
  using fake = createFakeBenches({});
  const clean = readCommit(fake.root);

  writeFileSync(join(fake.root, "notes.md"), "no package");
  const stillClean = readCommit(fake.root);
  writeFileSync(join(fake.root, "packages/index.ts"), "changed");

  expect(clean).toMatch(/^[0-9a-f]{10}$/);
  expect(stillClean).toBe(clean);
  expect(readCommit(fake.root)).toBe(`${clean}+`);
});
