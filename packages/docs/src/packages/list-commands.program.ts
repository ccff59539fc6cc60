/** Writes every command of the CLI as JSON. It is a separate process, because a build of the site does not read the sources of packages. */
import { pathToFileURL } from "node:url";
import type { CommandReference } from "./read/manifests.ts";

type Told = Omit<CommandReference, "flags"> & { readonly flags: Readonly<Record<string, string | readonly string[]>> };

const { commands, groups } = (await import(pathToFileURL(process.argv[2]!).href)) as {
  commands: readonly Told[];
  groups: readonly { name: string; commands: readonly Told[] }[];
};

const describe = ({ name, summary, caution, flags, examples }: Told): CommandReference => ({
  name,
  summary,
  ...(caution && { caution }),
  flags: Object.entries(flags).map(([written, told]) => {
    const [text = "", preset] = [told].flat();
    return { flags: written, text, ...(preset !== undefined && { default: preset }) };
  }),
  examples,
});
const all = [
  ...groups.flatMap((group) => group.commands.map((each) => describe({ ...each, name: `${group.name} ${each.name}` }))),
  ...commands.map(describe),
];
process.stdout.write(JSON.stringify(all));
