import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatOperationId } from "./name/operation.ts";
import type { Options } from "./options.ts";
import { findUnknownScopes, planAddition } from "./plan/plan.ts";
import { listOperations, type Description, type Found } from "./read/description.ts";
import { findRefusals } from "./read/refusals.ts";
import { readSpec } from "./read/spec.ts";
import { applyPlan } from "./write/apply.ts";
import { writeFacts } from "./write/facts.ts";
import { replaceLater } from "./write/later.ts";
import { isKnownStatus } from "./write/operation.ts";

/**
 * Adds the chosen operations of a description to the specs below a root, and tells what it wrote.
 *
 * @throws {Error} If the description has no such operation, or something that the tool cannot take: then it names the
 *   operation and the JSON pointer, and nothing is written.
 */
export function add(description: Description, options: Omit<Options, "file">, root: string): string[] {
  const spec = readSpec(root);
  const chosen = choose(listOperations(description), options.operations);
  refuse(chosen, description);
  const unknown = findUnknownScopes(chosen, spec);
  if (unknown.length > 0)
    throw new Error(`Cannot add to the specs as a scope must be one of openapi.yaml: got ${unknown.join(", ")}`);
  const plan = planAddition(chosen, description, spec, options.group);
  const written = options.isTrial
    ? [...new Set([...plan.operations.map(({ file }) => file), ...plan.files.keys()])]
    : applyPlan(plan, spec.folder);
  const facts = addFacts(chosen, description, root, options.isTrial);
  const list = join(root, "tools/checks/facts/facts.tsv");
  if (!options.isTrial) writeFileSync(list, replaceLater(readFileSync(list, "utf8"), plan.operations));
  return [
    ...written.map((file) => `${options.isTrial ? "would write" : "wrote"} specs/erp/${file}`),
    ...facts,
    ...plan.names.map((row) => `review the name of ${row.split("\t").slice(0, 3).join(" ")}`),
    ...plan.skipped.map((operation) => `left ${operation} as it is there`),
    `${plan.operations.length} operations added, ${plan.skipped.length} were there`,
  ];
}

/** Adds the rows that the sheets lack, and tells how many. */
function addFacts(chosen: Found[], description: Description, root: string, isTrial: boolean): string[] {
  const sheet = (kind: string) => join(root, `tools/checks/facts/sheets/erp-v2-${kind}.tsv`);
  const read = (kind: string) => readFileSync(sheet(kind), "utf8");
  const rows = writeFacts(chosen, description, { operations: read("operations"), schemas: read("schemas") });
  return Object.entries(rows).flatMap(([kind, lines]) => {
    if (lines.length === 0) return [];
    const text = read(kind);
    if (!isTrial) appendFileSync(sheet(kind), `${text.endsWith("\n") ? "" : "\n"}${lines.join("\n")}\n`);
    return [
      `${isTrial ? "would write" : "wrote"} ${lines.length} rows of tools/checks/facts/sheets/erp-v2-${kind}.tsv`,
    ];
  });
}

function choose(all: Found[], ids: string[]): Found[] {
  if (ids.length === 0) return all;
  const found = ids.map((id) =>
    all.find(({ operation }) => operation.operationId === id || formatOperationId(operation.operationId) === id),
  );
  const missing = ids.filter((_, index) => !found[index]);
  if (missing.length > 0) throw new Error(`Cannot add ${missing.join(", ")} as the description must have it`);
  return found as Found[];
}

function refuse(chosen: Found[], description: Description) {
  const refusals = chosen.flatMap((found) => [
    ...findRefusals(found, description),
    ...Object.keys(found.operation.responses)
      .filter((status) => !isKnownStatus(status))
      .map((status) => ({
        operation: `${found.method.toUpperCase()} ${found.path}`,
        pointer: `#/paths/${found.path.replaceAll("~", "~0").replaceAll("/", "~1")}/${found.method}/responses/${status}`,
        reason: `responses.yaml has no answer for ${status}`,
      })),
  ]);
  if (refusals.length === 0) return;
  const lines = refusals.map(({ operation, pointer, reason }) => `  ${operation} ${pointer}: ${reason}`);
  throw new Error(`Cannot add to the specs what has no form here:\n${lines.join("\n")}`);
}
