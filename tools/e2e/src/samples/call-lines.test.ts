/** The lines of `kontor call` on the pages of the reference: a shell reads them, and the command takes them. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { prepareBundles } from "@kontor/codegen/read/bundles";
import { buildModel } from "@kontor/codegen/model/build";
import { findExample, readGiven } from "@kontor/docs/reference/document";
import { buildCliSample, buildCurlSample } from "@kontor/docs/reference/samples/shell";
import { expect, test } from "vitest";

const cli = join(import.meta.dirname, "../../../../packages/cli/src");
const specs = ["erp", "channel"].map((api) =>
  buildModel({ api, document: JSON.parse(readFileSync(join(prepareBundles(), `${api}.json`), "utf8")) }),
);
const samples = specs.flatMap((spec) =>
  spec.operations.map((operation) => ({ spec, operation, line: buildCliSample(spec, operation) })),
);

/** The published CLI exports no function, so its files are found by their paths. */
const importCli = <T>(path: string) => import(pathToFileURL(join(cli, path)).href) as Promise<T>;

interface Data {
  operations: { id: string; answer: { kind: string; schema?: unknown } }[];
}
type RunHere = (
  words: string[],
  options: { input: string },
) => Promise<{ code: number; stdout: string; stderr: string }>;
interface Shown {
  method: string;
  url: string;
  body?: string;
}

/** Lets a shell read all lines, with a `kontor` that only writes its words and its standard input. */
function readByShell(lines: readonly string[]): { words: string[]; input: string }[] {
  const script = `kontor() { printf '%s\\0' "$@"; printf '\\1'; cat; printf '\\2'; }\n${lines.join("\n")}\n`;
  writeFileSync("lines.sh", script);
  const text = execFileSync("/bin/sh", ["lines.sh"], { input: "", encoding: "utf8" });
  const calls = text.split("\u0002").slice(0, -1);
  return calls.map((each) => {
    const [words = "", input = ""] = each.split("\u0001");
    return { words: words.split("\0").slice(0, -1), input };
  });
}

/** The address behind the host, as the sample for curl shows it. */
const readCurlPath = ({ spec, operation }: (typeof samples)[number]) =>
  /_URL([^"]*)"/.exec(buildCurlSample(spec, operation))![1]!;

/** Keeps what both samples say in the same words: the order of a query and the spelling of what is escaped may differ. */
const settle = (path: string) => decodeURIComponent(path.replaceAll("+", " "));

test("the line of every operation's page shows the request of its example with --dry-run", async () => {
  const [folder, before] = [mkdtempSync(join(tmpdir(), "kontor-call-lines-")), process.cwd()];
  const { runHere } = await importCli<{ runHere: RunHere }>("fixtures/run-here.ts");
  const wrong: unknown[] = [];
  try {
    process.chdir(folder); // the lines name files of their reader
    const read = readByShell(samples.map(({ line }) => line));
    expect(read).toHaveLength(samples.length);
    for (const [index, sample] of samples.entries()) {
      const { words, input } = read[index]!;
      for (const [, file] of sample.line.matchAll(/(?:=@|--body )(\w\S*)/g)) writeFileSync(file!, "bytes");
      const { code, stdout, stderr } = await runHere([...words, "--dry-run", "--json", "--sandbox"], { input });
      if (code !== 0) {
        wrong.push([sample.line, stderr]);
        continue;
      }
      const { method, url, body } = JSON.parse(stdout) as Shown;
      if (method !== sample.operation.method || !settle(url).endsWith(settle(readCurlPath(sample))))
        wrong.push([sample.line, url, readCurlPath(sample)]);
      const example = readJsonExample(sample);
      if (example !== undefined && !isDeepStrictEqual(JSON.parse(body ?? "null"), hideAs(body, example)))
        wrong.push([sample.line, body]);
    }
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }

  expect(samples.length).toBeGreaterThanOrEqual(370);
  expect(wrong).toEqual([]);
});

/** The example of a JSON body. */
function readJsonExample({ spec, operation }: (typeof samples)[number]): unknown {
  const content = readGiven(operation).requestBody?.content?.["application/json"];
  return findExample(spec.document, content)?.value;
}

/** Hides in an example what `--dry-run` has hidden. */
function hideAs(shown = "", example: unknown): unknown {
  const hidden = new Set([...shown.matchAll(/"(\w+)":"\[secret\]"/g)].map(([, name]) => name));
  return JSON.parse(JSON.stringify(example, (name, value: unknown) => (hidden.has(name) ? "[secret]" : value)));
}

test("the lines name a new file exactly for the answers that no terminal shows", async () => {
  const { loadSpecs } = await importCli<{ loadSpecs: () => Promise<Record<string, Data>> }>("specs/load.ts");
  const { listSecretFields } = await importCli<{ listSecretFields: (data: Data, schema: unknown) => Set<string> }>(
    "call/request.ts",
  );
  const known = await loadSpecs();

  const needed = samples.filter(({ spec, operation: { id } }) => {
    const { answer } = known[spec.api]!.operations.find((each) => each.id === id)!;
    const secrets = [...listSecretFields(known[spec.api]!, answer.schema)];
    return answer.kind === "bytes" || secrets.some((name) => name === "authtoken" || name === "apikey");
  });

  expect(needed.length).toBeGreaterThanOrEqual(5);
  expect(samples.filter(({ line }) => line.includes("--save")).map(({ line }) => line)).toEqual(
    needed.map(({ line }) => line),
  );
});
