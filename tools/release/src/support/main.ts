/** Compares README.md and the docs with the section `support` of `project.json`. `--write`: writes what it says into them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPolicy } from "./policy.ts";
import { documents, fillPlaces, writeTexts } from "./texts.ts";

const root = join(import.meta.dirname, "../../../..");
const texts = writeTexts(readPolicy(root));

for (const path of documents) {
  const before = readFileSync(join(root, path), "utf8");
  const meant = fillPlaces(before, texts);
  if (meant === before) continue;
  if (process.argv.includes("--write")) writeFileSync(join(root, path), meant);
  else {
    process.stderr.write(`${path} differs from project.json: run npm run generate\n`);
    process.exitCode = 1;
  }
}
