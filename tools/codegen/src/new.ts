/**
 * Adds an interface whose description is at hand: `new.ts ID FILE [TITLE]` copies the description to `specs/ID`, writes its row, and makes
 * the folders of its two packages, which the generator fills.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { interfaces } from "./interfaces.ts";
import { buildModel } from "./model/build.ts";
import { toPascalCase } from "./name/names.ts";
import { completeDescription } from "./read/complete-description.ts";
import type { Document } from "./document/openapi.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const [id = "", file = "", title] = process.argv.slice(2);
const problem = findProblem();
if (problem !== undefined) {
  process.stderr.write(`Cannot add an interface as ${problem}\n`);
  process.exit(2);
}
const text = readFileSync(resolve(file), "utf8");
const document = parse(text) as Document | null;
if (!document || !/^3\.[01]\./.test(String(document?.openapi))) {
  process.stderr.write(`Cannot add ${id} as ${file} must be of OpenAPI 3.0 or 3.1: got ${String(document?.openapi)}\n`);
  process.exit(2);
}
const refused: string[] = [];
const onRefused = ({ message }: Error) => refused.push(`${message}: it is left out\n`);
const { operations } = buildModel({ api: id, document: completeDescription(document), onRefused });
const name = title ?? String(document.info?.title ?? id);
const [Id, table] = [toPascalCase(id), join(root, "tools/codegen/src/interfaces.ts")];
write(`specs/${id}/openapi.yaml`, text);
const row = `  { id: "${id}", title: ${JSON.stringify(name)}, address: "KONTOR_${id.toUpperCase()}_URL", prefix: "/${id}" },\n`;
writeFileSync(
  table,
  readFileSync(table, "utf8").replace(/\n\];\n$/, () => `\n${row}];\n`),
);
writePackage(`${id}-types`, `TypeScript types of ${name}, without code at run time`, {
  "src/index.ts": 'export type * from "./types.generated.ts";\n',
  "src/openapi.ts": 'export type { components, operations, paths } from "./openapi.generated.ts";\n',
});
writePackage(`${id}-client`, `A thin, typed client of ${name}`, {
  "src/entries/index.ts": `export { create${Id}Client, type ${Id}Client } from "../generated/client.generated.ts";
export { create${Id}Core, type ${Id}ClientOptions, type ${Id}Core } from "../generated/core.generated.ts";
export { ${Id}Error } from "../generated/errors.generated.ts";
export { secretFields } from "../generated/secret-fields.generated.ts";
export type * from "../generated/types.generated.ts";
`,
  "src/entries/operations.ts": `export { operations, type OperationId } from "../generated/operations.generated.ts";\n`,
  "src/entries/raw.ts": `export { raw${Id}Client } from "../generated/raw.generated.ts";
export type { components, operations, paths } from "@kontor/${id}-types/openapi";
`,
});
process.stdout.write(
  `${refused.join("")}${name} has ${operations.length} operations, and ${refused.length} are left out.\n`,
);

function findProblem(): string | undefined {
  if (!/^[a-z][a-z0-9]*$/.test(id)) return `its id must be small letters and digits: got ${id || "none"}`;
  if (interfaces.some((each) => each.id === id) || existsSync(join(root, "packages/docs/src/pages/reference", id)))
    return `its id must be new: got ${id}`;
  return existsSync(resolve(file)) ? undefined : `its description must be a file: got ${file || "none"}`;
}

/** Makes a package like that of the ERP, private until somebody publishes it. */
function writePackage(folder: string, description: string, sources: Record<string, string>): void {
  const like = `packages/erp-${folder.slice(id.length + 1)}`;
  const read = (path: string) => readFileSync(join(root, like, path), "utf8");
  const copied = JSON.parse(read("package.json").replaceAll("erp-", `${id}-`)) as {
    exports: Record<string, unknown>;
    scripts: Record<string, string>;
  };
  const { keywords: _, publishConfig: __, ...manifest } = copied as typeof copied & Record<string, unknown>;
  delete manifest.exports["./groups"];
  delete manifest.scripts["prepublishOnly"];
  write(
    `packages/${folder}/package.json`,
    `${JSON.stringify({ name: "", version: "", private: true, ...manifest, description }, null, 2)}\n`,
  );
  write(`packages/${folder}/tsconfig.build.json`, read("tsconfig.build.json"));
  write(`packages/${folder}/README.md`, `# @kontor/${folder}\n\n${description}.\n`);
  for (const [path, source] of Object.entries(sources)) write(`packages/${folder}/${path}`, source);
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
