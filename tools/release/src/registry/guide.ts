const BLOCK =
  /<Code\s+code=\{`(?<code>(?:[^`\\]|\\.)*)`\}\s+lang="(?<lang>sh|text)"\s*\/>|<Sample\s+file="(?<file>[^"]+)"\s+title="(?<title>[^"]+)"\s*\/>/gs;
const PORT = "7070"; // the guide names it, and the machine may need it
const SANDBOX = "npx kontor sandbox"; // it stays in a separate terminal

/**
 * Reads the steps of one section of a guide literally, as a program for bash: its code blocks, in order. Only the port of the sandbox is another
 * one. `expected`: what the last command prints, as the guide shows it.
 *
 * @param options `guide`: the text of the `.mdx` file. `heading`: the heading of the section, without `## `. `readSample`: gives the text of
 * a file of `packages/docs/src/samples`.
 * @throws {RangeError} If the section is not there, or has a code block that this function does not understand: no step may be left out.
 */
export function writeGuideScript(options: {
  guide: string;
  heading: string;
  readSample: (file: string) => string;
  port: number;
}): { text: string; expected: string } {
  const { guide, heading, readSample, port } = options;
  const section = guide.split(/^(?=## )/m).find((part) => part.startsWith(`## ${heading}\n`));
  if (section === undefined)
    throw new RangeError(`Cannot follow the guide as it must have a section: got no ${heading}`);
  const [unread] = /^.*(?:<Code|<Sample|```|~~~).*$|^(?: {4}|\t)\S.*$/m.exec(section.replace(BLOCK, "")) ?? [];
  if (unread !== undefined)
    throw new RangeError(`Cannot follow the guide as each block must be a command, an output or a file: got ${unread}`);
  const lines = ["set -e"];
  let expected = "";
  for (const { groups = {} } of section.matchAll(BLOCK)) {
    const { code = "", lang, file, title } = groups;
    const text = code.replace(/\\(.)/gs, (_, each: string) => (each === "n" ? "\n" : each)); // the text of a template literal
    if (file !== undefined) lines.push(`cat > ${title} <<'END_OF_FILE'`, readSample(file), "END_OF_FILE");
    else if (lang === "text") expected = text;
    else
      lines.push(
        ...text.replace(SANDBOX, `${SANDBOX} --port ${PORT} &\n${waitFor(`http://127.0.0.1:${PORT}`)}`).split("\n"),
      );
  }
  return { text: lines.join("\n").replaceAll(PORT, String(port)), expected };
}

function waitFor(url: string): string {
  return `curl --silent --output /dev/null --retry 100 --retry-connrefused --retry-delay 1 ${url}`;
}
