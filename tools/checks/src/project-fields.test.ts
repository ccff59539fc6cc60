import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { findPublishProblems, withProject, type Manifest, type Project } from "./project-fields.ts";

const root = resolve(import.meta.dirname, "../../..");
const nothing: Project = {
  homepage: null,
  docs: null,
  repository: null,
  bugs: null,
  keywords: { common: ["a"], auth: ["b"] },
  support: { node: { minimum: "22.13" } },
};
const filled: Project = {
  ...nothing,
  homepage: "https://kontor.example",
  docs: "https://docs.kontor.example/",
  repository: "git+https://code.example/kontor.git",
  bugs: "https://code.example/kontor/issues",
};
const manifests = readdirSync(join(root, "packages"))
  .map((folder) => JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8")) as Manifest)
  .filter((manifest) => !manifest["private"]);

test("withProject() writes what is filled in, and takes out what is not", () => {
  const all = withProject({ name: "@kontor/auth", license: "MIT" }, filled, "auth");

  expect(all).toEqual({
    name: "@kontor/auth",
    keywords: ["a", "b"],
    homepage: "https://kontor.example",
    docs: "https://docs.kontor.example/",
    bugs: { url: "https://code.example/kontor/issues" },
    license: "MIT",
    repository: { type: "git", url: "git+https://code.example/kontor.git", directory: "packages/auth" },
    engines: { node: ">=22.13" },
  });
  expect(withProject(all, nothing, "auth")).toEqual({
    name: "@kontor/auth",
    keywords: ["a", "b"],
    license: "MIT",
    engines: { node: ">=22.13" },
  });
});

test("findPublishProblems() names each address that no owner has filled in, or that is none", () => {
  expect(findPublishProblems(filled)).toEqual([]);
  expect(findPublishProblems({ ...filled, bugs: null, docs: "soon" })).toEqual([
    "docs of project.json must be an https address: got soon",
    "bugs of project.json must be filled in by an owner",
  ]);
});

test("every package asks before it is published, and has keywords of its own", () => {
  const { keywords } = JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as Project;

  expect(manifests.length).toBeGreaterThanOrEqual(10);
  for (const { name, scripts, keywords: words } of manifests) {
    expect([name, scripts]).toEqual([
      name,
      expect.objectContaining({ prepublishOnly: "node ../../tools/checks/src/project.ts --publish" }),
    ]);
    expect((words as string[]).length).toBeGreaterThan(keywords["common"]!.length);
  }
});

test("publishing fails exactly while something is not filled in", () => {
  const project = JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as Project;
  const problems = findPublishProblems(project);

  const program = join(root, "tools/checks/src/project.ts"); // each `prepublishOnly` runs it
  const { status, stderr } = spawnSync(process.execPath, [program, "--publish"], { encoding: "utf8" });

  expect(status === 0).toBe(problems.length === 0);
  for (const problem of problems) expect(stderr).toContain(problem);
});
