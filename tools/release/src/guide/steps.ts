/** A line that the reader types into a terminal; lines that a backslash joins are one. */
export interface CommandStep {
  kind: "command";
  line: string;
  /** The lines that it prints, where the guide shows them. */
  prints: string[];
}

/** A file that the reader saves. */
export interface FileStep {
  kind: "file";
  name: string;
  content: string;
}

export type Step = CommandStep | FileStep;

const BLOCK =
  /<Code\s+code=\{`(?<code>(?:[^`\\]|\\.)*)`\}\s+lang="(?<lang>sh|text)"\s*\/>|<Sample\s+file="(?<file>[^"]+)"\s+title="(?<title>[^"]+)"\s*\/>/gs;

/**
 * Reads the steps of one section of a guide literally: its code blocks, in order.
 *
 * @param options `guide`: the text of the `.mdx` file. `heading`: the heading of the section, without `## `. `readSample`: gives the text of
 * a file of `packages/docs/src/samples`.
 * @throws {RangeError} If the section is not there, or has a code block that this function does not understand: no step may be left out.
 */
export function readSteps({
  guide,
  heading,
  readSample,
}: {
  guide: string;
  heading: string;
  readSample: (file: string) => string;
}): Step[] {
  const section = guide.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (section === undefined)
    throw new RangeError(`Cannot follow the guide as it must have a section: got no ${heading}`);
  const unread = /<Code|<Sample|```|~~~|^(?: {4}|\t)\S/m.exec(section.replace(BLOCK, ""));
  if (unread) {
    const line = section.replace(BLOCK, "").slice(unread.index).split("\n", 1)[0];
    throw new RangeError(`Cannot follow the guide as each block must be a command, an output or a file: got ${line}`);
  }
  const steps: Step[] = [];
  for (const { groups = {} } of section.matchAll(BLOCK)) {
    const { code, lang, file, title } = groups;
    if (file !== undefined) steps.push({ kind: "file", name: title!, content: readSample(file) });
    else if (lang === "text") addOutput(steps, unescape(code!));
    else steps.push(...readCommands(unescape(code!)));
  }
  return steps;
}

/** The text of a template literal without placeholders. */
function unescape(code: string): string {
  if (/(?<!\\)\$\{/.test(code))
    throw new RangeError("Cannot follow the guide as a block must be plain text: got a placeholder");
  return code.replace(/\\(.)/gs, "$1");
}

function readCommands(text: string): CommandStep[] {
  const lines = text.split(/(?<!\\)\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => ({ kind: "command", line, prints: [] }));
}

/** An output belongs to the command before it. */
function addOutput(steps: Step[], text: string): void {
  const command = steps.at(-1);
  if (command?.kind !== "command") throw new RangeError("Cannot follow the guide as an output must follow a command");
  command.prints.push(...text.split("\n"));
}
