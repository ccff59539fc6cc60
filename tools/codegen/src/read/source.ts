import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { applyMethodNames, readMethodNames } from "../name/methods.ts";
import { applySchemaNames } from "../name/schemas.ts";
import { interfaces } from "../interfaces.ts";
import { completeDescription } from "./complete-description.ts";
import type { Document } from "./openapi.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const out = fileURLToPath(new URL("../../dist", import.meta.url));
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** Bundles each spec into one JSON file below `tools/codegen/dist`, the input of every emitter. */
mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(out, ".bundle-")); // renamed into place, so that nobody reads half a file
try {
  for (const { id: api, rules } of interfaces) {
    const file = join(folder, `bundled-${api}.json`);
    const description = `specs/${api}/openapi.yaml`;
    execFileSync(process.execPath, [redocly, "bundle", description, "--ext", "json", "-o", file], {
      cwd: root,
      stdio: "pipe",
    });
    const document = JSON.parse(readFileSync(file, "utf8")) as Document;
    put(`${api}.json`, rules ? applyNames(api, document) : completeDescription(document));
  }
  put("manifest.json", parse(readFileSync(join(root, "specs/app/manifest.schema.yaml"), "utf8")));
  put("errors.json", parse(readFileSync(join(root, "specs/errors.yaml"), "utf8")));
  put("not-shown.json", parse(readFileSync(join(root, "specs/not-shown.yaml"), "utf8")));
} catch (error) {
  process.stderr.write((error as { stderr?: Buffer }).stderr ?? `${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
if (process.exitCode) process.exit();

function applyNames(api: string, document: Document): Document {
  const names = readMethodNames(readFileSync(join(root, "specs", api, "names.tsv"), "utf8"));
  return applyMethodNames(applySchemaNames(document), names);
}

function put(name: string, content: unknown): void {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 1)}\n`);
  renameSync(join(folder, name), join(out, name));
}
