/** Holds README.md and the docs against the section `support` of `project.json`. `--write`: writes what it says into them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { replaceBlocks } from "./blocks.ts";
import { readPolicy } from "./policy.ts";
import { writeTexts } from "./texts.ts";
import { documents } from "./documents.ts";

const root = resolve(import.meta.dirname, "../../../..");
const texts = writeTexts(readPolicy(root));
const isWriting = process.argv.includes("--write");

for (const { path, kind } of documents) {
  const before = readFileSync(join(root, path), "utf8");
  const meant = replaceBlocks(before, kind, texts);
  if (meant === before) continue;
  if (isWriting) writeFileSync(join(root, path), meant);
  else {
    process.stderr.write(`${path} differs from project.json: run npm run generate\n`);
    process.exitCode = 1;
  }
}
