import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A planted edit: a place in deciding code, what stands there instead, and why a test must notice. */
export interface Mutant {
  /** Of its package: `package/id` is unique. */
  id: string;
  package: string;
  /** Path in the work tree. */
  file: string;
  before: string;
  after: string;
  /** The fault in words: "an accept that is not durable". */
  reason: string;
  /** Test files that are asked first; those of the package follow. */
  tests: string[];
  /** Why no test can tell it apart; such a one is not run. */
  equal?: string;
  /** Why no test notices it yet: it is run and counts as survived, and is in no sample. */
  survives?: string;
}

/** The planted edits of one package. */
export interface Corpus {
  package: string;
  /** Test files of the package that stand elsewhere, as they need packages that it may not import. */
  beside: string[];
  /** Test files that take long: asked only about edits that name them. */
  slow: string[];
  mutants: Mutant[];
}

type Fields = Record<string, unknown>;

const KNOWN = ["id", "file", "before", "after", "reason", "tests", "equal", "survives"];

/**
 * Reads the corpus of every package and holds it against the files as they are: an edit whose place has moved would kill nothing and
 * say nothing.
 *
 * @param root The work tree.
 * @throws {Error} With every entry that does not fit: a `before` that is not there exactly once, an id that is there twice, a test
 * that is not there.
 */
export function readCorpora(root: string, folder = join(root, "tools/mutants/corpus")): Corpus[] {
  const problems: string[] = [];
  const corpora = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => readCorpus(root, name.replace(/\.yaml$/, ""), readFileSync(join(folder, name), "utf8"), problems));
  if (problems.length > 0) throw new Error(`Cannot plant edits as each must fit its file:\n  ${problems.join("\n  ")}`);
  return corpora;
}

function readCorpus(root: string, name: string, text: string, problems: string[]): Corpus {
  const { beside = [], slow = [], edits } = parse(text) as { beside?: string[]; slow?: string[]; edits: Fields[] };
  const folder = findFolder(root, name);
  const inTree = (test: string) => (test.startsWith("tools/") ? test : `${folder}/src/${test}`);
  const seen = new Set<unknown>();
  const mutants = edits.map((fields): Mutant => {
    const complain = (what: string) => problems.push(`${name}/${String(fields["id"])} ${what}`);
    const stranger = Object.keys(fields).find((key) => !KNOWN.includes(key));
    if (stranger !== undefined) complain(`has a field that is none of ${KNOWN.join(", ")}: got ${stranger}`);
    for (const key of ["id", "file", "before", "reason"])
      if (typeof fields[key] !== "string" || fields[key] === "") complain(`must have a text as its ${key}`);
    if (typeof fields["after"] !== "string") complain("must have a text as its after, or an empty one");
    for (const key of ["equal", "survives"])
      if (fields[key] !== undefined && (typeof fields[key] !== "string" || fields[key] === ""))
        complain(`must say why with ${key}`);
    if (fields["equal"] !== undefined && fields["survives"] !== undefined)
      complain("must not be both: what survives can be told apart, what is equal cannot");
    if (seen.has(fields["id"])) complain("is there twice");
    seen.add(fields["id"]);
    const mutant = {
      package: name,
      ...fields,
      file: `${folder}/src/${String(fields["file"])}`,
      tests: ((fields["tests"] ?? []) as string[]).map(inTree),
    } as Mutant;
    const problem = findPlaceProblem(root, mutant);
    if (problem !== undefined) complain(problem);
    for (const test of findMissing(root, mutant.tests)) complain(`must name tests that are there: got ${test}`);
    return mutant;
  });
  const corpus = { package: name, beside, slow: slow.map(inTree), mutants };
  for (const key of ["beside", "slow"] as const)
    for (const test of findMissing(root, corpus[key]))
      problems.push(`${name} must list tests that are there as ${key}: got ${test}`);
  return corpus;
}

/** The folder of a package or of a tool of ours, such as the generator, from the root. */
export function findFolder(root: string, name: string): string {
  return existsSync(join(root, "packages", name)) ? `packages/${name}` : `tools/${name}`;
}

/** The paths at which no file is. A test that was moved would never be asked. */
function findMissing(root: string, paths: readonly string[]): string[] {
  return paths.filter((path) => !existsSync(join(root, path)));
}

function findPlaceProblem(root: string, { file, before, after }: Mutant): string | undefined {
  let text: string;
  try {
    text = readFileSync(join(root, file), "utf8");
  } catch {
    return `must name a file that is there: got ${file}`;
  }
  const count = text.split(before).length - 1;
  if (count !== 1) return `must have a before that stands in ${file} exactly once: got ${count} of ${before}`;
  return before === after ? "must change something" : undefined;
}

/** The text of a file with an edit in it. */
export function applyEdit(text: string, { before, after }: Pick<Mutant, "before" | "after">): string {
  return text.replace(before, () => after);
}
