import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readLaterWaivers, readWaivers } from "./waivers.ts";

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "kontor-waivers-"));
  mkdirSync(join(tree, "tools/release"), { recursive: true });
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

const write = (text: string) => writeFileSync(join(tree, "tools/release/waivers.yaml"), text);

test("readWaivers() reads what a human decided; without the file there are none", () => {
  expect(readWaivers(tree)).toEqual([]);
  write('- { package: "@kontor/auth", at: "a(b)", effect: patch, reason: it never worked, date: "2026-11-23" }\n');

  expect(readWaivers(tree)).toEqual([
    { package: "@kontor/auth", at: "a(b)", effect: "patch", reason: "it never worked", date: "2026-11-23" },
  ]);
});

test.each(["package", "at", "effect", "reason", "date"])("readWaivers() refuses a waiver without %s", (field) => {
  const waiver = { package: "p", at: "a", effect: "patch", reason: "r", date: "2026-11-23" };
  write(JSON.stringify([waiver, { ...waiver, [field]: undefined }]));

  expect(() => readWaivers(tree)).toThrow(`waiver 2 must have ${field}`);
});

test("readWaivers() refuses an effect that there is not", () => {
  write('- { package: p, at: a, effect: tiny, reason: r, date: "2026-11-23" }\n');

  expect(() => readWaivers(tree)).toThrow("effect must be one of none, patch, minor, major: got tiny");
});

test("readLaterWaivers() leaves out those that the last release had already", () => {
  const waiver = { package: "p", at: "a", effect: "patch", reason: "r", date: "2026-11-23" };
  write(JSON.stringify([waiver, { ...waiver, date: "2026-12-01" }]));
  const released = mkdtempSync(join(tmpdir(), "kontor-waivers-"));
  mkdirSync(join(released, "tools/release"), { recursive: true });
  writeFileSync(join(released, "tools/release/waivers.yaml"), JSON.stringify([waiver]));

  expect(readLaterWaivers(tree, released).map(({ date }) => date)).toEqual(["2026-12-01"]);
  rmSync(released, { recursive: true });
});
