import type { Command as Program, Option } from "commander";
import type { Context } from "./command.ts";
import { createUsageError } from "./errors.ts";
import { listOperations, loadSpecs, readCallName } from "./specs/load.ts";
import { describeSimilar } from "./values.ts";

const shells = ["bash", "zsh", "fish"];

export async function runCompletion({ args, out, listCommands }: Context<Record<string, unknown>>): Promise<void> {
  const [shell = ""] = args;
  if (!shells.includes(shell))
    throw createUsageError(
      "write a completion",
      `the shell must be bash, zsh or fish: got ${shell}${describeSimilar(shell, shells)}`,
    );
  const operations = listOperations(await loadSpecs()).map(readCallName);
  const names = { call: operations, "specs show": operations, completion: shells, token: ["erp", "channel"] };
  const format = shell === "bash" ? formatBash : shell === "zsh" ? formatZsh : formatFish;
  out.line(format(listCommands!(), names).trimEnd());
}

/** Values of the first argument, by the path of a command: the operations of `call`. */
type Names = Readonly<Record<string, readonly string[]>>;

/** Lists what may follow each command: the commands of a group, or the options, and known values. */
function listWords(commands: readonly Program[], names: Names): { path: string; words: string[] }[] {
  const list = (command: Program, before: string): { path: string; words: string[] }[] => {
    const path = `${before}${command.name()}`;
    const own = [
      ...command.commands.map((each) => each.name()),
      ...(names[path] ?? []),
      ...command.options.map(({ long }) => long!),
    ];
    return [{ path, words: [...own, "--help"] }, ...command.commands.flatMap((each) => list(each, `${path} `))];
  };
  const first = { path: "", words: [...commands.map((each) => each.name()), "--help", "--version"] };
  return [first, ...commands.flatMap((each) => list(each, ""))];
}

/** Lists the options behind which a value stands, a file often. An option that has none in another command is left out. */
function listValued(commands: readonly Program[]): string[] {
  const collect = ({ options, commands: inner }: Program): Option[] => [...options, ...inner.flatMap(collect)];
  const all = commands.flatMap(collect);
  const bare = new Set(all.filter(({ required }) => !required).map(({ long }) => long));
  return [...new Set(all.map(({ long }) => long!))].filter((name) => !bare.has(name));
}

/** Writes the completion for bash. Where it knows nothing, bash completes file names. */
function formatBash(commands: readonly Program[], names: Names): string {
  const cases = listWords(commands, names).map(({ path, words }) => `    '${path}') words='${words.join(" ")}' ;;`);
  return `# Completion of kontor for bash: source <(kontor completion bash)
_kontor() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" path='' words='' index
  case "\${COMP_WORDS[COMP_CWORD-1]}" in ${listValued(commands).join("|")}) COMPREPLY=(); return ;; esac
  for ((index = 1; index < COMP_CWORD && index < 3; index++)); do
    case "\${COMP_WORDS[index]}" in -*) ;; *) path="\${path}\${path:+ }\${COMP_WORDS[index]}" ;; esac
  done
  case "$path" in
${cases.join("\n")}
    *) path="\${path%% *}"
      case "$path" in
${cases.map((each) => `    ${each}`).join("\n")}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _kontor kontor
`;
}

/** Writes the completion for zsh. Where it knows nothing, zsh completes file names. */
function formatZsh(commands: readonly Program[], names: Names): string {
  const cases = listWords(commands, names).map(({ path, words }) => `    '${path}') known=(${words.join(" ")}) ;;`);
  return `#compdef kontor
# Completion of kontor for zsh: source <(kontor completion zsh)
_kontor() {
  local -a known path_
  case "\${words[CURRENT-1]}" in ${listValued(commands).join("|")}) _files; return ;; esac
  path_=(\${\${words[2,CURRENT-1]}:#-*})
  case "\${path_[1,2]}" in
${cases.join("\n")}
    *) case "\${path_[1]}" in
${cases.map((each) => `  ${each}`).join("\n")}
    esac ;;
  esac
  if compset -P '--*='; then _files; else compadd -- $known || _files; fi
}
(( $+functions[compdef] )) && compdef _kontor kontor
`;
}

/** Writes the completion for fish, with the text of each command and option. */
function formatFish(commands: readonly Program[], names: Names): string {
  const describe = (command: Program) => quote(command.summary() || command.description());
  const lines = commands.flatMap((command) => {
    const [name, inner] = [command.name(), command.commands];
    const seen = `__fish_seen_subcommand_from ${name}`;
    const without = `${seen}; and not __fish_seen_subcommand_from ${inner.map((each) => each.name()).join(" ")}`;
    return [
      `complete -c kontor -n __fish_use_subcommand -f -a ${name} -d ${describe(command)}`,
      ...inner.map((each) => `complete -c kontor -n ${quote(without)} -f -a ${each.name()} -d ${describe(each)}`),
      ...formatFlags(seen, command.options),
      ...formatNames(seen, names[name]),
      ...inner.flatMap((each) => {
        const both = `${seen}; and __fish_seen_subcommand_from ${each.name()}`;
        return [...formatFlags(both, each.options), ...formatNames(both, names[`${name} ${each.name()}`])];
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
function formatFlags(seen: string, flags: readonly Option[]): string[] {
  return flags.map(({ long, description, required }) => {
    const value = required ? " -r -F" : "";
    return `complete -c kontor -n ${quote(seen)} -l ${long!.slice(2)}${value} -d ${quote(description)}`;
  });
}

function formatNames(seen: string, names: readonly string[] | undefined): string[] {
  return names ? [`complete -c kontor -n ${quote(seen)} -f -a ${quote(names.join(" "))}`] : [];
}

function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
