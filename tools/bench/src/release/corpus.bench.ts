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
import { formatFigures, isMet, type Figure } from "../measure/figure.ts";

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
const figures: Figure[] = [
  { name: "edits", value: edits.length, unit: "", atLeast: wanted.length > 0 ? 0 : 100 },
  {
    name: "edits that were judged as labelled",
    value: percent(judged.filter(({ found, edit }) => found === edit.effect).length, edits.length),
    unit: "%",
    atLeast: 100,
  },
  {
    name: "edits that were judged as less",
    value: judged.filter(({ found, edit }) => isUnder(found, edit.effect)).length,
    unit: "",
    atMost: 0,
  },
  {
    name: "redocly diff alone, all edits: as labelled",
    value: percent(judged.filter(({ redocly, edit }) => redocly === edit.effect).length, judged.length),
    unit: "%",
  },
  {
    name: "redocly diff alone, edits of specs: as labelled",
    value: percent(specs.filter(({ redocly, edit }) => redocly === edit.effect).length, specs.length),
    unit: "%",
  },
  {
    name: "redocly diff alone, edits of specs: judged as less",
    value: specs.filter(({ redocly, edit }) => isUnder(redocly, edit.effect)).length,
    unit: "",
  },
];
console.log(formatFigures(figures));
process.exitCode = figures.every(isMet) ? 0 : 1;

function tellMiss({ edit, found, redocly, plan }: Judgement): void {
  console.log(`${edit.kind}/${edit.id}: labelled ${edit.effect}, found ${found} (redocly: ${redocly}): ${edit.reason}`);
  for (const { effect, at, reason, proof } of plan.findings.slice(0, 4))
    console.log(`    ${effect} ${at} ${reason} [${proof}]`);
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole;
}
