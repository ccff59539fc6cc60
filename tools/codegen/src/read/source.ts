import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { interfaces } from "../interfaces.ts";
import { bundleSpecs } from "./bundle-specs.ts";

const specs = fileURLToPath(new URL("../../../../specs", import.meta.url));
const out = fileURLToPath(new URL("../../dist", import.meta.url));

/** Bundles each spec into one JSON file below `tools/codegen/dist`, the input of every emitter. */
mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(out, ".bundle-")); // renamed into place, so that nobody reads half a file
try {
  for (const [at, document] of bundleSpecs(specs, interfaces).entries()) put(`${interfaces[at]!.id}.json`, document);
  put("manifest.json", parse(readFileSync(join(specs, "app/manifest.schema.yaml"), "utf8")));
  put("errors.json", parse(readFileSync(join(specs, "errors.yaml"), "utf8")));
  put("not-shown.json", parse(readFileSync(join(specs, "not-shown.yaml"), "utf8")));
} catch (error) {
  process.stderr.write((error as { stderr?: Buffer }).stderr ?? `${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
if (process.exitCode) process.exit();

function put(name: string, content: unknown): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 1)}\n`);
  renameSync(join(folder, name), join(out, name));
}
