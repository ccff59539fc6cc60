/** The reports of the public types: `pnpm release:api` writes them, `--check` compares them, `--released` records the last release. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emitDeclarations } from "../declarations/emit.ts";
import { writeReport } from "../declarations/report.ts";
import { listPublished } from "../tree/published.ts";
import { findUndeclared, RELEASED, writeReleased } from "./released.ts";

const HELP = `The public types of the written packages, in tools/release/api, so that a review sees what changes for integrators.

  pnpm release:api                writes the reports
  pnpm release:api --check        ends with 1 if a report does not fit, or a public change has no changeset
  pnpm release:api --released     records the last commit as the last release, in ${RELEASED}
`;

const root = process.cwd();
const reports = join(root, "tools/release/api");
const [task = "write", ...rest] = process.argv.slice(2);
if (rest.length > 0 || !["write", "--check", "--released", "--help"].includes(task)) end(HELP, 2);
if (task === "--help") {
  process.stdout.write(HELP);
  process.exit(0);
}

const declarations = mkdtempSync(join(tmpdir(), "kontor-api-"));
process.on("exit", () => rmSync(declarations, { recursive: true, force: true }));
await emitDeclarations(root, declarations);
if (task === "--released")
  writeReleased(root, execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim(), declarations);
else await compareOrWrite(task === "--check");

async function compareOrWrite(isCheck: boolean): Promise<void> {
  const fresh = new Map(
    listPublished(root)
      .filter(({ entries, folder }) => Object.keys(entries).length > 0 && !isGenerated(folder))
      .map((each) => [`${each.folder}.txt`, writeReport(declarations, each)]),
  );
  mkdirSync(reports, { recursive: true });
  const kept = readdirSync(reports);
  const drifted = [...new Set([...fresh.keys(), ...kept])].filter((file) => {
    const path = join(reports, file);
    return (existsSync(path) ? readFileSync(path, "utf8") : undefined) !== fresh.get(file);
  });
  if (!isCheck)
    for (const file of drifted) {
      const text = fresh.get(file);
      if (text === undefined) rmSync(join(reports, file));
      else writeFileSync(join(reports, file), text);
    }
  if (isCheck && drifted.length > 0)
    end(
      `The reports of the public types do not fit; run \`pnpm release:api\` and commit what changes:\n${list(drifted)}`,
    );
  const undeclared = isCheck ? findUndeclared(root, declarations) : [];
  if (undeclared.length > 0)
    end(
      `These packages have another public surface than the last release, and no changeset says so.\nRun \`pnpm release:plan --write\`, and make its text better:\n${list(undeclared)}`,
    );
}

/** A package of which every source is generated and committed shows its changes there. */
function isGenerated(folder: string): boolean {
  return /-(types|client)$/.test(folder);
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}\n`).join("");
}

function end(message: string, code = 1): never {
  process.stderr.write(message);
  process.exit(code);
}
