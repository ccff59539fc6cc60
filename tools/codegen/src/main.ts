import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { interfaces } from "./interfaces.ts";
import { packages, type Sources } from "./packages.ts";
import { readModel } from "./read/model.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const dist = fileURLToPath(new URL("../dist", import.meta.url));
const args = process.argv.slice(2);
const check = args.includes("--check");
const wanted = args.filter((arg) => arg !== "--check");
const unknown = wanted.find((name) => !packages[name]);
if (unknown) fail(`Cannot generate ${unknown} as it must be one of ${Object.keys(packages).join(", ")}`);

if (check) await import("./read/source.ts"); // a check reads the specs themselves, never an older bundle
const sources = readSources();
const drifted: string[] = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(packages)) {
  for (const [file, emit] of Object.entries(packages[name]!(sources))) {
    const path = join("packages", name, "src", file);
    const fresh = await emit();
    const kept = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;
    if (kept === fresh) continue;
    if (check) drifted.push(path);
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), fresh);
    }
  }
}
if (check) drifted.push(...stray());
else for (const path of stray().filter(isWanted)) rmSync(join(root, path));
if (drifted.length > 0) {
  fail(
    `Generated files do not fit the specs; run \`pnpm generate\` and commit what changes:\n${drifted.map((path) => `  ${path}\n`).join("")}`,
  );
}

/** Whether a path is in a package that is to be generated. */
function isWanted(path: string): boolean {
  return wanted.length === 0 || wanted.some((name) => path.startsWith(join("packages", name, "src")));
}

/** Files that say they are generated, and that nothing generates. */
function stray(): string[] {
  return readdirSync(join(root, "packages")).flatMap((name) => {
    const folder = join("packages", name, "src");
    const files = packages[name]?.(sources) ?? {};
    const found = existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      : [];
    return found.filter((file) => file.endsWith(".generated.ts") && !files[file]).map((file) => join(folder, file));
  });
}

function readSources(): Sources {
  const read = (file: string) => JSON.parse(readFileSync(join(dist, file), "utf8")) as unknown;
  const report = ({ message }: Error) => process.stderr.write(`${message}: it is left out\n`);
  return {
    models: interfaces.map((row) => ({ ...row, model: readModel(row, dist, report) })),
    manifest: read("manifest.json") as Sources["manifest"],
    notShown: read("not-shown.json") as Sources["notShown"],
    errors: read("errors.json") as Sources["errors"],
    site: (JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as { docs: string | null }).docs,
  };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
