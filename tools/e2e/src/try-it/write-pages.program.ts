/** Writes what the pages of the docs are filled with: `node write-pages.program.ts FOLDER`. The build of the docs runs it. */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepareSandbox } from "../operations/valid-calls.ts";
import { fetchSampleAnswers } from "../samples/sample-answers.ts";
import { preparePages } from "./prepare-pages.ts";

const folder = process.argv[2]!;
mkdirSync(folder, { recursive: true });
const pages = { ...preparePages(await prepareSandbox()), answers: await fetchSampleAnswers() };
for (const [name, value] of Object.entries(pages)) {
  const draft = join(folder, `.${name}-${process.pid}`);
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, join(folder, `${name}.json`)); // no other build reads half of it
}
