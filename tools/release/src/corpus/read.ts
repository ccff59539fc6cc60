import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { effects, type Effect } from "../plan/effect.ts";

/** An edit of the repository, and what it means for integrators, as a human says. */
export interface Edit {
  id: string;
  /** The name of its file: `renames`. */
  kind: string;
  /** The package in which an integrator meets it. */
  package: string;
  effect: Effect;
  reason: string;
  changes: FileChange[];
  /** Tests of the previous release that notice an edit which neither types nor calls show. */
  tests: string[];
}

/** Text that takes the place of other text, a new file, or a file that goes. */
export interface FileChange {
  file: string;
  before?: string;
  after?: string;
  create?: boolean;
  remove?: boolean;
}

/**
 * Reads the labelled edits of a folder.
 *
 * @throws {Error} If an edit lacks a part, has an unknown label, or an id that another one has.
 */
export function readCorpus(folder: string): Edit[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  const edits = files.sort().flatMap((file) => {
    const { edits: read } = parse(readFileSync(join(folder, file), "utf8")) as { edits: Omit<Edit, "kind">[] };
    return read.map((edit) => ({ ...edit, tests: edit.tests ?? [], kind: file.replace(/\.yaml$/, "") }));
  });
  const ids = new Set<string>();
  for (const edit of edits) {
    const refuse = (problem: string) => new Error(`Cannot read the edit ${edit.kind}/${edit.id} as ${problem}`);
    if (ids.has(edit.id)) throw refuse("another one has its id");
    if (!edit.package || !edit.reason || !edit.changes?.length)
      throw refuse("it must have package, reason and changes");
    if (!effects.includes(edit.effect)) throw refuse(`effect must be one of ${effects.join(", ")}: got ${edit.effect}`);
    ids.add(edit.id);
  }
  return edits;
}
