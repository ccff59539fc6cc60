import { parseArgs } from "node:util";

export interface Options {
  /** The one check to run; all of them where it is `undefined`. */
  check?: string | undefined;
  isBrief: boolean;
  isUpdate: boolean;
  isHelp: boolean;
}

export const help = `Checks that the house stands as planned: folders, entries, imports, names, sizes, clocks, words and tests.

  node tools/checks/src/house/main.ts              every check, its count and its findings
  node tools/checks/src/house/main.ts --check size  one check
  node tools/checks/src/house/main.ts --brief       what fails, and one line of counts for checks that are not enforced
  node tools/checks/src/house/main.ts --update      writes the export lists, tools/checks/exports/<package>.txt, again

It ends with 1 where a check that is enforced has a finding. tools/checks/src/house/checks.ts says which are enforced;
exceptions.ts, homes.ts, kits/, verbs.ts and nouns.ts beside it are the tables of what may stay, with reasons.
`;

/** @throws {Error} If an option is unknown, or names no check. */
export function readOptions(args: readonly string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      check: { type: "string" },
      brief: { type: "boolean", default: false },
      update: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const { check, brief, update, help: isHelp } = values;
  if (check !== undefined && !names.includes(check))
    throw new Error(`Cannot check the house as --check must be one of ${names.join(", ")}: got ${check}`);
  return { check, isBrief: brief, isUpdate: update, isHelp };
}
