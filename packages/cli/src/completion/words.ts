import type { CommandShape } from "../command.ts";

/** Values of the first argument, by the path of a command: the operations of `call`. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** Lists what may follow each command: the commands of a group, or the options, and known values. */
export function listWords(commands: readonly CommandShape[], names: Names): { path: string; words: string[] }[] {
  const list = (command: CommandShape, before: string): { path: string; words: string[] }[] => {
    const path = `${before}${command.name}`;
    const own = [
      ...command.commands.map(({ name }) => name),
      ...(names[path] ?? []),
      ...command.flags.map(({ name }) => name),
    ];
    return [{ path, words: [...own, "--help"] }, ...command.commands.flatMap((each) => list(each, `${path} `))];
  };
  const first = { path: "", words: [...commands.map(({ name }) => name), "--help", "--version"] };
  return [first, ...commands.flatMap((each) => list(each, ""))];
}

/** Lists the options behind which a value stands, a file often. An option that has none in another command is left out. */
export function listValued(commands: readonly CommandShape[]): string[] {
  const collect = (command: CommandShape): CommandShape["flags"] => [
    ...command.flags,
    ...command.commands.flatMap(collect),
  ];
  const all = commands.flatMap(collect);
  const bare = new Set(all.filter(({ takesValue }) => !takesValue).map(({ name }) => name));
  return [...new Set(all.map(({ name }) => name))].filter((name) => !bare.has(name));
}
