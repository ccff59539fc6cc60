import { Readable } from "node:stream";
import { type Context, createSecretList, type Output } from "@kontor/cli/internal";

/** Words of the command line for which an assistant has a tool. */
const COMMANDS = [
  [/^Call it: kontor call .*$/gm, ""],
  [/; --no-check sends it anyway/g, ""],
  [/kontor specs search/g, "find_operation"],
  [/kontor specs show/g, "show"],
] as const;

/** Names the tools in place of the commands that do the same. */
export function nameTools(text: string): string {
  return COMMANDS.reduce((words, [command, tool]) => words.replaceAll(command, tool), text).trimEnd();
}

/** What a command of the command line runs in here: it reads no environment, and writes a text without columns, as blanks that only align words cost an assistant as much as words. */
export function createContext<Options>(
  options: Options,
  args: string[],
  { input = "", signal = new AbortController().signal }: { input?: string; signal?: AbortSignal } = {},
): { context: Context<Options>; read(): string } {
  const lines: string[] = [];
  const add = (text = "") => void lines.push(text.trim());
  const addRow = (cells: readonly (string | number)[]) =>
    add(cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1).join(" | "));
  const title = (text: string) => add(`# ${text}`);
  const table: Output["table"] = (head, rows) => [head, ...rows].forEach(addRow);
  const out: Output = { line: add, prose: add, done: add, note: add, title, table };
  const terminal = { columns: undefined, input: Readable.from([input]), note: add, showProgress: () => {} };
  const context = { options, args, env: {}, out, terminal, signal, secrets: createSecretList([], {}) };
  return { context, read: () => lines.join("\n") };
}
