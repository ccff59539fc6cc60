import { findLine, type SupportPolicy } from "./policy.ts";

const COLUMNS = ["anywhere", "browser", "node", "types"] as const;

/** Writes the text for each place of a document, by the name of the place. */
export function writeTexts(policy: SupportPolicy): Record<string, string> {
  return {
    sentence: writeSentence(policy),
    runtimes: writeRuntimes(policy),
    entries: writeEntries(policy),
    typescript: writeCompilers(policy),
  };
}

function writeSentence({ node }: SupportPolicy): string {
  return `All packages are ES modules for Node ${node.minimum} and newer (${node.recommended} is recommended). The clients, \`http\` and \`auth\` run in every environment that
has \`fetch\`: Bun, Deno, a browser and a worker are tested.`;
}

function writeRuntimes({ node, bun, deno, workerd, chromium, postgresql }: SupportPolicy): string {
  const versions = joinWords(node.tested);
  return writeTable(
    ["Runtime", "What runs", "Tested"],
    [
      [`Node ${node.recommended}`, "all", "in every run of the tests"],
      [
        `Node ${node.minimum} and newer`,
        "all",
        `${versions}: a program with all packages; calls; an inbox in a file; all tests of \`http\`, \`auth\` and the consumer`,
      ],
      ["CommonJS on Node", "all", `${versions}: every entry is loaded by \`require()\``],
      [`Bun ${bun}`, "clients, consumer", "calls; an inbox in a file, of which the platform got an acknowledgement"],
      [`Deno ${deno}`, "clients, consumer", "the same, with `--allow-all`"],
      [
        "Edge functions and workers",
        "the entries that run anywhere",
        `calls, in workerd ${workerd} without its modules of Node`,
      ],
      [
        "Browser",
        "the entries that run anywhere, and `@kontor/app/bridge`",
        `calls from a page, in Chromium ${chromium}`,
      ],
      ["Node 20", "nothing", "no"],
      [`PostgreSQL ${postgresql}`, "stores and inboxes", "in every run of the tests; no other version is tested"],
    ],
  );
}

function writeEntries({ packages }: SupportPolicy): string {
  const rows = Object.entries(packages).filter(([, places]) => Object.keys(places).length > 0);
  return writeTable(
    ["Package", "Anywhere", "Only in a page", "Node", "Only types"],
    rows.map(([name, places]) => [
      `\`@kontor/${name}\``,
      ...COLUMNS.map((column) => (places[column] ?? []).map((entry) => `\`${entry.replace("./", "/")}\``).join(", ")),
    ]),
  );
}

function writeCompilers({ typescript }: SupportPolicy): string {
  const lines = joinWords(typescript.map(findLine));
  return `TypeScript ${lines} compile the packed packages with \`module\` \`node16\`, \`nodenext\` and \`esnext\` with a bundler, with and without
\`exactOptionalPropertyTypes\`, and without \`skipLibCheck\`. Older versions are not tested.`;
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => `| ${cells.join(" | ")} |`.replaceAll("|  ", "| "));
  return lines.toSpliced(1, 0, `|${"---|".repeat(head.length)}`).join("\n");
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The documents with places that `project.json` fills. */
export const documents = ["README.md", "packages/docs/src/content/docs/operations/runtimes.mdx"];

const PLACE = /((?:<!--|\{\/\*) support: (\w+) (?:-->|\*\/\}))[\s\S]*?((?:<!--|\{\/\*) \/support (?:-->|\*\/\}))/g;

/**
 * Writes each text into its place: between `<!-- support: name -->` and `<!-- /support -->`, in MDX between comments of its own.
 *
 * @throws {Error} If a name has no text.
 */
export function fillPlaces(document: string, texts: Readonly<Record<string, string>>): string {
  return document.replaceAll(PLACE, (_, begin: string, name: string, end: string) => {
    if (texts[name] === undefined) throw new Error(`Cannot fill the place as its text must be known: got ${name}`);
    return `${begin}\n\n${texts[name]}\n\n${end}`;
  });
}
