import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdit, type Mutant } from "./corpus.ts";
import type { Tester } from "./tester.ts";

/** The fate of one planted edit. */
export interface Fate {
  mutant: Mutant;
  /** The test file that noticed, and its test; absent for a survivor. */
  killedBy?: { file: string; test: string };
  tookMs: number;
}

const AT_ONCE = 2; // test files: as many as vitest runs beside each other

/**
 * Plants one edit in the copy, asks the tests in their order until one notices, and takes it back. A test that fails without the
 * edit too proves nothing: it is asked without it once, and then this is an error and no kill.
 *
 * @param known Test files that were seen to pass without any edit; grows.
 * @throws {Error} If a test fails although nothing is planted.
 */
export async function play(
  root: string,
  tester: Tester,
  { mutant, tests }: { mutant: Mutant; tests: string[] },
  { known, limitMs }: { known: Set<string>; limitMs: number },
): Promise<Fate> {
  const startedAt = performance.now();
  const path = join(root, mutant.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, applyEdit(text, mutant));
  const killer = await findKiller();
  writeFileSync(path, text);
  const tookMs = () => Math.round(performance.now() - startedAt);
  if (killer === undefined) {
    await tester.run([], [mutant.file], limitMs); // it hears that the file is as it was
    return { mutant, tookMs: tookMs() };
  }
  const { file, test } = killer;
  const verdict = await tester.run(known.has(file) ? [] : [file], [mutant.file], limitMs * 2);
  if (!verdict.ok) throw new Error(`Cannot judge by ${file} as it must pass without an edit: ${verdict.test}`);
  known.add(file);
  return { mutant, killedBy: { file, test }, tookMs: tookMs() };

  async function findKiller() {
    const [first, ...others] = tests;
    const groups = first === undefined ? [] : [[first]];
    for (let at = 0; at < others.length; at += AT_ONCE) groups.push(others.slice(at, at + AT_ONCE));
    for (const group of groups) {
      const verdict = await tester.run(group, [mutant.file], limitMs);
      if (!verdict.ok) return verdict;
    }
    return undefined;
  }
}
