import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { nameSchemas } from "./name-schemas.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const out = fileURLToPath(new URL("../dist", import.meta.url));
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** Bundles each spec into one JSON file below `tools/codegen/dist`, the input of every emitter. */
mkdirSync(out, { recursive: true });
for (const api of ["erp", "channel"]) {
  const file = join(tmpdir(), `kontor-${process.pid}-${api}.json`);
  try {
    execFileSync(process.execPath, [redocly, "bundle", api, "--ext", "json", "-o", file], { cwd: root, stdio: "pipe" });
  } catch (error) {
    process.stderr.write((error as { stderr: Buffer }).stderr);
    process.exit(1);
  }
  const document = nameSchemas(JSON.parse(readFileSync(file, "utf8")));
  writeFileSync(join(out, `${api}.json`), `${JSON.stringify(document, null, 1)}\n`);
}
const rows = parse(readFileSync(join(root, "specs/not-shown.yaml"), "utf8"));
writeFileSync(join(out, "not-shown.json"), `${JSON.stringify(rows, null, 1)}\n`);
