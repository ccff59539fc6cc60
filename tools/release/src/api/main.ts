/** `pnpm release:api` writes the reports of the public types to `tools/release/api`; `--check` ends with 1 if one does not fit. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listPublished } from "../packages.ts";
import { emitDeclarations, writeReport } from "./report.ts";

const { check: isCheck } = parseArgs({ options: { check: { type: "boolean" } } }).values;
const root = process.cwd();
const reports = join(root, "tools/release/api");
const declarations = mkdtempSync(join(tmpdir(), "kontor-api-"));
process.on("exit", () => rmSync(declarations, { recursive: true, force: true }));

emitDeclarations(root, declarations);
const isGenerated = (folder: string) => /-(types|client)$/.test(folder); // its changes show in its committed sources
const fresh = new Map(
  listPublished(root)
    .filter(({ entries, folder }) => Object.keys(entries).length > 0 && !isGenerated(folder))
    .map((each) => [`${each.folder}.txt`, writeReport(declarations, each)]),
);
const files = new Set([...fresh.keys(), ...globSync("*.txt", { cwd: reports })]);
const drifted = [...files].filter((file) => read(join(reports, file)) !== fresh.get(file));
if (!isCheck)
  for (const file of drifted) {
    const text = fresh.get(file);
    if (text === undefined) rmSync(join(reports, file));
    else writeFileSync(join(reports, file), text);
  }
else if (drifted.length > 0) {
  process.stderr.write(
    `The reports of the public types do not fit: ${drifted.join(", ")}. Run \`pnpm release:api\`, commit what changes, and add a changeset.\n`,
  );
  process.exitCode = 1;
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
