/** Writes the dashboard and the alert rules from the metrics of the packages. Without `--write` it only compares, and fails where one differs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildOutputs } from "./dashboard.ts";
import { PLACEHOLDER } from "./alarms.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = join(root, "packages/docs/public/monitoring");
const { docs } = JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as { docs: string | null };
const outputs = buildOutputs(docs ?? PLACEHOLDER);
if (process.argv.includes("--write")) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of outputs) writeFileSync(join(folder, name), text);
} else {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
  const drifted = [...outputs].filter(([name, text]) => read(join(folder, name)) !== text);
  if (drifted.length > 0) {
    const list = drifted.map(([name]) => `  packages/docs/public/monitoring/${name}\n`).join("");
    process.stderr.write(
      `Dashboard and alert rules do not fit the metrics; run \`npm run generate\` and commit what changes:\n${list}`,
    );
    process.exitCode = 1;
  }
}
