import { readFileSync } from "node:fs";
import { readManifest } from "@kontor/app";

const { manifest, generation, hints } = readManifest(readFileSync("app.json", "utf8"));
console.log(generation, manifest.lifecycle?.configurationUrl);
for (const { path, problem, fix } of hints) console.warn(`${path} ${problem}: ${fix}`);
