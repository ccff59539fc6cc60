import type { CommandShape } from "../command.ts";
import { listValued, listWords, type Names } from "./words.ts";

/** Writes the completion for zsh. Where it knows nothing, zsh completes file names. */
export function formatZsh(commands: readonly CommandShape[], names: Names): string {
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
