/** Reads the samples for a shell as a shell does, and sends those of curl. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A command of a sample: its program, its words, and its standard input. A word may hold `{{.field}}` of the answer before it. */
export interface ShellCommand {
  program: "curl" | "kontor";
  words: string[];
  input: string;
}

/** `curl` and `kontor` only write down their words and their standard input; `jq` gives the name of the field that it would read. */
const RECORD = `
exec 3> .calls
record() { { printf '%s\\0' "$@"; printf '\\1'; case "$*" in *"--body -"*|*"=<-;"*) cat;; esac; printf '\\2'; } >&3; }
curl() { record curl "$@"; }
kontor() { record kontor "$@"; }
jq() { [ $# -gt 2 ] || cat > /dev/null; printf '{{%s}}' "$2"; }
`;

/**
 * Lets one shell read all samples in a folder, where it also makes the files that they name.
 *
 * @param variables What the guides set: addresses and access tokens.
 */
export function readShellSamples(
  samples: readonly string[],
  { folder, variables }: { folder: string; variables: Readonly<Record<string, string>> },
): ShellCommand[][] {
  const script = `${RECORD}\n${samples.map((sample) => `${sample}\nprintf '\\3' >&3`).join("\n")}\n`;
  writeFileSync(join(folder, ".samples.sh"), script);
  execFileSync("/bin/sh", [".samples.sh"], {
    cwd: folder,
    env: { PATH: process.env["PATH"], ...variables },
    input: "",
  });
  const text = readFileSync(join(folder, ".calls"), "utf8");
  return text
    .split("\u0003")
    .slice(0, -1)
    .map((sample) => sample.split("\u0002").slice(0, -1).map(readCommand));
}

function readCommand(text: string): ShellCommand {
  const [said = "", input = ""] = text.split("\u0001");
  const [program, ...words] = said.split("\0").slice(0, -1);
  return { program: program as "curl" | "kontor", words, input };
}

/** Puts the fields of the answer before into a word: `{{.id}}`. */
export function fillWords(words: readonly string[], answer: string): string[] {
  return words.map((word) =>
    word.replaceAll(
      /\{\{\.([\w.]+)\}\}/g,
      (_, path: string) =>
        path
          .split(".")
          .reduce((value, name) => (value as Record<string, unknown>)[name], JSON.parse(answer) as unknown) as string,
    ),
  );
}

/** Builds the request that curl would send. */
export function buildCurlRequest({ words, input }: ShellCommand, folder: string): Request {
  const headers = new Headers();
  const fields = new URLSearchParams();
  const form = new FormData();
  let [method, url, body] = ["", "", undefined as BodyInit | undefined];
  const readFile = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
  const options: Record<string, (value: string) => void> = {
    "-X": (value) => void (method = value),
    "-H": (value) => headers.set(...(value.split(/: (.*)/s).slice(0, 2) as [string, string])),
    "--data": (value) => void (body = value),
    "--data-binary": (value) => void (body = readFile(value.slice(1))),
    "--data-urlencode": (value) => fields.set(...(value.split(/=(.*)/s).slice(0, 2) as [string, string])),
    "-F": (value) => {
      const [name = "", part = ""] = value.split(/=(.*)/s);
      const type = /;type=(.*)$/.exec(part)?.[1];
      form.set(name, part.startsWith("@") ? new Blob([readFile(part.slice(1))]) : new Blob([input], { type: type! }));
    },
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!;
    if (options[word]) options[word](words[(index += 1)]!);
    else if (word !== "-s") url = word;
  }
  if (fields.size > 0) body = fields;
  if ([...form.keys()].length > 0) body = form;
  return new Request(url, {
    method: method || (body === undefined ? "GET" : "POST"),
    headers,
    ...(body !== undefined && { body }),
  });
}
