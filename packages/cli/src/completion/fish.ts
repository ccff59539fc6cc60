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
      ...inner.flatMap((each) => formatFlags(`${seen}; and __fish_seen_subcommand_from ${each.name}`, each.flags)),
      ...(names[name] ? [`complete -c kontor -n ${quote(seen)} -a ${quote(names[name].join(" "))}`] : []),
    ];
  });
  return `# Completion of kontor for fish: kontor completion fish | source\n${lines.join("\n")}\n`;
}

function formatFlags(seen: string, flags: CommandShape["flags"]): string[] {
  return flags.map(({ name, text }) => `complete -c kontor -n ${quote(seen)} -l ${name.slice(2)} -d ${quote(text)}`);
}

/** Quotes a word for fish. */
function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
