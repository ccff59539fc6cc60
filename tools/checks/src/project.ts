/**
 * Holds each package.json against `project.json`. `--write`: writes what it says into them. `--publish`: fails while an address
 * is not filled in, as `prepublishOnly` of every package asks.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { findPublishProblems, withProject, type Manifest, type Project } from "./project-fields.ts";

const root = resolve(import.meta.dirname, "../../..");
const project = JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as Project;
const [mode] = process.argv.slice(2);

const problems = mode === "--publish" ? findPublishProblems(project) : drift();
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}

function drift(): string[] {
  return readdirSync(join(root, "packages")).flatMap((folder) => {
    const file = join(root, "packages", folder, "package.json");
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    if (manifest["private"]) return [];
    const meant = withProject(manifest, project, folder);
    if (isDeepStrictEqual(meant, manifest)) return [];
    if (mode !== "--write") return [`packages/${folder}/package.json differs from project.json: run npm run generate`];
    writeFileSync(file, `${JSON.stringify(meant, null, 2)}\n`);
    return [];
  });
}
