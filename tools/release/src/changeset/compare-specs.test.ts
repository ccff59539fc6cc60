import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { compareSpecs } from "./compare-specs.ts";
import type { Call, Spec } from "./spec.ts";
import { apis, readSpecs, type Api } from "./read-specs.ts";

interface Edit {
  /** The sentence for what an integrator notices. */
  says?: string;
  bump?: string;
  /** What is documented otherwise, in place of a sentence. */
  rewords?: string;
  set?: Record<string, unknown>;
  rename?: Record<string, string>;
}

const specs = readSpecs(join(import.meta.dirname, "../../../.."));
const table = parse(readFileSync(join(import.meta.dirname, "edits.yaml"), "utf8")) as Record<Api, Edit[]>;
const rows = apis.flatMap((api) =>
  table[api].map((edit) => ({ api, name: edit.says ?? `${edit.rewords} reworded`, edit })),
);

test.each(rows)("compareSpecs() finds in the specs of $api: $name", ({ api, edit }) => {
  const { changes, reworded } = compareSpecs(api, specs[api], applyEdit(specs[api], edit));

  expect(changes).toEqual(edit.says ? [{ bump: edit.bump, text: edit.says }] : []);
  expect(reworded).toEqual(edit.rewords ? [edit.rewords] : []);
});

test.each(apis)("compareSpecs() finds nothing in the same specs of %s", (api) => {
  expect(compareSpecs(api, specs[api], structuredClone(specs[api]))).toEqual({ changes: [], reworded: [] });
});

/** Shares with the spec all that is not edited. */
function applyEdit(spec: Spec, { set = {}, rename = {} }: Edit): Spec {
  const paths = Object.entries(spec.paths).map(([path, item]) => [rename[path] ?? path, { ...item }]);
  const edited = { ...spec, paths: Object.fromEntries(paths), components: { ...spec.components } } as Spec;
  for (const [path, value] of Object.entries(set)) setValue(edited, path, value);
  return edited;
}

function setValue(spec: Spec, path: string, value: unknown): void {
  const [kind = "", ...keys] = path.includes("components/") ? path.split("/") : path.split(/\.(?=[^.])/);
  let target = (kind in spec.components ? spec.components : spec) as Record<string, unknown>;
  let steps = [kind, ...keys];
  if (kind === "operations") {
    const [id, ...rest] = keys;
    target = Object.values(spec.paths).find((item) =>
      Object.values(item).some(({ operationId }) => operationId === id),
    ) as unknown as Record<string, unknown>;
    const [verb] = Object.entries(target).find(([, operation]) => (operation as Call).operationId === id)!;
    steps = [verb!, ...rest];
  }
  for (const key of steps.slice(0, -1)) {
    const copy = target[key] as Record<string, unknown>;
    target = target[key] = (Array.isArray(copy) ? [...copy] : { ...copy }) as Record<string, unknown>;
  }
  const last = steps.at(-1)!;
  if (Array.isArray(target) && last === "-") target.push(value);
  else if (Array.isArray(target) && value === null) target.splice(Number(last), 1);
  else if (value === null) delete target[last];
  else target[last] = value === "null-call" ? null : value;
}
