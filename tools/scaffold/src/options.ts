import { parseArgs } from "node:util";

export interface Options {
  /** The description, JSON or YAML; the root of the repository in tests is another. */
  file: string;
  /** operationIds, the platform's or ours; none means all. */
  operations: string[];
  group: string | undefined;
  isTrial: boolean;
}

export const help = `Adds operations to the specs of the ERP from a description of the platform's.

  pnpm specs:add <description.yaml> [--operation <id>]... [--group <folder>] [--trial]

What it writes, for each operation that the specs lack:
  specs/erp/paths/<group>/     the path, or one more method in the file that it has
  specs/erp/schemas/<group>/   each schema that it reaches; in shared/ where several groups do
  specs/erp/examples/<group>/  an example of each body
  specs/erp/openapi.yaml       the line of the path, the tag
  specs/erp/names.tsv          a proposed name of the method, where the table has none
  tools/checks/facts/          the rows of the facts, where the sheets lack them; rows "later" become "operation"

What is there is never overwritten. Afterwards:
  1. Read what it wrote. A description that only repeats the name wants a sentence that says more.
  2. Review the rows "proposed" of names.tsv: a method must not need the path to be understood.
  3. npm run check, npm run specs:coverage, npm run generate.

Options:
  --operation  an operationId of the description; may be repeated; without it all operations
  --group      the folder, where the table of names does not say
  --trial      says what it would write, and writes nothing
  --help       this text

Names of the platform's that are not ours are in tools/scaffold/tables: titles of schemas, operationIds, tags, scopes,
names of enum values; so are the sentences for fields and the values of examples.
`;

/**
 * Reads the arguments of the command.
 *
 * @throws {Error} If there is no description, an option is unknown, or the group is no name of a folder.
 */
export function readOptions(args: string[]): Options | "help" {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      operation: { type: "string", multiple: true, default: [] },
      group: { type: "string" },
      trial: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new Error(`Cannot add to the specs without one description; see --help: got ${positionals.length}`);
  const { group } = values;
  if (group !== undefined && !/^[a-z][a-z\d-]*$/.test(group))
    throw new Error(
      `Cannot add to the specs as --group must be the name of a folder, such as sales-orders: got ${group}`,
    );
  return { file, operations: values.operation, group, isTrial: values.trial };
}
