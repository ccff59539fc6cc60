import type { Output } from "@kontor/cli/internal";

/** An output that collects a text without columns: blanks that only align words cost an assistant as much as words. */
export function collectText(): { out: Output; read(): string } {
  const lines: string[] = [];
  const add = (text = "") => void lines.push(text);
  const row = (cells: readonly (string | number)[]) =>
    add(
      cells
        .join(" | ")
        .replace(/(?: \|\s*)+$/, "")
        .trim(),
    );
  const out: Output = {
    line: add,
    prose: (text) => add(text.trim()),
    title: (text) => add(`# ${text}`),
    done: add,
    note: add,
    table(head, rows) {
      row(head);
      for (const each of rows) row(each);
    },
  };
  return { out, read: () => lines.join("\n") };
}

/** Words of the command line for which an assistant has a tool. */
const COMMANDS = [
  [/^Call it: kontor call .*$/gm, ""],
  [/; --no-check sends it anyway/g, ""],
  [/kontor specs search/g, "find_operation"],
  [/kontor specs show/g, "show"],
] as const;

/** Names the tools in place of the commands that do the same. */
export function nameTools(text: string): string {
  return COMMANDS.reduce((words, [command, tool]) => words.replaceAll(command, tool), text);
}
