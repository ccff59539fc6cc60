import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { findViolations } from "./find-violations.ts";
import { importTable } from "./import-table.ts";

/** Fails when a file imports what the table forbids, or a package depends on it. */
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.astro"], {
  encoding: "utf8",
});
const files = listed.split("\n").filter((path) => /^(packages|tools)\//.test(path));
const violations = findViolations(files.map((path) => ({ path, text: readFileSync(path, "utf8") })));

for (const [name, { ours, inTests = [] }] of Object.entries(importTable)) {
  const manifest = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const allowed = { dependencies: ours, devDependencies: [...ours, ...inTests], peerDependencies: ours };
  for (const [field, names] of Object.entries(allowed)) {
    for (const target of Object.keys(manifest[field] ?? {})) {
      if (target.startsWith("@kontor/") && !names.includes(target.slice("@kontor/".length)))
        violations.push(`packages/${name}/package.json has ${target} in ${field}`);
    }
  }
}
for (const entry of readdirSync(".", { withFileTypes: true })) {
  const isOurs = ["specs", "packages", "tools", "node_modules"].includes(entry.name) || entry.name.startsWith(".");
  if (entry.isDirectory() && !isOurs) violations.push(`${entry.name}/ is no top-level folder of ours`);
}
if (violations.length > 0) {
  process.stderr.write(`${violations.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${files.length} files keep to the table\n`);
