/**
 * Generates a client from a description that others wrote, of 1,223 operations: what is refused, whether the rest compiles, and whether
 * the client reads the description's own examples. The description comes from the package registry.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeModel } from "@kontor/codegen/fixtures/write-model";
import { buildModel } from "@kontor/codegen/model/build";
import type { Document } from "@kontor/codegen/read/openapi";
import { showFigures } from "../measure/report.ts";
import { decodeExamples } from "./examples.ts";
import { vendor } from "./figures.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const cache = join(root, "packages/erp-client/.cache"); // there, @kontor/http resolves
const member = "package/generated/api.github.com.json";
const source = join(cache, member);
if (!existsSync(source)) {
  mkdirSync(cache, { recursive: true });
  const [archive] = execFileSync("npm", ["pack", "--silent", "@octokit/openapi@23.0.2"], {
    cwd: cache,
    encoding: "utf8",
  }).split("\n");
  execFileSync("tar", ["xzf", archive!, member], { cwd: cache });
  rmSync(join(cache, archive!));
}
const document = JSON.parse(readFileSync(source, "utf8")) as Document;
const folder = join(cache, "vendor");
rmSync(folder, { recursive: true, force: true });

const start = performance.now();
const refused: string[] = [];
const model = buildModel({ api: "vendor", document, onRefused: ({ message }) => void refused.push(message) });
await writeModel(folder, model);
const seconds = (performance.now() - start) / 1000;

writeFileSync(
  join(folder, "tsconfig.json"),
  JSON.stringify({ extends: join(root, "tsconfig.json"), include: ["**/*.ts"], exclude: [] }),
);
const tsc = join(dirname(createRequire(join(root, "package.json")).resolve("typescript/package.json")), "bin/tsc");
const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
const compileErrors = stdout.split("\n").filter((line) => line.includes("error TS")).length;
const { all, decoded, fitting, fittingDecoded, problems } = await decodeExamples(folder, model, document);
const total = (performance.now() - start) / 1000;
const percent = (part: number, whole: number) => (100 * part) / whole;

for (const line of [...refused, ...problems]) console.log(`  ${line}`);
const whole = model.operations.length + refused.length;
showFigures(vendor, {
  "operations that generate": {
    value: percent(model.operations.length, whole),
    note: `${model.operations.length} of ${whole}`,
  },
  "errors of the compiler": compileErrors,
  "own examples that decode": { value: percent(decoded, all), note: `${decoded} of ${all}` },
  "of those that fit their own schema": {
    value: percent(fittingDecoded, fitting),
    note: `${fittingDecoded} of ${fitting}`,
  },
  "model and files": seconds,
  "with compiler and examples": total,
});
rmSync(folder, { recursive: true });
