import { parseArgs } from "node:util";

export const help = `Plants edits in deciding code, one at a time, and asks whether a test notices.

  pnpm mutants                          every package of the corpus, on its own tests
  pnpm mutants --package app            one package; may be given again
  pnpm mutants --only app/fsync-of-file one edit, by package/id; may be given again
  pnpm mutants --sample 20 --seed 7     some of them; the same seed draws the same ones
  pnpm mutants --again                  those that survived the last time
  pnpm mutants --stryker http           Stryker's own figure of a package, texts left out: minutes to hours
  pnpm mutants --stryker http pages.ts  the same, of one file

  --seconds 50     plants no further edit after so many seconds
  --limit 60       how long the tests may take for an edit, in seconds; no end counts as noticed
  --list           the edits and the tests that would be asked, without running any

The edits stand in tools/mutants/corpus/<package>.yaml:

  beside:                         # test files of the package that stand elsewhere
    - tools/e2e/src/sandbox/faults.test.ts
  slow: [shared.test.ts]          # asked only about edits that name them; no sample draws those
  edits:
    - id: fsync-of-file
      file: write-safely.ts       # below src of the package, or of the tool of that name
      before: fsyncSync(file);    # stands there exactly once, else nothing is run
      after: ""
      reason: a key that is not on the disk when it counts as kept
      tests: [write-safely.test.ts]   # asked first; optional
      equal: ...                  # why no test can tell it apart; such an edit is not run
      survives: ...               # why no test notices it yet; it counts as survived, and no sample draws it

Edits are planted in a copy in the system's temporary folder, never in the work tree. The exit code is 1 where less than
95 % of a package are noticed: write a test that fails with the edit and passes without it, or say why it is equal.
`;

export interface Options {
  packages: string[];
  only: string[];
  sample: number | undefined;
  seed: string;
  seconds: number;
  limitMs: number;
  again: boolean;
  list: boolean;
  help: boolean;
  /** The package of which Stryker's figure is wanted, and of which of its files. */
  stryker: string | undefined;
  files: string[];
}

/** @throws {TypeError} If an option is unknown; {RangeError} if its number is none. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      package: { type: "string", multiple: true, default: [] },
      only: { type: "string", multiple: true, default: [] },
      sample: { type: "string" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
      seconds: { type: "string", default: "86400" },
      limit: { type: "string", default: "60" },
      again: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
      stryker: { type: "string" },
    },
  });
  if (positionals.length > 0 && values.stryker === undefined)
    throw new RangeError(`Cannot plant edits as files can be given with --stryker only: got ${positionals.join(" ")}`);
  const number = (name: "sample" | "seconds" | "limit") => {
    const value = Number(values[name]);
    if (!(value > 0))
      throw new RangeError(`Cannot plant edits as --${name} must be a number above 0: got ${values[name]}`);
    return value;
  };
  return {
    packages: values.package,
    only: values.only,
    sample: values.sample === undefined ? undefined : number("sample"),
    seed: values.seed,
    seconds: number("seconds"),
    limitMs: number("limit") * 1_000,
    again: values.again,
    list: values.list,
    help: values.help,
    stryker: values.stryker,
    files: positionals,
  };
}
