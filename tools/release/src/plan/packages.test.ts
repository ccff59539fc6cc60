import { expect, test } from "vitest";
import type { Finding } from "./compare-trees.ts";
import { isUnderstated, planPackages, toLevel } from "./packages.ts";

const name = "@kontor/auth";
const finding = (proof: Finding["proof"], effect: Finding["effect"], at = "x"): Finding => ({
  proof,
  effect,
  at,
  reason: "is so",
});
const plan = (found: Finding[], given: Partial<Parameters<typeof planPackages>[0]> = {}) =>
  planPackages({
    findings: new Map([[name, found]]),
    versions: { [name]: "0.1.0" },
    changesets: [],
    waivers: [],
    ...given,
  })[0]!;
const shipped = finding("files", "patch");

test("a package has the greatest effect that was proved, and its findings the greatest first", () => {
  const { effect, findings } = plan([shipped, finding("wire", "major"), finding("types", "minor")]);

  expect(effect).toBe("major");
  expect(findings.map((each) => each.effect)).toEqual(["major", "minor", "patch"]);
});

test("a package of which no shipped file has changed is not released, whatever the descriptions say", () => {
  expect(plan([finding("spec", "major")])).toMatchObject({ effect: "none", level: "none", findings: [] });
});

test("before 1.0.0 a break is a minor version; from then on it is a major one", () => {
  expect([toLevel("major", "0.9.1"), toLevel("minor", "0.9.1"), toLevel("patch", "0.9.1")]).toEqual([
    "minor",
    "minor",
    "patch",
  ]);
  expect([toLevel("major", "1.0.0"), toLevel("minor", "10.2.0")]).toEqual(["major", "minor"]);
});

test("the level of changesets is the greatest of those that name the package, and less than needed is understated", () => {
  const changeset = (level: Finding["effect"]) => ({ file: `${level}.md`, levels: { [name]: level }, text: "" });
  const changesets = [changeset("patch"), { ...changeset("major"), levels: { "@kontor/http": "major" as const } }];

  const understated = plan([shipped, finding("types", "minor")], { changesets });
  const enough = plan([shipped, finding("types", "minor")], { changesets: [...changesets, changeset("minor")] });

  expect([understated.declared, isUnderstated(understated)]).toEqual(["patch", true]);
  expect([enough.declared, isUnderstated(enough)]).toEqual(["minor", false]);
});

test("a human may raise a level", () => {
  expect(isUnderstated({ level: "patch", declared: "major" })).toBe(false);
});

test("a waiver lowers the finding that it names, in its package only, and the plan keeps what it was", () => {
  const waiver = { package: name, at: "x", effect: "patch" as const, reason: "it never worked", date: "2026-11-23" };
  const found = [shipped, finding("types", "major"), finding("types", "minor", "y")];

  const { effect, waived, findings } = plan(found, { waivers: [waiver] });
  const other = plan(found, { waivers: [{ ...waiver, package: "@kontor/http" }] });

  expect([effect, waived.length]).toEqual(["minor", 1]);
  expect(findings.find(({ at, proof }) => at === "x" && proof === "types")!.reason).toContain(
    "waived on 2026-11-23: it never worked",
  );
  expect(other.effect).toBe("major");
});

test("a waiver cannot raise a finding", () => {
  const waiver = { package: name, at: "x", effect: "major" as const, reason: "no", date: "2026-11-23" };

  expect(plan([shipped], { waivers: [waiver] })).toMatchObject({ effect: "patch", waived: [] });
});
