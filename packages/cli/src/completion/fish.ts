import type { CommandShape } from "../command.ts";
import type { Names } from "./words.ts";

/** Writes the completion for fish, with the text of each command and option. */
export function formatFish(commands: readonly CommandShape[], names: Names): string {
  const lines = commands.flatMap((command) => {
    const { name, summary, flags, commands: inner } = command;
    const seen = `__fish_seen_subcommand_from ${name}`;
    const without = `${seen}; and not __fish_seen_subcommand_from ${inner.map((each) => each.name).join(" ")}`;
    return [
      `complete -c kontor -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
      ...inner.map((each) => `complete -c kontor -n ${quote(without)} -f -a ${each.name} -d ${quote(each.summary)}`),
      ...formatFlags(seen, flags),
      ...formatNames(seen, names[name]),
      ...inner.flatMap((each) => {
        const both = `${seen}; and __fish_seen_subcommand_from ${each.name}`;
        return [...formatFlags(both, each.flags), ...formatNames(both, names[`${name} ${each.name}`])];
      }),
    ];
  });
  const own = [
    "complete -c kontor -n __fish_use_subcommand -f -l version -d 'print the version'",
    "complete -c kontor -f -l help -d 'explain the command'",
  ];
  return `# Completion of kontor for fish: kontor completion fish | source\n${[...own, ...lines].join("\n")}\n`;
}

/** The value of an option may be a file, also where the words of a command are known. */
function formatFlags(seen: string, flags: CommandShape["flags"]): string[] {
  return flags.map(({ name, text, takesValue }) => {
    const value = takesValue ? " -r -F" : "";
    return `complete -c kontor -n ${quote(seen)} -l ${name.slice(2)}${value} -d ${quote(text)}`;
  });
}

function formatNames(seen: string, names: readonly string[] | undefined): string[] {
  return names ? [`complete -c kontor -n ${quote(seen)} -f -a ${quote(names.join(" "))}`] : [];
}

/** Quotes a word for fish. */
function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
