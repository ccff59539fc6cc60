import type { CommandShape } from "../command.ts";
import { listValued, listWords, type Names } from "./words.ts";

/** Writes the completion for bash. Where it knows nothing, bash completes file names. */
export function formatBash(commands: readonly CommandShape[], names: Names): string {
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
