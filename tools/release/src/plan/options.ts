import { parseArgs } from "node:util";

export const help = `Says what a release would mean for integrators: which packages change, by how much, and why.

  pnpm release:plan                     compares the working tree with the last release
  pnpm release:plan --base HEAD~3       compares it with another commit
  pnpm release:plan --write             writes the changesets that are missing, with reasons
  pnpm release:plan --check             ends with 1 if a changeset is missing or says too little
  pnpm release:plan --json              prints everything that was found, as JSON

  --no-tests       leaves out the tests and samples of the last release, which take minutes
  --most 5         findings that are printed for a package

The level of a package is the greatest of what was proved:

  spec      redocly diff of the descriptions that the package is made from
  rights    whom the operations let in, by their schemes and scopes
  types     the types that its entries export, in the direction in which they are used
  wire      calls of the last release, played with both versions: requests, and values for the same answers
  stores    processes of both versions on the same files and the same PostgreSQL, where a statement has changed
  commands  the commands of the CLI, their options and defaults
  package   package.json: engines, peers, commands, entries
  files     files that are shipped
  tests     tests and samples of the last release, run with the new packages

A major finding breaks programs. Before 1.0.0 a break is released as a minor version. A human may raise a level. To lower one, record a
waiver in tools/release/waivers.yaml: package, at (as printed here), effect, reason and date. It counts until the next release.

Exit codes: 0 the plan was made; 1 with --check, a changeset is missing or says too little; 2 wrong use.
`;

export interface Options {
  /** The commit of the last release; the one in `released.json` if it is absent. */
  base: string | undefined;
  write: boolean;
  check: boolean;
  json: boolean;
  tests: boolean;
  most: number;
  help: boolean;
}

/** @throws {TypeError} If an option is unknown. @throws {RangeError} If a number is none. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      base: { type: "string" },
      write: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      tests: { type: "boolean", default: true },
      most: { type: "string", default: "5" },
      help: { type: "boolean", default: false },
    },
  });
  const most = Number(values.most);
  if (!Number.isInteger(most) || most < 1)
    throw new RangeError(`Cannot plan a release as --most must be a number from 1: got ${values.most}`);
  return { ...values, base: values.base, most };
}
