/**
 * `pnpm bench corpus`: plans a release for each labelled edit of tools/release/corpus, and compares what the plan says with the label. Beside it
 * stands what `redocly diff` alone says.
 *
 *   pnpm bench corpus                       all edits: about 15 s for each
 *   pnpm bench corpus renames sql           the edits of some kinds, or with some ids
 */
import { join } from "node:path";
import { planEdit, type Judgement } from "@kontor/release/corpus/plan-edit";
import { readCorpus } from "@kontor/release/corpus/read";
import { effects, type Effect } from "@kontor/release/plan/effect";
import { openState } from "@kontor/release/plan/state";
import { createTree } from "@kontor/release/tree/create";
import { showFigures } from "../measure/report.ts";
import { corpus } from "./figures.ts";

const root = process.cwd();
const wanted = process.argv.slice(2);
const edits = readCorpus(join(root, "tools/release/corpus")).filter(
  ({ kind, id }) => wanted.length === 0 || wanted.includes(kind) || wanted.includes(id),
);
using pristine = await createTree(root);
using before = openState(pristine.path);

const judged: Judgement[] = [];
const broken: string[] = [];
for (const [index, edit] of edits.entries()) {
  process.stderr.write(`${index + 1} of ${edits.length}: ${edit.kind}/${edit.id}\n`);
  const judgement = await planEdit(root, before, edit).catch(
    (error: Error) => void broken.push(`${edit.id}: ${error.message}`),
  );
  if (!judgement) continue;
  judged.push(judgement);
  if (judgement.found !== edit.effect) tellMiss(judgement);
}
for (const line of broken) console.log(`could not be judged: ${line}`);

const isUnder = (found: Effect, wished: Effect) => effects.indexOf(found) < effects.indexOf(wished);
const specs = judged.filter(({ edit }) => edit.changes.some(({ file }) => file.startsWith("specs/")));
showFigures(corpus, {
  edits: edits.length,
  "edits that were judged as labelled": percent(
    judged.filter(({ found, edit }) => found === edit.effect).length,
    edits.length,
  ),
  "edits that were judged as less": judged.filter(({ found, edit }) => isUnder(found, edit.effect)).length,
  "redocly diff alone, all edits: as labelled": percent(
    judged.filter(({ redocly, edit }) => redocly === edit.effect).length,
    judged.length,
  ),
  "redocly diff alone, edits of specs: as labelled": percent(
    specs.filter(({ redocly, edit }) => redocly === edit.effect).length,
    specs.length,
  ),
  "redocly diff alone, edits of specs: judged as less": specs.filter(({ redocly, edit }) =>
    isUnder(redocly, edit.effect),
  ).length,
});

function tellMiss({ edit, found, redocly, plan }: Judgement): void {
  console.log(`${edit.kind}/${edit.id}: labelled ${edit.effect}, found ${found} (redocly: ${redocly}): ${edit.reason}`);
  for (const { effect, at, reason, proof } of plan.findings.slice(0, 4))
    console.log(`    ${effect} ${at} ${reason} [${proof}]`);
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole;
}
